import GIF
import TestSupport
import Testing

/// Whatever is asked for, a file is written or an error says why not.
@Suite struct HostileGIFTests {
  @Test(arguments: [
    (0, 0), (0, 5), (5, 0), (-1, 5), (65_536, 1), (1, 65_536), (65_535, 65_535), (Int.max, Int.max),
  ])
  func impossibleSizesAreRefused(width: Int, height: Int) {
    let error = GIFError.size(width: width, height: height)
    #expect(throws: error) {
      _ = try GIFClip(width: width, height: height, options: GIFOptions())
    }
    #expect(!error.message.isEmpty)
  }

  @Test func framesOfAnotherSizeAreRefused() throws {
    var clip = try GIFClip(width: 2, height: 2, options: GIFOptions())
    for count in [0, 15, 17, 32] {
      #expect(throws: GIFError.byteCount(count, expected: 16)) {
        try clip.add([UInt8](repeating: 0, count: count).span, at: GIFTime(0))
      }
    }
  }

  private static func write(_ times: [GIFTime], end: GIFTime, loop: GIFLoop = .forever) throws {
    var options = GIFOptions()
    options.loop = loop
    var clip = try GIFClip(width: 1, height: 1, options: options)
    for (number, time) in times.enumerated() {
      try clip.add([UInt8(number), 0, 0, 255].span, at: time)
    }
    try clip.finish(at: end) { _ in }
  }

  @Test func timesThatAreNoneAreRefused() {
    for time in [
      GIFTime(-1), GIFTime(1, over: 0), GIFTime(0, over: 0), GIFTime(1, over: -5),
      GIFTime(Int.max), GIFTime(Int.min), GIFTime(21_474_837), GIFTime(1, over: Int.max),
    ] {
      #expect(throws: GIFError.time(time)) { try Self.write([time], end: GIFTime(1)) }
    }
  }

  @Test func framesTooCloseAreRefused() {
    let (zero, one) = (GIFTime(0), GIFTime(1, over: 100))
    #expect(throws: GIFError.tooClose(zero, one)) { try Self.write([zero, one], end: GIFTime(1)) }
    #expect(throws: GIFError.tooClose(zero, one)) { try Self.write([zero], end: one) }
    #expect(throws: GIFError.tooClose(GIFTime(1), zero)) {
      try Self.write([GIFTime(1), zero], end: GIFTime(2))
    }
  }

  @Test(arguments: [0, -1, 65_537, Int.min])
  func impossibleLoopsAreRefused(count: Int) {
    #expect(throws: GIFError.plays(count)) {
      try Self.write([GIFTime(0)], end: GIFTime(1), loop: .times(count))
    }
  }

  @Test func aClipWithoutFramesIsRefused() {
    #expect(throws: GIFError.noFrames) { try Self.write([], end: GIFTime(1)) }
  }

  @Test func whatTheSinkThrowsComesOut() throws {
    struct Full: Error {}
    var clip = try GIFClip(width: 1, height: 1, options: GIFOptions())
    try clip.add([0, 0, 0, 0].span, at: GIFTime(0))
    #expect(throws: Full.self) { try clip.finish(at: GIFTime(1)) { _ in throw Full() } }
  }

  @Test(arguments: [-1.0, .nan, .infinity, -.infinity, 1e300])
  func strangeCoarsenessStillWrites(coarseness: Double) throws {
    var options = GIFOptions()
    options.coarseness = coarseness
    let gif = try GIFReader(SampleClip.gradient(frames: 2).gif(options))
    #expect(gif.frames.count >= 1)
  }
}
