import CoreGraphics
import VirtualTime

/// The white page that a web view shows: the text of HTML in plain paragraphs, which is noted.
package final class WebPageView: UIScrollView {
  /// How wide a page is laid out that says nothing of the device's width, points.
  private static let desktopWidth: CGFloat = 980
  /// What a page keeps from its edges, points.
  private static let margin: CGFloat = 8
  /// Between paragraphs, points.
  private static let spacing: CGFloat = 16

  private var shown: PageText?
  private var labels: [UILabel] = []
  /// The width for which the text was set.
  private var setWidth: CGFloat?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .white
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .white
  }

  /// Shows what HTML says; nil for nothing.
  /// - Parameter subject: Whose page it is, for the ledger.
  package func show(_ page: PageText?, at subject: String) {
    shown = page
    setWidth = nil
    for label in labels { label.removeFromSuperview() }
    labels = (page?.paragraphs ?? []).map { paragraph in
      let label = UILabel()
      label.numberOfLines = 0
      label.textColor = .black
      label.text = (paragraph.isItem ? "• " : "") + paragraph.text
      addSubview(label)
      return label
    }
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    if !labels.isEmpty {
      SceneContext.active.unsupported("web pages (their text alone is drawn, plainly)", at: subject)
    }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, setWidth != bounds.width else { return }
    setWidth = bounds.width
    guard let shown, !labels.isEmpty else { return contentSize = .zero }
    let scale = shown.fitsDevice ? 1 : min(1, bounds.width / Self.desktopWidth)
    let margin = Self.margin * scale
    let room = CGSize(width: max(0, bounds.width - 2 * margin), height: .greatestFiniteMagnitude)
    var y = margin
    for (label, paragraph) in zip(labels, shown.paragraphs) {
      let size = Self.size(heading: paragraph.heading) * scale
      label.font =
        paragraph.heading > 0 ? .boldSystemFont(ofSize: size) : .systemFont(ofSize: size)
      let height = label.sizeThatFits(room).height
      label.frame = CGRect(x: margin, y: y, width: room.width, height: height)
      y += height + Self.spacing * scale
    }
    contentSize = CGSize(width: bounds.width, height: y - Self.spacing * scale + margin)
  }

  /// Points of letters, by HTML's own rules for headings.
  private static func size(heading: Int) -> CGFloat {
    let sizes: [CGFloat] = [16, 32, 24, 18.72, 16, 13.28, 10.72]
    return sizes.indices.contains(heading) ? sizes[heading] : 16
  }
}
