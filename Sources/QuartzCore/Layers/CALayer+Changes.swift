import CoreGraphics

extension CALayer {
  /// Opacity without rounding; what `opacity` and animations go through.
  final var opacityValue: Double {
    get { values.opacity }
    set { change("opacity", from: values.opacity, to: newValue) { values.opacity = $0 } }
  }

  /// Every change of a property goes through here: `write` stores `new`, and the property's
  /// action runs. A presentation only stores. Setting an equal value does nothing.
  ///
  /// The action is looked up while the layer still has its old value.
  final func change<Value: Equatable>(
    _ key: String, from old: Value, to new: Value, _ write: (Value) -> Void
  ) {
    guard old != new else { return }
    guard modelledLayer == nil else {
      write(new)
      return
    }
    shownStateWillChange()
    if type(of: self).needsDisplay(forKey: key) { setNeedsDisplay() }
    let transaction = TransactionStack.active
    let action = transaction.disableActions ? nil : action(forKey: key)
    guard let action else {
      write(new)
      return
    }
    let previous = (presentationNow() ?? self).codedValue(forKeyPath: key)
    write(new)
    if let animation = action as? CAAnimation {
      run(animation, forKey: key, previousValue: previous)
    } else {
      action.run(forKey: key, object: self, arguments: nil)
    }
  }

  /// What follows a change of the bounds: layout and, where asked for, a new drawing.
  final func boundsDidChange(from old: CGRect) {
    guard modelledLayer == nil, values.bounds.size != old.size else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
