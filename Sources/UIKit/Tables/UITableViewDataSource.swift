public import CoreGraphics

/// Knows the rows of a table. All methods but the first two are optional.
@MainActor
public protocol UITableViewDataSource: OldTableViewDataSource {
  /// How many rows a section has.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// The cell that shows a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// How many sections there are; 1 unless implemented.
  func numberOfSections(in tableView: UITableView) -> Int
  /// The text above a section; nil: none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil: none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
}

extension UITableViewDataSource {
  public func numberOfSections(in tableView: UITableView) -> Int {
    numberOfSectionsInTableView(tableView: tableView)
  }

  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int)
    -> String?
  { self.tableView(tableView: tableView, titleForHeaderInSection: section) }

  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int)
    -> String?
  { self.tableView(tableView: tableView, titleForFooterInSection: section) }
}
