import CoreGraphics
import Limits
import QuartzCore
import VirtualTime

/// Names the header or footer of a section.
struct SectionTitleKey: Hashable, Comparable {
  var section: Int
  var isHeader: Bool

  static func < (a: SectionTitleKey, b: SectionTitleKey) -> Bool {
    a.section == b.section ? a.isHeader && !b.isHeader : a.section < b.section
  }
}

extension UITableView {
  /// Forgets where everything lies, and the cells, before the next layout.
  final func setNeedsReload() {
    layout = nil
    setNeedsLayout()
  }

  /// Where everything lies, found out when it is first asked for.
  final var parts: TableLayout {
    if let layout { return layout }
    dropPremade()
    // Whoever is asked for heights may ask back.
    layout = TableLayout(start: 0)
    let new = makeParts()
    layout = new
    for path in cells.keys.sorted() {
      if let cell = cells[path] { retire(cell) }
    }
    cells = [:]
    for key in titles.keys.sorted() { retireTitle(key) }
    fitContent(to: new)
    return new
  }

  /// Gives the content the size of `parts`.
  final func fitContent(to parts: TableLayout) {
    let size = CGSize(
      width: bounds.width, height: parts.end + (tableFooterView?.frame.height ?? 0))
    if contentSize != size { contentSize = size }
  }

  /// Asks where everything lies.
  final func makeParts() -> TableLayout {
    var parts = TableLayout(start: TableLayout.usable(tableHeaderView?.frame.height ?? 0))
    guard let dataSource else { return parts }
    let sections = SceneContext.count(
      of: "sections", dataSource.numberOfSections(in: self), atMost: Limit.sections,
      at: layer.readableName)
    var room = Limit.rows
    for section in 0..<sections {
      let rows = SceneContext.count(
        of: "rows", dataSource.tableView(self, numberOfRowsInSection: section), atMost: room,
        at: layer.readableName)
      room -= rows
      let heights = (0..<rows).map { row -> TableLayout.RowHeight in
        let path = IndexPath(row: row, section: section)
        let height = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        SceneContext.check("a row's height", height.isPlain, at: layer.readableName)
        return height < 0 ? guessedHeight(path) : (height, false)
      }
      parts.add(
        header: titleHeight(section, isHeader: true), rows: heights,
        footer: titleHeight(section, isHeader: false))
    }
    return parts
  }

  private func titleHeight(_ section: Int, isHeader: Bool) -> CGFloat {
    let height =
      isHeader
      ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
    // What the delegate says holds whatever is shown there.
    if height >= 0, height != (isHeader ? sectionHeaderHeight : sectionFooterHeight) {
      return height
    }
    let hasTitle = title(section, isHeader: isHeader) != nil
    let key = SectionTitleKey(section: section, isHeader: isHeader)
    let view = ownTitleView(section, isHeader: isHeader)
    // One that is used again is not made twice.
    madeTitles[key] = view
    if height >= 0 { return view != nil || hasTitle || style != .plain ? height : 0 }
    if let view, let found = foundHeight(of: view) { return found }
    if style != .plain { return hasTitle ? 38 : isHeader && section == 0 ? 35 : 18 }
    return hasTitle ? 28 : 0
  }

  final func title(_ section: Int, isHeader: Bool) -> String? {
    isHeader
      ? dataSource?.tableView(self, titleForHeaderInSection: section)
      : dataSource?.tableView(self, titleForFooterInSection: section)
  }

  private func ownTitleView(_ section: Int, isHeader: Bool) -> UIView? {
    isHeader
      ? delegate?.tableView(self, viewForHeaderInSection: section)
      : delegate?.tableView(self, viewForFooterInSection: section)
  }

