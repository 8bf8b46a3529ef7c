import CoreGraphics
import VirtualTime

/// The white page that a web view shows: the text of HTML in plain paragraphs, which is noted.
package final class WebPageView: UIScrollView {
  /// How wide a page is laid out that says nothing of the device's width, points.
  private static let desktopWidth: CGFloat = 980
  /// What a page keeps from its edges, points.
  private static let margin: CGFloat = 8

  private let label = UILabel()
  private var shown: PageText?
  /// The width for which the text was set.
  private var setWidth: CGFloat?

  package override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  package required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .white
    label.numberOfLines = 0
    label.isHidden = true
    addSubview(label)
  }

  /// Shows what HTML says; nil for nothing.
  /// - Parameter place: Whose page it is, for the ledger.
  package func show(_ page: PageText?, at place: String) {
    shown = page
    setWidth = nil
    label.isHidden = page?.paragraphs.isEmpty != false
    contentOffset = CGPoint(x: -adjustedContentInset.left, y: -adjustedContentInset.top)
    if page?.paragraphs.isEmpty == false {
      SceneContext.active.unsupported("web pages (their text alone is drawn, plainly)", at: place)
    }
    setNeedsLayout()
  }

  package override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.width > 0, setWidth != bounds.width else { return }
    setWidth = bounds.width
    guard let shown, !shown.paragraphs.isEmpty else { return contentSize = .zero }
    let scale = shown.fitsDevice ? 1 : min(1, bounds.width / Self.desktopWidth)
    let text = NSMutableAttributedString()
    for (index, paragraph) in shown.paragraphs.enumerated() {
      let style = NSMutableParagraphStyle()
      style.paragraphSpacing = 16 * scale
      let size = Self.size(heading: paragraph.heading) * scale
      let words = (paragraph.isItem ? "• " : "") + paragraph.text
      text.append(
        NSAttributedString(
          string: index == shown.paragraphs.count - 1 ? words : words + "\n",
          attributes: [
            .font: paragraph.heading > 0
              ? UIFont.boldSystemFont(ofSize: size) : UIFont.systemFont(ofSize: size),
            .foregroundColor: UIColor.black, .paragraphStyle: style,
          ]))
    }
    label.attributedText = text
    let margin = Self.margin * scale
    let room = CGSize(width: max(0, bounds.width - 2 * margin), height: .greatestFiniteMagnitude)
    let size = label.sizeThatFits(room)
    label.frame = CGRect(x: margin, y: margin, width: room.width, height: size.height)
    contentSize = CGSize(width: bounds.width, height: size.height + 2 * margin)
  }

  /// Points of letters, by HTML's own rules for headings.
  private static func size(heading: Int) -> CGFloat {
    let sizes: [CGFloat] = [16, 32, 24, 18.72, 16, 13.28, 10.72]
    return sizes.indices.contains(heading) ? sizes[heading] : 16
  }
}
