public import CoreGraphics

/// Loads a view, is told what happens to it, and holds other controllers whose views lie in it.
@MainActor
open class UIViewController: UIResponder, UIContentContainer, UITraitEnvironment {
  private var loadedView: UIView?
  /// How far the view is on its way on or off the screen.
  final var appearance = Appearance.gone
  /// Whether the appearance that began is animated, until the view is in a window for it.
  final var appearanceToTell: Bool?
  /// True while a transition tells this controller about its view, not the view's moves.
  final var isInTransition = false
  /// Whether the transition moves that this controller's parent tells it about.
  final var isAppearanceAnimated = false
  /// The transition this controller takes part in.
  final var runningTransition: ControllerTransition?
  /// What this controller presents.
  final var presentation: Presentation?
  /// What presents this controller.
  final weak var presentedBy: Presentation?
  /// Who will place the view when it is presented, where somebody has asked before.
  final var preparedPresentation: UIPresentationController?

  // MARK: Creation

  /// A controller whose view is in the xib of that name; nil: in one called as its class, if there is
  /// such, or made in code.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// A controller that makes its view in code.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// The controller that a storyboard or xib describes. Other archives are not read: the result is a
  /// controller that makes its view in code.
  public required init?(coder: NSCoder) {
    super.init()
    if let coder = coder as? NibCoder { readNib(coder) }
  }

  /// Would write the controller into an archive; nothing here makes such archives.
  open func encode(with coder: NSCoder) {}

  /// By what the controller's state would be kept and found again; held, as nothing is kept here.
  open var restorationIdentifier: String?
  /// Who would make the controller again.
  open var restorationClass: (any UIViewControllerRestoration.Type)?

  /// Would write down what the controller shows, to be shown again at the next start.
  open func encodeRestorableState(with coder: NSCoder) {}

  /// Would show again what was shown when the app ended.
  open func decodeRestorableState(with coder: NSCoder) {}

  /// The xib that has the view, by its name; nil where none was named.
  open internal(set) var nibName: String?
  /// The bundle of the xib; nil: the program's.
  open internal(set) var nibBundle: Bundle?
  /// The storyboard that the controller comes from.
  open var storyboard: UIStoryboard? { storyboardScene?.storyboard }
  /// The storyboard's scene that the controller comes from.
  final var storyboardScene: StoryboardScene?
  /// The view that came with the controller from a xib, until it is asked for.
  final var viewOfXib: UIView?
  /// What came with the view from a xib.
  final var xibObjects: [Any] = []

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

  /// Sets `view`: to that of the storyboard or xib, where there is one, else to a plain view as large as
  /// the screen, without a colour.
  open func loadView() {
    if loadViewFromNib() { return }
    let view = UIView(frame: UIScreen.main.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    self.view = view
    storyboardScene?.showHeld(in: view)
  }

  /// The view has been made.
  open func viewDidLoad() {}
  /// The view is about to enter the window.
  open func viewWillAppear(_ animated: Bool) {}
  /// The view is in the window, with its traits, and about to be laid out; after `viewWillAppear`.
  open func viewIsAppearing(_ animated: Bool) {}
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
  /// Called in place of the view's `updateConstraints()`, which it calls.
  open func updateViewConstraints() { loadedView?.updateConstraints() }

  open override var next: UIResponder? { loadedView?.superview }

  // MARK: Containment

  /// The controllers this one holds.
  open internal(set) var children: [UIViewController] = []
  /// The controller that holds this one.
  open internal(set) weak var parent: UIViewController?

  /// Takes `childController` in; its view is added separately. Nothing for a controller that holds
  /// this one.
  open func addChild(_ childController: UIViewController) {
    guard childController.parent !== self,
      !sequence(first: self, next: \.parent).contains(where: { $0 === childController })
    else { return }
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

  /// False: this controller tells its children itself that their views come and go, by
  /// `beginAppearanceTransition(_:animated:)` and `endAppearanceTransition()`.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Tells this controller, a child, that its view is about to appear, or to disappear. Until the
  /// end of the transition its view's moves tell it nothing.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginTransition(isAppearing: isAppearing, animated: animated)
  }

  /// Tells this controller that what `beginAppearanceTransition(_:animated:)` began is over.
  open func endAppearanceTransition() { endTransition() }

  /// The size of a child in a container of `parentSize`: all of it unless overridden. For code of
  /// one's own to ask.
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }

