import CoreGraphics

/// An animation of a layer around one that it changes.
typealias AncestorsAnimation = (
  animation: AttachedAnimation, prefix: String, owner: CALayer
)

extension CALayer {
  /// True when an animation of this layer or of one around it may change layers inside theirs.
  final var isAddressedFromAbove: Bool {
    sequence(first: self, next: \.parent).contains { $0.animationHeap.addressesSublayers }
  }

  /// Animations of the layers around this one that animate it under its name, nearest first:
  /// "sublayers.NAME.opacity" on the superlayer. Each with what its key paths begin with and with
  /// the layer that has it.
  final var ancestorsAnimations: [AncestorsAnimation] {
    // Rare, and asked of every layer in every frame: names are compared only where it can matter.
    guard let parent, parent.isAddressedFromAbove else { return [] }
    var found: [AncestorsAnimation] = []
    var prefix = ""
    var layer = self
    while let owner = layer.parent, let name = layer.name,
      owner.children.first(where: { $0.name == name }) === layer
    {
      prefix = "sublayers.\(name)." + prefix
      for attachment in owner.attachments where attachment.animation.addressesSublayers {
        found.append((attachment, prefix, owner))
      }
      layer = owner
    }
    return found
  }
}

extension CAAnimation {
  /// True when it, or an animation inside it, changes layers inside the one it is attached to.
  var addressesSublayers: Bool {
    switch self {
    case let property as CAPropertyAnimation: property.keyPath?.hasPrefix("sublayers.") == true
    case let group as CAAnimationGroup:
      group.animations?.contains { $0.addressesSublayers } == true
    default: false
    }
  }
}
