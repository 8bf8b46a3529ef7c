import Export
import RenderTree

extension FrameWorker {
  /// Draws a frame with helpers that come when they are invited.
  func encodedFrame(
    of snapshot: FrameSnapshot, as encoding: FrameEncoding, with helpers: [FrameWorker]
  ) async throws -> EncodedFrame {
    let frames = try await encodedFrames(of: snapshot, as: [encoding]) { bands in
      for helper in helpers { Task { helper.help(with: bands) } }
    }
    return frames[0]
  }
}
