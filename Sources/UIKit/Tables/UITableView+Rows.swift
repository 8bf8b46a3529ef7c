import CoreGraphics

extension UITableView {
  // MARK: Selection

  /// What a tap on a row does.
  final func tapRow(_ path: IndexPath) {
    if selected.contains(path), selectsSeveral { return leaveRow(path) }
    let asked = delegate.map { $0.tableView(self, willSelectRowAt: path) } ?? path
    guard let path = asked else { return }
    let old = selectsSeveral ? [] : selected.filter { $0 != path }
    for path in old { leaveRow(path) }
    if !selected.contains(path) { selected.append(path) }
    cells[path]?.setSelected(true, animated: false)
    delegate?.tableView(self, didSelectRowAt: path)
    if let cell = cells[path] { cell.selectionSegue?.run(cell) }
  }

  /// What a tap that deselects a row does, unless the delegate is against it.
  private func leaveRow(_ path: IndexPath) {
    let asked = delegate.map { $0.tableView(self, willDeselectRowAt: path) } ?? path
    guard let path = asked else { return }
    deselectRow(at: path, animated: false)
    delegate?.tableView(self, didDeselectRowAt: path)
  }
}
