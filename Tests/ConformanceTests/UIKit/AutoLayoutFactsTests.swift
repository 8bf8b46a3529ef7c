import CoreGraphics
import Testing
import UIKit

/// What Apple's headers and pages say about layout by constraints.
@MainActor
struct AutoLayoutFactsTests {
  @Test func prioritiesHaveTheirNumbers() {
    #expect(UILayoutPriority.required.rawValue == 1000)
    #expect(UILayoutPriority.defaultHigh.rawValue == 750)
    #expect(UILayoutPriority.dragThatCanResizeScene.rawValue == 510)
    #expect(UILayoutPriority.sceneSizeStayPut.rawValue == 500)
    #expect(UILayoutPriority.dragThatCannotResizeScene.rawValue == 490)
    #expect(UILayoutPriority.defaultLow.rawValue == 250)
    #expect(UILayoutPriority.fittingSizeLevel.rawValue == 50)
    #expect(UILayoutPriority(999) == UILayoutPriority(rawValue: 999))
  }

  @Test func attributesAndRelationsHaveTheirNumbers() {
    let attributes: [NSLayoutConstraint.Attribute] = [
      .notAnAttribute, .left, .right, .top, .bottom, .leading, .trailing, .width, .height,
      .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin, .rightMargin, .topMargin,
      .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins,
      .centerYWithinMargins,
    ]
    for (number, attribute) in attributes.enumerated() { #expect(attribute.rawValue == number) }
    #expect(NSLayoutConstraint.Relation.lessThanOrEqual.rawValue == -1)
    #expect(NSLayoutConstraint.Relation.equal.rawValue == 0)
    #expect(NSLayoutConstraint.Relation.greaterThanOrEqual.rawValue == 1)
    #expect(NSLayoutConstraint.Axis.horizontal.rawValue == 0)
    #expect(NSLayoutConstraint.Axis.vertical.rawValue == 1)
  }

  @Test func viewsHaveTheirDefaults() {
    let view = UIView()
    #expect(view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.constraints.isEmpty && view.layoutGuides.isEmpty)
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      #expect(view.contentHuggingPriority(for: axis) == .defaultLow)
      #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh)
    }
    #expect(UIView.noIntrinsicMetric == -1)
    #expect(view.intrinsicContentSize == CGSize(width: -1, height: -1))
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(UIView.layoutFittingCompressedSize == .zero)
  }

  @Test func constraintsHaveTheirDefaults() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    let constraint = b.leadingAnchor.constraint(equalTo: a.trailingAnchor, constant: 3)
    #expect(constraint.priority == .required && !constraint.isActive)
    #expect(constraint.firstItem === b && constraint.secondItem === a)
    #expect(constraint.firstAttribute == .leading && constraint.secondAttribute == .trailing)
    #expect(constraint.multiplier == 1 && constraint.constant == 3)
    #expect(constraint.relation == .equal && constraint.identifier == nil)
    let width = b.widthAnchor.constraint(lessThanOrEqualToConstant: 7)
    #expect(width.secondItem == nil && width.secondAttribute == .notAnAttribute)
    #expect(width.relation == .lessThanOrEqual && width.constant == 7)
  }

  @Test func anActiveConstraintIsHeldByTheNearestViewAroundItsItems() {
    let (outer, a, b, inner) = (UIView(), UIView(), UIView(), UIView())
    for view in [a, b] { outer.addSubview(view) }
    b.addSubview(inner)
    let between = a.topAnchor.constraint(equalTo: inner.topAnchor)
    let within = inner.topAnchor.constraint(equalTo: b.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 5)
    NSLayoutConstraint.activate([between, within, own])
    #expect(outer.constraints == [between])
    #expect(b.constraints == [within])
    #expect(a.constraints == [own])
    NSLayoutConstraint.deactivate([own])
    #expect(a.constraints.isEmpty && !own.isActive)
  }

  @Test func stackViewsHaveTheirDefaults() {
    let stack = UIStackView()
    #expect(stack.axis == .horizontal && stack.distribution == .fill)
    #expect(stack.alignment == .fill && stack.spacing == 0)
    #expect(!stack.isLayoutMarginsRelativeArrangement && stack.arrangedSubviews.isEmpty)
    #expect(UIStackView.Distribution.equalCentering.rawValue == 4)
    #expect(UIStackView.Alignment.trailing.rawValue == 4)
    #expect(UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
    let view = UIView()
    stack.addArrangedSubview(view)
    #expect(view.superview === stack && !view.translatesAutoresizingMaskIntoConstraints)
    #expect(stack.customSpacing(after: view) == UIStackView.spacingUseDefault)
  }

  @Test func theConstantMovesTheViewAtTheNextLayout() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let child = UIView()
    child.translatesAutoresizingMaskIntoConstraints = false
    parent.addSubview(child)
    let edge = child.leftAnchor.constraint(equalTo: parent.leftAnchor, constant: 10)
    NSLayoutConstraint.activate([
      edge, child.rightAnchor.constraint(equalTo: parent.rightAnchor),
    ])
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 10, y: 0, width: 90, height: 0))
    edge.constant = 40
    #expect(child.frame.minX == 10)
    parent.layoutIfNeeded()
    #expect(child.frame == CGRect(x: 40, y: 0, width: 60, height: 0))
  }

  // As Swift 2 and 3 wrote it.
  @Test func oldSpellings() {
    let (a, b) = (UIView(), UIView())
    a.addSubview(b)
    let edge = b.leftAnchor.constraintEqualToAnchor(a.leftAnchor, constant: 4)
    NSLayoutConstraint.activateConstraints([edge])
    #expect(edge.active && edge.constant == 4)
    let attribute: NSLayoutAttribute = .width
    #expect(b.widthAnchor.constraintEqualToConstant(3).firstAttribute == attribute)
    edge.active = false
    #expect(a.constraints.isEmpty)
  }

  // 12.3 #30 (U): a width or height of nothing is a constant, as no attribute is.
  @Test(arguments: [
    NSLayoutConstraint.Attribute.width, .height, .notAnAttribute,
  ])
  func theSizeOfNothingIsAConstant(attribute: NSLayoutConstraint.Attribute) {
    onStage { stage in
      let (parent, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 90, height: 90)), UIView())
      view.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(view)
      let width = NSLayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: attribute,
        multiplier: 1, constant: 40)
      view.addConstraint(width)
      NSLayoutConstraint(
        item: view, attribute: .height, relatedBy: .greaterThanOrEqual, toItem: nil,
        attribute: attribute, multiplier: 1, constant: 30
      ).isActive = true
      _ = stage.show(parent.layer)
      #expect(width.isActive && width.secondItem == nil)
      #expect(view.bounds.size == CGSize(width: 40, height: 30))
      #expect(stage.unsupported == [])
    }
  }
}
