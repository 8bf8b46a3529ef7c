import CoreGraphics

/// The cells that wait to be used again, and the classes of those there are none of.
@MainActor
struct CellReserve {
  private var waiting: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]

  /// What `identifier` names from now on; nil: nothing.
  mutating func register(_ type: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = type
  }

  /// Keeps a cell that has a name.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// A cell that waits, or a new one of the class registered; nil without either.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    return classes[identifier]?.init(registeredFor: identifier)
  }
}

extension UITableView {
  /// Makes cells of `cellClass` when none that is called `identifier` waits to be used again.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reserve.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// A cell that is not seen any more, or a new one of the class registered; nil without either.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reserve.take(identifier)
  }

  /// The same for a row. A class has to be registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = reserve.take(identifier) else {
      preconditionFailure("No class is registered for cells called \(identifier).")
    }
    return cell
  }
}
