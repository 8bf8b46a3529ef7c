import CoreGraphics

/// The text above or below a section.
final class SectionTitleView: UITableViewHeaderFooterView {
  private let isGrouped: Bool
  private let isHeader: Bool

  init(_ title: String, style: UITableView.Style, isHeader: Bool) {
    isGrouped = style != .plain
    self.isHeader = isHeader
    super.init(reuseIdentifier: nil)
    textLabel?.text = isGrouped && isHeader ? title.uppercased() : title
    textLabel?.font = isGrouped ? .systemFont(ofSize: 13) : .boldSystemFont(ofSize: 17)
    textLabel?.textColor =
      isGrouped
      ? UIColor(red: 109 / 255, green: 109 / 255, blue: 114 / 255, alpha: 1)
      : .label
    backgroundColor =
      isGrouped
      ? .clear
      : UIColor {
        UIColor(white: $0.userInterfaceStyle == .dark ? 28 / 255 : 247 / 255, alpha: 1)
      }
  }

  required init?(coder: NSCoder) {
    (isGrouped, isHeader) = (false, true)
    super.init(coder: coder)
  }

  required convenience init(registeredFor identifier: String) {
    self.init("", style: .plain, isHeader: true)
  }

  override func layOutLabels() {
    guard let label = textLabel else { return }
    let height = label.intrinsicContentSize.height
    let y = !isGrouped ? bounds.midY - height / 2 : isHeader ? bounds.maxY - height - 6 : 7
    label.frame = CGRect(x: 15, y: y, width: max(0, bounds.width - 30), height: height)
  }
}
