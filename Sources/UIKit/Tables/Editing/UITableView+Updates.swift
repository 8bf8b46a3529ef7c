import CoreGraphics

extension UITableView {
  /// How long rows take to come, go and move, seconds.
  private static let updateDuration = 0.3

  final func update(_ change: (inout RowUpdates) -> Void) {
    beginUpdates()
    change(&updates)
    endUpdates()
  }

  final func endUpdates(completion: ((Bool) -> Void)?) {
    updateDepth = max(0, updateDepth - 1)
    guard updateDepth == 0 else {
      completion?(true)
      return
    }
    let changes = updates
    updates = RowUpdates()
    show(changes, completion: completion)
  }

  /// Moves from what the table shows to what the data source has now.
  private func show(_ changes: RowUpdates, completion: ((Bool) -> Void)?) {
    letGo()
    closeSwipe(animated: window != nil)
    guard let old = layout, window != nil else {
      selected.removeAll { changes.deleted[$0] != nil }
      setNeedsReload()
      completion?(true)
      return
    }
    selected = selected.filter { old.row($0) != nil }.compactMap { changes.newPath(of: $0) }
    keepHeights(changes)
    // Whoever is asked for heights may ask back.
    layout = TableLayout(start: 0)
    let asked = makeParts()
    layout = asked
    let counts = [old, asked].map { $0.sections.map(\.rows.count) }
    if !changes.lead(from: counts[0], to: counts[1]) {
      SceneContext.active.unsupported(
        "changes that do not lead from the rows that were there to those that are",
        at: layer.readableName)
    }
    let origins = origins(of: changes, in: old)
    var leaving = keepCells(changes, in: asked)
    keepTitles(changes)
    var new = asked
    UIView.performWithoutAnimation { new = self.settleHeights(keepsPosition: false) }
    UIView.animate(withDuration: Self.updateDuration) {
      for (cell, how) in leaving { how.hide(cell) }
      self.fitContent(to: new)
      let seen = new.rows(from: self.bounds.minY, to: self.bounds.maxY)
      leaving += self.sendAway(self.cells.keys.filter { !seen.contains($0) }, in: new)
      // Those that stay first: the layout of a new cell would move them at once.
      for path in seen {
        if let part = new.row(path) { self.cells[path]?.lie(at: self.rowFrame(of: part)) }
        if let cell = self.cells[path] { self.showEditing(of: cell, at: path, animated: true) }
      }
      for path in seen where self.cells[path] == nil {
        self.bring(path, from: origins[path], by: changes, old: old, new: new)
      }
      self.layOutTable()
      for path in seen { self.cells[path]?.layoutIfNeeded() }
    } completion: { [weak self] isFinished in
      for (cell, how) in leaving {
        how.unhide(cell)
        self?.retire(cell)
      }
      completion?(isFinished)
    }
  }

  /// Where rows that are there now were before, near what is seen.
  private func origins(of changes: RowUpdates, in old: TableLayout) -> [IndexPath: IndexPath] {
    var origins: [IndexPath: IndexPath] = [:]
    let reach = bounds.height
    for path in old.rows(from: bounds.minY - reach, to: bounds.maxY + reach) {
      if let target = changes.newPath(of: path) { origins[target] = path }
    }
    return origins
  }

  /// Names the cells of rows that stay anew; returns those of rows that go.
  private func keepCells(_ changes: RowUpdates, in new: TableLayout)
    -> [(cell: UITableViewCell, how: RowAnimation)]
  {
    var kept: [IndexPath: UITableViewCell] = [:]
    var leaving: [(cell: UITableViewCell, how: RowAnimation)] = []
    for path in cells.keys.sorted() {
      guard let cell = cells[path] else { continue }
      if !changes.replaces(path), let target = changes.newPath(of: path),
        new.row(target) != nil, kept[target] == nil
      {
        kept[target] = cell
      } else {
        let how = changes.departure(of: path) ?? .fade
        if how == .none {
          retire(cell)
        } else {
          putBehind(cell)
          leaving.append((cell, how))
        }
      }
    }
    cells = kept
    return leaving
  }

  /// Names the headers and footers of sections that stay anew, and takes the others away.
  private func keepTitles(_ changes: RowUpdates) {
    var kept: [SectionTitleKey: UIView] = [:]
    for (key, view) in titles {
      if changes.reloadedSections[key.section] == nil,
        let section = changes.newSection(of: key.section)
      {
        kept[SectionTitleKey(section: section, isHeader: key.isHeader)] = view
      } else {
        titles[key] = nil
        retire(title: view, key)
      }
    }
    titles = kept
  }

  /// Lets the cells of rows that are not seen any more move to their new positions; returns them.
  private func sendAway(_ paths: [IndexPath], in new: TableLayout)
    -> [(cell: UITableViewCell, how: RowAnimation)]
  {
    var leaving: [(cell: UITableViewCell, how: RowAnimation)] = []
    for path in paths.sorted() {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      if let part = new.row(path) { cell.lie(at: rowFrame(of: part)) }
      leaving.append((cell, .none))
    }
    return leaving
  }

  /// Shows the cell of a row that is seen now: from where it was, or as it comes.
  private func bring(
    _ path: IndexPath, from origin: IndexPath?, by changes: RowUpdates, old: TableLayout,
    new: TableLayout
  ) {
    guard let part = new.row(path) else { return }
    let how = changes.arrival(of: path, from: origin)
    let start = how == nil ? origin.flatMap { old.row($0) } : nil
    show(path, at: rowFrame(of: start ?? part))
    guard let cell = cells[path] else { return }
    guard let how, how != .none else { return cell.lie(at: rowFrame(of: part)) }
    UIView.performWithoutAnimation { how.hide(cell) }
    how.unhide(cell)
  }

  final func rowFrame(of part: TableLayout.Part) -> CGRect {
    CGRect(
      x: rowInset, y: part.start, width: max(0, bounds.width - 2 * rowInset), height: part.length)
  }
}
