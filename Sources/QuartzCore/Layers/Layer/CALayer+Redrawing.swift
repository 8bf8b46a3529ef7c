import CoreGraphics

/// What animations have changed of what a layer shows in its own space.
struct ContentChanges: OptionSet {
  let rawValue: UInt8

  /// Something of it; what, is not known.
  static let any = ContentChanges(rawValue: 1)
  /// What the contents are drawn from.
  static let drawing = ContentChanges(rawValue: 2)
  /// Something by an animation that was added, not only by actions of changes.
  static let added = ContentChanges(rawValue: 4)
}

extension CALayer {
  /// Draws the contents of this presentation anew when an animation changes what they show, as its
  /// class says in `needsDisplay(forKey:)`.
  final func redrawAnimated(of model: CALayer) {
    guard contentChanges.contains(.drawing) else { return }
    // What was drawn before fades no more.
    values.contentsFade = nil
    if Swift.type(of: self) == Swift.type(of: model) {
      display()
    } else {
      values.contents = model.contentsDrawn(with: self)
    }
  }

  /// True when a change of what `animation` animates, or an animation in its group does, redraws the
  /// contents.
  final func isRedrawn(by animation: CAAnimation) -> Bool {
    switch animation {
    case let group as CAAnimationGroup:
      return group.animations?.contains(where: isRedrawn) == true
    case let property as CAPropertyAnimation:
      guard let key = property.keyPath?.splitAtDot?.first else { return false }
      return Swift.type(of: self).needsDisplay(forKey: key)
    default:
      return false
    }
  }

  /// Asks for one more drawing, without the animation whose values were drawn last, unless another one
  /// still has them drawn. True when that was asked for.
  final func redrawAfterAnimation() -> Bool {
    guard !attachments.contains(where: { $0.redraws(self) && !$0.isOver }) else { return false }
    setNeedsDisplay()
    endsAnimatedDrawing = true
    return true
  }

  /// Draws what is due at the end of a turn. What an animation leaves does not fade in: it has been seen.
  final func displayAtEndOfTurn() {
    guard endsAnimatedDrawing else { return displayIfNeeded() }
    endsAnimatedDrawing = false
    let transactions = TransactionStack.active
    transactions.begin()
    transactions.setValue(true, forKey: kCATransactionDisableActions)
    displayIfNeeded()
    transactions.commit()
  }

  /// What a model draws while it has the values of its `presentation`, which is of another class.
  private func contentsDrawn(with presentation: CALayer) -> Any? {
    let own = presentationCopy()
    let wasDue = displayIsDue
    standsIn = true
    copyState(of: presentation)
    display()
    let drawn = values.contents
    copyState(of: own)
    displayIsDue = wasDue
    standsIn = false
    return drawn
  }
}
