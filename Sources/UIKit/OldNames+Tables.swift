// The spellings of Swift 2 to 4.1 of what belongs to tables.

extension UITableViewCell {
  /// What lies between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}

@available(swift, deprecated: 99, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle
