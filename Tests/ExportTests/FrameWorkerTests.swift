import Export
import PNG
import RenderTree
import Testing

@Suite struct FrameWorkerTests {
  /// Each frame by a worker of its own that keeps nothing.
  private func drawnAnew(
    _ frames: [FrameSnapshot], as encoding: FrameEncoding
  ) throws -> [EncodedFrame] {
    try frames.map { try FrameWorker(usesCache: false).encodedFrame(of: $0, as: encoding) }
  }

  private func expectSame(
    _ a: [EncodedFrame], _ b: [EncodedFrame], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(a.map(\.index) == b.map(\.index), sourceLocation: sourceLocation)
    #expect(a.map(\.bytes) == b.map(\.bytes), sourceLocation: sourceLocation)
    #expect(a.map(\.checksum) == b.map(\.checksum), sourceLocation: sourceLocation)
  }

  @Test(arguments: [FrameEncoding.png(), .rawRGBA])
  func whatIsKeptDoesNotChangeTheBytes(encoding: FrameEncoding) throws {
    let frames = (0..<24).map { MovingFrames.frame($0) }
    let worker = FrameWorker()
    let kept = try frames.map { try worker.encodedFrame(of: $0, as: encoding) }
    expectSame(kept, try drawnAnew(frames, as: encoding))
  }

  @Test func framesInAnyOrderAndSizeAreTheirOwn() throws {
    let moving = [0, 1, 9, 2, 2, 21, 0].map { MovingFrames.frame($0) }
    let others = [0, 1, 5, 10, 10].map { HandMadeFrames.frame($0) }
    let frames = moving + others + moving
    let worker = FrameWorker()
    let kept = try frames.map { try worker.encodedFrame(of: $0, as: .rawRGBA) }
    expectSame(kept, try drawnAnew(frames, as: .rawRGBA))
  }

  @Test func aRepeatedFrameKeepsItsOwnNumber() throws {
    let worker = FrameWorker()
    let first = try worker.encodedFrame(of: MovingFrames.frame(0), as: .png())
    let second = try worker.encodedFrame(of: MovingFrames.frame(1), as: .png())
    #expect([first.index, second.index] == [0, 1])
    #expect(first.bytes == second.bytes)
  }

  @Test func anotherEncodingOfTheSamePictureIsEncodedAnew() throws {
    let worker = FrameWorker()
    _ = try worker.encodedFrame(of: MovingFrames.frame(0), as: .png())
    let raw = try worker.encodedFrame(of: MovingFrames.frame(1), as: .rawRGBA)
    #expect(raw.bytes.count == 40 * 200 * 4)
    let file = try worker.encodedFrame(of: MovingFrames.frame(2), as: .png(scale: 2))
    #expect(try PNGDecoder.decode(file.bytes).width == 40)
  }

  @Test func aFrameThatCannotBeEncodedLeavesNothingBehind() throws {
    var huge = MovingFrames.frame(1)
    huge.width = 40_000
    let worker = FrameWorker()
    let before = try worker.encodedFrame(of: MovingFrames.frame(0), as: .png())
    #expect(throws: ExportError.self) { _ = try worker.encodedFrame(of: huge, as: .png()) }
    let after = try worker.encodedFrame(of: MovingFrames.frame(0), as: .png())
    #expect(before.bytes == after.bytes)
  }
}
