import CoreGraphics

/// The texts and the picture of a cell, as its style lays them out.
@MainActor
struct CellParts {
  var main: UILabel?
  var second: UILabel?
  var picture: UIImageView?

  /// Between two parts, points.
  private static let gap: CGFloat = 15

  /// Places the parts in `bounds`, `inset` points from its sides.
  func layOut(_ style: UITableViewCell.CellStyle, in bounds: CGRect, inset: CGFloat) {
    var left = inset
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
      label.map { ($0.text ?? "").isEmpty ? 0 : $0.intrinsicContentSize.height } ?? 0
    }
    var y = bounds.midY - (heights[0] + heights[1]) / 2
    for (label, height) in zip([main, second], heights) {
      label?.frame = CGRect(x: x, y: y, width: width, height: height)
      y += height
    }
  }
}
