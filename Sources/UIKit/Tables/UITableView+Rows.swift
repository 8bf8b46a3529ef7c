public import CoreGraphics

extension UITableView {
  /// How many sections there are.
  public final var numberOfSections: Int { parts.sections.count }

  /// How many rows a section has.
  public final func numberOfRows(inSection section: Int) -> Int {
    parts.sections.indices.contains(section) ? parts.sections[section].rows.count : 0
  }

  /// Where a row lies; zero when there is none.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let part = parts.row(indexPath) else { return .zero }
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.length)
  }

  /// Where a section lies with header and footer; zero when there is none.
  public final func rect(forSection section: Int) -> CGRect {
    guard parts.sections.indices.contains(section) else { return .zero }
    let part = parts.sections[section]
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.end - part.start)
  }

  /// Where the header of a section lies; zero when there is none.
  public final func rectForHeader(inSection section: Int) -> CGRect {
    guard parts.sections.indices.contains(section) else { return .zero }
    let part = parts.sections[section].header
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.length)
  }

  /// Where the footer of a section lies; zero when there is none.
  public final func rectForFooter(inSection section: Int) -> CGRect {
    guard parts.sections.indices.contains(section) else { return .zero }
    let part = parts.sections[section].footer
    return CGRect(x: 0, y: part.start, width: bounds.width, height: part.length)
  }

  /// The row at a point of the table.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    guard point.x >= 0, point.x < bounds.width else { return nil }
    return parts.rows(from: point.y, to: point.y.nextUp).first
  }

  /// The rows that have a part in a rectangle of the table.
  public final func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    parts.rows(from: rect.minY, to: rect.maxY)
  }

  /// The cell of a row that is seen.
  public final func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    cells[indexPath]
  }

  /// The row of a cell that is seen.
  public final func indexPath(for cell: UITableViewCell) -> IndexPath? {
    cells.first { $0.value === cell }?.key
  }

  /// The rows that are seen, from the top.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    layoutIfNeeded()
    return cells.keys.sorted()
  }

  /// The cells that are seen, from the top.
  public final var visibleCells: [UITableViewCell] {
    layoutIfNeeded()
    return cells.keys.sorted().compactMap { cells[$0] }
  }

  // MARK: Selection

  /// The first row that is selected.
  public final var indexPathForSelectedRow: IndexPath? { selected.first }

  /// The rows that are selected; nil without any.
  public final var indexPathsForSelectedRows: [IndexPath]? {
    selected.isEmpty ? nil : selected.sorted()
  }

  /// Selects a row and scrolls to it; nobody is told. Nil: no row.
  public final func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    guard let indexPath else {
      for path in selected { deselectRow(at: path, animated: animated) }
      return
    }
    if !selectsSeveral {
      for path in selected where path != indexPath { deselectRow(at: path, animated: animated) }
    }
    if !selected.contains(indexPath) { selected.append(indexPath) }
    cells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Selects a row no more; nobody is told.
  public final func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selected.removeAll { $0 == indexPath }
    cells[indexPath]?.setSelected(false, animated: animated)
  }

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

  // MARK: Scrolling

  /// Scrolls until a row lies at a place.
  public final func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    let rect = rectForRow(at: indexPath)
    guard rect.height > 0 else { return }
    let inset = adjustedContentInset
    let y: CGFloat
    switch scrollPosition {
    case .none: return scrollRectToVisible(rect, animated: animated)
    case .top: y = rect.minY - inset.top
    case .middle: y = rect.midY - (bounds.height + inset.top - inset.bottom) / 2
    case .bottom: y = rect.maxY - bounds.height + inset.bottom
    }
    setContentOffset(
      CGPoint(x: contentOffset.x, y: rangeY.clamped(y)), animated: animated)
  }
}
