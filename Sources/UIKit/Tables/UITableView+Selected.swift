import CoreGraphics

extension UITableView {
  /// Scrolls to the selected row that is nearest to what is seen.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let rows = (indexPathsForSelectedRows ?? []).map { ($0, rectForRow(at: $0)) }
    let nearest = rows.min { abs($0.1.midY - bounds.midY) < abs($1.1.midY - bounds.midY) }
    if let nearest { scrollToRow(at: nearest.0, at: scrollPosition, animated: animated) }
  }
}
