/// A rectangle of whole pixels; empty unless both sides are positive.
package struct PixelBounds: Hashable, Sendable {
  package var left: Int
  package var top: Int
  package var right: Int
  package var bottom: Int

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package static let empty = PixelBounds(left: 0, top: 0, right: 0, bottom: 0)

  package var isEmpty: Bool { left >= right || top >= bottom }
  package var width: Int { right - left }
  package var height: Int { bottom - top }

  package func intersection(_ other: PixelBounds) -> PixelBounds {
    let common = PixelBounds(
      left: max(left, other.left), top: max(top, other.top), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
    return common.isEmpty ? .empty : common
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  package func union(_ other: PixelBounds) -> PixelBounds {
    if isEmpty { return other }
    if other.isEmpty { return self }
    return PixelBounds(
      left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
      bottom: max(bottom, other.bottom))
  }

  /// Moved to the right and down by as many pixels.
  package func offset(by distance: Int) -> PixelBounds {
    PixelBounds(
      left: left + distance, top: top + distance, right: right + distance,
      bottom: bottom + distance)
  }

  package func contains(_ other: PixelBounds) -> Bool {
    other.left >= left && other.top >= top && other.right <= right && other.bottom <= bottom
  }
}
