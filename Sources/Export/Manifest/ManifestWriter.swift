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
  /// Whether a frame that was noted is there.
  private var isUsed = false

  /// Says what is to be written.
  /// - Parameters:
  ///   - overwrites: What was noted of frames of these names before is forgotten, but for that of parts of the
  ///     same run where this is one.
  ///   - synchronizes: Each line is safe from loss of power before `add` returns.
  /// - Throws: `inUse` where a process is writing frames of these names with other settings, or any that would
  ///   be overwritten.
  init(
    _ run: FrameManifest.Run, in frames: OutputFolder, overwrites: Bool = false,
    synchronizes: Bool = false
  ) throws(ExportError) {
    self.frames = frames
    self.synchronizes = synchronizes
    do {
      notes = try ManifestFolder(madeIn: frames.folder)
      guard let gate = try notes.enter() else { throw SystemError(number: EBUSY) }
      try notes.removeLeftovers()
      var entries = try notes.entries()
      try Self.refuse(run, amid: entries, in: frames, overwrites: overwrites)
      if overwrites {
        try notes.forget(run, of: entries)
        entries = try notes.entries()
      }
      let run = Self.numbered(run, after: entries)
      let header = ManifestText.line(ManifestText.header(run))
      name = Self.name(for: header, beside: Set(entries.map(\.name)))
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

  /// A name that no other file has, here or, where folders are copied into one, elsewhere.
  private static func name(for header: [UInt8], beside others: Set<String>) -> String {
    while true {
      let origin = "\(ThisProcess.hostName) \(ThisProcess.number) \(TemporaryName.next().number) "
      let digest = SHA256.digest(of: Array(origin.utf8) + header)
      let name = Hexadecimal.text(digest.prefix(8)) + ManifestFolder.ending
      if !others.contains(name) { return name }
    }
  }

  /// Throws where another process is writing frames of these names with other settings.
  private static func refuse(
    _ run: FrameManifest.Run, amid entries: [ManifestFolder.Entry], in frames: OutputFolder,
    overwrites: Bool
  ) throws(ExportError) {
    for entry in entries where entry.isLive == true {
      for other in entry.contents.parts.map(\.run) where other.names == run.names {
        if other.isPart(of: run), !(overwrites && run.isAll) { continue }
        throw .inUse(
          path: frames.path,
          difference: other.differences(from: run).first ?? "frames that would be overwritten")
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
    do throws(SystemError) {
      try file?.write(ManifestText.line(ManifestText.record(fingerprint, ofFrame: number)))
      if synchronizes { try file?.synchronize() }
    } catch {
      throw Self.failure(error, in: frames)
    }
  }

  /// The frame that was noted has its name.
  func confirm() { isUsed = true }

  /// The path of the notes, where somebody has moved or removed them meanwhile.
  var lostPath: String? {
    let path = frames.path(of: ManifestFolder.name)
    return isUsed && file?.lies(at: "\(path)/\(name)") == false ? path : nil
  }

  /// Nothing more is written. A run that made nothing leaves nothing.
  func finish() {
    guard file != nil else { return }
    defer { file = nil }
    // What goes wrong here costs nothing but a file more: all is noted.
    guard let gate = try? notes.enter(patience: .seconds(1)) else { return }
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
