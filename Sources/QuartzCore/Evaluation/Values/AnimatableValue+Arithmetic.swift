import CoreGraphics
import Geometry
import Timing

extension AnimatableValue {
  /// `change` on top of `base`: numbers by component, paths of the same elements point by point; a
  /// transform acts before the other. On top of no path, or one of other elements, the change is the whole:
  /// so bars drawn as rectangles on top of rounded ones are seen to move.
  static func sum(_ base: AnimatableValue, _ change: AnimatableValue) -> AnimatableValue? {
    if case .transform(let second) = base, case .transform(let first) = change {
      return .transform(CATransform3DConcat(first, second))
    }
    if case .path(let base) = base, case .path(let change) = change {
      return combination(base, change, +) ?? .path(change)
    }
    return combination(base, change, +)
  }

  /// What `change` has to be put on top of to give `target`; nil where there is no such thing.
  static func difference(
    _ target: AnimatableValue, _ change: AnimatableValue
  ) -> AnimatableValue? {
    if case .transform(let whole) = target, case .transform(let part) = change {
      return Matrix4.difference(whole.matrix, part.matrix).map { .transform(CATransform3D($0)) }
    }
    return combination(target, change, -)
  }

  /// `value` on top of `end`, `count` times, as cumulative animations pile up their cycles.
  static func accumulated(
    _ value: AnimatableValue, onto end: AnimatableValue, count: Int
  ) -> AnimatableValue? {
    guard count > 0 else { return value }
    if case .transform(let step) = end, case .transform(let last) = value {
      return .transform(CATransform3D(step.matrix.power(count).followed(by: last.matrix)))
    }
    if case .path(let end) = end, case .path(let value) = value {
      return combination(value, end) { $0 + $1 * Double(count) }
    }
    return combination(value, end) { $0 + $1 * Double(count) }
  }

  /// Point by point; nil for paths of different elements. No path, and one without elements, leaves the
  /// other as it is.
  private static func combination(
    _ a: Path?, _ b: Path?, _ combine: (Point, Point) -> Point
  ) -> AnimatableValue? {
    guard let a, !a.isEmpty else { return .path(b) }
    guard let b, !b.isEmpty else { return .path(a) }
    return a.combined(with: b, combine).map { .path($0) }
  }
}

extension Matrix4 {
  /// The matrix that acts `count` times; the identity for 0 and less.
  func power(_ count: Int) -> Matrix4 {
    var result = Matrix4.identity
    var square = self
    var remaining = max(0, count)
    while remaining > 0 {
      if remaining & 1 == 1 { result = result.followed(by: square) }
      square = square.followed(by: square)
      remaining >>= 1
    }
    return result
  }
}
