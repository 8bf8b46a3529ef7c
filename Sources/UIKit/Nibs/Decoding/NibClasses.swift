import CoreGraphics

/// Which class an element's object is of.
@MainActor
enum NibClasses {
  private typealias Maker = @MainActor (NibCoder) -> AnyObject?

  /// The object of the element: of its custom class, where the program or UIKit has that, else of the
  /// class that the tag stands for. What is missing is noted.
  static func object(_ coder: NibCoder) -> AnyObject? {
    let element = coder.element
    if let name = element["customClass"], !standardNames.contains(name) {
      if let object = custom(name, coder) { return object }
    }
    if let maker = byTag[element.name] { return maker(coder) }
    if let name = elsewhere[element.name] {
      if let view = FrameworkClasses.view(name, coder) { return view }
      coder.note("\(name), which is not here: a plain view")
      return NibStandIn(coder: coder)
    }
    if element.name.hasSuffix("Controller") {
      coder.note("<\(element.name)>, which is not here: a plain controller")
      return UIViewController(coder: coder)
    }
    guard element.child(key: "frame") != nil else {
      coder.note("<\(element.name)>")
      return nil
    }
    coder.note("<\(element.name)>: a plain view")
    return UIView(coder: coder)
  }

  private static func custom(_ name: String, _ coder: NibCoder) -> AnyObject? {
    if let maker = byName[name] { return maker(coder) }
    if let view = FrameworkClasses.view(name, coder) { return view }
    let module = coder.element["customModule"]
    let found = module.flatMap { ClassRecord.named(name, module: $0) } ?? ClassRecord.named(name)
    guard let record = found else {
      coder.note("the class \(name), which the program does not have")
      coder.document.lacksClass(element: coder.element)
      return nil
    }
    if let decode = record.decode {
      if let object = decode(coder) { return object }
      coder.note("\(name): its init(coder:) gives nothing")
      return nil
    }
    if let object = record.make?() ?? record.frame?(coder.rect("frame") ?? .zero) {
      switch object {
      case let view as UIView: view.readNib(coder)
      case let recognizer as UIGestureRecognizer: coder.readGesture(recognizer)
      case let item as UIBarButtonItem: coder.readItem(item)
      case let item as UITabBarItem: coder.readTabBarItem(item)
      case let item as UINavigationItem: coder.readNavigationItem(item)
      default: break
      }
      return object
    }
    coder.note("\(name): neither init(coder:) nor init() is there")
    return nil
  }

  /// What the tags stand for.
  private static let byTag: [String: Maker] = [
    "view": { UIView(coder: $0) }, "label": { UILabel(coder: $0) },
    "button": { UIButton(coder: $0) }, "imageView": { UIImageView(coder: $0) },
    "slider": { UISlider(coder: $0) }, "switch": { UISwitch(coder: $0) },
    "progressView": { UIProgressView(coder: $0) },
    "activityIndicatorView": { UIActivityIndicatorView(coder: $0) },
    "pageControl": { UIPageControl(coder: $0) }, "control": { UIControl(coder: $0) },
    "scrollView": { UIScrollView(coder: $0) }, "stackView": { UIStackView(coder: $0) },
    "tableView": { UITableView(coder: $0) }, "tableViewCell": { UITableViewCell(coder: $0) },
    "collectionView": { UICollectionView(coder: $0) },
    "collectionViewCell": { UICollectionViewCell(coder: $0) },
    "collectionReusableView": { UICollectionReusableView(coder: $0) },
    "collectionViewFlowLayout": { UICollectionViewFlowLayout(coder: $0) },
    "collectionViewLayout": { UICollectionViewLayout(coder: $0) },
    "collectionViewController": { UICollectionViewController(coder: $0) },
    "visualEffectView": { UIVisualEffectView(coder: $0) },
    "containerView": { UIView(coder: $0) }, "window": { UIWindow(coder: $0) },
    "navigationBar": { UINavigationBar(coder: $0) },
    "tabBar": { UITabBar(coder: $0) }, "toolbar": { UIToolbar(coder: $0) },
    "segmentedControl": { UISegmentedControl(coder: $0) },
    "stepper": { UIStepper(coder: $0) },
    "pickerView": { UIPickerView(coder: $0) }, "datePicker": { UIDatePicker(coder: $0) },
    "viewController": { UIViewController(coder: $0) },
    "tableViewController": { UITableViewController(coder: $0) },
    "navigationController": { UINavigationController(coder: $0) },
    "tabBarController": { UITabBarController(coder: $0) },
    "pageViewController": { UIPageViewController(coder: $0) },
    "splitViewController": { UISplitViewController(coder: $0) },
    "tableViewHeaderFooterView": { UITableViewHeaderFooterView(coder: $0) },
    "tapGestureRecognizer": { $0.recognizer(UITapGestureRecognizer()) },
    "pinchGestureRecognizer": { $0.recognizer(UIPinchGestureRecognizer()) },
    "rotationGestureRecognizer": { $0.recognizer(UIRotationGestureRecognizer()) },
    "swipeGestureRecognizer": { $0.recognizer(UISwipeGestureRecognizer()) },
    "panGestureRecognizer": { $0.recognizer(UIPanGestureRecognizer()) },
    "screenEdgePanGestureRecognizer": { $0.recognizer(UIScreenEdgePanGestureRecognizer()) },
    // Xcode writes this one so.
    "pongPressGestureRecognizer": { $0.recognizer(UILongPressGestureRecognizer()) },
    "longPressGestureRecognizer": { $0.recognizer(UILongPressGestureRecognizer()) },
    "barButtonItem": { $0.barButtonItem() }, "navigationItem": { $0.navigationItem() },
    "tabBarItem": { $0.tabBarItem() }, "customObject": { _ in NSObject() },
    "refreshControl": { UIRefreshControl(coder: $0) },
    "textField": { UITextField(coder: $0) }, "textView": { UITextView(coder: $0) },
    "searchBar": { UISearchBar(coder: $0) }, "webView": { UIWebView(coder: $0) },
  ]

