import Stage
public import UIKit
import VirtualTime

extension ProjectScene.Subject {
  /// A view controller.
  public static func controller(
    _ make: @escaping @MainActor @Sendable () -> UIViewController
  ) -> Self {
    Self { _ in make() }
  }

  /// A view as large as the screen.
  public static func view(
    _ make: @escaping @MainActor @Sendable (CGRect) -> UIView
  ) -> Self {
    Self { settings in ViewHolder(make(CGRect(origin: .zero, size: settings.screenSize))) }
  }

  /// A view or a view controller of a preview.
  public static func preview(_ make: @escaping @MainActor @Sendable () -> Any) -> Self {
    Self { _ in controller(of: make()) }
  }

  /// A controller of a storyboard, by its object's id in the file.
  public static func storyboard(_ name: String, object id: String) -> Self {
    Self { _ in UIStoryboard(name: name, bundle: nil).controller(ofObject: id) }
  }

  /// What a page or script shows as its live view once its statements are done.
  public static func script(_ run: @escaping @MainActor @Sendable () -> Void) -> Self {
    Self { _ in
      run()
      if let shown = PlaygroundPage.current.liveView { return controller(of: shown) }
      SceneContext.active.unsupported(
        "a page that sets no PlaygroundPage.current.liveView", at: "its end")
      return UIViewController()
    }
  }

  @MainActor private static func controller(of subject: Any) -> UIViewController {
    switch subject {
    case let controller as UIViewController: controller
    case let view as UIView: ViewHolder(view)
    default: UIViewController()
    }
  }
}

/// Shows one view: in the middle in its own size where it has one, over the whole screen where not.
private final class ViewHolder: UIViewController {
  private let shown: UIView

  init(_ shown: UIView) {
    self.shown = shown
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(shown)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    guard shown.translatesAutoresizingMaskIntoConstraints, shown.bounds.size == .zero else {
      return
    }
    let size = shown.intrinsicContentSize
    let fits = size.width > 0 && size.height > 0
    shown.bounds.size = fits ? size : view.bounds.size
    shown.center = CGPoint(x: view.bounds.midX, y: view.bounds.midY)
  }
}
