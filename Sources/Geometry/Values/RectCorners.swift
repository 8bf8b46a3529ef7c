/// A set of a rectangle's corners, with the raw values of `UIRectCorner`.
package struct RectCorners: OptionSet, Hashable, Sendable {
  package let rawValue: UInt

  package init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  package static let topLeft = RectCorners(rawValue: 1)
  package static let topRight = RectCorners(rawValue: 2)
  package static let bottomLeft = RectCorners(rawValue: 4)
  package static let bottomRight = RectCorners(rawValue: 8)
  package static let all: RectCorners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

  /// The order in which a walk clockwise on screen meets the corners from the right side on.
  static let clockwiseFromBottomRight: [RectCorners] = [
    .bottomRight, .bottomLeft, .topLeft, .topRight,
  ]

  /// Where this one corner of `rect` is; y grows downwards.
  func point(of rect: Rect) -> Point {
    let inward = self.inward
    return Point(inward.x < 0 ? rect.maxX : rect.minX, inward.y < 0 ? rect.maxY : rect.minY)
  }

  /// Signs of the direction from this one corner into the rectangle.
  var inward: Point {
    switch self {
    case .topRight: Point(-1, 1)
    case .bottomRight: Point(-1, -1)
    case .bottomLeft: Point(1, -1)
    default: Point(1, 1)
    }
  }

  /// True when a clockwise walk arrives at this one corner along a vertical side.
  var isEnteredVertically: Bool { self == .bottomRight || self == .topLeft }
}
