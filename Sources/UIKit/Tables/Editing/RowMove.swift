import CoreGraphics
import QuartzCore

/// A row that a finger moves by its grip.
@MainActor
struct RowMove {
  let from: IndexPath
  /// Where it would be put now.
  var current: IndexPath
  let cell: UITableViewCell
  /// How far below the cell's middle the finger is, points.
  let grab: CGFloat
  /// Where everything lay at the beginning.
  let base: TableLayout

  /// What moving it there does to the rows.
  var changes: RowUpdates {
    var changes = RowUpdates()
    if current != from { changes.moved = [from: current] }
    return changes
  }

  /// Where everything would lie then.
  var layout: TableLayout { base.moving(from, to: current) }
}

extension UITableView {
  /// A finger came down on the grip of a row, at that height of the content.
  final func beginMove(of cell: UITableViewCell, at y: CGFloat) {
    guard moving == nil, let path = indexPath(for: cell), let layout else { return }
    moving = RowMove(
      from: path, current: path, cell: cell, grab: y - cell.center.y, base: layout)
    bringSubviewToFront(cell)
    cell.layer.shadowColor = UIColor.black.cgColor
    cell.layer.shadowRadius = 4
    cell.layer.shadowOffset = .zero
    UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) {
      cell.alpha = 0.9
      cell.layer.shadowOpacity = 0.3
    }
  }

  /// The finger is at that height now: the row follows it, the others make room.
  final func followMove(at y: CGFloat) {
    guard var move = moving else { return }
    move.cell.center.y = y - move.grab
    let layout = move.layout
    let end = (layout.sections.last?.rows.last?.end ?? layout.end).nextDown
    let start = layout.sections.first { !$0.rows.isEmpty }?.rows.first?.start ?? 0
    let middle = max(start, min(end, move.cell.center.y))
    guard let hit = layout.rows(from: middle, to: middle.nextUp).first, hit != move.current else {
      return
    }
    let target =
      delegate?.tableView(
        self, targetIndexPathForMoveFromRowAt: move.from, toProposedIndexPath: hit) ?? hit
    guard target != move.current else { return }
    move.current = target
    moving = move
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      self.place(rowsBeside: move)
    }
  }

  private func place(rowsBeside move: RowMove) {
    let (changes, layout) = (move.changes, move.layout)
    for path in cells.keys.sorted() where path != move.from {
      guard let new = changes.newPath(of: path), let part = layout.row(new) else { continue }
      cells[path]?.lie(at: rowFrame(of: part))
    }
  }

  /// The finger was lifted: the row goes to its position, and the data source is told.
  final func endMove() {
    guard let move = moving else { return }
    let changes = move.changes
    layout = move.layout
    var named: [IndexPath: UITableViewCell] = [:]
    var heights: [IndexPath: CGFloat] = [:]
    for (path, cell) in cells { if let new = changes.newPath(of: path) { named[new] = cell } }
    for (path, height) in measured {
      if let new = changes.newPath(of: path) { heights[new] = height }
    }
    cells = named
    measured = heights
    selected = selected.compactMap { changes.newPath(of: $0) }
    moving = nil
    if move.current != move.from {
      dataSource?.tableView(self, moveRowAt: move.from, to: move.current)
    }
    let cell = move.cell
    UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
      if let part = self.layout?.row(move.current) {
        cell.lie(at: nil)
        cell.lie(at: self.rowFrame(of: part))
      }
      cell.alpha = 1
      cell.layer.shadowOpacity = 0
    }
    setNeedsLayout()
  }
}
