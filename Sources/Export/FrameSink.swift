/// Where encoded frames go. One export uses a sink once: `begin`, then `accept` for each frame in
/// order, then `finish`; or, after an error or a cancellation, `abort`.
package protocol FrameSink: Sendable {
  /// Whether it keeps the fingerprints of frames; where none does they are not made.
  var keepsFingerprints: Bool { get }

  /// Makes ready for `frameCount` frames; throws before anything is drawn if it cannot be.
  func begin(frameCount: Int) async throws(ExportError)

  /// Takes the next frame.
  func accept(_ frame: EncodedFrame) async throws(ExportError)

  /// All frames have been accepted. What takes long looks at whether the task was cancelled.
  func finish() async throws

  /// No more frames will come; leaves nothing half done behind. Also called when `begin` or
  /// `finish` threw, or those of another sink of the same export: what is finished stays.
  func abort() async
}

extension FrameSink {
  package var keepsFingerprints: Bool { false }
}

/// A sink, and what it takes frames as.
package struct FrameOutput: Sendable {
  package var encoding: FrameEncoding
  package var sink: any FrameSink

  package init(_ encoding: FrameEncoding, to sink: any FrameSink) {
    self.encoding = encoding
    self.sink = sink
  }
}
