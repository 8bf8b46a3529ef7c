public import CoreGraphics

/// What a view is previewed by when it is pressed hard, of iOS 9 to 12. Nothing here feels pressure, as
/// on phones that cannot.
@MainActor
public protocol UIViewControllerPreviewing: AnyObject {
  /// Fails when the view is pressed hard.
  var previewingGestureRecognizerForFailureRelationship: UIGestureRecognizer { get }
  /// Makes the previews.
  var delegate: any UIViewControllerPreviewingDelegate { get }
  /// What is pressed.
  var sourceView: UIView { get }
  /// The part that stays sharp, in the view's space.
  var sourceRect: CGRect { get set }
}

/// Makes previews of what is pressed hard. Never asked here.
@MainActor
public protocol UIViewControllerPreviewingDelegate: AnyObject {
  /// The preview of what is there; nil: none.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    viewControllerForLocation location: CGPoint
  ) -> UIViewController?
  /// Shows what was previewed.
  func previewingContext(
    _ previewingContext: any UIViewControllerPreviewing,
    commit viewControllerToCommit: UIViewController)
}

/// What is previewed, held.
private final class HeldPreviewing: UIViewControllerPreviewing {
  let previewingGestureRecognizerForFailureRelationship = UIGestureRecognizer()
  let delegate: any UIViewControllerPreviewingDelegate
  let sourceView: UIView
  var sourceRect: CGRect

  init(_ delegate: any UIViewControllerPreviewingDelegate, _ view: UIView) {
    self.delegate = delegate
    sourceView = view
    sourceRect = view.bounds
  }
}

extension UIViewController {
  /// Lets a view be previewed when it is pressed hard, which never happens here.
  @discardableResult
  public func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing { HeldPreviewing(delegate, sourceView) }

  /// Lets a view be previewed no more.
  public func unregisterForPreviewing(
    withContext previewing: any UIViewControllerPreviewing
  ) {}
}

/// Something that can be chosen below a preview, of iOS 9 to 12.
@MainActor
public protocol UIPreviewActionItem: AnyObject {
  /// What it says.
  var title: String { get }
}

/// An action below a preview.
@MainActor
open class UIPreviewAction: NSObject, UIPreviewActionItem {
  /// What it does, as it is shown.
  public enum Style: Int, Sendable {
    case `default` = 0
    case selected = 1
    case destructive = 2
  }

  public let title: String
  /// Called when it is chosen, which never happens here.
  public let handler: @MainActor (any UIPreviewActionItem, UIViewController) -> Void

  public init(
    title: String, style: Style,
    handler: @escaping @MainActor (UIPreviewAction, UIViewController) -> Void
  ) {
    self.title = title
    self.handler = { item, controller in
      if let action = item as? UIPreviewAction { handler(action, controller) }
    }
    super.init()
  }
}

/// Several actions below a preview.
@MainActor
open class UIPreviewActionGroup: NSObject, UIPreviewActionItem {
  public let title: String

  public init(title: String, style: UIPreviewAction.Style, actions: [UIPreviewAction]) {
    self.title = title
    super.init()
  }
}
