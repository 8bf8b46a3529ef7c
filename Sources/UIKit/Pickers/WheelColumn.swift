import CoreGraphics
import QuartzCore

/// One wheel of a picker: rows on a cylinder that turns as a scroll view without content of its own is
/// dragged. The front row stands as it is; the others turn away and fade.
///
/// The cylinder's radius is 92.5 points in a picker of the usual height, and grows with higher ones; it is seen
/// from a distance of 1500 points. That meets the middles of the rows in a picture of iOS within 0.2 points: 31.4,
/// 58.3, 77.5 and 86.5 points from that in front.
final class WheelColumn: UIView {
  private static let distance: CGFloat = 1500
  /// Of the usual height.
  private static let radiusShare: CGFloat = 92.5 / 216
  /// Rows that are turned further are not shown, radians.
  private static let farthest: CGFloat = 1.4

  let scroll = WheelScrollView(frame: .zero)
  private let drum = UIView()
  private var shown: [Int: UIView] = [:]
  private var spare: [UIView] = []

  /// Points.
  var rowHeight: CGFloat = 32 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
  private(set) var rowCount = 0
  /// The row that was set or came to rest in front.
  private(set) var selected = 0
  /// A view for a row; one that is not used any more is handed in.
  var makeRow: (Int, UIView?) -> UIView = { _, _ in UIView() }
  /// The user turned the wheel to another row.
  var didChoose: (Int) -> Void = { _ in }
  private var isTurnedByHand = false
  private var isPlacing = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
    var view = CATransform3DIdentity
    view.m34 = -1 / Self.distance
    drum.layer.sublayerTransform = view
    drum.isUserInteractionEnabled = false
    addSubview(drum)
    scroll.column = self
    scroll.delegate = self
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.alwaysBounceVertical = true
    scroll.decelerationRate = UIScrollView.DecelerationRate(rawValue: 0.995)
    addSubview(scroll)
    let tap = UITapGestureRecognizer()
    tap.addTarget(self, action: WheelColumn.wasTapped)
    scroll.addGestureRecognizer(tap)
  }

  required init?(coder: NSCoder) { nil }

  // MARK: Rows

  /// Asks for all rows anew.
  func reload(count: Int) {
    rowCount = max(0, count)
    for (_, view) in shown { view.removeFromSuperview() }
    shown = [:]
    spare = []
    selected = min(selected, max(0, rowCount - 1))
    placeScroll()
  }

  /// Has the views of the rows in sight made anew, where they stand.
  func refreshRows() {
    for (_, view) in shown {
      view.removeFromSuperview()
      spare.append(view)
    }
    shown = [:]
    placeRows()
  }

  /// Turns the wheel to a row.
  func select(_ row: Int, animated: Bool) {
    guard rowCount > 0 else { return }
    selected = min(max(0, row), rowCount - 1)
    isTurnedByHand = false
    scroll.setContentOffset(
      CGPoint(x: 0, y: offset(of: selected)), animated: animated && window != nil)
  }

  /// The view of a row that is in sight.
  func view(forRow row: Int) -> UIView? { shown[row] }

  private var inset: CGFloat { (bounds.height - rowHeight) / 2 }

  private func offset(of row: Int) -> CGFloat { CGFloat(row) * rowHeight - inset }

  /// How many rows the wheel has turned.
  private var turned: CGFloat { (scroll.contentOffset.y + inset) / rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    placeScroll()
  }

  private func placeScroll() {
    guard bounds.height > 0, rowHeight > 0 else { return }
    drum.frame = bounds
    isPlacing = true
    scroll.frame = bounds
    scroll.rowLength = rowHeight
    scroll.contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    scroll.contentSize = CGSize(width: bounds.width, height: CGFloat(rowCount) * rowHeight)
    if !scroll.isTracking, !scroll.isDecelerating, !scroll.isAnimatingOffset {
      scroll.contentOffset = CGPoint(x: 0, y: offset(of: selected))
    }
    isPlacing = false
    placeRows()
  }

  /// Wheels that are shown lower than usual are cut off, not smaller.
  private var radius: CGFloat {
    max(bounds.height, UIPickerView.defaultSize.height) * Self.radiusShare
  }

  /// Puts the rows in sight on the cylinder.
  private func placeRows() {
    guard bounds.height > 0, rowHeight > 0, rowCount > 0 else { return }
    let middle = turned
    guard middle.isFinite else { return }
    let reach = Self.farthest * radius / rowHeight
    let first = max(0, Int((middle - reach).rounded(.up)))
    let last = min(rowCount - 1, Int((middle + reach).rounded(.down)))
    for row in shown.keys.sorted() where row < first || row > last {
      guard let view = shown.removeValue(forKey: row) else { continue }
      view.removeFromSuperview()
      spare.append(view)
    }
    guard first <= last else { return }
    for row in first...last {
      let view = shown[row] ?? add(row)
      UIView.performWithoutAnimation { place(view, rows: CGFloat(row) - middle) }
    }
  }

  private func add(_ row: Int) -> UIView {
    let view = makeRow(row, spare.popLast())
    view.translatesAutoresizingMaskIntoConstraints = true
    shown[row] = view
    drum.addSubview(view)
    return view
  }

  private func place(_ view: UIView, rows: CGFloat) {
    let angle = rows * rowHeight / radius
    view.transform3D = CATransform3DIdentity
    view.frame = CGRect(
      x: 0, y: (bounds.height - rowHeight) / 2, width: bounds.width, height: rowHeight)
    let out = CATransform3DMakeTranslation(0, 0, radius)
    let turn = CATransform3DMakeRotation(-angle, 1, 0, 0)
    let back = CATransform3DMakeTranslation(0, 0, -radius)
    view.transform3D = CATransform3DConcat(CATransform3DConcat(out, turn), back)
    // Whole in front, fainter beside it and towards the edges.
    let beside = min(1, max(0, abs(rows) - 0.2))
    view.alpha = max(0, 1 - 0.5 * beside) * max(0, cos(min(abs(angle), .pi / 2)))
  }

  // MARK: By hand

  private func wasTapped(_ tap: UITapGestureRecognizer) {
    let y = tap.location(in: self).y - bounds.height / 2
    guard abs(y) < radius, rowHeight > 0 else { return }
    let rows = (asin(y / radius) * radius / rowHeight).rounded()
    let row = min(max(0, Int(turned.rounded()) + Int(rows)), max(0, rowCount - 1))
    guard rows != 0, rowCount > 0 else { return }
    isTurnedByHand = true
    scroll.setContentOffset(CGPoint(x: 0, y: offset(of: row)), animated: true)
  }

  private func cameToRest() {
    guard isTurnedByHand, rowCount > 0 else { return }
    isTurnedByHand = false
    let row = min(max(0, Int(turned.rounded())), rowCount - 1)
    guard row != selected else { return }
    selected = row
    didChoose(row)
  }
}

extension WheelColumn: UIScrollViewDelegate {
  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    if !isPlacing { placeRows() }
  }

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByHand = true }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A finger that stops the wheel between rows has it go on when it is lifted.
    if !scrollView.isTracking { cameToRest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { cameToRest() }
}

/// What is dragged of a wheel.
final class WheelScrollView: UIScrollView {
  weak var column: WheelColumn?
}