  /// Exchanges the views of two children of this controller, with one of the transitions of
  /// `UIView`, or with what `animations` changes. The new view comes to lie above the old one,
  /// which is gone at the end. Nothing happens, and `completion` gets false, when the old view lies
  /// nowhere.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
  ) {
    exchangeChildren(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }

  /// A child would like another size: for containers of one's own to follow.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}

  // MARK: Presentation

  /// True from `viewWillAppear` to `viewDidAppear` while it is being presented.
  open internal(set) var isBeingPresented = false
  /// True from `viewWillDisappear` to `viewDidDisappear` while it is being dismissed.
  open internal(set) var isBeingDismissed = false
  /// True from `viewWillAppear` to `viewDidAppear` while it comes into a controller.
  open internal(set) var isMovingToParent = false
  /// True from `viewWillDisappear` to `viewDidDisappear` while it leaves a controller.
  open internal(set) var isMovingFromParent = false

  /// How much of the screen it takes when it is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes when nobody else animates it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Says how it is presented and dismissed.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// True: what is presented in the current context takes this controller's place.
  open var definesPresentationContext = false
  /// Where the view reaches under the bars of a navigation controller. Its only bar is at the top.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Held: there is no status bar.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// True: the view reaches under bars that are opaque, too.
  open var extendedLayoutIncludesOpaqueBars = false
  /// False: a scroll view in front does not keep clear of bars.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet {
      guard automaticallyAdjustsScrollViewInsets != oldValue else { return }
      viewIfLoaded?.safeAreaMayHaveChanged()
    }
  }
  /// What a navigation controller shows at the bottom while this controller is in front.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsDidChange(of: self, animated: false) }
  }
  /// True: a tab bar goes away while this controller is in front in a navigation controller.
  open var hidesBottomBarWhenPushed = false
  /// The size it would like to have in a container or a popover.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      parent?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentedBy?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// False: a text field stays the first responder while this controller is presented.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// True: what it presents comes and goes as this controller's style says.
  open var providesPresentationContextTransitionStyle = false
  /// Whether the focus comes back to where it was; it is nowhere.
  open var restoresFocusAfterTransition = true
  /// True: a sheet or popover stays when it is pulled down or something beside it is touched.
  open var isModalInPresentation = false

  /// Who places the view while it is presented, where the class has its own; nil: the style says.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }

  /// Presents `viewControllerToPresent` over this controller and those around it. `completion` is
  /// called after its `viewDidAppear`.
  ///
  /// As on iOS nothing happens when this controller's view is in no window, or when it presents
  /// another; the ledger notes it.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(
      viewControllerToPresent, from: self, animated: flag, completion: completion)
  }

  /// Dismisses what this controller presents, with all that is presented over that; without such,
  /// this controller itself. `completion` is called after the last `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let around = Array(sequence(first: self) { $0.parent })
    let presentation =
      around.lazy.compactMap(\.presentation).first ?? around.lazy.compactMap(\.presentedBy).first
    presentation?.dismiss(animated: flag, completion: completion)
  }

  /// Shows `vc` as suits the surroundings: pushed in a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: UIView.areAnimationsEnabled)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows `vc` as the detail of what is shown: in a split view controller beside it, or on a phone
  /// over it; else presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController {
      splitViewController.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// The split view controller this one is in.
  open var splitViewController: UISplitViewController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UISplitViewController }.first
  }

  /// The controller that this one, or one around it, presents.
  open var presentedViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentation).first?.presented
  }

  /// The controller that presents this one, or one around it.
  open var presentingViewController: UIViewController? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.presentedBy).first?.presenter
  }

  /// Who places this controller's view while it is presented, or will when it is.
  open var presentationController: UIPresentationController? {
    if let shown = currentPresentationController { return shown }
    return prepared { UIPresentationController(presentedViewController: $0, presenting: nil) }
  }

  /// Who places the popover that this controller is or will be; nil for other styles.
  open var popoverPresentationController: UIPopoverPresentationController? {
    shownOrPreparedPopover
  }

  /// Who places the sheet that this controller is or will be; nil for other styles. A controller whose
  /// sheet was not asked for takes the whole screen.
  open var sheetPresentationController: UISheetPresentationController? { shownOrPreparedSheet }

  /// The transition that this controller, or one around it, takes part in; nil for none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    sequence(first: self, next: \.parent).lazy.compactMap(\.runningTransition).first
  }

  /// What could be chosen below a preview of it, of iOS 9 to 12; nothing here is previewed by pressure.
  open var previewActionItems: [any UIPreviewActionItem] { [] }

  // MARK: Segues

  /// Whether a segue that was touched is gone; true unless overridden. `identifier` is empty where the
  /// segue has none.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// A segue is about to be gone; its destination has not loaded its view.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Goes the segue of that identifier that begins at this controller.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    startSegue(identifier, sender)
  }

  /// Whether a segue back ends here: where the controller has its action, unless overridden.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { MessageTable.hasMethod(action, in: self) }

  /// The child that the source of a segue back lies in; nil: none.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    children.first { child in
      sequence(first: source.source, next: \.parent).contains { $0 === child }
    }
  }

  /// The children where a segue back may end, but for the one it comes from.
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] {
    let containing = childContaining(source)
    return children.filter { $0 !== containing }
  }

  /// A segue back leads to `subsequentVC`: a chance for a container to show that child.
  open func unwind(
    for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController
  ) {}

  /// The controller that does `action`: this one where it overrides it, else one around it.
  open func targetViewController(
    forAction action: Selector, sender: Any?
  ) -> UIViewController? {
    sequence(first: self, next: \.parent).first { $0.canPerformAction(action, withSender: sender) }
  }

  // MARK: Navigation

  /// What the controller is called; also the title in a navigation bar.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
      // The first controller of a navigation controller names its tab too.
      if let navigation = parent as? UINavigationController, navigation.title == nil,
        navigation.viewControllers.first === self
      {
        navigation.tabBarItem.title = title
      }
    }
  }

  /// What a navigation bar shows for this controller.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")

  final func setNavigationItem(_ item: UINavigationItem) { navigationItem = item }

  /// True while the content can be changed.
  open var isEditing: Bool {
    get { edits }
    set { setEditing(newValue, animated: false) }
  }
  private var edits = false

  /// Lets the content be changed, or not any more; to be overridden by who has such content.
  open func setEditing(_ editing: Bool, animated: Bool) {
    edits = editing
    shownEditButton?.title = editing ? "Done" : "Edit"
    shownEditButton?.style = editing ? .done : .plain
  }

  private var shownEditButton: UIBarButtonItem?

  /// A button for a bar that turns editing on and off, and says which.
  open var editButtonItem: UIBarButtonItem {
    if let shownEditButton { return shownEditButton }
    let item = UIBarButtonItem(
      title: edits ? "Done" : "Edit", style: edits ? .done : .plain, target: self,
      action: UIViewController.toggleEditing)
    shownEditButton = item
    return item
  }

  private func toggleEditing() { setEditing(!isEditing, animated: true) }

  /// What a tab bar shows for this controller.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let first = (self as? UINavigationController)?.viewControllers.first
      let made = UITabBarItem(title: title ?? first?.title, image: nil, tag: 0)
      ownTabBarItem = made
      return made
    }
    set {
      ownTabBarItem = newValue
      (parent as? UITabBarController)?.itemsDidChange()
    }
  }

  private var ownTabBarItem: UITabBarItem?

  /// The navigation controller this one is in.
  open var navigationController: UINavigationController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UINavigationController }.first
  }

  // MARK: Status bar

  /// How the status bar would look; none is drawn.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether there would be a status bar; none is drawn.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar would come and go; none is drawn.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Says that the preferences changed.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Whether the line at the bottom of newer phones would hide; none is drawn.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// Which child says how the status bar looks; nil: this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Which child says whether there is a status bar; nil: this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Which child says whether the line at the bottom hides; nil: this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Says that this preference changed.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// At which edges the app's gestures go before the system's; the system has none here.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Which child says so; nil: this controller.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Says that this preference changed.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}

  // MARK: Surroundings

  /// The appearance of the view and all inside it; unspecified: that of what it lies in.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    willSet { ImposedStyles.active.isAny = true }
    didSet {
      guard let view = viewIfLoaded, view.overrideUserInterfaceStyle == .unspecified else { return }
      let around = view.superview?.shownTraits ?? .screen
      view.traitsDidChange(
        from: UITraitCollection(traitsFrom: [
          around, UITraitCollection(userInterfaceStyle: oldValue),
        ]))
    }
  }

  /// What the interface is like where the view lies.
  open var traitCollection: UITraitCollection {
    if let view: UIView = viewIfLoaded { return view.traitCollection }
    let around = parent?.traitCollection ?? .screen
    return imposedTraits.map { UITraitCollection(traitsFrom: [around, $0]) } ?? around
  }

  /// What the controller around it has said that differs here.
  final var imposedTraits: UITraitCollection?

  /// The traits changed from `previousTraitCollection`.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  final var traitRegistrations: [TraitRegistration] = []

  /// Added to what bars and the screen cover of the view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { viewIfLoaded?.safeAreaMayHaveChanged() } }
  }

  /// The safe area of the view changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// The margins of the view changed.
  open func viewLayoutMarginsDidChange() {}
  /// The least margins that the view gets from the system at its sides.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = UIScreen.main.bounds.width >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }

  // MARK: Device

  /// Whether the controller turns with the device, which here is never turned.
  open var shouldAutorotate: Bool { true }

  /// Which ways round the controller can be shown; all but upside down, as on phones.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// The view is about to get another size because the device turns, which here it never does.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// The traits are about to change because the device turns, which here it never does.
  open func willTransition(
    to newCollection: UITraitCollection,
    with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Which way round the controller comes when it is presented: as the screen stands.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .onScreen }
  /// Says that the supported ways round changed.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// Would turn the interface as the device is held, which is never turned here.
  open class func attemptRotationToDeviceOrientation() {}
  /// Before iOS 8: about to turn, which here it never does.
  open func willRotate(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Before iOS 8: turning.
  open func willAnimateRotation(
    to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
  ) {}
  /// Before iOS 8: turned.
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// Memory is scarce, which here it never is.
  open func didReceiveMemoryWarning() {}

  // MARK: Guides

  /// What bars cover at the top: a guide from the view's edge to the safe area's.
  open var topLayoutGuide: any UILayoutSupport { coverGuide("UIViewLayoutGuideTop", isTop: true) }

  /// What bars cover at the bottom: a guide from the safe area's edge to the view's.
  open var bottomLayoutGuide: any UILayoutSupport {
    coverGuide("UIViewLayoutGuideBottom", isTop: false)
  }

  /// Sets what a navigation controller shows at the bottom while this controller is in front.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
    if animated { navigationController?.toolbarItemsDidChange(of: self, animated: true) }
  }

  /// The tab bar controller this one is in.
  open var tabBarController: UITabBarController? {
    sequence(first: parent) { $0?.parent }.lazy.compactMap { $0 as? UITabBarController }.first
  }

}
