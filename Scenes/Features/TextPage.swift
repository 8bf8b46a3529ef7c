import UIKit

extension FeaturePage {
  static let text = FeaturePage(
    title: "Text",
    features: [
      text("one line") { _ in },
      text("wrapped") { $0.isWrapped = true },
      text("wrapped, centred") {
        $0.isWrapped = true
        $0.alignmentMode = .center
      },
      text("wrapped, right") {
        $0.isWrapped = true
        $0.alignmentMode = .right
      },
      text("wrapped, justified") {
        $0.isWrapped = true
        $0.alignmentMode = .justified
      },
      text("truncated at the end") { $0.truncationMode = .end },
      text("truncated at the start") { $0.truncationMode = .start },
      text("truncated in the middle") { $0.truncationMode = .middle },
      text("last line truncated") {
        $0.isWrapped = true
        $0.truncationMode = .end
        $0.frame.size.height = 38
      },
      text("fonts") {
        $0.font = UIFont.systemFont(ofSize: 10, weight: .bold)
        $0.fontSize = 24
      },
      text("Chinese") {
        $0.string = "核心动画逐帧绘制"
        $0.isWrapped = true
        $0.fontSize = 20
      },
      text("attributed") {
        let string = NSMutableAttributedString(
          string: "Red, bold and large",
          attributes: [.font: UIFont.systemFont(ofSize: 16), .foregroundColor: ink])
        string.addAttribute(.foregroundColor, value: rose, range: NSRange(location: 0, length: 3))
        string.addAttribute(
          .font, value: UIFont.boldSystemFont(ofSize: 16), range: NSRange(location: 5, length: 4))
        string.addAttribute(
          .font, value: UIFont.systemFont(ofSize: 26), range: NSRange(location: 14, length: 5))
        $0.string = string
        $0.isWrapped = true
      },
      text("underline, kern, stroke") {
        let string = NSMutableAttributedString(
          string: "underline\nkerned\noutline",
          attributes: [.font: UIFont.systemFont(ofSize: 18), .foregroundColor: ink])
        string.addAttribute(
          .underlineStyle, value: NSUnderlineStyle.single.rawValue,
          range: NSRange(location: 0, length: 9))
        string.addAttribute(.kern, value: 4, range: NSRange(location: 10, length: 6))
        string.addAttribute(.strokeWidth, value: 3, range: NSRange(location: 17, length: 7))
        $0.string = string
        $0.isWrapped = true
      },
      Feature("UILabel, attributed, two lines") { cell in
        let label = UILabel(frame: CGRect(x: 10, y: 15, width: 120, height: 80))
        label.numberOfLines = 2
        let style = NSMutableParagraphStyle()
        style.lineSpacing = 8
        style.alignment = .center
        label.attributedText = NSAttributedString(
          string: "Labels wrap and space their lines too",
          attributes: [
            .font: UIFont.systemFont(ofSize: 15), .foregroundColor: leaf, .paragraphStyle: style,
          ])
        cell.addSublayer(label.layer)
        kept.append(label)
      },
      Feature("NSString.draw(in:)") { cell in
        let size = CGSize(width: 120, height: 80)
        let image = UIGraphicsImageRenderer(size: size).image { _ in
          "Drawn into\na picture".draw(
            in: CGRect(origin: .zero, size: size),
            withAttributes: [.font: UIFont.systemFont(ofSize: 18), .foregroundColor: sky])
        }
        add(block(10, 15, 120, 80, .white), to: cell) { $0.contents = image.cgImage }
      },
    ])

  /// Views that lend their layers.
  private static var kept: [UIView] = []

  private static func text(
    _ title: String, _ configure: @escaping (CATextLayer) -> Void
  ) -> Feature {
    Feature(title) { cell in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 10, y: 12, width: 120, height: 86)
      layer.string = "The quick brown fox jumps over the lazy dog"
      layer.font = UIFont.systemFont(ofSize: 16)
      layer.fontSize = 16
      layer.foregroundColor = ink.cgColor
      layer.backgroundColor = UIColor.white.cgColor
      layer.contentsScale = 2
      configure(layer)
      cell.addSublayer(layer)
    }
  }
}
