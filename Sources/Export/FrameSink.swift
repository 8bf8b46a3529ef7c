/// Where encoded frames go. One export uses a sink once: `begin`, then `accept` for each frame in
/// order, then `finish`; or, after an error or a cancellation, `abort`.
package protocol FrameSink: Sendable {
  /// Makes ready for `frameCount` frames; throws before anything is drawn if it cannot be.
  func begin(frameCount: Int) async throws(ExportError)

  /// Takes the next frame.
  func accept(_ frame: EncodedFrame) async throws(ExportError)

  /// All frames have been accepted.
  func finish() async throws(ExportError)

  /// No more frames will come; leaves nothing half done behind. Also called when `begin` or
  /// `finish` threw.
  func abort() async
}
