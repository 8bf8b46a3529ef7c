import CoreGraphics
import QuartzCore

extension UIView {
  /// Asks for the smallest size that fits.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// Asks for the largest size that fits.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
  /// The absence of a width or height in `intrinsicContentSize`.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Which margins and sides of a view give way when its superview changes size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// Runs `change`, which may move the view, and has constraints solved that depend on it.
  func move(_ change: () -> Void) {
    guard constraintLayout != nil else { return change() }
    let (bounds, center) = (layer.bounds, layer.position)
    change()
    geometryDidChange(from: bounds, at: center)
  }

  /// Runs `change`, then lets the subviews follow a change of size.
  func resize(_ change: () -> Void) {
    let old = bounds.size
    move(change)
    guard autoresizesSubviews, bounds.size != old else { return }
    for view in subviews { view.follow(from: old, to: bounds.size) }
  }

  func layOutView() {
    if awaitsArea, !bounds.isEmpty { setNeedsDisplay() }
    announceSafeArea()
    controller?.viewWillLayoutSubviews()
    if constraintLayout != nil { placeSubviewsByConstraints() }
    layoutSubviews()
    controller?.viewDidLayoutSubviews()
    placeSubviewsChangedInLayout()
  }

  private func follow(from old: CGSize, to new: CGSize) {
    guard !autoresizingMask.isEmpty else { return }
    let mask = autoresizingMask
    let horizontal = Span(
      start: frame.minX, length: frame.width, space: old.width,
      flexes: (
        mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth),
        mask.contains(.flexibleRightMargin)
      ))
    let vertical = Span(
      start: frame.minY, length: frame.height, space: old.height,
      flexes: (
        mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight),
        mask.contains(.flexibleBottomMargin)
      ))
    let x = horizontal.inSpace(new.width)
    let y = vertical.inSpace(new.height)
    let changed = CGRect(x: x.start, y: y.start, width: x.length, height: y.length)
    if changed != frame { frame = changed }
  }
}

/// A view's extent along one axis: margin, length, margin, and which of them give way.
private struct Span {
  var start: CGFloat
  var length: CGFloat
  var space: CGFloat
  var flexes: (before: Bool, length: Bool, after: Bool)

  /// The extent in another space. The difference is shared out among what gives way, in
  /// proportion to the old sizes; in equal parts when those are zero.
  func inSpace(_ newSpace: CGFloat) -> (start: CGFloat, length: CGFloat) {
    let sizes = [start, length, space - start - length]
    let flexible = [flexes.before, flexes.length, flexes.after]
    let count = flexible.count { $0 }
    guard count > 0 else { return (start, length) }
    let total = zip(sizes, flexible).reduce(0) { $1.1 ? $0 + $1.0 : $0 }
    let difference = newSpace - space
    func share(_ index: Int) -> CGFloat {
      guard flexible[index] else { return 0 }
      return total > 0 ? difference * sizes[index] / total : difference / CGFloat(count)
    }
    return (start + share(0), max(0, length + share(1)))
  }
}
