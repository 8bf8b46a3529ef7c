import CoreGraphics

// Heights that follow from content. A row counts as high as it is guessed to be until it is about to be
// seen; then its cell is asked for and measured, and what follows moves.
extension UITableView {
  /// The height of a row whose content says it: as it was measured, else guessed.
  final func guessedHeight(_ path: IndexPath) -> TableLayout.RowHeight {
    if let height = measured[path] { return (height, false) }
    let guess = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
    return (guess > 0 ? guess : Self.defaultRowHeight, true)
  }

  /// Measures the rows that are about to be seen; returns where everything lies then. With `keepsPosition`
  /// what was seen before stays where it is when something above it turns out to be of another height.
  final func settleHeights(keepsPosition: Bool) -> TableLayout {
    if !measured.isEmpty, measuredWidth != bounds.width {
      measured = [:]
      layout = nil
    }
    measuredWidth = bounds.width
    var parts = self.parts
    guard parts.hasGuesses else { return parts }
    while true {
      let (found, shift) = measureSeen(in: parts)
      guard !found.isEmpty else { return parts }
      measured.merge(found) { $1 }
      parts = parts.measured(found)
      layout = parts
      fitContent(to: parts)
      if keepsPosition, shift != 0 { contentOffset.y += shift }
    }
  }

  /// The heights of rows that are seen and were guessed, and by how much those above the first that was
  /// seen before move it.
  private func measureSeen(in parts: TableLayout)
    -> (found: [IndexPath: CGFloat], shift: CGFloat)
  {
    var found: [IndexPath: CGFloat] = [:]
    var (grown, shift): (CGFloat, CGFloat) = (0, 0)
    let seen = parts.rows(from: bounds.minY, to: bounds.maxY)
    let anchor = seen.first { cells[$0] != nil }
    for path in seen {
      guard let part = parts.row(path), part.start + grown < bounds.maxY else { break }
      guard part.isGuess else { continue }
      guard let cell = cells[path] ?? premade[path] ?? askForCell(path) else { continue }
      if cells[path] == nil { premade[path] = cell }
      let height = TableLayout.usable(cell.foundHeight(in: max(0, bounds.width - 2 * rowInset)))
      found[path] = height
      if let anchor, path < anchor { shift += height - part.length }
      grown += height - part.length
    }
    return (found, shift)
  }

  final func askForCell(_ path: IndexPath) -> UITableViewCell? {
    dataSource?.tableView(self, cellForRowAt: path)
  }

  /// Takes back the cells that were measured and not shown.
  final func dropPremade() {
    for path in premade.keys.sorted() {
      if let cell = premade[path] { reserve.put(cell) }
    }
    premade = [:]
  }

  /// Names the heights of rows that stay anew. Those that are seen are measured again.
  final func keepHeights(_ changes: RowUpdates) {
    dropPremade()
    var kept: [IndexPath: CGFloat] = [:]
    for (path, height) in measured where cells[path] == nil && !changes.replaces(path) {
      if let new = changes.newPath(of: path) { kept[new] = height }
    }
    measured = kept
  }

  /// The height of a header or footer: that of its frame, else what its constraints give; nil: neither.
  final func foundHeight(of view: UIView) -> CGFloat? {
    let isOwn = view is UITableViewHeaderFooterView
    if !isOwn, view.frame.height > 0 { return view.frame.height }
    guard isOwn || view.constraintLayout != nil else { return nil }
    let height = view.systemLayoutSizeFitting(
      CGSize(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : nil
  }
}

extension UITableViewCell {
  /// The height that follows from the content in a table of that width.
  final func foundHeight(in width: CGFloat) -> CGFloat {
    if bounds.width != width { bounds.size.width = width }
    layoutIfNeeded()
    let height = systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    return height > 0 ? height : UITableView.defaultRowHeight
  }
}
