import Constraints
import CoreGraphics

extension UIStackView {
  /// How strongly middles stand at equal distances: less than views hug their content.
  private static let centering = 149.0
  /// How strongly lengths are in proportion: just not required.
  private static let proportion = 999.0

  /// Adds what the arrangement asks of the views' frames.
  func arrange(in system: LayoutSystem) {
    let views = arrangedSubviews.filter { !$0.isHidden && $0.superview === self }
    let margins = isLayoutMarginsRelativeArrangement ? layoutMargins : .zero
    guard let whole = system.frame(of: self, in: self) else { return }
    let area = directed(whole.inset(by: margins), in: whole)
    let frames = views.compactMap { view in
      system.alignmentFrame(of: view, in: self).map { directed($0, in: whole) }
    }
    guard frames.count == views.count else { return }
    collapse(in: area, of: whole, beside: zip(views, frames).map { ($0, $1[axis]) }, system)
    guard let first = frames.first, let last = frames.last else { return }
    let spans = frames.map { $0[axis] }
    equate(first[axis].start, area[axis].start, in: system)
    equate(last[axis].end, area[axis].end, in: system)
    addSpaces(between: spans, of: views, in: system)
    addLengths(of: spans, of: views, in: system)
    let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    align(views, frames.map { $0[across] }, in: area[across], system)
  }

  /// A frame in the stack as the rules, which begin at the leading side, see it: mirrored where that is the
  /// right one.
  private func directed(_ frame: LayoutFrame, in whole: LayoutFrame) -> LayoutFrame {
    guard isRightToLeft else { return frame }
    var mirrored = frame
    mirrored.horizontal = frame.horizontal.mirrored(in: whole.horizontal)
    return mirrored
  }

  /// Leaves hidden views no length. They stand at the beginning of the view that is shown after them, or
  /// at the end of the last, and ask for nothing across the stack.
  private func collapse(
    in area: LayoutFrame, of whole: LayoutFrame, beside shown: [(view: UIView, span: LayoutSpan)],
    _ system: LayoutSystem
  ) {
    let across: NSLayoutConstraint.Axis = axis == .horizontal ? .vertical : .horizontal
    var position = shown.last?.span.end ?? area[axis].start
    for view in arrangedSubviews.reversed() where view.superview === self {
      if let shown = shown.first(where: { $0.view === view }) {
        position = shown.span.start
        continue
      }
      guard view.isHidden, let found = system.frame(of: view, in: self) else { continue }
      let frame = directed(found, in: whole)
      equate(frame[axis].start, position, in: system)
      system.require(frame[axis].length, .equal)
      let (span, space) = (frame[across], area[across])
      switch alignment {
      case .fill:
        system.want(span.start - space.start, .equal, strength: 2)
        system.want(span.end - space.end, .equal, strength: 1)
      case .center: equate(span.middle, space.middle, in: system)
      case .trailing: equate(span.end, space.end, in: system)
      case .leading, .firstBaseline, .lastBaseline: equate(span.start, space.start, in: system)
      }
    }
  }

  private func equate(
    _ a: LinearExpression, _ b: LinearExpression, in system: LayoutSystem
  ) {
    system.require(a - b, .equal)
  }

  private func addSpaces(
    between spans: [LayoutSpan], of views: [UIView], in system: LayoutSystem
  ) {
    guard spans.count > 1 else { return }
    let isTight = distribution != .equalSpacing && distribution != .equalCentering
    let firstSpace = spans[1].start - spans[0].end
    let firstStep = spans[1].middle - spans[0].middle
    for index in 1..<spans.count {
      let gap = spans[index].start - spans[index - 1].end
      let least = Double(space(after: views[index - 1]))
      system.require(gap - least, isTight ? .equal : .greaterThanOrEqual)
      guard index > 1 else { continue }
      if distribution == .equalSpacing { equate(gap, firstSpace, in: system) }
      if distribution == .equalCentering {
        let step = spans[index].middle - spans[index - 1].middle
        system.want(step - firstStep, .equal, strength: Self.centering)
      }
    }
  }

  private func addLengths(of spans: [LayoutSpan], of views: [UIView], in system: LayoutSystem) {
    switch distribution {
    case .fill, .equalSpacing, .equalCentering: return
    case .fillEqually:
      for span in spans.dropFirst() { equate(span.length, spans[0].length, in: system) }
    case .fillProportionally:
      let lengths = views.map { view in
        let size = view.intrinsicContentSize
        return Double(axis == .horizontal ? size.width : size.height)
      }
      guard let first = lengths.firstIndex(where: { $0 > 0 }) else { return }
      for index in spans.indices where index > first && lengths[index] > 0 {
        let difference =
          spans[index].length - spans[first].length * (lengths[index] / lengths[first])
        system.want(difference, .equal, strength: Self.proportion)
      }
    }
  }

  private func align(
    _ views: [UIView], _ spans: [LayoutSpan], in area: LayoutSpan, _ system: LayoutSystem
  ) {
    let isRow = axis == .horizontal
    for (view, span) in zip(views, spans) {
      switch alignment {
      case .fill:
        equate(span.start, area.start, in: system)
        equate(span.end, area.end, in: system)
        continue
      case .leading: equate(span.start, area.start, in: system)
      case .trailing: equate(span.end, area.end, in: system)
      case .center: equate(span.middle, area.middle, in: system)
      case .firstBaseline where isRow:
        equate(
          span.start + Double(view.baselineInsets.first),
          spans[0].start + Double(views[0].baselineInsets.first), in: system)
      case .lastBaseline where isRow:
        equate(
          span.end - Double(view.baselineInsets.last),
          spans[0].end - Double(views[0].baselineInsets.last), in: system)
      case .firstBaseline, .lastBaseline: equate(span.start, area.start, in: system)
      }
      system.want(
        span.start - area.start, .greaterThanOrEqual, strength: LayoutSystem.containment)
      system.want(span.end - area.end, .lessThanOrEqual, strength: LayoutSystem.containment)
    }
    if alignment != .fill {
      system.want(area.length, .equal, strength: LayoutSystem.compactness)
    }
  }
}
