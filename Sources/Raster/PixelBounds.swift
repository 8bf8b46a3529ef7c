/// A rectangle of whole pixels; empty unless both sides are positive.
struct PixelBounds: Hashable, Sendable {
  var left: Int
  var top: Int
  var right: Int
  var bottom: Int

  static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  var isEmpty: Bool { left >= right || top >= bottom }
  var width: Int { right - left }
  var height: Int { bottom - top }

  func intersection(_ other: PixelBounds) -> PixelBounds {
    let common = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  func contains(_ other: PixelBounds) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }
}
