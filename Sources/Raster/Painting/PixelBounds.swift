/// A rectangle of whole pixels; empty unless both sides are positive.
package struct PixelBounds: Hashable, Sendable {
  // Half as wide as they are handed out: a list has them for every layer.
  private var keptLeft: Int32
  private var keptTop: Int32
  private var keptRight: Int32
  private var keptBottom: Int32

  package init(left: Int, top: Int, right: Int, bottom: Int) {
    keptLeft = Int32(clamping: left)
    keptTop = Int32(clamping: top)
    keptRight = Int32(clamping: right)
    keptBottom = Int32(clamping: bottom)
  }

  package var left: Int {
    get { Int(keptLeft) }
    set { keptLeft = Int32(clamping: newValue) }
  }

  package var top: Int {
    get { Int(keptTop) }
    set { keptTop = Int32(clamping: newValue) }
  }

  package var right: Int {
    get { Int(keptRight) }
    set { keptRight = Int32(clamping: newValue) }
  }

  package var bottom: Int {
    get { Int(keptBottom) }
    set { keptBottom = Int32(clamping: newValue) }
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