  /// Gives every row that is seen its cell, and takes the cells of the others back.
  final func layOutTable() {
    guard moving == nil else { return }
    let parts = settleHeights(keepsPosition: true)
    let width = bounds.width
    if contentSize.width != width { contentSize.width = width }
    if let backgroundView {
      backgroundView.frame = bounds
      sendSubviewToBack(backgroundView)
    }
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
    }
    if let view = tableFooterView {
      view.frame = CGRect(x: 0, y: parts.end, width: width, height: view.frame.height)
    }
    let seen = parts.rows(from: bounds.minY, to: bounds.maxY)
    let kept = Set(seen)
    for path in cells.keys.sorted() where !kept.contains(path) {
      guard let cell = cells.removeValue(forKey: path) else { continue }
      retire(cell)
      delegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    }
    for path in seen {
      guard let part = parts.row(path) else { continue }
      if let cell = cells[path] {
        cell.lie(at: rowFrame(of: part))
      } else {
        show(path, at: rowFrame(of: part))
      }
      cells[path].map { roundCorners(of: $0, at: path) }
    }
    layOutTitles(parts)
    layOutIndex()
  }

  /// Asks for the cell of a row and shows it, without moving. What the delegate does when it hears
  /// of the cell may move.
  final func show(_ path: IndexPath, at rect: CGRect) {
    UIView.performWithoutAnimation {
      guard let cell = self.premade.removeValue(forKey: path) ?? self.askForCell(path) else {
        return
      }
      self.cells[path] = cell
      cell.lie(at: rect)
      cell.tableSeparatorInset = self.separatorInset
      cell.showSeparator(self.shownSeparatorColor)
      self.ownIndentation = cell.indentationLevel
      if let level = self.delegate?.tableView(self, indentationLevelForRowAt: path) {
        cell.indentationLevel = level
      }
      self.showEditing(of: cell, at: path, animated: false)
      if self.selected.contains(path) != cell.isSelected {
        cell.setSelected(self.selected.contains(path), animated: false)
      }
      if cell.superview !== self { self.putBehind(cell) }
      cell.layoutIfNeeded()
    }
    if let cell = cells[path] { delegate?.tableView(self, willDisplay: cell, forRowAt: path) }
  }

  /// Puts `cell` behind the others.
  final func putBehind(_ cell: UITableViewCell) {
    insertSubview(cell, at: backgroundView == nil ? 0 : 1)
  }

  /// Takes a cell away, to be used again.
  final func retire(_ cell: UITableViewCell) {
    cell.lie(at: nil)
    cell.removeFromSuperview()
    reserve.put(cell)
  }

  private var shownSeparatorColor: UIColor? {
    separatorStyle == .none ? nil : separatorColor ?? Self.defaultSeparatorColor
  }

  final func showSeparators() {
    for (_, cell) in cells {
      cell.tableSeparatorInset = separatorInset
      cell.showSeparator(shownSeparatorColor)
    }
  }

  /// Where the headers and footers lie that are seen. Headers of a plain table stay at the top while their
  /// section is there.
  private func seenTitles(_ parts: TableLayout) -> [(key: SectionTitleKey, rect: CGRect)] {
    var seen: [(key: SectionTitleKey, rect: CGRect)] = []
    for (number, section) in parts.sections.enumerated() {
      guard section.end > bounds.minY, section.start < bounds.maxY else { continue }
      for isHeader in [true, false] {
        var part = isHeader ? section.header : section.footer
        guard part.length > 0 else { continue }
        if style == .plain, isHeader {
          let top = bounds.minY + adjustedContentInset.top
          part.start = max(part.start, min(top, section.footer.start - part.length))
        }
        seen.append(
          (
            SectionTitleKey(section: number, isHeader: isHeader),
            CGRect(x: 0, y: part.start, width: bounds.width, height: part.length)
          ))
      }
    }
    return seen
  }

  /// Shows the headers and footers that are seen; the others go first, to be used again.
  private func layOutTitles(_ parts: TableLayout) {
    let seen = seenTitles(parts)
    let kept = Set(seen.map(\.key))
    for key in titles.keys.sorted() where !kept.contains(key) { retireTitle(key) }
    for (key, rect) in seen {
      guard let view = titles[key] ?? makeTitle(key) else { continue }
      titles[key] = view
      if view.superview === self {
        view.frame = rect
        continue
      }
      UIView.performWithoutAnimation {
        view.frame = rect
        self.addSubview(view)
      }
      tellOfTitle(key, view, isShown: true)
    }
  }

  private func makeTitle(_ key: SectionTitleKey) -> UIView? {
    if let view = madeTitles.removeValue(forKey: key) { return view }
    if let view = ownTitleView(key.section, isHeader: key.isHeader) { return view }
    guard let title = title(key.section, isHeader: key.isHeader) else { return nil }
    return SectionTitleView(title, style: style, isHeader: key.isHeader)
  }
}
