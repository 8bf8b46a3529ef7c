import CoreGraphics

/// The texts and the picture of a cell, as its style lays them out.
@MainActor
struct CellParts {
  var main: UILabel?
  var second: UILabel?
  var picture: UIImageView?
  /// How far everything is moved in, points.
  var indent: CGFloat = 0

  /// Between two parts, points.
  private static let gap: CGFloat = 15

  /// Places the parts in `bounds`, `inset` points from its sides; mirrored, from the right side on.
  func layOut(
    _ style: UITableViewCell.CellStyle, in bounds: CGRect, inset: CGFloat, mirrored: Bool
  ) {
    layOut(style, in: bounds, inset: inset)
    guard mirrored else { return }
    for part in [main, second, picture] as [UIView?] {
      guard let part else { continue }
      part.frame.origin.x = bounds.minX + bounds.maxX - part.frame.maxX
    }
    if style == .value2 { main?.textAlignment = .left }
  }

  private func layOut(_ style: UITableViewCell.CellStyle, in bounds: CGRect, inset: CGFloat) {
    var left = inset + indent
    if let picture, let size = picture.image?.size {
      let height = min(size.height, bounds.height)
      let width = size.height > 0 ? size.width * height / size.height : 0
      picture.frame = CGRect(x: left, y: bounds.midY - height / 2, width: width, height: height)
      left += width + Self.gap
    }
    let room = max(0, bounds.width - left - inset)
    switch style {
    case .default: place(main, at: left, width: room, in: bounds)
    case .subtitle: stack(at: left, width: room, in: bounds)
    case .value1:
      let end = min(second?.intrinsicContentSize.width ?? 0, room)
      place(second, at: left + room - end, width: end, in: bounds)
      place(main, at: left, width: max(0, room - end - (end > 0 ? 5 : 0)), in: bounds)
    case .value2:
      main?.textAlignment = .right
      place(main, at: left, width: min(90, room), in: bounds)
      place(second, at: left + 97, width: max(0, room - 97), in: bounds)
    }
  }

  /// Above and below a text, and two texts, points.
  private static let air: (one: CGFloat, two: CGFloat) = (11, 4.5)

  /// The height that the parts need in that width, no less than that of a row with one line.
  func height(_ style: UITableViewCell.CellStyle, in width: CGFloat, inset: CGFloat) -> CGFloat {
    let size = picture?.image?.size ?? .zero
    let room = max(0, width - 2 * inset - indent - (size.width > 0 ? size.width + Self.gap : 0))
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, !(label.text ?? "").isEmpty else { return 0 }
      return label.sizeThatFits(CGSize(width: room, height: 0)).height.rounded(.up)
    }
    let (first, other) = (height(main), height(second))
    let isPile = style == .subtitle && first > 0 && other > 0
    let text = isPile ? first + other + 2 * Self.air.two : max(first, other) + 2 * Self.air.one
    return max(UITableView.defaultRowHeight, text)
  }

  private func place(_ label: UILabel?, at x: CGFloat, width: CGFloat, in bounds: CGRect) {
    guard let label else { return }
    let height = min(bounds.height, label.sizeThatFits(CGSize(width: width, height: 0)).height)
    let isTall = label.numberOfLines != 1
    label.frame = CGRect(
      x: x, y: isTall ? bounds.minY : bounds.midY - height / 2, width: width,
      height: isTall ? bounds.height : height)
  }

  /// The main text above the second, both together in the middle.
  private func stack(at x: CGFloat, width: CGFloat, in bounds: CGRect) {
    let heights = [main, second].map { label in
      label.map { label in
        (label.text ?? "").isEmpty
          ? 0
          : label.numberOfLines == 1
            ? label.intrinsicContentSize.height
            : label.sizeThatFits(CGSize(width: width, height: 0)).height
      } ?? 0
    }
    var y = bounds.midY - (heights[0] + heights[1]) / 2
    for (label, height) in zip([main, second], heights) {
      label?.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
  }
}
