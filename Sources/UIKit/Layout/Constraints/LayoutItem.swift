/// What constraints can be about: a view, or a guide of one.
@MainActor
protocol LayoutItem: AnyObject {
  /// The view itself, or the one that has the guide.
  var layoutOwner: UIView? { get }
  /// Its measures that a constraint was asked for, so that they can be compared.
  var comparedAnchors: [NSLayoutConstraint.Attribute: NSLayoutAnchor<AnyObject>] { get set }
}

extension UIView: LayoutItem {
  var layoutOwner: UIView? { self }
}

extension UILayoutGuide: LayoutItem {
  var layoutOwner: UIView? { owningView }
}
