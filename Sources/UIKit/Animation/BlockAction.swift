import CoreGraphics
import QuartzCore

/// What a view's layer does when a property changes inside an animation block: an animation of the
/// block's timing, which code may copy for a property of its own.
///
/// Left as it was given out it moves the property as views do, by what is added to the new value where
/// that is how the property moves; in a block of keyframes a note is made of it. With another key path
/// or other values it animates those, in the time of the block.
@MainActor
final class BlockAction: AnimationActionSource {
  private let scope: AnimationScope
  private let key: String
  /// The model's value before the change.
  private let old: Any?
  /// The value shown before the change, where the movement begins there; else the model's.
  private let shown: Any?

  /// What a view animates, of the properties a layer has.
  private static let properties: Set<String> = [
    "position", "bounds", "transform", "opacity", "backgroundColor", "cornerRadius", "borderWidth",
    "borderColor", "anchorPoint", "zPosition", "sublayerTransform", "contentsRect",
  ]
  /// Those whose animations are given out in their additive form, of which only the end is known: none.
  /// That of the opacity is given out as one that replaces, for which shipped code takes it.
  private static let additive: Set<String> = ["position", "bounds", "transform"]

  /// The animation for a change of `key`, made while `layer` has its old value; nil for a property that
  /// views do not animate.
  static func animation(
    forKey key: String, of layer: CALayer, in scope: AnimationScope
  ) -> CABasicAnimation? {
    guard properties.contains(key) else { return nil }
    let action = BlockAction(key, of: layer, in: scope)
    let animation = scope.animation(of: key, on: layer)
    animation.actionSource = action
    animation.isAdditive = additive.contains(key)
    animation.fromValue = action.givenStart
    return animation
  }

  private init(_ key: String, of layer: CALayer, in scope: AnimationScope) {
    self.scope = scope
    self.key = key
    old = layer.value(forKeyPath: key)
    shown =
      scope.beginsFromCurrentState
      ? (layer.presentation() ?? layer).value(forKeyPath: key) : old
  }

  private var givenStart: Any? {
    if Self.additive.contains(key) { return nil }
    return scope.beginsFromCurrentState ? shown : old
  }

  func run(_ animation: CAAnimation, forKey event: String, on layer: CALayer) {
    guard let moving = animation.layerCopy() as? CABasicAnimation else { return }
    if isGivenOut(moving, forKey: event) {
      for change in changes(on: layer) { change.show(by: moving, in: scope) }
    } else {
      show(moving, forKey: event, on: layer)
    }
  }

  func usesShownValue(for animation: CAAnimation, forKey event: String) -> Bool {
    guard let basic = animation as? CABasicAnimation else { return false }
    return !isGivenOut(basic, forKey: event)
  }

  /// Whether code has left the animation, or its copy, as it was given out.
  private func isGivenOut(_ animation: CABasicAnimation, forKey event: String) -> Bool {
    event == key && animation.keyPath == key && animation.hasEnds(from: givenStart, to: nil)
  }

  /// Bounds move as origin and size.
  private func changes(on layer: CALayer) -> [PropertyChange] {
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

  /// Shows an animation that code has made of the one it was given.
  private func show(_ animation: CABasicAnimation, forKey event: String, on layer: CALayer) {
    let keyPath = animation.keyPath ?? event
    animation.keyPath = keyPath
    animation.actionSource = nil
    let isOpen = animation.toValue == nil && animation.byValue == nil
    // To the value that is set there, whatever the additive form added to.
    if isOpen { animation.isAdditive = false }
    guard scope.keyframes != nil || scope.driver != nil else {
      animation.endsAtModel = isOpen
      return layer.run(animation, forKey: event)
    }
    let start = animation.fromValue ?? layer.shownBeforeChange(of: keyPath)
    if let keyframes = scope.keyframes {
      let end = animation.toValue ?? layer.value(forKeyPath: keyPath)
      return keyframes.note(
        PropertyChange(layer: layer, keyPath: keyPath, old: start, new: end, shown: start))
    }
    // What something else than time moves needs both its ends.
    animation.fromValue = start
    if isOpen { animation.toValue = layer.value(forKeyPath: keyPath) }
    scope.attach(animation, to: layer, key: event)
  }
}
