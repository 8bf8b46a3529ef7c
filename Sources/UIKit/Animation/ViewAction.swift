import CoreGraphics
import QuartzCore

/// What a view's layer does when a property changes inside an animation block: one animation from
/// the old value to the new one, or in a block of keyframes a note of it.
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
    for change in changes(of: event, on: layer) { change.show(in: scope) }
  }

  /// Bounds move as origin and size.
  private func changes(of key: String, on layer: CALayer) -> [PropertyChange] {
    let new = layer.value(forKeyPath: key)
    guard key == "bounds", let old = old as? CGRect, let new = new as? CGRect,
      let shown = shown as? CGRect
    else {
      return [PropertyChange(layer: layer, keyPath: key, old: old, new: new, shown: shown)]
    }
    var changes: [PropertyChange] = []
    if old.origin != new.origin {
      changes.append(
        PropertyChange(
          layer: layer, keyPath: "bounds.origin", old: old.origin, new: new.origin,
          shown: shown.origin))
    }
    if old.size != new.size {
      changes.append(
        PropertyChange(
          layer: layer, keyPath: "bounds.size", old: old.size, new: new.size, shown: shown.size))
    }
    return changes
  }
}
