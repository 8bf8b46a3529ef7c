import TestSupport
import Testing

@testable import GIF

@Suite struct GIFEncoderTests {
  @Test func framesOfFewColoursAreKeptExactly() throws {
    let clip = SampleClip.movingBox(frames: 12)
    let gif = try GIFReader(clip.gif())
    #expect(gif.width == 40 && gif.height == 30)
    #expect(gif.frames.map(\.pixels) == clip.frames)
    #expect(gif.delays == [Int](repeating: 4, count: 12))
  }

  @Test(arguments: [(1, 1), (1, 300), (300, 1), (7, 5), (65_535, 1), (1, 65_535)])
  func everySizeIsKept(width: Int, height: Int) throws {
    let clip = SampleClip(width: width, height: height, frames: 3) { frame, x, y in
      (UInt8((x + y + frame) % 5 * 50), 0, UInt8(frame), 255)
    }
    let gif = try GIFReader(clip.gif())
    #expect(gif.frames.map(\.pixels) == clip.frames)
  }

  @Test func onlyTheChangedRectangleIsWritten() throws {
    let clip = SampleClip(width: 50, height: 40, frames: 2) { frame, x, y in
      frame == 1 && x >= 11 && x < 14 && y >= 20 && y < 22 ? (255, 0, 0, 255) : (9, 9, 9, 255)
    }
    let frames = try GIFReader(clip.gif()).frames
    #expect(frames.map(\.left) == [0, 11] && frames.map(\.top) == [0, 20])
    #expect(frames.map(\.width) == [50, 3] && frames.map(\.height) == [40, 2])
  }

  @Test func equalFramesBecomeOneThatStaysLonger() throws {
    let clip = SampleClip(width: 8, height: 8, frames: 10) { frame, _, _ in
      frame < 4 ? (1, 2, 3, 255) : frame < 9 ? (200, 2, 3, 255) : (1, 2, 3, 255)
    }
    let gif = try GIFReader(clip.gif())
    #expect(gif.delays == [16, 20, 4])
  }

  @Test func delaysAddUpToTheClip() throws {
    let clip = SampleClip(width: 2, height: 2, frames: 31) { frame, _, _ in
      (UInt8(frame), 0, 0, 255)
    }
    let delays = try GIFReader(clip.gif(rate: 30)).delays
    #expect(delays.prefix(6) == [3, 4, 3, 3, 4, 3])
    #expect(delays.reduce(0, +) == 103)
  }

  @Test(arguments: [65_535, 65_536, 65_537, 131_070, 131_071, 200_000])
  func longStillsAreSeveralFrames(ticks: Int) throws {
    var clip = try GIFClip(width: 2, height: 1, options: GIFOptions())
    let pixels: [UInt8] = [1, 2, 3, 255, 4, 5, 6, 255]
    try clip.add(pixels.span, at: GIFTime(0))
    var bytes: [UInt8] = []
    try clip.finish(at: GIFTime(ticks, over: 100)) { bytes += $0 }
    let gif = try GIFReader(bytes)
    #expect(gif.delays.reduce(0, +) == ticks)
    #expect(gif.delays.allSatisfy { $0 >= 2 })
    #expect(gif.frames.allSatisfy { $0.pixels == pixels })
  }

  @Test(
    arguments: [(.forever, 0), (.times(1), nil), (.times(2), 1), (.times(65_536), 65_535)]
      as [(GIFLoop, Int?)])
  func clipsLoopAsOftenAsAsked(loop: GIFLoop, repeats: Int?) throws {
    var options = GIFOptions()
    options.loop = loop
    let gif = try GIFReader(SampleClip.movingBox(frames: 2).gif(options))
    #expect(gif.repeats == repeats)
  }

  @Test func whatDisappearsLeavesTheClearBackground() throws {
    var noise = SeededGenerator(seed: 3)
    for _ in 0..<20 {
      let density = Int.random(in: 1...9, using: &noise)
      let clip = SampleClip(width: 13, height: 11, frames: 6) { frame, x, _ in
        let isThere = Int.random(in: 0..<10, using: &noise) < density || x == 0 && frame != 3
        return isThere ? (UInt8(x * 10), UInt8(frame), 0, 255) : (0, 0, 0, 0)
      }
      let gif = try GIFReader(clip.gif())
      #expect(gif.frames.map(\.pixels) == clip.frames)
    }
  }

