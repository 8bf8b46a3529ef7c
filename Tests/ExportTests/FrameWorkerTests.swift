import Export
import Geometry
import PNG
import Raster
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

  /// Frames of 30 × 100 pixels that are opaque but for a hole now and then, at changing heights,
  /// and in any case with a line that moves.
  private static let holed: [FrameSnapshot] = {
    let tops: [Double?] = [nil, nil, 5, 5, 40, nil, 90, 90, nil, nil, 0, 70, 31, nil]
    return tops.enumerated().map { index, top in
      var children = [
        RenderNode(
          bounds: Rect(x: 0, y: Double(index * 7), width: 30, height: 2),
          effects: NodeEffects(backgroundColor: .black))
      ]
      let edge = top ?? 100
      for (from, to) in [(0, edge), (edge + 3, 100)] where to > from {
        children.insert(
          RenderNode(
            bounds: Rect(x: 0, y: from, width: 30, height: to - from),
            effects: NodeEffects(backgroundColor: Color(red: 0.3, green: 0.6, blue: 0.1))), at: 0)
      }
      return FrameSnapshot(
        index: index, sceneTime: Double(index) / 60, width: 30, height: 100,
        pixelsFromRoot: .identity, background: .clear,
        root: RenderNode(
          bounds: Rect(x: 0, y: 0, width: 30, height: 100), children: children))
    }
  }()

  @Test func framesAreRGBWhereEveryAlphaIs255() throws {
    let worker = FrameWorker()
    for frame in Self.holed {
      let file = try worker.encodedFrame(of: frame, as: .png()).bytes
      let raw = try FrameWorker().encodedFrame(of: frame, as: .rawRGBA).bytes
      let isOpaque = stride(from: 3, to: raw.count, by: 4).allSatisfy { raw[$0] == 255 }
      #expect(file[25] == (isOpaque ? 2 : 6), "the colour type of frame \(frame.index)")
      if isOpaque { #expect(try file == FastPNGEncoder.encode(raw, width: 30, height: 100)) }
    }
    expectSame(
      try Self.holed.map { try worker.encodedFrame(of: $0, as: .png()) },
      try drawnAnew(Self.holed, as: .png()))
  }

  @Test(arguments: [2, 3, 8], [true, false])
  func tasksThatShareAFrameMakeTheSameBytes(width: Int, usesCache: Bool) async throws {
    let frames = Self.holed + (0..<9).map { MovingFrames.frame($0) } + Self.holed.reversed()
    let worker = FrameWorker(usesCache: usesCache)
    let helpers = (1..<width).map { _ in FrameWorker(usesCache: usesCache) }
    var shared: [EncodedFrame] = []
    for frame in frames {
      shared.append(try await worker.encodedFrame(of: frame, as: .png(), with: helpers))
    }
    expectSame(shared, try drawnAnew(frames, as: .png()))
  }

  @Test(arguments: [FrameEncoding.png(), .rawRGBA], [true, false])
  func workersThatGoOnFromAnotherMakeTheSameBytes(
    encoding: FrameEncoding, usesCache: Bool
  ) async throws {
    let frames = (0..<12).map { MovingFrames.frame($0) } + Self.holed
    let anew = try drawnAnew(frames, as: encoding)
    let first = FrameWorker(usesCache: usesCache)
    let (second, third) = (FrameWorker(usesCache: usesCache), FrameWorker(usesCache: usesCache))
    for begun in frames.indices {
      let last = try await first.encodedFrame(
        of: frames[begun], as: encoding, with: [second, third])
      second.goOn(from: first)
      // The same frame again, the one after, and one that has little to do with it.
      for next in [begun, (begun + 1) % frames.count, frames.count - 1 - begun] {
        expectSame([try second.encodedFrame(of: frames[next], as: encoding)], [anew[next]])
      }
      expectSame([last], [anew[begun]])
    }
  }

  /// Frames that stay for a while, of which each worker draws some, one after the other and at once.
  @Test(arguments: [2, 3])
  func workersThatShareBandsMakeTheSameBytes(count: Int) async throws {
    let frames = (0..<24).map { MovingFrames.frame($0) } + Self.holed.flatMap { [$0, $0] }
    let anew = try drawnAnew(frames, as: .png())
    let shared = SharedBands(workerCount: count)
    let workers = (0..<count).map { _ in FrameWorker() }
    for worker in workers { worker.share(shared) }
    for begun in stride(from: 0, to: frames.count, by: count) {
      let places = begun..<min(begun + count, frames.count)
      let made = try await withThrowingTaskGroup(of: (Int, EncodedFrame).self) { group in
        for place in places {
          group.addTask {
            (place, try workers[place - begun].encodedFrame(of: frames[place], as: .png()))
          }
        }
        var made: [Int: EncodedFrame] = [:]
        for try await (place, frame) in group { made[place] = frame }
        return made
      }
      for place in places { #expect(made[place]?.bytes == anew[place].bytes) }
    }
    for (place, frame) in frames.enumerated() {
      let again = try workers[place % count].encodedFrame(of: frame, as: .png())
      #expect(again.bytes == anew[place].bytes)
    }
  }

  @Test func kindsOfFilesMayTakeTurns() throws {
    let worker = FrameWorker()
    let kinds: [FrameEncoding] = [
      .png(), .png(), .rawRGBA, .rawRGBA, .png(compression: .small), .png(), .png(scale: 2),
    ]
    for (place, kind) in (kinds + kinds + kinds.reversed()).enumerated() {
      let frame = Self.holed[place % Self.holed.count]
      expectSame([try worker.encodedFrame(of: frame, as: kind)], try drawnAnew([frame], as: kind))
    }
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
