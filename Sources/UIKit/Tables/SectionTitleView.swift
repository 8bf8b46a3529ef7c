import CoreGraphics

/// The text above or below a section.
final class SectionTitleView: UIView {
  private let label = UILabel()
  private let isGrouped: Bool
  private let isHeader: Bool

  init(_ title: String, style: UITableView.Style, isHeader: Bool) {
    isGrouped = style == .grouped
    self.isHeader = isHeader
    super.init(frame: .zero)
    label.text = isGrouped && isHeader ? title.uppercased() : title
    label.font = isGrouped ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
    label.textColor =
      isGrouped
      ? UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
      : .onScreen(light: .black, dark: .white)
    backgroundColor =
      isGrouped
      ? .clear
      : .onScreen(
        light: UIColor(white: 247 / 255, alpha: 1), dark: UIColor(white: 28 / 255, alpha: 1))
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    (isGrouped, isHeader) = (false, true)
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = label.intrinsicContentSize.height
    let y = !isGrouped ? bounds.midY - height / 2 : isHeader ? bounds.maxY - height - 6 : 7
    label.frame = CGRect(x: 15, y: y, width: max(0, bounds.width - 30), height: height)
  }
}
