import CoreGraphics
import QuartzCore
import VirtualTime

/// The bars at the edges of a scroll view that say how much of the content is seen. They are seen while the
/// content moves, and fade afterwards. Their sizes are those of iOS 13 and later.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  /// From the edges of the view, and between the two, points.
  private static let margin: CGFloat = 3
  private static let least: CGFloat = 36
  /// A bar that is pressed against an end by a pulled content is no shorter than this.
  private static let pressed: CGFloat = 8
  /// How long they stay when nothing moves any more, and how long they fade, seconds.
  private static let stay = 0.3
  private static let fade = 0.25

  private let vertical = CALayer()
  private let horizontal = CALayer()
  private var isShown = false
  private var pendingFade: CallbackQueue.Token?

  init() {
    for bar in [vertical, horizontal] {
      bar.opacity = 0
      bar.cornerRadius = Self.thickness / 2
    }
  }

  /// Follows the content of `view`; `isMoving`: as it moves.
  func update(in view: UIScrollView, isMoving: Bool) {
    if isMoving { show() }
    guard isShown else { return }
    withoutActions { place(in: view) }
    if !isMoving, pendingFade == nil { planFade() }
  }

  /// Shows them for a moment.
  func flash(in view: UIScrollView) {
    show()
    withoutActions { place(in: view) }
    planFade()
  }

  private func show() {
    if let pendingFade { SceneContext.active.callbacks.cancel(pendingFade) }
    pendingFade = nil
    guard !isShown else { return }
    isShown = true
    withoutActions { for bar in [vertical, horizontal] { bar.opacity = 1 } }
  }

  private func planFade() {
    let context = SceneContext.active
    pendingFade = context.schedule(at: context.clock.now + Self.stay) { [weak self] in
      guard let self else { return }
      self.pendingFade = nil
      self.isShown = false
      CATransaction.begin()
      CATransaction.setDisableActions(false)
      CATransaction.setAnimationDuration(Self.fade)
      for bar in [self.vertical, self.horizontal] { bar.opacity = 0 }
      CATransaction.commit()
    }
  }

  private func withoutActions(_ body: () -> Void) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    body()
    CATransaction.commit()
  }

  // MARK: Layout

  private func place(in view: UIScrollView) {
    let (x, y) = (view.rangeX, view.rangeY)
    let hasVertical = view.showsVerticalScrollIndicator && y.greatest > y.least
    let hasHorizontal = view.showsHorizontalScrollIndicator && x.greatest > x.least
    put(vertical, isUsed: hasVertical, in: view)
    put(horizontal, isUsed: hasHorizontal, in: view)
    let covered =
      view.automaticallyAdjustsScrollIndicatorInsets ? view.coveredInset : UIEdgeInsets.zero
    let beside = Self.thickness + Self.margin
    if hasVertical {
      let area = view.bounds.inset(by: view.verticalScrollIndicatorInsets.adding(covered))
      let start = area.minY + Self.margin
      let end = area.maxY - Self.margin - (hasHorizontal ? beside : 0)
      let bar = Self.bar(start...max(start, end), y, at: view.bounds.minY)
      vertical.frame = CGRect(
        x: area.maxX - Self.margin - Self.thickness, y: bar.start, width: Self.thickness,
        height: bar.length)
    }
    if hasHorizontal {
      let area = view.bounds.inset(by: view.horizontalScrollIndicatorInsets.adding(covered))
      let start = area.minX + Self.margin
      let end = area.maxX - Self.margin - (hasVertical ? beside : 0)
      let bar = Self.bar(start...max(start, end), x, at: view.bounds.minX)
      horizontal.frame = CGRect(
        x: bar.start, y: area.maxY - Self.margin - Self.thickness, width: bar.length,
        height: Self.thickness)
    }
  }

  private func put(_ bar: CALayer, isUsed: Bool, in view: UIScrollView) {
    guard isUsed else { return bar.removeFromSuperlayer() }
    if view.layer.sublayers?.last !== bar { view.layer.addSublayer(bar) }
    let color: UIColor =
      switch view.indicatorStyle {
      case .default: .both(UIColor(white: 0, alpha: 0.35), UIColor(white: 1, alpha: 0.5))
      case .black: UIColor(white: 0, alpha: 0.35)
      case .white: UIColor(white: 1, alpha: 0.5)
      }
    view.withTraits { bar.backgroundColor = color.cgColor }
  }

  /// Where a bar lies in its track: as long as the share of the content that is seen, shorter when the
  /// content is pulled beyond an end.
  static func bar(
    _ track: ClosedRange<CGFloat>, _ range: ScrollRange, at offset: CGFloat
  ) -> (start: CGFloat, length: CGFloat) {
    let whole = track.upperBound - track.lowerBound
    let way = range.greatest - range.least
    guard way > 0, whole > 0 else { return (track.lowerBound, whole) }
    let natural = min(whole, max(least, whole * range.length / (way + range.length)))
    let beyond = abs(offset - range.clamped(offset))
    let length = max(min(pressed, natural), natural - beyond)
    let share = (range.clamped(offset) - range.least) / way
    return (track.lowerBound + share * (whole - length), length)
  }
}

extension UIEdgeInsets {
  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom,
      right: right + other.right)
  }
}

extension UIScrollView {
  /// Shows the bars while the content moves.
  final func updateIndicators() {
    let isMoving = isDragging || isDecelerating || offsetAnimation != nil || isZooming
    guard isMoving || indicators != nil else { return }
    let indicators = self.indicators ?? ScrollIndicators()
    self.indicators = indicators
    indicators.update(in: self, isMoving: isMoving)
  }
}
