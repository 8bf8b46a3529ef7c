import CoreGraphics

/// What animations have changed of what a layer shows in its own space.
struct ContentChanges: OptionSet {
  let rawValue: UInt8

  /// Something of it; what, is not known.
  static let any = ContentChanges(rawValue: 1)
  /// What the contents are drawn from.
  static let drawing = ContentChanges(rawValue: 2)
}

extension CALayer {
  /// Draws the contents of this presentation anew when an animation changes what they show, as its
  /// class says in `needsDisplay(forKey:)`.
  final func redrawAnimated(of model: CALayer) {
    guard contentChanges.contains(.drawing) else { return }
    if Swift.type(of: self) == Swift.type(of: model) {
      display()
    } else {
      values.contents = model.contentsDrawn(with: self)
    }
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