  /// Classes of UIKit that an author may name where the tag says less.
  private static let byName: [String: Maker] = [
    "UIControl": { UIControl(coder: $0) }, "UIButton": { UIButton(coder: $0) },
    "UILabel": { UILabel(coder: $0) }, "UIImageView": { UIImageView(coder: $0) },
    "UIScrollView": { UIScrollView(coder: $0) }, "UIStackView": { UIStackView(coder: $0) },
    "UITableView": { UITableView(coder: $0) },
    "UITableViewCell": { UITableViewCell(coder: $0) },
    "UICollectionView": { UICollectionView(coder: $0) },
    "UICollectionViewCell": { UICollectionViewCell(coder: $0) },
    "UICollectionReusableView": { UICollectionReusableView(coder: $0) },
    "UICollectionViewFlowLayout": { UICollectionViewFlowLayout(coder: $0) },
    "UICollectionViewController": { UICollectionViewController(coder: $0) },
    "UIVisualEffectView": { UIVisualEffectView(coder: $0) },
    "UISlider": { UISlider(coder: $0) }, "UISwitch": { UISwitch(coder: $0) },
    "UIPageControl": { UIPageControl(coder: $0) },
    "UIProgressView": { UIProgressView(coder: $0) },
    "UIActivityIndicatorView": { UIActivityIndicatorView(coder: $0) },
    "UINavigationBar": { UINavigationBar(coder: $0) },
    "UITabBar": { UITabBar(coder: $0) }, "UIToolbar": { UIToolbar(coder: $0) },
    "UISegmentedControl": { UISegmentedControl(coder: $0) },
    "UIStepper": { UIStepper(coder: $0) },
    "UIPickerView": { UIPickerView(coder: $0) },
    "UIDatePicker": { UIDatePicker(coder: $0) },
    "UIBarButtonItem": { UIBarButtonItem(coder: $0) },
    "UINavigationItem": { UINavigationItem(coder: $0) },
    "UITabBarItem": { UITabBarItem(coder: $0) },
    "UINavigationController": { UINavigationController(coder: $0) },
    "UITableViewController": { UITableViewController(coder: $0) },
    "UITabBarController": { UITabBarController(coder: $0) },
    "UITextField": { UITextField(coder: $0) }, "UITextView": { UITextView(coder: $0) },
    "UIPageViewController": { UIPageViewController(coder: $0) },
    "UISplitViewController": { UISplitViewController(coder: $0) },
    "UITableViewHeaderFooterView": { UITableViewHeaderFooterView(coder: $0) },
    "UISearchBar": { UISearchBar(coder: $0) }, "UIWebView": { UIWebView(coder: $0) },
  ]

  /// Names that say no more than the tags.
  private static let standardNames: Set<String> = [
    "UIView", "UIViewController", "UIResponder", "NSObject", "UIApplication",
  ]

  /// Tags of classes of other frameworks, and their names.
  private static let elsewhere: [String: String] = [
    "mapView": "MKMapView", "wkWebView": "WKWebView", "glkView": "GLKView", "mtkView": "MTKView",
    "sceneKitView": "SCNView", "skView": "SKView", "arscnView": "ARSCNView",
    "colorWell": "UIColorWell",
  ]
}

/// A plain view in place of one whose class is not here, as large as that would be.
final class NibStandIn: UIView {
  private let size: CGSize

  required init?(coder: NSCoder) {
    let element = (coder as? NibCoder)?.element
    let none = UIView.noIntrinsicMetric
    // What UIKit's own views ask for; texts are as wide as they are, which is not known here.
    size =
      switch element?.name {
      case "tabBar": CGSize(width: none, height: 49)
      case "colorWell": CGSize(width: 28, height: 28)
      default: CGSize(width: none, height: none)
      }
    super.init(coder: coder)
    guard let coder = coder as? NibCoder else { return }
    coder.document.lacksClass(element: coder.element)
    // What lies in a cell is shown as it would be there.
    if let content = coder.child(key: "contentView"), let view = coder.loading.view(content) {
      addSubview(view)
    }
  }

  override var intrinsicContentSize: CGSize { size }
}
