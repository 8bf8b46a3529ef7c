import Export
import Geometry
import RenderTree
import Testing

/// Frames exposed for a while, by workers with and without memory, alone and together.
@Suite struct ExposedFramesTests {
  /// Clips in which much moves, some little, some nothing while the shutter is open.
  private static let frames: [FrameSnapshot] = (0..<10).map { index in
    var frame = MovingFrames.frame(index)
    frame.moments = (0..<[1, 2, 5][index % 3]).map { part in
      let moment = MovingFrames.frame(index * (index % 4) + part)
      return ExposedMoment(root: moment.root, background: moment.background, weight: 1 + part)
    }
    return frame
  }

  @Test(arguments: [FrameEncoding.png(), .png(compression: .small), .rawRGBA])
  func whatIsKeptDoesNotChangeTheBytes(encoding: FrameEncoding) throws {
    let worker = FrameWorker()
    for frame in Self.frames {
      let anew = try FrameWorker(usesCache: false).encodedFrame(of: frame, as: encoding)
      #expect(try worker.encodedFrame(of: frame, as: encoding).bytes == anew.bytes)
    }
  }

  @Test func tasksThatShareAFrameMakeTheSameBytes() async throws {
    for usesCache in [true, false] {
      let worker = FrameWorker(usesCache: usesCache)
      let helpers = [FrameWorker(usesCache: usesCache), FrameWorker(usesCache: usesCache)]
      for frame in Self.frames {
        let alone = try FrameWorker(usesCache: false).encodedFrame(of: frame, as: .png())
        let shared = try await worker.encodedFrame(of: frame, as: .png(), with: helpers)
        #expect(shared.bytes == alone.bytes)
      }
    }
  }
}
