public import CoreGraphics

/// Something to be read that is no view: a part of what a view draws.
@MainActor
open class UIAccessibilityElement: UIResponder {
  /// What it is in.
  open weak var accessibilityContainer: AnyObject?
  private var frameInContainer: CGRect?

  /// An element in `container`, a view or another element.
  public init(accessibilityContainer container: Any) {
    accessibilityContainer = container as AnyObject
    super.init()
    isAccessibilityElement = true
  }

  /// Where it is in its container's space, points. What it is on the screen follows.
  open var accessibilityFrameInContainerSpace: CGRect {
    get { frameInContainer ?? .zero }
    set { frameInContainer = newValue }
  }

  open override var accessibilityFrame: CGRect {
    get {
      guard let frameInContainer else { return super.accessibilityFrame }
      return switch accessibilityContainer {
      case let view as UIView:
        UIAccessibility.convertToScreenCoordinates(frameInContainer, in: view)
      case let element as AccessibleResponder:
        frameInContainer.offsetBy(
          dx: element.accessibilityFrame.minX, dy: element.accessibilityFrame.minY)
      default: frameInContainer
      }
    }
    set {
      frameInContainer = nil
      super.accessibilityFrame = newValue
    }
  }
}
