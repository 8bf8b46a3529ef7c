import Comparison
import TestSupport

/// Pictures made for a test.
extension StraightPicture {
  /// One colour.
  init(width: Int, height: Int, _ color: [UInt8]) {
    self.init(
      width: width, height: height,
      pixels: (0..<width * height).flatMap { _ in color })
  }

  /// Seeded noise; opaque unless alpha is noise too.
  init(noise seed: UInt64, width: Int, height: Int, isOpaque: Bool = true) {
    var generator = SeededGenerator(seed: seed)
    var pixels = generator.bytes(width * height * 4)
    if isOpaque { for alpha in stride(from: 3, to: pixels.count, by: 4) { pixels[alpha] = 255 } }
    self.init(width: width, height: height, pixels: pixels)
  }

  /// The same with one pixel set.
  func setting(_ x: Int, _ y: Int, to color: [UInt8]) -> StraightPicture {
    var changed = pixels
    let first = (y * width + x) * 4
    changed.replaceSubrange(first..<first + 4, with: color)
    return StraightPicture(width: width, height: height, pixels: changed)
  }
}

/// A clip of frames in memory.
struct MemoryClip: PictureClip {
  var names: [String]
  var isNamed: Bool
  var plays: Int?
  var contents: [FrameContent]

  /// Numbered files.
  init(files: [(String, FrameContent)]) {
    names = files.map(\.0)
    contents = files.map(\.1)
    isNamed = true
  }

  /// Frames by position.
  init(frames: [ComparedFrame], plays: Int? = nil) {
    names = frames.indices.map { "frame \($0)" }
    contents = frames.map { .picture($0) }
    isNamed = false
    self.plays = plays
  }

  /// Pictures under the names 0.png, 1.png and so on.
  init(_ pictures: [StraightPicture]) {
    self.init(
      files: pictures.enumerated().map {
        ("\($0.offset).png", .picture(ComparedFrame(picture: $0.element)))
      })
  }

  func content(ofFrame index: Int) throws(Never) -> FrameContent { contents[index] }
}

extension ClipComparison {
  init(_ a: MemoryClip, _ b: MemoryClip, thresholds: Thresholds = Thresholds()) {
    var (a, b) = (a, b)
    self.init(&a, &b, thresholds: thresholds)
  }

  /// Kind and subject of each difference.
  var named: [String] { differences.map { "\($0.kind.rawValue) \($0.subject)" } }
}
