import CoreGraphics

extension CALayer {
  /// Draws the contents of this presentation anew when an animation changes what they show, as its
  /// class says in `needsDisplay(forKey:)`.
  final func redrawAnimated(of model: CALayer) {
    let layerClass = Swift.type(of: model)
    guard animatedKeys.contains(where: { layerClass.needsDisplay(forKey: $0) }) else { return }
    if Swift.type(of: self) == layerClass {
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
