import Foundation
import PNG

/// Premultiplied RGBA pixels that can be copied and kept in files.
package struct Picture: Hashable {
  package var width: Int
  package var height: Int
  package var pixels: [UInt8]

  package init(width: Int, height: Int, pixels: [UInt8]) {
    self.width = width
    self.height = height
    self.pixels = pixels
  }
}

extension Picture {
  package init(contentsOf path: String) throws {
    let decoded = try PNGDecoder.decode(Array(Data(contentsOf: URL(fileURLWithPath: path))))
    self.init(width: decoded.width, height: decoded.height, pixels: decoded.pixels)
  }

  /// Writes a PNG file and makes its folder.
  package func write(to path: String) throws {
    let file = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(FastPNGEncoder.encode(pixels, width: width, height: height))
      .write(to: file, options: .atomic)
  }

  /// Expected, difference and actual side by side. In the middle, pixels that agree are black, and
  /// the others are the redder the more they differ; with different sizes all of it is red.
  package init(strip expected: Picture, _ actual: Picture) {
    let gap = 4
    let column = max(expected.width, actual.width) + gap
    width = 3 * column - gap
    height = max(expected.height, actual.height)
    pixels = [UInt8](repeating: 0, count: width * height * 4)
    draw(expected, left: 0)
    draw(.difference(expected, actual), left: column)
    draw(actual, left: 2 * column)
  }

  private static func difference(_ expected: Picture, _ actual: Picture) -> Picture {
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    let isComparable = expected.pixels.count == actual.pixels.count && expected.width == width
    var pixels: [UInt8] = []
    for pixel in 0..<width * height {
      let difference =
        isComparable
        ? PixelDifference.difference(at: pixel, expected.pixels, actual.pixels) : 255
      // Differences of one step must be seen too.
      pixels += [difference == 0 ? 0 : UInt8(64 + difference * 191 / 255), 0, 0, 255]
    }
    return Picture(width: width, height: height, pixels: pixels)
  }

  private mutating func draw(_ other: Picture, left: Int) {
    for row in 0..<other.height {
      let source = row * other.width * 4
      let target = (row * width + left) * 4
      pixels.replaceSubrange(
        target..<target + other.width * 4, with: other.pixels[source..<source + other.width * 4])
    }
  }
}
