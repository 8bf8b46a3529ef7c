import TestSupport
import Testing

@testable import GIF

@Suite struct GIFClipTests {
  @Test func framesOfFewColoursAreKeptExactly() async throws {
    let clip = SampleClip.movingBox(frames: 12)
    let gif = try await GIFReader(clip.gif())
    #expect(gif.width == 40 && gif.height == 30)
    #expect(gif.frames.map(\.pixels) == clip.frames)
    #expect(gif.delays == [Int](repeating: 4, count: 12))
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (7, 5), (65_535, 1), (1, 65_535)])
  func everySizeIsKept(width: Int, height: Int) async throws {
    let clip = SampleClip(width: width, height: height, frames: 3) { frame, x, y in
      (UInt8((x + y + frame) % 5 * 50), 0, UInt8(frame), 255)
    }
    let gif = try await GIFReader(clip.gif())
    #expect(gif.frames.map(\.pixels) == clip.frames)
  }

  @Test func onlyTheChangedRectangleIsWritten() async throws {
    let clip = SampleClip(width: 50, height: 40, frames: 2) { frame, x, y in
      frame == 1 && x >= 11 && x < 14 && y >= 20 && y < 22 ? (255, 0, 0, 255) : (9, 9, 9, 255)
    }
    let frames = try await GIFReader(clip.gif()).frames
    #expect(frames.map(\.left) == [0, 11] && frames.map(\.top) == [0, 20])
    #expect(frames.map(\.width) == [50, 3] && frames.map(\.height) == [40, 2])
  }

  @Test func equalFramesBecomeOneThatStaysLonger() async throws {
    let clip = SampleClip(width: 8, height: 8, frames: 10) { frame, _, _ in
      frame < 4 ? (1, 2, 3, 255) : frame < 9 ? (200, 2, 3, 255) : (1, 2, 3, 255)
    }
    let gif = try await GIFReader(clip.gif())
    #expect(gif.delays == [16, 20, 4])
  }

  @Test func delaysAddUpToTheClip() async throws {
    let clip = SampleClip(width: 2, height: 2, frames: 31) { frame, _, _ in
      (UInt8(frame), 0, 0, 255)
    }
    let delays = try await GIFReader(clip.gif(rate: 30)).delays
    #expect(delays.prefix(6) == [3, 4, 3, 3, 4, 3])
    #expect(delays.reduce(0, +) == 103)
  }

  @Test(arguments: [65_535, 65_536, 65_537, 131_070, 131_071, 200_000])
  func longStillsAreSeveralFrames(ticks: Int) async throws {
    var clip = try GIFClip(width: 2, height: 1, options: GIFOptions())
    let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255]
    try clip.add(pixels, at: GIFTime(0))
    var bytes: [UInt8] = []
    try await clip.finish(at: GIFTime(ticks, over: 100), jobs: 1) { bytes += $0 }
    let gif = try GIFReader(bytes)
    #expect(gif.delays.reduce(0, +) == ticks)
    #expect(gif.delays.allSatisfy { $0 >= 2 })
    #expect(gif.frames.allSatisfy { $0.pixels == pixels })
  }

  @Test(
    arguments: [(.forever, 0), (.times(1), nil), (.times(2), 1), (.times(65_536), 65_535)]
      as [(GIFLoop, Int?)])
  func clipsLoopAsOftenAsAsked(loop: GIFLoop, repeats: Int?) async throws {
    var options = GIFOptions()
    options.loop = loop
    let gif = try await GIFReader(SampleClip.movingBox(frames: 2).gif(options))
    #expect(gif.repeats == repeats)
  }

  @Test func whatDisappearsLeavesTheClearBackground() async throws {
    var noise = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let density = Int.random(in: 1...9, using: &noise)
      let clip = SampleClip(width: 13, height: 11, frames: 6) { frame, x, _ in
        let isThere = Int.random(in: 0..<10, using: &noise) < density || x == 0 && frame != 3
        return isThere ? (UInt8(x * 10), UInt8(frame), 0, 255) : (0, 0, 0, 0)
      }
      let gif = try await GIFReader(clip.gif())
      #expect(gif.frames.map(\.pixels) == clip.frames)
    }
  }

  @Test func aClearClipIsClear() async throws {
    let clip = SampleClip(width: 3, height: 3, frames: 2) { _, _, _ in (0, 0, 0, 0) }
    let gif = try await GIFReader(clip.gif())
    #expect(gif.frames.map(\.pixels) == [clip.frames[0]] && gif.delays == [8])
  }

  @Test func translucentPixelsAreThereOrNot() async throws {
    let clip = SampleClip(width: 256, height: 1, frames: 1) { _, x, _ in (200, 100, 0, UInt8(x)) }
    let pixels = try await GIFReader(clip.gif()).frames[0].pixels
    for alpha in 0..<256 {
      let expected: [UInt8] = alpha < 128 ? [0, 0, 0, 0] : [200, 100, 0, 255]
      #expect(Array(pixels[alpha * 4..<alpha * 4 + 4]) == expected)
    }
  }

  @Test(arguments: [UInt8(0), 1, 128])
  func aMatteLiesUnderTranslucentPixels(threshold: UInt8) async throws {
    let clip = SampleClip(width: 200, height: 1, frames: 1) { _, x, _ in (255, 0, 0, UInt8(x)) }
    var options = GIFOptions()
    let matte = OpaqueColor(red: 0, green: 0, blue: 255)
    options.transparency = GIFTransparency(threshold: threshold, matte: matte)
    let pixels = try await GIFReader(clip.gif(options)).frames[0].pixels
    for alpha in 0..<200 {
      let over: [UInt8] = [UInt8(alpha), 0, UInt8(255 - alpha), 255]
      let expected = alpha < Int(threshold) ? [0, 0, 0, 0] : over
      #expect(Array(pixels[alpha * 4..<alpha * 4 + 4]) == expected)
    }
  }

  @Test func manyColoursAreShownNearly() async throws {
    var options = GIFOptions()
    options.dithering = .none
    let clip = SampleClip.gradient(frames: 5)
    let gif = try await GIFReader(clip.gif(options))
    for (found, expected) in zip(gif.frames, clip.frames) {
      let difference = PixelDifference(expected, found.pixels)
      #expect(difference.greatest <= 12, "\(difference)")
    }
  }

  @Test(arguments: [GIFDithering.none, .adaptive])
  func whatDoesNotChangeDoesNotFlicker(dithering: GIFDithering) async throws {
    var options = GIFOptions()
    options.dithering = dithering
    let clip = SampleClip.gradient(frames: 8)
    let gif = try await GIFReader(clip.gif(options))
    #expect(gif.frames.count == 8)
    for number in 1..<8 {
      let (before, after) = (gif.frames[number - 1].pixels, gif.frames[number].pixels)
      let (old, new) = (clip.frames[number - 1], clip.frames[number])
      let flickers = stride(from: 0, to: before.count, by: 4).contains { place in
        let pixel = place..<place + 4
        return old[pixel] == new[pixel] && before[pixel] != after[pixel]
      }
      #expect(!flickers)
    }
  }

  /// The palette of another clip has none of the colours.
  @Test func aFrameThePaletteDoesNotFitHasItsOwn() async throws {
    let options = GIFOptions()
    var colors = ColorCounts()
    colors.add(GIFPixel(bits: 0x1FF_FFFF), times: 40 * 30, gradual: 0)
    let palette = GIFPalette(colors, coarseness: 0)
    let sample = SampleClip.movingBox(frames: 3)
    var clip = try GIFClip(width: 40, height: 30, options: options)
    for (number, frame) in sample.frames.enumerated() {
      try clip.add(frame, at: GIFTime(number, over: 10))
    }
    var bytes: [UInt8] = []
    try await clip.finish(at: GIFTime(3, over: 10), palette: palette, jobs: 2) { bytes += $0 }
    let gif = try GIFReader(bytes)
    #expect(gif.frames.map(\.pixels) == sample.frames)
    #expect(gif.frames.contains { $0.hasOwnPalette })
  }

  @Test func coarsenessMakesFilesSmaller() async throws {
    let clip = SampleClip.gradient(frames: 3)
    var options = GIFOptions()
    options.dithering = .none
    let fine = try await clip.gif(options)
    options.coarseness = 6
    let coarse = try await clip.gif(options)
    #expect(coarse.count < fine.count)
  }

  @Test(arguments: [2, 5])
  func theSameFramesMakeTheSameBytes(jobs: Int) async throws {
    // Frames that take long are followed by some that do not.
    let clips = [
      SampleClip.gradient(frames: 3),
      SampleClip(width: 60, height: 50, frames: 20) { frame, x, y in
        let reach = frame % 7 == 0 ? 60 : 2
        if x >= reach || y >= reach { return (7, 7, 7, 255) }
        return (UInt8(x * y * frame % 251), UInt8(x), 9, 255)
      },
    ]
    for clip in clips {
      let alone = try await clip.gif(jobs: 1)
      #expect(try await clip.gif(jobs: jobs) == alone)
    }
  }

  /// Frames that lie elsewhere, and what goes wrong there.
  private final class Shelf: FrameStore {
    struct Full: Error, Equatable {}
    private(set) var bytes: [UInt8] = []
    var room = Int.max

    func append(_ more: [UInt8]) throws {
      if bytes.count + more.count > room { throw Full() }
      bytes += more
    }

    func bytes(at position: Int, count: Int) -> [UInt8] {
      Array(bytes[position..<position + count])
    }
  }

  @Test func framesInAStoreMakeTheSameFile() async throws {
    var noise = SeededGenerator(seed: 4)
    let frames = (0..<8).map { _ in
      (0..<200 * 200).flatMap { _ -> [UInt8] in
        let grey = UInt8.random(in: 0..<8, using: &noise) * 30
        return [grey, 255 - grey, grey / 2, 255]
      }
    }
    var files: [[UInt8]] = []
    let shelf = Shelf()
    for store in [nil, shelf] as [Shelf?] {
      var clip = try GIFClip(width: 200, height: 200, options: GIFOptions(), store: store)
      for (number, frame) in frames.enumerated() {
        try clip.add(frame, at: GIFTime(number, over: 10))
      }
      var file: [UInt8] = []
      try await clip.finish(at: GIFTime(8, over: 10), jobs: 2) { file += $0 }
      files.append(file)
    }
    #expect(files[0] == files[1])
    #expect(shelf.bytes.count > 1 << 20)

    shelf.room = 0
    var clip = try GIFClip(width: 200, height: 200, options: GIFOptions(), store: shelf)
    #expect(throws: Shelf.Full()) {
      for (number, frame) in frames.enumerated() {
        try clip.add(frame, at: GIFTime(number, over: 10))
      }
    }
  }
}
