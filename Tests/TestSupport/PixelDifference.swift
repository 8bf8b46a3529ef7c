/// How two pictures of one size differ, compared as premultiplied RGBA.
package struct PixelDifference: Hashable, CustomStringConvertible {
  /// The greatest difference of any component, 0…255.
  package private(set) var greatest = 0
  /// How many pixels differ in any component.
  package private(set) var pixelCount = 0
  /// The first differing pixel in reading order, counted from 0.
  package private(set) var firstPixel: Int?

  /// - Precondition: both have the same number of bytes, four a pixel.
  package init(_ expected: [UInt8], _ actual: [UInt8]) {
    precondition(expected.count == actual.count, "pictures of different sizes cannot be compared")
    precondition(expected.count.isMultiple(of: 4), "a pixel has four bytes")
    if expected == actual { return }
    for pixel in 0..<expected.count / 4 {
      let difference = Self.difference(at: pixel, expected, actual)
      if difference == 0 { continue }
      greatest = max(greatest, difference)
      pixelCount += 1
      if firstPixel == nil { firstPixel = pixel }
    }
  }

  /// The greatest difference of the four components of one pixel.
  static func difference(at pixel: Int, _ expected: [UInt8], _ actual: [UInt8]) -> Int {
    (pixel * 4..<pixel * 4 + 4).reduce(0) { max($0, abs(Int(expected[$1]) - Int(actual[$1]))) }
  }

  package var description: String {
    pixelCount == 0
      ? "no pixel differs" : "\(pixelCount) pixels differ, by at most \(greatest) of 255"
  }
}