  @Test func aClearClipIsClear() throws {
    let clip = SampleClip(width: 3, height: 3, frames: 2) { _, _, _ in (0, 0, 0, 0) }
    let gif = try GIFReader(clip.gif())
    #expect(gif.frames.map(\.pixels) == [clip.frames[0]] && gif.delays == [8])
  }

  @Test func translucentPixelsAreThereOrNot() throws {
    let clip = SampleClip(width: 256, height: 1, frames: 1) { _, x, _ in (200, 100, 0, UInt8(x)) }
    let pixels = try GIFReader(clip.gif()).frames[0].pixels
    for alpha in 0..<256 {
      let expected: [UInt8] = alpha < 128 ? [0, 0, 0, 0] : [200, 100, 0, 255]
      #expect(Array(pixels[alpha * 4..<alpha * 4 + 4]) == expected)
    }
  }

  @Test(arguments: [UInt8(0), 1, 128])
  func aMatteLiesUnderTranslucentPixels(threshold: UInt8) throws {
    let clip = SampleClip(width: 200, height: 1, frames: 1) { _, x, _ in (255, 0, 0, UInt8(x)) }
    var options = GIFOptions()
    let matte = OpaqueColor(red: 0, green: 0, blue: 255)
    options.transparency = GIFTransparency(threshold: threshold, matte: matte)
    let pixels = try GIFReader(clip.gif(options)).frames[0].pixels
    for alpha in 0..<200 {
      let over: [UInt8] = [UInt8(alpha), 0, UInt8(255 - alpha), 255]
      let expected = alpha < Int(threshold) ? [0, 0, 0, 0] : over
      #expect(Array(pixels[alpha * 4..<alpha * 4 + 4]) == expected)
    }
  }

  @Test func manyColoursAreShownNearly() throws {
    var options = GIFOptions()
    options.dithering = .none
    let clip = SampleClip.gradient(frames: 5)
    let gif = try GIFReader(clip.gif(options))
    for (found, expected) in zip(gif.frames, clip.frames) {
      let difference = PixelDifference(expected, found.pixels)
      #expect(difference.greatest <= 12, "\(difference)")
    }
  }

  @Test(arguments: [GIFDithering.none, .adaptive])
  func whatDoesNotChangeDoesNotFlicker(dithering: GIFDithering) throws {
    var options = GIFOptions()
    options.dithering = dithering
    let clip = SampleClip.gradient(frames: 8)
    let gif = try GIFReader(clip.gif(options))
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

  /// A survey of other frames has none of the colours.
  @Test func aFrameThePaletteDoesNotFitHasItsOwn() throws {
    let options = GIFOptions()
    var survey = try ColorSurvey(width: 40, height: 30, options: options)
    survey.count([GIFPixel](repeating: GIFPixel(bits: 0x1FF_FFFF), count: 40 * 30))
    let clip = SampleClip.movingBox(frames: 3)
    var bytes: [UInt8] = []
    var encoder = try GIFEncoder(
      width: 40, height: 30, palette: survey.palette(), options: options
    ) { bytes += $0 }
    for (number, frame) in clip.frames.enumerated() {
      var pixels = [GIFPixel](repeating: .clear, count: 40 * 30)
      options.transparency.read(frame.span, into: &pixels)
      try encoder.add(pixels, at: GIFTime(number, over: 10))
    }
    try encoder.finish(at: GIFTime(3, over: 10))
    let gif = try GIFReader(bytes)
    #expect(gif.frames.map(\.pixels) == clip.frames)
    #expect(gif.frames.contains { $0.hasOwnPalette })
  }

  @Test func coarsenessMakesFilesSmaller() throws {
    let clip = SampleClip.gradient(frames: 3)
    var options = GIFOptions()
    options.dithering = .none
    let fine = try clip.gif(options)
    options.coarseness = 6
    let coarse = try clip.gif(options)
    #expect(coarse.count < fine.count)
  }

  @Test func theSameFramesMakeTheSameBytes() throws {
    let clip = SampleClip.gradient(frames: 3)
    let (first, second) = (try clip.gif(), try clip.gif())
    #expect(first == second)
  }
}
