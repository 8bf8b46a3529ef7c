import CoreGraphics
import Geometry
import QuartzCore

/// What a view's layer does when a property changes inside an animation block: one basic
/// animation from the old value to the new one.
///
/// Positions, sizes, transforms and opacity move by additive animations, from the difference to
/// nothing, so that movements which overlap blend. Everything else starts at its old value.
@MainActor
final class ViewAction: CAAction {
  private let scope: AnimationScope
  /// The model's value before the change.
  private let old: Any?
  /// The value shown before the change.
  private let shown: Any?

  /// What a view animates, of the properties a layer has.
  private static let properties: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "anchorPoint", "zPosition", "sublayerTransform", "contentsRect",
  ]

  /// Nil for a property that views do not animate. Made while the layer has its old value.
  init?(scope: AnimationScope, layer: CALayer, key: String) {
    guard Self.properties.contains(key) else { return nil }
    self.scope = scope
    old = layer.value(forKeyPath: key)
    shown = (layer.presentation() ?? layer).value(forKeyPath: key)
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    switch (event, old, layer.value(forKeyPath: event)) {
    case ("position", let old as CGPoint, let new as CGPoint):
      move("position", by: old - new, to: CGPoint.zero, on: layer)
    case ("bounds", let old as CGRect, let new as CGRect):
      if old.origin != new.origin {
        move("bounds.origin", by: old.origin - new.origin, to: CGPoint.zero, on: layer)
      }
      if old.size != new.size {
        let difference = CGSize(
          width: old.width - new.width, height: old.height - new.height)
        move("bounds.size", by: difference, to: CGSize.zero, on: layer)
      }
    case ("transform", let old as CATransform3D, let new as CATransform3D):
      let difference = CATransform3DConcat(old, CATransform3DInvert(new))
      // Without an inverse there is no difference: what cannot be undone is replaced.
      if CATransform3DConcat(difference, new).isNear(old) {
        move("transform", by: difference, to: CATransform3DIdentity, on: layer)
      } else {
        replace("transform", on: layer)
      }
    case ("opacity", let old as NSNumber, let new as NSNumber):
      move("opacity", by: old.doubleValue - new.doubleValue, to: 0.0, on: layer)
    default:
      replace(event, on: layer)
    }
  }

  private func move(_ keyPath: String, by difference: Any, to nothing: Any, on layer: CALayer) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.isAdditive = true
    animation.fromValue = difference
    animation.toValue = nothing
    scope.start(animation, on: layer, key: Self.freeKey(for: keyPath, on: layer))
  }

  private func replace(_ keyPath: String, on layer: CALayer) {
    let animation = CABasicAnimation(keyPath: keyPath)
    animation.fromValue = scope.options.contains(.beginFromCurrentState) ? shown : old
    scope.start(animation, on: layer, key: keyPath)
  }

  /// The property's name, or the name with the first number that is free: an additive animation
  /// does not replace those before it.
  private static func freeKey(for keyPath: String, on layer: CALayer) -> String {
    let taken = Set(layer.animationKeys() ?? [])
    if !taken.contains(keyPath) { return keyPath }
    var number = 2
    while taken.contains("\(keyPath)-\(number)") { number += 1 }
    return "\(keyPath)-\(number)"
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

extension CGPoint {
  fileprivate static func - (a: CGPoint, b: CGPoint) -> CGPoint {
    CGPoint(x: a.x - b.x, y: a.y - b.y)
  }
}
