import CoreGraphics

/// The letters at the side of a table, which lead to its sections.
final class SectionIndexView: UIView {
  /// How wide the strip is, points.
  static let width: CGFloat = 15
  /// The height of a letter, points.
  private static let row: CGFloat = 14

  var titles: [String] = [] { didSet { if titles != oldValue { makeLabels() } } }
  /// The colour of the letters; nil: the tint colour.
  var color: UIColor? { didSet { setNeedsLayout() } }
  /// Behind the letters, with and without a finger.
  var resting: UIColor? { didSet { if !isTouched { backgroundColor = resting } } }
  var touched: UIColor?
  /// Called with the number of the letter under the finger.
  var chosen: ((Int) -> Void)?
  private var isTouched = false {
    didSet { backgroundColor = isTouched ? touched ?? resting : resting }
  }
  private var labels: [UILabel] = []
  private var last: Int?

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel()
      label.text = title
      label.font = .systemFont(ofSize: 11, weight: .semibold)
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// The height of a letter: less where not all find room.
  private var step: CGFloat {
    labels.isEmpty ? 0 : min(Self.row, bounds.height / CGFloat(labels.count))
  }

  private var start: CGFloat { bounds.midY - step * CGFloat(labels.count) / 2 }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.textColor = color ?? tintColor
      label.frame = CGRect(
        x: 0, y: start + CGFloat(index) * step, width: bounds.width, height: step)
    }
  }

  private func follow(_ touches: Set<UITouch>) {
    guard step > 0, let touch = touches.first else { return }
    let index = Int((touch.location(in: self).y - start) / step)
    let shown = max(0, min(labels.count - 1, index))
    guard shown != last else { return }
    last = shown
    chosen?(shown)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = true
    follow(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { end() }

  private func end() {
    isTouched = false
    last = nil
  }
}

extension UITableView {
  /// Shows the letters that the data source has, in a plain table.
  final func layOutIndex() {
    let rows = layout?.sections.reduce(0) { $0 + $1.rows.count } ?? 0
    let titles =
      style == .plain && rows >= sectionIndexMinimumDisplayRowCount
      ? dataSource?.sectionIndexTitles(for: self) ?? [] : []
    guard !titles.isEmpty else {
      indexStrip?.removeFromSuperview()
      indexStrip = nil
      return
    }
    let strip = indexStrip ?? SectionIndexView(frame: .zero)
    indexStrip = strip
    strip.titles = titles
    strip.color = sectionIndexColor
    strip.resting = sectionIndexBackgroundColor
    strip.touched = sectionIndexTrackingBackgroundColor
    strip.chosen = { [weak self] in self?.scrollToTitle($0, titles) }
    let inset = adjustedContentInset
    UIView.performWithoutAnimation {
      strip.frame = CGRect(
        x: self.bounds.maxX - SectionIndexView.width, y: self.bounds.minY + inset.top,
        width: SectionIndexView.width,
        height: max(0, self.bounds.height - inset.top - inset.bottom))
      if strip.superview !== self { self.addSubview(strip) }
      self.bringSubviewToFront(strip)
    }
  }

  private func scrollToTitle(_ index: Int, _ titles: [String]) {
    guard titles.indices.contains(index), let layout else { return }
    let section = dataSource?.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    guard let section, layout.sections.indices.contains(section) else { return }
    let y = layout.sections[section].start - adjustedContentInset.top
    setContentOffset(CGPoint(x: contentOffset.x, y: rangeY.clamped(y)), animated: false)
  }
}
