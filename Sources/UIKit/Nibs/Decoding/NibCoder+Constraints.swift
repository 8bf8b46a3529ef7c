import CoreGraphics

extension NibCoder {
  /// Adds the constraints of the element to its view. Those that Xcode takes out when it builds
  /// (placeholders), and those about views that other screens have, are left out.
  @MainActor
  func addConstraints(to view: UIView) {
    for element in element.items(of: "constraints") {
      let part = NibCoder(element, loading)
      guard element.name == "constraint" else {
        part.note("<\(element.name)>")
        continue
      }
      guard part.bool("placeholder") != true, let constraint = part.constraint(of: view) else {
        continue
      }
      loading.add(constraint, for: element)
      view.addConstraint(constraint)
    }
  }

  @MainActor
  private func constraint(of view: UIView) -> NSLayoutConstraint? {
    guard let first = attribute("firstAttribute"),
      let (item, firstAttribute) = side("firstItem", first, of: view)
    else { return nil }
    var second: (item: AnyObject, attribute: NSLayoutConstraint.Attribute)?
    if element["secondItem"] != nil || element["secondAttribute"] != nil {
      guard let attribute = attribute("secondAttribute"),
        let side = side("secondItem", attribute, of: view)
      else { return nil }
      second = side
    }
    let relation = choice(
      "relation",
      [
        "equal": NSLayoutConstraint.Relation.equal, "lessThanOrEqual": .lessThanOrEqual,
        "greaterThanOrEqual": .greaterThanOrEqual,
      ])
    let constraint = NSLayoutConstraint(
      item: item, attribute: firstAttribute, relatedBy: relation ?? .equal, toItem: second?.item,
      attribute: second?.attribute ?? .notAnAttribute, multiplier: factor,
      constant: number("constant") ?? 0)
    if let priority = number("priority") {
      constraint.priority = UILayoutPriority(Float(priority))
    }
    constraint.identifier = string("identifier")
    skip("symbolic", "symbolType")
    return constraint
  }

  /// The multiplier, a number or two of them as "1:2" or "1/2".
  @MainActor
  private var factor: CGFloat {
    guard let text = string("multiplier") else { return 1 }
    let numbers = text.split { $0 == ":" || $0 == "/" }.compactMap { Double($0) }
    if numbers.count == 2, numbers[1] != 0 { return CGFloat(numbers[0] / numbers[1]) }
    if numbers.count == 1 { return CGFloat(numbers[0]) }
    note("the multiplier “\(text)”")
    return 1
  }

  @MainActor
  private func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    choice(
      name,
      [
        "left": .left, "right": .right, "top": .top, "bottom": .bottom, "leading": .leading,
        "trailing": .trailing, "width": .width, "height": .height, "centerX": .centerX,
        "centerY": .centerY, "baseline": .lastBaseline, "lastBaseline": .lastBaseline,
        "firstBaseline": .firstBaseline, "leftMargin": .leftMargin, "rightMargin": .rightMargin,
        "topMargin": .topMargin, "bottomMargin": .bottomMargin, "leadingMargin": .leadingMargin,
        "trailingMargin": .trailingMargin, "centerXWithinMargins": .centerXWithinMargins,
        "centerYWithinMargins": .centerYWithinMargins,
      ])
  }

  /// One side of the constraint: the view or guide named, or the view that holds the constraint. A
  /// controller's guides lie between the edge of its view and what bars cover.
  @MainActor
  private func side(
    _ name: String, _ attribute: NSLayoutConstraint.Attribute, of view: UIView
  ) -> (item: AnyObject, attribute: NSLayoutConstraint.Attribute)? {
    guard let id = string(name) else { return (view, attribute) }
    if let found = loading.object(withID: id) {
      if found is UIView { return (found, attribute) }
      note("a constraint about \(type(of: found))")
      return nil
    }
    switch loading.guide(withID: id) {
    case .safeArea(let view): return (view.safeAreaLayoutGuide, attribute)
    case .margins(let view): return (view.layoutMarginsGuide, attribute)
    case .scrollContent(let view): return (view.contentLayoutGuide, attribute)
    case .scrollFrame(let view): return (view.frameLayoutGuide, attribute)
    case .top:
      return attribute == .top ? (view, .top) : (view.safeAreaLayoutGuide, .top)
    case .bottom:
      return attribute == .bottom ? (view, .bottom) : (view.safeAreaLayoutGuide, .bottom)
    case nil:
      if !loading.document.isElsewhere(id) {
        note("a constraint about “\(id)”, which is not there")
      }
      return nil
    }
  }
}
