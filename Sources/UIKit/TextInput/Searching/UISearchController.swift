public import CoreGraphics

/// Told to show what was found.
@MainActor
public protocol UISearchResultsUpdating: AnyObject {
  /// The search bar became active, or its text or scope changed.
  func updateSearchResults(for searchController: UISearchController)
}

/// Told when a search begins and ends. All methods are optional.
@MainActor
public protocol UISearchControllerDelegate: AnyObject {
  /// The search begins.
  func willPresentSearchController(_ searchController: UISearchController)
  /// The search has begun.
  func didPresentSearchController(_ searchController: UISearchController)
  /// The search ends.
  func willDismissSearchController(_ searchController: UISearchController)
  /// The search has ended.
  func didDismissSearchController(_ searchController: UISearchController)
  /// The search is to begin; called before it does.
  func presentSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func willPresentSearchController(_ searchController: UISearchController) {}
  public func didPresentSearchController(_ searchController: UISearchController) {}
  public func willDismissSearchController(_ searchController: UISearchController) {}
  public func didDismissSearchController(_ searchController: UISearchController) {}
  public func presentSearchController(_ searchController: UISearchController) {}
}

/// A search bar with what it finds: shows a controller of results over that in which the bar is, while
/// something is typed.
open class UISearchController: UIViewController {
  /// Shows what was found; nil: the controller in which the bar is does.
  public let searchResultsController: UIViewController?

  /// Told of changes; held weakly.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told of beginning and end; held weakly.
  open weak var delegate: (any UISearchControllerDelegate)?

  /// The bar.
  open private(set) lazy var searchBar: UISearchBar = makeBar()

  /// True from the first touch of the bar to the cancel button. Setting it begins or ends the search.
  open var isActive: Bool {
    get { isSearching }
    set { if newValue { begin() } else { end() } }
  }

  /// True: what lies below is grey until something is found.
  open var obscuresBackgroundDuringPresentation = true

  /// True: the navigation bar's title makes room for the search bar.
  open var hidesNavigationBarDuringPresentation = true

  /// True: the bar has a cancel button during the search.
  open var automaticallyShowsCancelButton = true

  /// True: titles are shown below the field during the search.
  open var automaticallyShowsScopeBar = true

  /// True: the results are shown even without text.
  open var showsSearchResultsController = false { didSet { showResults() } }

  private var isSearching = false
  private let shade = UIControl()

  /// A search whose results `searchResultsController` shows; nil: the controller in which the bar is.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  private func makeBar() -> UISearchBar {
    let bar = UISearchBar(
      frame: CGRect(x: 0, y: 0, width: UIScreen.main.bounds.width, height: UISearchBar.height))
    bar.placeholder = "Search"
    bar.listener.controller = self
    return bar
  }

  // MARK: What happens in the bar

  final func searchBarDidBegin() { begin() }

  final func searchTextDidChange() {
    guard isSearching else { return }
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
  }

  final func searchWasCancelled() { end() }

  private func begin() {
    guard !isSearching else { return }
    isSearching = true
    delegate?.presentSearchController(self)
    delegate?.willPresentSearchController(self)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: true) }
    if automaticallyShowsScopeBar, searchBar.scopeButtonTitles != nil {
      searchBar.showsScopeBar = true
    }
    host?.navigationController?.searchDidChange(animated: true)
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    searchBar.becomeFirstResponder()
    delegate?.didPresentSearchController(self)
  }

  private func end() {
    guard isSearching else { return }
    delegate?.willDismissSearchController(self)
    isSearching = false
    searchBar.searchTextField.text = ""
    searchBar.resignFirstResponder()
    searchBar.setShowsCancelButton(false, animated: true)
    if automaticallyShowsScopeBar { searchBar.showsScopeBar = false }
    host?.navigationController?.searchDidChange(animated: true)
    showResults()
    searchResultsUpdater?.updateSearchResults(for: self)
    delegate?.didDismissSearchController(self)
  }

  // MARK: What lies below

  /// The controller in which the bar is; in a navigation bar, the one in front.
  private var host: UIViewController? {
    var responder: UIResponder? = searchBar.superview
    while let one = responder {
      if let navigation = one as? UINavigationController { return navigation.topViewController }
      if let controller = one as? UIViewController { return controller }
      responder = one.next
    }
    return nil
  }

  private func showResults() {
    let hasText = !(searchBar.text ?? "").isEmpty
    let showsResults =
      isSearching && searchResultsController != nil && (hasText || showsSearchResultsController)
    if let results = searchResultsController { show(results, showsResults) }
    let isShaded =
      isSearching && obscuresBackgroundDuringPresentation && !showsResults
      && (searchResultsController != nil || !hasText)
    if isShaded, let host, shade.superview == nil {
      shade.backgroundColor = UIColor(white: 0, alpha: 0.3)
      shade.addAction(UIAction { [weak self] _ in self?.end() }, for: .touchUpInside)
      shade.frame = freeFrame(in: host.view)
      shade.alpha = 0
      host.view.addSubview(shade)
      UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
        self.shade.alpha = 1
      }
    } else if !isShaded {
      shade.removeFromSuperview()
    }
  }

  private func show(_ results: UIViewController, _ isShown: Bool) {
    let view: UIView = results.view
    guard isShown != (view.superview != nil) else { return }
    if isShown, let host {
      host.addChild(results)
      view.frame = freeFrame(in: host.view)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      host.view.addSubview(view)
      results.didMove(toParent: host)
    } else {
      results.willMove(toParent: nil)
      view.removeFromSuperview()
      results.removeFromParent()
    }
  }

  /// What the search bar leaves of a view, as it stands now.
  private func freeFrame(in view: UIView) -> CGRect {
    guard searchBar.isDescendant(of: view) else { return view.bounds }
    let bar = searchBar.convert(searchBar.bounds, to: view)
    var frame = view.bounds
    frame.size.height = max(0, frame.maxY - bar.maxY)
    frame.origin.y = bar.maxY
    return frame
  }
}
