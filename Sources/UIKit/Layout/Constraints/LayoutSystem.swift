import Constraints
import CoreGraphics
import QuartzCore
import VirtualTime

/// The constraints of a tree of views as equations, for one layout.
@MainActor
final class LayoutSystem {
  /// How strongly parts of a stack view stay inside it.
  static let containment = 999.0
  /// How strongly a stack view is as small as its content.
  static let compactness = 49.0

  /// A wish that waits for the stronger ones.
  private struct Wish {
    let expression: LinearExpression
    let relation: Relation
    let strength: Double
  }

  let root: UIView
  /// True: the size of the root is to be found too.
  private let fitsRoot: Bool
  /// Heights of texts in several lines, which depend on widths found before.
  private let textHeights: [ObjectIdentifier: CGFloat]
  var solver = ConstraintSolver()
  /// The rectangles of views and guides that are to be found; looked up only.
  private(set) var boxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The contents of scroll views that constraints are about; looked up only.
  var contentBoxes: [ObjectIdentifier: LayoutBox] = [:]
  /// The views that have to do with constraints, those around others first.
  private var views: [UIView] = []
  private var wishes: [Wish] = []
  private var refused: [NSLayoutConstraint] = []

  private init(
    _ root: UIView, fitsRoot: Bool = false, textHeights: [ObjectIdentifier: CGFloat] = [:]
  ) {
    self.root = root
    self.fitsRoot = fitsRoot
    self.textHeights = textHeights
    collect(root)
  }

  // MARK: Results

  /// Solves the constraints of a tree and writes down where its views are wanted; returns the views
  /// whose subviews are to move.
  static func solve(_ top: UIView) -> [UIView] {
    let system = solved { LayoutSystem(top, textHeights: $0) }
    system.writeDown()
    system.report()
    return system.views.filter { $0.subviews.contains(where: \.isMisplaced) }
  }

  /// The size that the constraints in `view` give it, as near as they can to `target`.
  static func fittedSize(
    of view: UIView, target: CGSize, priorities: (UILayoutPriority, UILayoutPriority)
  ) -> CGSize {
    let system = solved {
      let system = LayoutSystem(view, fitsRoot: true, textHeights: $0)
      let size = system.size(of: view)
      system.relate(size.width - Double(target.width), .equal, priorities.0)
      system.relate(size.height - Double(target.height), .equal, priorities.1)
      return system
    }
    let size = system.size(of: view)
    return CGSize(width: system.pixels(size.width), height: system.pixels(size.height))
  }

  /// A solved system. Texts in several lines need as much height as follows from the width they got
  /// when they were as wide as they could, so that a second one is solved for them.
  private static func solved(
    _ make: ([ObjectIdentifier: CGFloat]) -> LayoutSystem
  ) -> LayoutSystem {
    let system = make([:])
    system.finish()
    let heights = system.wrappedHeights
    guard !heights.isEmpty else { return system }
    let second = make(heights)
    second.finish()
    return second
  }

  // MARK: Collecting

  private func collect(_ view: UIView) {
    if view.constraintLayout != nil {
      views.append(view)
      if isFound(view) { boxes[ObjectIdentifier(view)] = LayoutBox(in: &solver) }
      for guide in view.layoutGuides {
        boxes[ObjectIdentifier(guide)] = LayoutBox(in: &solver)
      }
    } else if fitsRoot, view === root {
      views.append(view)
      boxes[ObjectIdentifier(view)] = LayoutBox(in: &solver)
    }
    for view in view.subviews { collect(view) }
  }

  /// True when the view's frame comes from constraints: the frame of the topmost view never does,
  /// nor that of a window's root.
  private func isFound(_ view: UIView) -> Bool {
    guard view !== root else { return fitsRoot }
    guard view.constraintLayout?.isManaged == true else { return false }
    let window = view.superview as? UIWindow
    return window == nil || window?.rootViewController?.viewIfLoaded !== view
  }

  private func finish() {
    for view in views { addContentSize(of: view) }
    for view in views { (view as? UIStackView)?.arrange(in: self) }
    let constraints = views.flatMap(\.constraints).sorted { $0.order < $1.order }
    for constraint in constraints { add(constraint) }
    // Those of one strength stay in order: indices break ties.
    let ordered = wishes.enumerated().sorted { a, b in
      a.element.strength == b.element.strength
        ? a.offset < b.offset : a.element.strength > b.element.strength
    }
    for (_, wish) in ordered {
      solver.want(wish.expression, wish.relation, strength: wish.strength)
    }
    solver.solve()
  }

  private func add(_ constraint: NSLayoutConstraint) {
    guard let holder = constraint.holder, !constraint.lacksItem, !constraint.isAboutHiddenLength,
      var first = measure(constraint.firstAttribute, of: constraint.firstItem, in: holder)
    else { return }
    // Where leading is right, such a constraint is measured from the right side of its view, to the left.
    let mirror =
      (constraint.firstAttribute.isDirectional || constraint.secondAttribute.isDirectional)
        && holder.isRightToLeft ? mirror(of: holder) : nil
    if let mirror { first = mirror - first }
    var difference = first - Double(constraint.constant)
    if !constraint.isOfConstant {
      guard
        var second = measure(constraint.secondAttribute, of: constraint.secondItem, in: holder)
      else { return }
      if let mirror { second = mirror - second }
      difference = difference - second * Double(constraint.multiplier)
    }
    let relation: Relation =
      switch constraint.relation {
      case .lessThanOrEqual: .lessThanOrEqual
      case .equal: .equal
      case .greaterThanOrEqual: .greaterThanOrEqual
      }
    if !relate(difference, relation, constraint.priority) { refused.append(constraint) }
  }

