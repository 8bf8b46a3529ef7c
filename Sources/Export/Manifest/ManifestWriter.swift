import Glibc
import Raster

/// Notes in a folder of frames what one process writes there. Others see that it does as long as this is
/// there, however its process ends.
final class ManifestWriter {
  private let frames: OutputFolder
  private let notes: ManifestFolder
  private let name: String
  /// Open and locked; nil when it is finished.
  private var file: FileDescriptor?
  private let synchronizes: Bool
  /// Whether a frame was noted.
  private var isUsed = false

  /// Says what is to be written.
  /// - Parameter synchronizes: each line is safe from loss of power before `add` returns.
  /// - Throws: `inUse` where a process is writing frames of these names with other settings.
  init(
    _ run: FrameManifest.Run, in frames: OutputFolder, synchronizes: Bool = false
  ) throws(ExportError) {
    self.frames = frames
    self.synchronizes = synchronizes
    do {
      notes = try ManifestFolder(madeIn: frames.folder)
      guard let gate = try notes.enter() else { throw SystemError(number: EBUSY) }
      try notes.removeLeftovers()
      let entries = try notes.entries()
      try Self.refuse(run, amid: entries, in: frames)
      let run = Self.numbered(run, after: entries)
      let header = ManifestText.line(ManifestText.header(run))
      // Where folders are copied into one, those of all processes are to stay.
      let origin = "\(ThisProcess.hostName) \(ThisProcess.number) \(TemporaryName.next().number) "
      name =
        Hexadecimal.text(SHA256.digest(of: Array(origin.utf8) + header).prefix(8))
        + ManifestFolder.ending
      let file = try notes.write(header, named: name)
      if synchronizes {
        try file.synchronize()
        try notes.folder.synchronizeNames()
        try frames.folder.synchronizeNames()
      }
      self.file = consume file
      _ = consume gate
    } catch let error as ExportError {
      throw error
    } catch {
      throw Self.failure(error as? SystemError, in: frames)
    }
  }

  /// Throws where another process is writing frames of these names with other settings.
  private static func refuse(
    _ run: FrameManifest.Run, amid entries: [ManifestFolder.Entry], in frames: OutputFolder
  ) throws(ExportError) {
    for entry in entries where entry.isLive == true {
      for other in entry.contents.parts.map(\.run)
      where other.names == run.names && !other.isPart(of: run) {
        throw .inUse(
          path: frames.path, difference: other.differences(from: run).first ?? "another run")
      }
    }
  }

  /// The run with its number.
  private static func numbered(
    _ run: FrameManifest.Run, after entries: [ManifestFolder.Entry]
  ) -> FrameManifest.Run {
    var run = run
    var manifest = FrameManifest()
    for entry in entries { manifest.add(entry.contents, named: entry.name) }
    if let last = manifest.last() {
      run.begun = last.run.begun + (last.run.isPart(of: run) ? 0 : 1)
    }
    return run
  }

  /// Notes a frame whose file is about to get its name.
  func add(_ fingerprint: FrameFingerprint, ofFrame number: Int) throws(ExportError) {
    isUsed = true
    do throws(SystemError) {
      try file?.write(ManifestText.line(ManifestText.record(fingerprint, ofFrame: number)))
      if synchronizes { try file?.synchronize() }
    } catch {
      throw Self.failure(error, in: frames)
    }
  }

  /// Nothing more is written. A run that noted nothing leaves nothing.
  func finish() {
    guard file != nil else { return }
    defer { file = nil }
    // What goes wrong here costs nothing but a file more: all is noted.
    guard let gate = try? notes.enter() else { return }
    if isUsed {
      try? notes.mergeFinished(with: name)
    } else {
      try? notes.folder.remove(name)
      try? notes.removeIfEmpty(from: frames.folder)
    }
    _ = consume gate
  }

  private static func failure(_ error: SystemError?, in frames: OutputFolder) -> ExportError {
    guard let error, error.number != EBUSY else { return .heldUp(path: frames.path) }
    return .creating(frames.path(of: ManifestFolder.name), error)
  }
}
