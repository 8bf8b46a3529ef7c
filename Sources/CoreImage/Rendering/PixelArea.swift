import CoreGraphics
import Limits

/// A rectangle of whole pixels; y grows upwards. A pixel's centre lies half a unit above and beside its number.
struct PixelArea: Hashable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// More pixels than these are not drawn at once.
  static let mostPixels = Limit.drawnPixels

  static let empty = PixelArea(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = max(0, width)
    self.height = max(0, height)
  }

  /// The pixels whose centres lie in `rect`; of one without end, those that anybody could ask for.
  init(centersIn rect: CGRect) {
    let (left, right) = (Self.whole(rect.minX - 0.5), Self.whole(rect.maxX - 0.5))
    let (bottom, top) = (Self.whole(rect.minY - 0.5), Self.whole(rect.maxY - 0.5))
    self.init(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// All pixels that `rect` touches.
  init(covering rect: CGRect) {
    let (left, bottom) = (-Self.whole(-rect.minX), -Self.whole(-rect.minY))
    let (right, top) = (Self.whole(rect.maxX), Self.whole(rect.maxY))
    self.init(x: left, y: bottom, width: right - left, height: top - bottom)
  }

  /// The least whole number that is not below `value`, within 2³⁰.
  private static func whole(_ value: CGFloat) -> Int {
    value.isNaN ? 0 : Int(min(max(-1_073_741_824, value.rounded(.up)), 1_073_741_824))
  }

  var isEmpty: Bool { width == 0 || height == 0 }

  /// Pixels in all.
  var count: Int { width * height }

  var isTooLarge: Bool { width > Self.mostPixels || height > Self.mostPixels / max(1, width) }

  func intersection(_ other: PixelArea) -> PixelArea {
    let (left, bottom) = (max(x, other.x), max(y, other.y))
    let area = PixelArea(
      x: left, y: bottom, width: min(x + width, other.x + other.width) - left,
      height: min(y + height, other.y + other.height) - bottom)
    return area.isEmpty ? .empty : area
  }

  /// The area with so many pixels more on each side.
  func grown(_ columns: Int, _ rows: Int) -> PixelArea {
    isEmpty
      ? self
      : PixelArea(
        x: x - columns, y: y - rows, width: width + 2 * columns, height: height + 2 * rows)
  }
}
