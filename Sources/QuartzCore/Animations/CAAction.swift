public import CoreGraphics

/// What happens when a layer's property changes or the layer enters or leaves a tree.
@MainActor
public protocol CAAction {
  /// Responds to the event `event` on `anObject`, a layer.
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Says what becomes of an animation that runs as the action of a change: whoever gave it out may have more
/// in mind than adding it to the layer.
@MainActor
package protocol AnimationActionSource: AnyObject {
  /// Does what `animation`, given out by this source or a copy of it, does as the action of `event` on
  /// `layer`, whose value has changed by now.
  func run(_ animation: CAAnimation, forKey event: String, on layer: CALayer)

  /// Whether it asks for what was shown under `event` before the change: that costs as much as the layer has
  /// animations.
  func usesShownValue(for animation: CAAnimation, forKey event: String) -> Bool
}

/// The action that does nothing and ends the search for another.
extension NSNull: @MainActor CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// The event when a layer enters a visible tree.
public let kCAOnOrderIn = "onOrderIn"
/// The event when a layer leaves a visible tree.
public let kCAOnOrderOut = "onOrderOut"
/// The key under which transitions are stored.
public let kCATransition = "transition"
