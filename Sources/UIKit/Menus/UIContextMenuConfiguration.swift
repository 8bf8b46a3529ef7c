public import CoreGraphics

/// Makes the menu of a context menu, given what the system proposes, which here is nothing.
public typealias UIContextMenuActionProvider = @MainActor ([UIMenuElement]) -> UIMenu?
/// Makes the controller whose view is the preview; nil: the view itself is.
public typealias UIContextMenuContentPreviewProvider = @MainActor () -> UIViewController?

/// What a long press shows.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  /// Tells it apart.
  public final let identifier: Any
  final let previewProvider: UIContextMenuContentPreviewProvider?
  final let actionProvider: UIContextMenuActionProvider?

  /// A preview and a menu, each made when it is shown.
  public init(
    identifier: Any? = nil, previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSUUID()
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// How a preview looks.
@MainActor
open class UIPreviewParameters: NSObject {
  /// The part that is shown, in the view's space; nil: all of it.
  open var visiblePath: UIBezierPath?
  /// Behind the view.
  open var backgroundColor: UIColor! = .systemBackground

  public override init() { super.init() }
}

/// Where a preview lies.
@MainActor
open class UIPreviewTarget: NSObject {
  /// The view in which it lies.
  public final let container: UIView
  /// Its middle there.
  public final let center: CGPoint

  public init(container: UIView, center: CGPoint) {
    (self.container, self.center) = (container, center)
    super.init()
  }
}

/// A view as a preview, and where it lies.
@MainActor
open class UITargetedPreview: NSObject {
  /// What is shown.
  public final let view: UIView
  /// How it looks.
  public final let parameters: UIPreviewParameters
  /// Where it lies; nil: where the view does.
  final let asked: UIPreviewTarget?

  public init(view: UIView, parameters: UIPreviewParameters, target: UIPreviewTarget) {
    (self.view, self.parameters, asked) = (view, parameters, target)
    super.init()
  }

  /// A view where it is.
  public init(view: UIView, parameters: UIPreviewParameters) {
    (self.view, self.parameters, asked) = (view, parameters, nil)
    super.init()
  }

  /// A view where and as it is.
  public convenience init(view: UIView) {
    self.init(view: view, parameters: UIPreviewParameters())
  }

  /// The view's size.
  open var size: CGSize { view.bounds.size }
}

/// Lets others move along with a menu.
@MainActor
public protocol UIContextMenuInteractionAnimating: AnyObject {
  /// The controller whose view is the preview.
  var previewViewController: UIViewController? { get }
  /// Runs `animations` beside the menu's own.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Calls `completion` when the menu has come or gone.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// How a preview becomes what it previews.
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes.
  case dismiss = 0
  /// It grows; here it goes.
  case pop = 1
}

/// What is done beside a menu that ends as its preview was touched.
@MainActor
public protocol UIContextMenuInteractionCommitAnimating: UIContextMenuInteractionAnimating {
  /// How the preview becomes what it previews.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// Says what a long press shows, and is told what happens to that. All methods but the first are optional.
@MainActor
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// What a long press there shows; nil: nothing.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
  /// The preview; nil: the view.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview at the end; nil: the one at the beginning. Nobody asks.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview?
  /// The preview was touched.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating)
  /// The menu is about to come.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
  /// The menu is about to go.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?)
}

extension UIContextMenuInteractionDelegate {
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? { nil }
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
  public func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {}
}
