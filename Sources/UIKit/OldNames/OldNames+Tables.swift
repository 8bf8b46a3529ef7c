// The spellings of Swift 2 to 4.1 of what belongs to tables.

extension UITableViewCell {
  /// What lies between rows.
  public typealias SeparatorStyle = UITableView.SeparatorStyle
}

@available(swift, deprecated: 99, renamed: "UITableViewCell.SeparatorStyle")
public typealias UITableViewCellSeparatorStyle = UITableViewCell.SeparatorStyle

@available(swift, deprecated: 99, renamed: "UITableViewCell.EditingStyle")
public typealias UITableViewCellEditingStyle = UITableViewCell.EditingStyle

@available(swift, deprecated: 99, renamed: "UITableViewCell.StateMask")
public typealias UITableViewCellStateMask = UITableViewCell.StateMask

@available(swift, deprecated: 99, renamed: "UITableViewRowAction.Style")
public typealias UITableViewRowActionStyle = UITableViewRowAction.Style

extension UITableViewCell.EditingStyle {
  @available(swift, deprecated: 99, renamed: "delete")
  public static let Delete = UITableViewCell.EditingStyle.delete

  @available(swift, deprecated: 99, renamed: "insert")
  public static let Insert = UITableViewCell.EditingStyle.insert

  @available(swift, deprecated: 99, renamed: "none")
  public static let None = UITableViewCell.EditingStyle.none
}
