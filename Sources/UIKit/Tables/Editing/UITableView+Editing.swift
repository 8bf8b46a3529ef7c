import CoreGraphics
import VirtualTime

extension UITableView {
  /// What `separatorInset` counts from.
  public enum SeparatorInsetReference: Int, Sendable {
    case fromCellEdges = 0
    case fromAutomaticInsets = 1
  }

  /// True when several rows can be selected now.
  final var selectsSeveral: Bool {
    edits ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// True when rows can be tapped while the table is edited.
  final var selectsWhileEditing: Bool {
    allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  final func edit(_ editing: Bool, animated: Bool) {
    closeSwipe(animated: animated)
    guard editing != edits else { return }
    edits = editing
    if !editing, !allowsMultipleSelection, allowsMultipleSelectionDuringEditing {
      selectRow(at: nil, animated: animated, scrollPosition: .none)
    }
    editingDidChange(animated: animated)
  }

  /// Shows at every row what can be done with it.
  final func editingDidChange(animated: Bool = false) {
    for path in cells.keys.sorted() {
      if let cell = cells[path] { showEditing(of: cell, at: path, animated: animated) }
    }
  }

  /// True when the data source has a method, by one of its names, as far as records of the program's
  /// classes say.
  private func sourceHas(_ names: String...) -> Bool {
    guard let dataSource else { return false }
    return names.contains { MessageTable.hasMethod(Selector($0), in: dataSource) }
  }

  private func mayEdit(_ path: IndexPath) -> Bool {
    saysWhatIsEditable = true
    return dataSource?.tableView(self, canEditRowAt: path) ?? false
  }

  private func mayMove(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canMoveRowAt: path) ?? false
  }

  /// Whether rows can be moved, of a data source that does not say of which: where it has the method
  /// that moves them.
  final var movesRows: Bool {
    sourceHas("tableView:moveRowAt:to:", "tableView:moveRowAtIndexPath:toIndexPath:")
  }

  /// Whether a row can be deleted by swiping: where its data source can do that. Whether it has the
  /// method is known of classes with a record; of others it counts that they say which rows can be edited.
  final func mayBeDeleted(_ path: IndexPath) -> Bool {
    guard mayEdit(path) else { return false }
    guard
      saysWhatIsEditable
        || sourceHas(
          "tableView:commit:forRowAt:", "tableView:commitEditingStyle:forRowAtIndexPath:")
    else { return false }
    return editingStyle(at: path) == .delete
  }

  private func editingStyle(at path: IndexPath) -> UITableViewCell.EditingStyle {
    delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  /// Shows at a row what can be done with it.
  final func showEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard edits || cell.isEditing else { return }
    let isEdited = edits && mayEdit(path)
    let moves = edits && mayMove(path)
    let kind: CellEditSign.Kind? =
      !isEdited
      ? nil
      : allowsMultipleSelectionDuringEditing ? .choice : .init(editingStyle(at: path))
    let indents = delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    cell.prepareEditing(
      kind, style: isEdited ? editingStyle(at: path) : .none, indents: indents, moves: moves)
    if cell.isEditing != (isEdited || moves) {
      cell.setEditing(isEdited || moves, animated: animated)
    } else {
      cell.setNeedsLayout()
    }
  }

  /// The sign at the beginning of a row was touched.
  final func signTouched(_ cell: UITableViewCell) {
    guard let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .none: break
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete:
      if swipe?.path == path { return closeSwipe(animated: true) }
      openSwipe(at: path)
    }
  }
}
