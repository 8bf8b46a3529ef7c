/// Writes each frame to a PNG file of its own. A file that exists is complete: frames are written
/// under a temporary name in the same folder, then renamed.
package actor PNGSequenceSink: FrameSink {
  private let destination: FrameDestination
  private var folder: OutputFolder?

  package init(_ destination: FrameDestination) {
    self.destination = destination
  }

  package func begin(frameCount: Int) throws(ExportError) {
    if destination.isSingleFile, frameCount > 1 {
      throw .severalFramesInOneFile(path: destination.path, frameCount: frameCount)
    }
    folder = try OutputFolder(path: destination.folder)
  }

  package func accept(_ frame: EncodedFrame) throws(ExportError) {
    guard let folder else { preconditionFailure("a sink accepts frames after it began") }
    try folder.write(frame.bytes, named: destination.name(ofFrame: frame.index))
  }

  package func finish() { folder = nil }

  /// Nothing is half written between two frames; finished frames stay.
  package func abort() { folder = nil }
}
