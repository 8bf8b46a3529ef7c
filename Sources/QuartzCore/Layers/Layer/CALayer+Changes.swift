import CoreGraphics

extension CALayer {
  /// Opacity without rounding; what `opacity` and animations go through.
  final var opacityValue: Double {
    get { values.opacity }
    set { change("opacity", \.opacity, to: newValue) }
  }

  /// Every change of a property goes through here: `write` stores `new`, and the property's
  /// action runs. A presentation only stores. Setting an equal value does nothing.
  ///
  /// The action is looked up while the layer still has its old value.
  final func change<Value: Equatable>(
    _ key: String, from old: Value, to new: Value, _ write: (Value) -> Void
  ) {
    guard old != new else { return }
    guard modelledLayer == nil, !standsIn else {
      write(new)
      return
    }
    shownStateWillChange()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    let transaction = TransactionStack.active
    let action = transaction.disableActions ? nil : action(forKey: key)
    defer { if isObserved { tellObservers() } }
    guard let action else {
      write(new)
      return
    }
    if let animation = action as? CAAnimation, let source = animation.actionSource,
      !source.usesShownValue(for: animation, forKey: key)
    {
      write(new)
      action.run(forKey: key, object: self, arguments: nil)
      return
    }
    let previous = (presentationNow() ?? self).exactValue(forKeyPath: key)
    write(new)
    ValuesBeforeChanges.remembering(previous, forKey: key, of: self) {
      action.run(forKey: key, object: self, arguments: nil)
    }
  }

  /// Sets one of `values` so.
  @inline(__always)
  final func change<Value: Equatable>(
    _ key: String, _ value: WritableKeyPath<LayerValues, Value>, to new: Value
  ) {
    change(key, from: values[keyPath: value], to: new) { values[keyPath: value] = $0 }
  }

  /// Sets values of any type, which are equal when they say so or are one object.
  final func change(_ key: String, from old: Any?, to new: Any?, _ write: () -> Void) {
    change(key, from: AnyValue(old), to: AnyValue(new)) { _ in write() }
  }

  /// What follows a change of the bounds: sublayers that follow the size, layout and, where asked
  /// for, a new drawing.
  final func boundsDidChange(from old: CGRect) {
    guard modelledLayer == nil, !standsIn, values.bounds.size != old.size else { return }
    resizeSublayers(withOldSize: old.size)
    setNeedsLayout()
    if needsDisplayOnBoundsChange || Swift.type(of: self).isDrawnForItsSize { setNeedsDisplay() }
  }
}
