import CoreGraphics
import VirtualTime

extension UIViewController: NibAwaking {}

extension UIViewController {
  /// Takes from the element what every controller has.
  final func readNib(_ coder: NibCoder) {
    if let scene = coder.loading.scene, scene.element === coder.element { scene.take(self) }
    if let title = coder.string("title") { self.title = title }
    nibName = coder.string("nibName") ?? nibName
    if let item = coder.child(key: "navigationItem"),
      let read = coder.loading.object(item) as? UINavigationItem
    {
      if read.title == nil { read.title = title }
      setNavigationItem(read)
    }
    if let item = coder.child(key: "tabBarItem"),
      let read = coder.loading.object(item) as? UITabBarItem
    {
      tabBarItem = read
    }
    if let style = coder.choice("modalPresentationStyle", SegueTemplate.presentations) {
      modalPresentationStyle = style
    }
    if let style = coder.choice("modalTransitionStyle", SegueTemplate.transitions) {
      modalTransitionStyle = style
    }
    if let defines = coder.bool("definesPresentationContext") {
      definesPresentationContext = defines
    }
    if let isModal = coder.bool("modalInPresentation") { isModalInPresentation = isModal }
    coder.skip("providesPresentationContextTransitionStyle")
    if let size = coder.size("preferredContentSize") { preferredContentSize = size }
    if let edges = coder.part(key: "edgesForExtendedLayout") {
      edgesForExtendedLayout = [
        edges.bool("top") == true ? .top : [], edges.bool("bottom") == true ? .bottom : [],
        edges.bool("left") == true || edges.bool("leading") == true ? .left : [],
        edges.bool("right") == true || edges.bool("trailing") == true ? .right : [],
      ]
    }
    for guide in coder.items(of: "layoutGuides") {
      guard let id = guide.id else { continue }
      coder.loading.add(guide["type"] == "bottom" ? .bottom : .top, for: id)
    }
    if coder.loading.scene == nil, let view = coder.element.child(key: "view") {
      // In a xib the view comes with its controller, and is shown when that is asked for it.
      viewOfXib = coder.loading.view(view)
    }
    let items = coder.items(of: "toolbarItems").compactMap {
      coder.loading.object($0) as? UIBarButtonItem
    }
    if !items.isEmpty { toolbarItems = items }
    set(\.hidesBottomBarWhenPushed, to: coder.bool("hidesBottomBarWhenPushed") ?? false)
    set(
      \.automaticallyAdjustsScrollViewInsets,
      to: coder.bool("automaticallyAdjustsScrollViewInsets") ?? true)
    set(
      \.extendedLayoutIncludesOpaqueBars,
      to: coder.bool("extendedLayoutIncludesOpaqueBars") ?? false)
    coder.skip("view", "storyboardIdentifier", "<connections>", "value")
    coder.skip("contentSizeForViewInPopover", "userDefinedRuntimeAttributes")
    coder.skip("<userDefinedRuntimeAttributes>", "<keyCommands>", "customizableViewControllers")
  }

  /// Loads the view that a storyboard or xib has for the controller; false where there is none.
  ///
  /// A xib is the one named when the controller was made; else, as Apple documents it, the one called as
  /// the controller's class without "Controller", then the one called as the class.
  final func loadViewFromNib() -> Bool {
    if let scene = storyboardScene, scene.viewElement != nil {
      return scene.loadView(of: self)
    }
    if let view = viewOfXib {
      self.view = view
      viewOfXib = nil
      return true
    }
    if let name = nibName, !name.isEmpty {
      if loadView(fromXib: name) { return true }
      SceneContext.active.unsupported(
        "the xib “\(name)”, which is not there or gives no view", at: "\(type(of: self))")
      return false
    }
    guard NibFiles.current.hasAny(in: nibBundle), isOfOwnClass else { return false }
    let name = "\(type(of: self))"
    let names = (name.hasSuffix("Controller") ? [String(name.dropLast(10))] : []) + [name]
    return names.contains { loadView(fromXib: $0) }
  }

  private func loadView(fromXib name: String) -> Bool {
    guard let document = NibFiles.current.document(name, "xib", in: nibBundle),
      document.hasOwnersView
    else { return false }
    xibObjects = UINib(nibName: name, bundle: nibBundle).instantiate(withOwner: self)
    return isViewLoaded
  }

  /// True for classes outside UIKit: only those have xibs called like them.
  private var isOfOwnClass: Bool {
    !String(reflecting: type(of: self)).hasPrefix("UIKit.")
  }
}
