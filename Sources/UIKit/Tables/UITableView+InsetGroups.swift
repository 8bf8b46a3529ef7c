import CoreGraphics
import QuartzCore

extension UITableView {
  /// How far rows stand from the sides, points: of groups that stand apart as iOS has them, on narrow screens and on
  /// wide ones.
  final var rowInset: CGFloat {
    guard style == .insetGrouped else { return 0 }
    return bounds.width < 414 ? 16 : 20
  }

  private static let groupRadius: CGFloat = 10

  /// Rounds the corners of a group's first row above and of its last one below.
  final func roundCorners(of cell: UITableViewCell, at path: IndexPath) {
    guard style == .insetGrouped else { return }
    var corners: CACornerMask = []
    if path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if path.row == numberOfRows(inSection: path.section) - 1 {
      corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
    }
    guard corners != cell.layer.maskedCorners || cell.layer.cornerRadius == 0 else { return }
    UIView.performWithoutAnimation {
      cell.layer.maskedCorners = corners
      cell.layer.cornerRadius = corners.isEmpty ? 0 : Self.groupRadius
      cell.layer.masksToBounds = true
    }
  }
}
