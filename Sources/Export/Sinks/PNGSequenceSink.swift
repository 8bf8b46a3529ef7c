import Glibc

/// Writes each frame to a PNG file of its own. A file that exists is complete: frames are written
/// under a temporary name in the same folder, then renamed.
package actor PNGSequenceSink: FrameSink {
  private let destination: FrameDestination
  private let run: FrameManifest.Run?
  private let overwrites: Bool
  private let synchronizes: Bool
  private var folder: OutputFolder?
  private var notes: ManifestWriter?

  /// - Parameters:
  ///   - run: What the frames are, which is noted beside them; nil: nothing is.
  ///   - overwrites: Frames that are not of this run are removed first.
  ///   - synchronizes: Each frame is safe from loss of power before the next one is taken.
  package init(
    _ destination: FrameDestination, noting run: FrameManifest.Run? = nil,
    overwrites: Bool = false, synchronizes: Bool = false
  ) {
    self.destination = destination
    self.run = run
    self.overwrites = overwrites
    self.synchronizes = synchronizes
  }

  nonisolated package var keepsFingerprints: Bool { run != nil }

  package func begin(frameCount: Int) throws(ExportError) {
    if destination.isSingleFile, frameCount > 1 {
      throw .severalFramesInOneFile(path: destination.path, frameCount: frameCount)
    }
    let folder = try OutputFolder(path: destination.folder)
    self.folder = folder
    guard let run else {
      if destination.isSingleFile { try folder.refuseFrame(destination.name(ofFrame: 0)) }
      return
    }
    try folder.refuseFolders(calledAs: run, at: destination)
    // The notes on others are forgotten where this run's begin.
    let noted = overwrites ? folder.notedFrames : []
    notes = try writer(of: run, in: folder)
    if overwrites { try folder.removeFrames(before: run, at: destination, noted: noted) }
  }

  private func writer(
    of run: FrameManifest.Run, in folder: OutputFolder
  ) throws(ExportError) -> ManifestWriter {
    var attempts = 0
    while true {
      attempts += 1
      do {
        return try ManifestWriter(
          run, in: folder, overwrites: overwrites, synchronizes: synchronizes)
      } catch {
        // A run that made nothing has just taken its notes away, and their folder.
        guard case .cannotCreate(_, let cause) = error, cause.number == ENOENT, attempts < 5 else {
          throw error
        }
      }
    }
  }

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    guard let folder else { preconditionFailure("a sink accepts frames after it began") }
    // A frame of ours is never unknown, and one that did not come is known to be missing.
    if let fingerprint = frame.fingerprint { try notes?.add(fingerprint, ofFrame: frame.index) }
    try folder.write(
      frame.bytes, named: destination.name(ofFrame: frame.index), synchronizes: synchronizes)
    notes?.confirm()
  }

  package func finish() throws(ExportError) {
    defer { abort() }
    if let folder, !folder.isInPlace { throw .moved(path: folder.path) }
    if let path = notes?.lostPath { throw .moved(path: path) }
  }

  /// Nothing is half written between two frames; finished frames stay.
  package func abort() {
    notes?.finish()
    notes = nil
    folder = nil
  }
}
