public import CoreGraphics

/// What bars cover of a controller's view at one side, as before iOS 11 had the safe area.
@MainActor
public protocol UILayoutSupport: AnyObject {
  /// Points.
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  final func coverGuide(_ name: String, isTop: Bool) -> any UILayoutSupport {
    let view: UIView = view
    if let made = view.layoutGuides.first(where: { $0.identifier == name }) as? CoverGuide {
      return made
    }
    let guide = CoverGuide()
    guide.identifier = name
    guide.isTop = isTop
    view.addLayoutGuide(guide)
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      guide.topAnchor.constraint(equalTo: isTop ? view.topAnchor : safe.bottomAnchor),
      guide.bottomAnchor.constraint(equalTo: isTop ? safe.topAnchor : view.bottomAnchor),
      guide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 0),
    ])
    return guide
  }
}

/// A guide as high as what covers one side.
private final class CoverGuide: UILayoutGuide, UILayoutSupport {
  var isTop = true

  var length: CGFloat {
    guard let insets = owningView?.safeAreaInsets else { return 0 }
    return isTop ? insets.top : insets.bottom
  }
}
