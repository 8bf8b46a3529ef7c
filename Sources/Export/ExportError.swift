import Glibc
package import PNG

/// Why an export failed.
package enum ExportError: Error, Hashable, Sendable {
  /// The output's name cannot number frames; `reason` completes “… cannot name frames: ”.
  case badName(path: String, reason: String)
  /// Several frames would go into one file.
  case severalFramesInOneFile(path: String, frameCount: Int)
  /// The file or folder cannot be made where it was asked for.
  case cannotCreate(path: String, SystemError)
  /// Something on the way there leads nowhere; `reason` completes “it …”.
  case blocked(path: String, reason: String)
  /// There is a device, a pipe or a socket, which a file would replace.
  case specialFile(path: String)
  /// The system does not let us write there.
  case permission(path: String, SystemError)
  /// Writing failed midway; above all, the disk is full.
  case inputOutput(path: String, SystemError)
  /// A stream that this process was given, such as standard output, takes no more.
  case stream(name: String, SystemError)
  /// The reader of a pipe went away. Nothing is wrong, but there is no one left to write for.
  case brokenPipe
  /// ffmpeg did not make a film; `problem` completes “… could not be made: ”.
  case film(path: String, problem: String)
  /// ffmpeg did not make a film, and the disk is at fault.
  case filmNotWritten(path: String, problem: String)
  /// The system gives this process no more memory, threads or open files.
  case lacking(path: String, because: String)
  /// A frame could not be encoded.
  case encoding(frame: Int, PNGError)
  /// Another run with other settings is writing frames of the same names there; `difference` is the first:
  /// `--fps 30, now 60`.
  case inUse(path: String, difference: String)
  /// A single file would take the name of a frame that a run noted there, of the clip of that name.
  case frameOfRun(path: String, clip: String?)
  /// A folder or file is not any more where it was while it was written to.
  case moved(path: String)
  /// Others hold the folder's manifest for longer than they need.
  case heldUp(path: String)
  /// There is no such folder, or it cannot be read.
  case unreadable(path: String, SystemError)
  /// Nothing says what the frames in a folder are.
  case noManifest(path: String)
  /// What the frames are was noted by a later version of this program.
  case laterManifest(path: String)
  /// A clip is beyond what the format of an output can hold.
  case unencodable(_ output: String, reason: String)
}

extension ExportError {
  /// What went wrong and what to try, for people. Empty for `brokenPipe`, which is quiet.
  package var message: String { message(naming: "-o") }

  /// - Parameter option: With which the output was chosen.
  package func message(naming option: String) -> String {
    switch self {
    case .badName(let path, let reason): "‘\(path)’ cannot name frames: \(reason)"
    case .severalFramesInOneFile(let path, let frameCount):
      """
      ‘\(path)’ is one file, but there are \(frameCount) frames; number them with %05d, as in \
      ‘frame%05d.png’, or name a folder
      """
    case .cannotCreate(let path, let error):
      "‘\(path)’ cannot be created: \(error.message); choose another output with \(option)"
    case .blocked(let path, let reason):
      "‘\(path)’ cannot be created: it \(reason); choose another output with \(option)"
    case .specialFile(let path):
      if option != "-o" {
        "‘\(path)’ is no file but a device or a pipe; choose another output with \(option)"
      } else if Self.standardOutput.contains(path) {
        "‘\(path)’ is no file but standard output; write to it with ‘-o -’"
      } else {
        "‘\(path)’ is no file but a device or a pipe; write to it with ‘-o - > \(path)’"
      }
    case .permission(let path, let error):
      "‘\(path)’ cannot be written: \(error.message); choose a folder you may write to"
    case .inputOutput(let path, let error):
      """
      ‘\(path)’ could not be written: \(error.message); what was finished before is complete, so \
      make room or choose another disk and run again
      """
    case .stream(let name, let error):
      "\(name) cannot be written: \(error.message); send it elsewhere, as in ‘> file’"
    case .film(let path, let problem):
      "‘\(path)’ could not be made: \(problem); try another format, or PNG frames and ffmpeg by hand"
    case .filmNotWritten(let path, let problem):
      "‘\(path)’ could not be made: \(problem); make room or choose another disk and run again"
    case .lacking(let path, let problem):
      """
      ‘\(path)’ could not be made: \(problem); raise the limits of this process (ulimit -a), or \
      try fewer --jobs
      """
    case .brokenPipe: ""
    case .inUse(let path, let difference):
      """
      ‘\(path)’ is being written to by another run (\(difference)); wait until it is done, or choose \
      another folder with -o
      """
    case .frameOfRun(let path, let clip):
      """
      ‘\(path)’ is the name of a frame of \(clip ?? "a clip") in that folder, which this would pass for; choose \
      another name with \(option)
      """
    case .moved(let path):
      """
      ‘\(path)’ was moved, replaced or removed while it was written to; render again, where nobody \
      does so
      """
    case .heldUp(let path):
      "‘\(path)/\(ManifestFolder.name)’ is locked by another run that does not go on; try again later"
    case .unreadable(let path, let error):
      "‘\(path)’ cannot be read: \(error.message); name a folder of frames"
    case .noManifest(let path):
      """
      ‘\(path)’ does not say what frames it is to have: no run of this program noted it in \
      \(ManifestFolder.name)
      """
    case .laterManifest(let path):
      "what the frames in ‘\(path)’ are was noted by a later version of this program; use that one"
    case .encoding(let frame, let error): "frame \(frame): \(error.message)"
    case .unencodable(let output, let reason): "\(output) cannot be made: \(reason)"
    }
  }

  private static let standardOutput = ["/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"]

  /// The exit status for this error, one of sysexits.h; for a broken pipe, that of a command ended
  /// by SIGPIPE.
  package var exitCode: Int32 {
    switch self {
    case .badName, .severalFramesInOneFile: 64
    case .encoding(_, .tooLarge), .unencodable, .noManifest, .laterManifest: 65
    case .unreadable: 66
    case .encoding(_, .outOfMemory), .lacking: 71
    case .encoding: 70
    case .film: 69
    case .cannotCreate, .blocked, .specialFile, .frameOfRun: 73
    case .inputOutput, .stream, .filmNotWritten, .moved: 74
    case .inUse, .heldUp: 75
    case .permission: 77
    case .brokenPipe: 141
    }
  }

  /// Whether it is that a folder is not there.
  package var isMissingFolder: Bool {
    if case .unreadable(_, let error) = self { error.number == ENOENT } else { false }
  }

  /// The case for a failure to make or name something at `path`.
  static func creating(_ path: String, _ error: SystemError) -> ExportError {
    if error.isLack { return .lacking(path: path, because: error.message) }
    if error.isInputOutput { return .inputOutput(path: path, error) }
    if error.isPermission { return .permission(path: path, error) }
    if [ENOENT, ENOTDIR, ELOOP].contains(error.number) {
      if FileLocation.isStream(path) { return .specialFile(path: path) }
      if let reason = FileLocation.barrier(on: path) ?? FileLocation.whyNoFolder(path) {
        return .blocked(path: path, reason: reason)
      }
    }
    return .cannotCreate(path: path, error)
  }
}
