import PNG
import TestSupport
import Testing

@Suite struct AnimatedPNGWriterTests {
  /// Boxes that move and fade; premultiplied RGBA.
  private static func frames(_ count: Int, width: Int, height: Int, isOpaque: Bool) -> [[UInt8]] {
    (0..<count).map { frame in
      (0..<height).flatMap { y in
        (0..<width).flatMap { x -> [UInt8] in
          let isBox = x >= frame && x < frame + 3 && y >= height / 2 && y < height / 2 + 2
          if isOpaque { return isBox ? [250, UInt8(frame), 7, 255] : [UInt8(x), 40, 50, 255] }
          return isBox ? [60, 0, 0, 100 + UInt8(frame)] : [0, 0, 0, x % 5 == 0 ? 17 : 0]
        }
      }
    }
  }

  private static func write(
    _ frames: [[UInt8]], _ format: AnimatedPNGWriter.Format,
    delay: AnimatedPNGDelay? = nil
  ) throws -> [UInt8] {
    var bytes: [UInt8] = []
    var writer = try AnimatedPNGWriter(format) { bytes += $0 }
    for frame in frames {
      try writer.add(frame, for: delay ?? AnimatedPNGDelay(seconds: 1, over: 60))
    }
    try writer.finish()
    return bytes
  }

  @Test(arguments: PNGCompression.allCases, [false, true])
  func framesAndDelaysAreKept(compression: PNGCompression, isOpaque: Bool) throws {
    for (width, height) in [(1, 1), (1, 40), (40, 1), (33, 70)] {
      let frames = Self.frames(7, width: width, height: height, isOpaque: isOpaque)
      var format = AnimatedPNGWriter.Format(width: width, height: height, frameCount: 7)
      format.compression = compression
      format.isOpaque = isOpaque
      let delay = try AnimatedPNGDelay(seconds: 1001, over: 30_000)
      let file = try Self.write(frames, format, delay: delay)
      let read = try AnimatedPNGReader(file)
      #expect(read.frameCount == 7 && read.plays == 0)
      #expect(read.frames.map(\.pixels) == frames)
      #expect(read.frames.allSatisfy { $0.numerator == 1001 && $0.denominator == 30_000 })
    }
  }

  @Test func theFirstFrameIsTheStill() throws {
    let frames = Self.frames(3, width: 20, height: 20, isOpaque: false)
    let file = try Self.write(frames, .init(width: 20, height: 20, frameCount: 3))
    #expect(try PNGDecoder.decode(file).pixels == frames[0])
    #expect(
      try chunks(of: file).map(\.type) == [
        "IHDR", "sRGB", "pHYs", "acTL", "fcTL", "IDAT", "fcTL", "fdAT", "fcTL", "fdAT", "IEND",
      ])
  }

  @Test func onlyTheChangedRectangleIsWritten() throws {
    let frames = Self.frames(3, width: 40, height: 40, isOpaque: true)
    var format = AnimatedPNGWriter.Format(width: 40, height: 40, frameCount: 4)
    format.isOpaque = true
    let read = try AnimatedPNGReader(Self.write(frames + [frames[2]], format))
    #expect(read.frames.map(\.width) == [40, 4, 4, 1])
    #expect(read.frames.map(\.height) == [40, 2, 2, 1])
    #expect(read.frames.map(\.left) == [0, 0, 1, 0])
    #expect(read.frames.map(\.top) == [0, 20, 20, 0])
  }

  @Test(arguments: [1, 2, Int(Int32.max)])
  func playsAreStated(plays: Int) throws {
    var format = AnimatedPNGWriter.Format(width: 5, height: 5, frameCount: 1)
    format.plays = plays
    let frames = Self.frames(1, width: 5, height: 5, isOpaque: false)
    #expect(try AnimatedPNGReader(Self.write(frames, format)).plays == plays)
  }

  @Test func impossibleFormatsAreRefused() {
    func refuses(_ format: AnimatedPNGWriter.Format, _ error: AnimatedPNGError) {
      #expect(throws: error) { try AnimatedPNGWriter(format) { _ in }.finish() }
      #expect(!error.message.isEmpty)
    }
    refuses(.init(width: 0, height: 0, frameCount: 1), .size(width: 0, height: 0))
    refuses(.init(width: -3, height: 4, frameCount: 1), .size(width: -3, height: 4))
    refuses(
      .init(width: 40_000, height: 1, frameCount: 1), .png(.tooLarge(width: 40_000, height: 1)))
    refuses(
      .init(width: Int.max, height: Int.max, frameCount: 1),
      .png(.tooLarge(width: Int.max, height: Int.max)))
    for count in [0, -1, Int.max] {
      refuses(.init(width: 1, height: 1, frameCount: count), .frameCount(count, expected: count))
    }
    for plays in [0, -1, Int.max] {
      var format = AnimatedPNGWriter.Format(width: 1, height: 1, frameCount: 1)
      format.plays = plays
      refuses(format, .plays(plays))
    }
  }

  @Test func framesThatDoNotFitAreRefused() throws {
    let frames = Self.frames(3, width: 4, height: 4, isOpaque: false)
    let format = AnimatedPNGWriter.Format(width: 4, height: 4, frameCount: 2)
    #expect(throws: AnimatedPNGError.frameCount(3, expected: 2)) { try Self.write(frames, format) }
    #expect(throws: AnimatedPNGError.frameCount(1, expected: 2)) {
      try Self.write(Array(frames.prefix(1)), format)
    }
    #expect(throws: AnimatedPNGError.byteCount(5, expected: 64)) {
      try Self.write([[1, 2, 3, 4, 5]], format)
    }
    var opaque = format
    opaque.isOpaque = true
    #expect(throws: AnimatedPNGError.notOpaque(frame: 0)) { try Self.write(frames, opaque) }
  }

  @Test func whatTheSinkThrowsComesOut() throws {
    struct Full: Error {}
    var writer = try AnimatedPNGWriter(.init(width: 1, height: 1, frameCount: 1)) { _ in
      throw Full()
    }
    let delay = try AnimatedPNGDelay(seconds: 1)
    var hasThrown = false
    do { try writer.add([0, 0, 0, 0], for: delay) } catch is Full { hasThrown = true }
    #expect(hasThrown)
  }
}
