extension NSLayoutConstraint {
  /// The measure on the left: the same object for the same measure of the same view or guide.
  public final var firstAnchor: NSLayoutAnchor<AnyObject> {
    Self.anchor(firstItem, firstAttribute) ?? NSLayoutAnchor(nil, firstAttribute)
  }

  /// The measure on the right: the same object for the same measure of the same view or guide; nil where the
  /// constraint is about a constant alone.
  public final var secondAnchor: NSLayoutAnchor<AnyObject>? {
    Self.anchor(secondItem, secondAttribute)
  }

  private static func anchor(
    _ item: AnyObject?, _ attribute: Attribute
  ) -> NSLayoutAnchor<AnyObject>? {
    guard let item = item as? any LayoutItem, attribute != .notAnAttribute else { return nil }
    if let known = item.comparedAnchors[attribute] { return known }
    let anchor = NSLayoutAnchor<AnyObject>(item, attribute)
    item.comparedAnchors[attribute] = anchor
    return anchor
  }
}
