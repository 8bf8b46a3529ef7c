/// What a layer hands down to those in it. Known while its tree is frozen, so that they need not go
/// up to the root for it.
struct InheritedState {
  /// `showsFlipped`.
  let isFlipped: Bool
  /// True when its animations, or those of a layer around it, may change layers inside theirs.
  let addressesSublayers: Bool
}

extension CALayer {
  /// Runs `body` while the layers in this one know what they inherit.
  final func handingDown<Result>(_ body: () -> Result) -> Result {
    guard inherited == nil else { return body() }
    inherited = InheritedState(
      isFlipped: isGeometryFlipped != (parent?.showsFlipped ?? false),
      addressesSublayers: animationHeap.addressesSublayers
        || parent.map(\.isAddressedFromAbove) ?? false)
    defer { inherited = nil }
    return body()
  }

  /// True when an animation of this layer or of one around it may change layers inside theirs.
  final var isAddressedFromAbove: Bool {
    if let inherited { return inherited.addressesSublayers }
    return sequence(first: self, next: \.parent).contains { $0.animationHeap.addressesSublayers }
  }
}
