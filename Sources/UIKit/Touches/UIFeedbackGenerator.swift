public import CoreGraphics

/// Gives feedback that is felt. Here nothing is, as on devices that cannot.
@MainActor
open class UIFeedbackGenerator: NSObject {
  public override init() { super.init() }

  /// Says that feedback is about to be asked for.
  open func prepare() {}
}

/// The feel of a collision.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How heavy what collides is.
  public enum FeedbackStyle: Int, Sendable {
    case light = 0
    case medium = 1
    case heavy = 2
    case soft = 3
    case rigid = 4
  }

  /// A generator for collisions of this kind.
  public convenience init(style: FeedbackStyle) { self.init() }

  /// Something collided.
  open func impactOccurred() {}

  /// Something collided, `intensity` 0…1.
  open func impactOccurred(intensity: CGFloat) {}
}

/// The feel of a task's end.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How the task ended.
  public enum FeedbackType: Int, Sendable {
    case success = 0
    case warning = 1
    case error = 2
  }

  /// A task ended.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// The feel of a selection that changes.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Another item was selected.
  open func selectionChanged() {}
}
