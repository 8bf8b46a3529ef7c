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
        try clip.add([UInt8](repeating: 0, count: count), at: GIFTime(0))
      }
    }
  }

  private static func write(
    _ times: [GIFTime], end: GIFTime, loop: GIFLoop = .forever
  ) async throws {
    var options = GIFOptions()
    options.loop = loop
    var clip = try GIFClip(width: 1, height: 1, options: options)
    for (number, time) in times.enumerated() {
      try clip.add([UInt8(number), 0, 0, 255], at: time)
    }
    try await clip.finish(at: end, jobs: 1) { _ in }
  }

  @Test func timesThatAreNoneAreRefused() async {
    for time in [
      GIFTime(-1), GIFTime(1, over: 0), GIFTime(0, over: 0), GIFTime(1, over: -5),
      GIFTime(Int.max), GIFTime(Int.min), GIFTime(21_474_837), GIFTime(1, over: Int.max),
    ] {
      await #expect(throws: GIFError.time(time)) { try await Self.write([time], end: GIFTime(1)) }
    }
  }

  @Test func framesTooCloseAreRefused() async {
    let (zero, one) = (GIFTime(0), GIFTime(1, over: 100))
    await #expect(throws: GIFError.tooClose(zero, one)) {
      try await Self.write([zero, one], end: GIFTime(1))
    }
    await #expect(throws: GIFError.tooClose(zero, one)) { try await Self.write([zero], end: one) }
    await #expect(throws: GIFError.tooClose(GIFTime(1), zero)) {
      try await Self.write([GIFTime(1), zero], end: GIFTime(2))
    }
  }

  @Test(arguments: [0, -1, 65_537, Int.min])
  func impossibleLoopsAreRefused(count: Int) async {
    await #expect(throws: GIFError.plays(count)) {
      try await Self.write([GIFTime(0)], end: GIFTime(1), loop: .times(count))
    }
  }

  @Test func aClipWithoutFramesIsRefused() async {
    await #expect(throws: GIFError.noFrames) { try await Self.write([], end: GIFTime(1)) }
  }

  @Test(arguments: [1, 2, 5])
  func whatTheSinkThrowsComesOut(jobs: Int) async throws {
    struct Full: Error {}
    var clip = try GIFClip(width: 1, height: 1, options: GIFOptions())
    for number in 0..<12 {
      try clip.add([UInt8(number), 0, 0, 255], at: GIFTime(number))
    }
    for taken in [0, 1, 7, 12] {
      let (clip, calls) = (clip, Calls())
      await #expect(throws: Full.self) {
        try await clip.finish(at: GIFTime(12), jobs: jobs) { _ in
          calls.count += 1
          if calls.count > taken { throw Full() }
        }
      }
      #expect(calls.count == taken + 1)
    }
  }

  private final class Calls { var count = 0 }

  @Test(arguments: [-1.0, .nan, .infinity, -.infinity, 1e300])
  func strangeCoarsenessStillWrites(coarseness: Double) async throws {
    var options = GIFOptions()
    options.coarseness = coarseness
    let gif = try await GIFReader(SampleClip.gradient(frames: 2).gif(options))
    #expect(gif.frames.count >= 1)
  }
}
