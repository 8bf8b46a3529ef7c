public import CoreGraphics

/// Says how a table looks and is told what happens to it. All methods are optional.
@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate, OldTableViewDelegate {
  /// The height of a row, points; the table's `rowHeight` unless implemented.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// A guess at the height of a row, points. Nobody asks: all heights are known.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  /// The height of a section's header; `UITableView.automaticDimension`: that of its title or view.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer; `UITableView.automaticDimension`: that of its title or view.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// The view above a section; nil: the title, if there is one.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// The view below a section; nil: the title, if there is one.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// A cell is about to be shown.
  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath)
  /// A cell is shown no more.
  func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath)
  /// Whether a row looks pressed under a finger.
  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A row looks pressed from now on.
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath)
  /// A row looks pressed no more.
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select instead of the one tapped; nil: none.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row was tapped.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// The row to deselect, as another one was tapped; nil: none.
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// A row is selected no more, as another one was tapped.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath)
    -> CGFloat
  { self.tableView(tableView: tableView, heightForRowAtIndexPath: indexPath) }

  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int)
    -> CGFloat
  { self.tableView(tableView: tableView, heightForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int)
    -> CGFloat
  { self.tableView(tableView: tableView, heightForFooterInSection: section) }

  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int)
    -> UIView?
  { self.tableView(tableView: tableView, viewForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int)
    -> UIView?
  { self.tableView(tableView: tableView, viewForFooterInSection: section) }

  public func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    self.tableView(tableView: tableView, willDisplayCell: cell, forRowAtIndexPath: indexPath)
  }

  public func tableView(
    _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {
    self.tableView(tableView: tableView, didEndDisplayingCell: cell, forRowAtIndexPath: indexPath)
  }

  public func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath)
    -> Bool
  { self.tableView(tableView: tableView, shouldHighlightRowAtIndexPath: indexPath) }

  public func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    self.tableView(tableView: tableView, didHighlightRowAtIndexPath: indexPath)
  }

  public func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    self.tableView(tableView: tableView, didUnhighlightRowAtIndexPath: indexPath)
  }

  public func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath)
    -> IndexPath?
  { self.tableView(tableView: tableView, willSelectRowAtIndexPath: indexPath) }

  public func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath)
    -> IndexPath?
  { self.tableView(tableView: tableView, willDeselectRowAtIndexPath: indexPath) }

  public func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath)
    -> CGFloat
  { tableView.estimatedRowHeight }

  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    self.tableView(tableView: tableView, didSelectRowAtIndexPath: indexPath)
  }

  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    self.tableView(tableView: tableView, didDeselectRowAtIndexPath: indexPath)
  }
}
