import CoreGraphics

extension CALayer {
  /// The search of `action(forKey:)`. `NSNull` ends it with nil.
  final func foundAction(forKey event: String) -> (any CAAction)? {
    let found =
      delegate?.action(for: self, forKey: event) ?? actions?[event]
      ?? Self.action(inStyle: style, forKey: event) ?? type(of: self).defaultAction(forKey: event)
    if let found { return found is NSNull ? nil : found }
    return implicitAnimation(forKey: event)
  }

  /// The action in a style's "actions", or in the style that it names itself.
  private static func action(
    inStyle style: [AnyHashable: Any]?, forKey event: String
  ) -> (any CAAction)? {
    guard let style else { return nil }
    if let action = (style["actions"] as? [String: Any])?[event] as? any CAAction { return action }
    return action(inStyle: style["style"] as? [AnyHashable: Any], forKey: event)
  }

  /// The built-in animation of a property, in a layer that has been shown: nobody sees where a
  /// new layer came from.
  private func implicitAnimation(forKey key: String) -> (any CAAction)? {
    guard isCommitted, type(of: self).properties.property(named: key)?.animatesImplicitly == true
    else { return nil }
    let animation: CAAnimation =
      Self.keysThatFade.contains(key) ? CATransition() : CABasicAnimation(keyPath: key)
    animation.timingFunction =
      TransactionStack.active.timingFunction ?? CAMediaTimingFunction(name: .default)
    animation.fillMode = .backwards
    return animation
  }

  /// Their values cannot be mixed: the whole picture fades (Apple's guide, "Animatable Properties").
  private static let keysThatFade: Set = ["backgroundFilters", "compositingFilter"]

  /// Adds `animation` as the action of `key`: key path, start value and duration are filled in
  /// where they are missing. A transaction of no duration shows the new value at once.
  package final func run(_ animation: CAAnimation, forKey key: String) {
    let copy = animation.layerCopy()
    if let property = copy as? CAPropertyAnimation, property.keyPath == nil {
      property.keyPath = key
    }
    if let basic = copy as? CABasicAnimation, basic.fromValue == nil,
      basic.toValue == nil || basic.byValue == nil
    {
      basic.fromValue = shownBeforeChange(of: key) ?? nothing(forKey: key, of: basic)
      basic.endsAtModel = true
    }
    if copy.duration <= 0, TransactionStack.active.duration <= 0 { return }
    add(copy, forKey: key)
  }

  /// What says that there was no picture, colour or path under `key` where `animation` starts from
  /// just that: nil would leave the start open.
  private func nothing(forKey key: String, of animation: CABasicAnimation) -> Any? {
    guard animation.keyPath == key,
      let kind = type(of: self).properties.resolve(key)?.kind
    else { return nil }
    return AnimatableValue(NSNull(), as: kind) == nil ? nil : NSNull()
  }

  /// What was shown under `key` before the change whose action runs, or is shown now.
  package final func shownBeforeChange(of key: String) -> Any? {
    if let shown = ValuesBeforeChanges.value(forKey: key, of: self) { return shown }
    return (presentation() ?? self).value(forKeyPath: key)
  }

  /// Runs the action of `key`, under which `old` was shown before a change, unless actions are disabled.
  final func runAction(forKey key: String, from old: Any?) {
    ValuesBeforeChanges.remembering(old, forKey: key, of: self) { runAction(forKey: key) }
  }

  /// Runs the action of `event`, which is no change of a property, unless actions are disabled.
  final func runAction(forKey event: String) {
    guard !TransactionStack.active.disableActions else { return }
    action(forKey: event)?.run(forKey: event, object: self, arguments: nil)
  }

  /// A layer that is hidden or shown again leaves or enters what can be seen.
  final func hiddenDidChange(from wasHidden: Bool) {
    guard modelledLayer == nil, isCommitted, values.isHidden != wasHidden else { return }
    runAction(forKey: wasHidden ? kCAOnOrderIn : kCAOnOrderOut)
  }
}