  /// The sum of the left and the right side of a view, about whose middle it is mirrored.
  private func mirror(of view: UIView) -> LinearExpression? {
    frame(of: view, in: view).map { $0.horizontal.start + $0.horizontal.end }
  }

  /// The wishes of a view to be no larger and no smaller than its content.
  private func addContentSize(of view: UIView) {
    guard boxes[ObjectIdentifier(view)] != nil else { return }
    var content = view.intrinsicContentSize
    if !fitsRoot {
      view.constraintLayout?.usedContentSizes = [content] + view.wrappedContentSizes
    }
    if let height = textHeights[ObjectIdentifier(view)] { content.height = height }
    let (size, insets) = (self.size(of: view), view.alignmentInsets)
    for (axis, length, found) in [
      (
        NSLayoutConstraint.Axis.horizontal, content.width,
        size.width - Double(insets.left + insets.right)
      ),
      (.vertical, content.height, size.height - Double(insets.top + insets.bottom)),
    ] where length >= 0 && !view.asksNothingOfStack(along: axis) {
      let difference = found - Double(length)
      relate(difference, .lessThanOrEqual, view.contentHuggingPriority(for: axis))
      relate(difference, .greaterThanOrEqual, view.contentCompressionResistancePriority(for: axis))
    }
  }

  /// Adds that `expression` compares with zero; false when that is required and contradicts others.
  @discardableResult
  private func relate(
    _ expression: LinearExpression, _ relation: Relation, _ priority: UILayoutPriority
  ) -> Bool {
    if priority.isRequired { return solver.require(expression, relation) }
    want(expression, relation, strength: Double(priority.rawValue))
    return true
  }

  /// Requires that `expression` compares with zero; nothing when that contradicts others.
  func require(_ expression: LinearExpression, _ relation: Relation) {
    _ = solver.require(expression, relation)
  }

  /// Wants that `expression` compares with zero.
  func want(_ expression: LinearExpression, _ relation: Relation, strength: Double) {
    guard strength > 0 else { return }
    wishes.append(Wish(expression: expression, relation: relation, strength: strength))
  }

  // MARK: After solving

  /// Heights of texts in several lines in the widths that were found.
  private var wrappedHeights: [ObjectIdentifier: CGFloat] {
    var heights: [ObjectIdentifier: CGFloat] = [:]
    for view in views where view.wrapsText {
      guard let box = boxes[ObjectIdentifier(view)] else { continue }
      let (width, natural) = (pixels(LinearExpression(box.width)), view.intrinsicContentSize)
      guard width > 0, width < natural.width else { continue }
      let height = view.sizeThatFits(CGSize(width: width, height: 0)).height
      if height != natural.height { heights[ObjectIdentifier(view)] = height }
    }
    return heights
  }

  private func writeDown() {
    for view in views {
      let layout = view.madeLayout
      layout.solvedIn = root
      layout.solvedFrame = boxes[ObjectIdentifier(view)].map { rectangle($0.frame) }
      for guide in layout.guides {
        if let box = boxes[ObjectIdentifier(guide)] { guide.solvedFrame = rectangle(box.frame) }
      }
      if let box = contentBoxes[ObjectIdentifier(view)], let scroll = view as? UIScrollView {
        let size = rectangle(box.frame).size
        if scroll.contentSize != size { scroll.contentSize = size }
      }
    }
  }

  /// A frame that was found, its edges on pixels.
  private func rectangle(_ frame: LayoutFrame) -> CGRect {
    let (x, y) = (pixels(frame.horizontal.start), pixels(frame.vertical.start))
    return CGRect(
      x: x, y: y, width: max(0, pixels(frame.horizontal.end) - x),
      height: max(0, pixels(frame.vertical.end) - y))
  }

  /// What an expression came to, rounded to pixels. Halves go up, also where a rounding error made
  /// them a little less, so that both ends of a text move alike and it keeps its width.
  private func pixels(_ expression: LinearExpression) -> CGFloat {
    let value = solver.value(of: expression)
    guard value.isFinite else { return 0 }
    let scale = Double(UIScreen.main.scale)
    return CGFloat((value * scale + 1e-6).rounded() / scale)
  }

  /// Notes the constraints that could not hold, but for those in views without area, whose size is
  /// still to come, and those of views that a stack has squeezed to nothing.
  private func report() {
    for constraint in refused {
      guard let holder = constraint.holder else { continue }
      let size = self.size(of: holder)
      guard pixels(size.width) > 0, pixels(size.height) > 0,
        !constraint.owners.flatMap(\.withSuperviews).contains(where: \.isHiddenInStack)
      else { continue }
      SceneContext.active.unsupported(
        "the required constraint \(constraint.formula), which contradicts others and is left out",
        at: constraint.identifier ?? holder.layer.name ?? "\(type(of: holder))")
    }
  }
}
