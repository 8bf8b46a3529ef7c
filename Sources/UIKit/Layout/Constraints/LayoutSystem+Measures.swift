import Constraints
import CoreGraphics
import QuartzCore

extension LayoutSystem {
  /// The size of a view.
  func size(of view: UIView) -> (width: LinearExpression, height: LinearExpression) {
    if let box = boxes[ObjectIdentifier(view)] {
      return (LinearExpression(box.width), LinearExpression(box.height))
    }
    let size = view.layer.bounds.size
    return (LinearExpression(Double(size.width)), LinearExpression(Double(size.height)))
  }

  /// The frame of a view in its superview, without its transform.
  private func frameInSuperview(of view: UIView) -> LayoutFrame {
    if let box = boxes[ObjectIdentifier(view)], view !== root { return box.frame }
    let (size, anchor) = (view.layer.bounds.size, view.layer.anchorPoint)
    let position = view.layer.position
    let found = self.size(of: view)
    return LayoutFrame(
      horizontal: LayoutSpan(
        LinearExpression(Double(position.x - anchor.x * size.width)), found.width),
      vertical: LayoutSpan(
        LinearExpression(Double(position.y - anchor.y * size.height)), found.height))
  }

  /// The frame of a view in the space of one around it, or of itself; nil when it does not lie
  /// there.
  func frame(of view: UIView, in holder: UIView) -> LayoutFrame? {
    if view === holder {
      let (size, origin) = (self.size(of: view), view.layer.bounds.origin)
      return LayoutFrame(
        horizontal: LayoutSpan(LinearExpression(Double(origin.x)), size.width),
        vertical: LayoutSpan(LinearExpression(Double(origin.y)), size.height))
    }
    var frame = frameInSuperview(of: view)
    var around = view.superview
    while let view = around, view !== holder {
      let (outer, origin) = (frameInSuperview(of: view), view.layer.bounds.origin)
      frame.horizontal.start =
        frame.horizontal.start + outer.horizontal.start - Double(origin.x)
      frame.vertical.start = frame.vertical.start + outer.vertical.start - Double(origin.y)
      around = view.superview
    }
    return around == nil ? nil : frame
  }

  /// What constraints are about, in the space of a view around: the frame without what the view leaves out
  /// of account.
  func alignmentFrame(of view: UIView, in holder: UIView) -> LayoutFrame? {
    let insets = view === holder ? .zero : view.alignmentInsets
    let frame = frame(of: view, in: holder)
    return insets == .zero ? frame : frame?.inset(by: insets)
  }

  /// The frame of a guide in the space of a view around it.
  private func frame(of guide: UILayoutGuide, in holder: UIView) -> LayoutFrame? {
    guard let view = guide.owningView, let outer = frame(of: view, in: holder) else { return nil }
    switch guide.kind {
    case .scrollFrame: return outer
    case .margins: return outer.inset(by: view.layoutMargins)
    case .safeArea: return outer.inset(by: view.safeAreaInsets)
    case .readable: return outer.inset(by: view.readableMargins)
    case .keyboard:
      let height = Double(view.heightUnderKeyboard)
      var frame = outer
      frame.vertical = LayoutSpan(outer.vertical.end - height, LinearExpression(height))
      return frame
    case .scrollContent: return placed(contentBox(of: view).frame, of: view, at: outer)
    case .free: return boxes[ObjectIdentifier(guide)].map { placed($0.frame, of: view, at: outer) }
    }
  }

  /// A frame in the space of `view`, which lies at `outer`, in the space where that is.
  private func placed(_ frame: LayoutFrame, of view: UIView, at outer: LayoutFrame) -> LayoutFrame {
    let origin = view.layer.bounds.origin
    var frame = frame
    frame.horizontal.start = frame.horizontal.start + outer.horizontal.start - Double(origin.x)
    frame.vertical.start = frame.vertical.start + outer.vertical.start - Double(origin.y)
    return frame
  }

  /// The variables of a scroll view's content, which begins at zero.
  private func contentBox(of view: UIView) -> LayoutBox {
    if let box = contentBoxes[ObjectIdentifier(view)] { return box }
    let box = LayoutBox(in: &solver)
    contentBoxes[ObjectIdentifier(view)] = box
    require(LinearExpression(box.x), .equal)
    require(LinearExpression(box.y), .equal)
    return box
  }

  /// A measure of a view or guide in the space of the view that holds a constraint about it.
  func measure(
    _ attribute: NSLayoutConstraint.Attribute, of item: AnyObject?, in holder: UIView
  ) -> LinearExpression? {
    guard let view = item as? UIView else {
      guard let guide = item as? UILayoutGuide else { return nil }
      return frame(of: guide, in: holder)?.measure(attribute, mirrored: holder.isRightToLeft)
    }
    guard let frame = frame(of: view, in: holder) else { return nil }
    let whole = frame.inset(by: view.alignmentInsets)
    if view === holder, view is UIScrollView, !(view is UITableView),
      let inContent = measureOfContent(attribute, of: view, with: whole)
    {
      return inContent
    }
    switch attribute {
    case .width: return whole.horizontal.length
    case .height: return whole.vertical.length
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      return frame.inset(by: view.layoutMargins).measure(attribute, mirrored: holder.isRightToLeft)
    case .firstBaseline:
      let text = view.forFirstBaselineLayout
      return (self.frame(of: text, in: holder) ?? frame).vertical.start
        + Double(text.baselineInsets.first)
    case .lastBaseline:
      let text = view.forLastBaselineLayout
      return (self.frame(of: text, in: holder) ?? frame).vertical.end
        - Double(text.baselineInsets.last)
    default:
      return whole.measure(attribute, mirrored: holder.isRightToLeft)
    }
  }

  /// A measure of a scroll view as what lies in it sees it: edges and margins are those of the content,
  /// middles those of the frame as it is before it scrolls. Nil for what is the same from everywhere. A table
  /// has its own content.
  private func measureOfContent(
    _ attribute: NSLayoutConstraint.Attribute, of view: UIView, with whole: LayoutFrame
  ) -> LinearExpression? {
    switch attribute {
    case .left, .leading, .right, .trailing, .top, .bottom:
      contentBox(of: view).frame.measure(attribute, mirrored: view.isRightToLeft)
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin:
      contentBox(of: view).frame.inset(by: view.layoutMargins)
        .measure(attribute, mirrored: view.isRightToLeft)
    case .centerX: whole.horizontal.length * 0.5
    case .centerY: whole.vertical.length * 0.5
    default: nil
    }
  }
}

extension LayoutFrame {
  /// A measure of the rectangle; nil when it is none of a rectangle. Mirrored, its leading side is the
  /// right one.
  fileprivate func measure(
    _ attribute: NSLayoutConstraint.Attribute, mirrored: Bool
  ) -> LinearExpression? {
    switch attribute {
    case .left, .leftMargin: horizontal.start
    case .right, .rightMargin: horizontal.end
    case .leading, .leadingMargin: mirrored ? horizontal.end : horizontal.start
    case .trailing, .trailingMargin: mirrored ? horizontal.start : horizontal.end
    case .centerX, .centerXWithinMargins: horizontal.middle
    case .top, .topMargin, .firstBaseline: vertical.start
    case .bottom, .bottomMargin, .lastBaseline: vertical.end
    case .centerY, .centerYWithinMargins: vertical.middle
    case .width: horizontal.length
    case .height: vertical.length
    case .notAnAttribute: nil
    }
  }
}
