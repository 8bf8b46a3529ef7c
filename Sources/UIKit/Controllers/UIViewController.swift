public import CoreGraphics

/// Loads a view, is told what happens to it, and holds other controllers whose views lie in it.
@MainActor
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  /// How far the view is on its way on or off the screen.
  final var appearance = Appearance.gone
  /// True while a transition tells this controller about its view, not the view's moves.
  final var isInTransition = false

  // MARK: Creation

  /// A controller that makes its view in code; both arguments are without effect.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller that makes its view in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Archives are not read: the result is a controller that makes its view in code.
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View

  /// The controller's view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view if it has been loaded.
  open var viewIfLoaded: UIView? { loadedView }

  /// True once the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Loads the view unless that is done.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Sets `view`: here a plain white view as large as the screen.
  open func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.backgroundColor = .white
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
  }

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to enter the window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window and laid out.
  open func viewDidAppear(_ animated: Bool) {}
  /// The view is about to leave the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// The view has left the window.
  open func viewDidDisappear(_ animated: Bool) {}
  /// The view is about to lay out its subviews.
  open func viewWillLayoutSubviews() {}
  /// The view has laid out its subviews.
  open func viewDidLayoutSubviews() {}

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Containment

  /// The controllers this one holds.
  public final internal(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  public final internal(set) weak var parent: UIViewController?

  /// Takes `childController` in; its view is added separately.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self else { return }
    childController.parent?.children.removeAll { $0 === childController }
    childController.willMove(toParent: self)
    children.append(childController)
    childController.parent = self
  }

  /// Leaves the controller that holds this one; the view is removed separately.
  open func removeFromParent() {
    guard let old = parent else { return }
    old.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// About to be taken in by `parent`, or to leave (nil).
  open func willMove(toParent parent: UIViewController?) {}
  /// Taken in by `parent`, or gone (nil).
  open func didMove(toParent parent: UIViewController?) {}

  // MARK: Navigation

  /// What the controller is called; also the title in a navigation bar.
  open var title: String? {
    didSet { navigationItem.title = title }
  }

  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  /// The navigation controller this one is in.
  open var navigationController: UINavigationController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UINavigationController }.first
  }

  // MARK: Status bar

  /// How the status bar would look; none is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether there would be a status bar; none is drawn.
  open var prefersStatusBarHidden: Bool { false }

  /// Says that the preferences changed.
  open func setNeedsStatusBarAppearanceUpdate() {}
}

/// The look of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}
