import CoreGraphics
import Geometry
import QuartzCore

/// A property of a view's layer that went from one value to another inside an animation block.
@MainActor
struct PropertyChange {
  let layer: CALayer
  let keyPath: String
  /// The model's values before and after.
  let old: Any?
  let new: Any?
  /// The value shown before.
  let shown: Any?

  /// A value to add, and what adds nothing.
  struct Difference {
    var value: Any
    var nothing: Any
  }

  /// Positions, sizes, transforms and opacity move by what is added to the new value.
  private static let additiveKeyPaths: Set = [
    "position", "bounds.origin", "bounds.size", "transform", "opacity",
  ]

  /// What has to be added to `end` for `value`; nil where movements of the property replace each
  /// other, or a transform without inverse cannot be undone.
  func difference(of value: Any?, from end: Any?) -> Difference? {
    guard Self.additiveKeyPaths.contains(keyPath) else { return nil }
    switch (value, end) {
    case (let value as CGPoint, let end as CGPoint):
      return Difference(
        value: CGPoint(x: value.x - end.x, y: value.y - end.y), nothing: CGPoint.zero)
    case (let value as CGSize, let end as CGSize):
      return Difference(
        value: CGSize(width: value.width - end.width, height: value.height - end.height),
        nothing: CGSize.zero)
    case (let value as CATransform3D, let end as CATransform3D):
      let difference = CATransform3DConcat(value, CATransform3DInvert(end))
      guard CATransform3DConcat(difference, end).isNear(value) else { return nil }
      return Difference(value: difference, nothing: CATransform3DIdentity)
    case (let value as NSNumber, let end as NSNumber):
      return Difference(value: value.doubleValue - end.doubleValue, nothing: 0.0)
    default: return nil
    }
  }

  private static func transparent(_ color: Any?) -> CGColor? {
    (color as? CGColor)?.copy(alpha: 0)
  }

  /// The key for an animation: the property's name for one that replaces; for one that is added,
  /// also with the first number that is free, as it does not replace those before it.
  func key(isAdditive: Bool) -> String {
    isAdditive ? layer.freeAnimationKey(keyPath) : keyPath
  }

  /// Moves the property as `scope` says, or makes a note of it in a block of keyframes.
  func show(in scope: AnimationScope) {
    show(by: scope.animation(of: keyPath, on: layer), in: scope)
  }

  /// Moves the property in the time of `animation`, which `scope` has given out; or makes a note of it in
  /// a block of keyframes.
  func show(by animation: CABasicAnimation, in scope: AnimationScope) {
    if let keyframes = scope.keyframes { return keyframes.note(self) }
    guard let moving = animation.layerCopy() as? CABasicAnimation else { return }
    moving.keyPath = keyPath
    if let difference = difference(of: old, from: new) {
      moving.isAdditive = true
      moving.fromValue = difference.value
      moving.toValue = difference.nothing
    } else {
      moving.isAdditive = false
      moving.fromValue = scope.beginsFromCurrentState ? shown : old
      moving.endsAtModel = true
      if scope.driver != nil { complete(moving) }
    }
    scope.attach(moving, to: layer, key: key(isAdditive: moving.isAdditive))
  }

  /// What something else than time moves needs both its ends; no colour is a transparent one.
  private func complete(_ animation: CABasicAnimation) {
    animation.toValue = new ?? Self.transparent(old)
    if animation.fromValue == nil { animation.fromValue = Self.transparent(new) }
  }
}

extension CATransform3D {
  /// True when no element differs by more than a millionth of the largest.
  fileprivate func isNear(_ other: CATransform3D) -> Bool {
    let pairs = zip(matrix.elements, other.matrix.elements)
    let largest = other.matrix.elements.reduce(1) { max($0, abs($1)) }
    return pairs.allSatisfy { abs($0 - $1) <= 1e-6 * largest }
  }
}
