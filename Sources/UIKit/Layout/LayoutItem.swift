/// What constraints can be about: a view, or a guide of one.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that has the guide.
  var layoutOwner: UIView? { get }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
}
