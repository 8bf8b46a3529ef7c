import CoreGraphics

/// The cells that wait to be used again, and the classes of those there are none of.
@MainActor
struct CellReserve {
  private var waiting: [String: [UITableViewCell]] = [:]
  private var classes: [String: UITableViewCell.Type] = [:]
  private var nibs: [String: UINib] = [:]

  /// What `identifier` names from now on; nil: nothing.
  mutating func register(_ type: UITableViewCell.Type?, for identifier: String) {
    classes[identifier] = type
    nibs[identifier] = nil
  }

  /// The xib whose cell `identifier` names from now on; nil: nothing.
  mutating func register(_ nib: UINib?, for identifier: String) {
    nibs[identifier] = nib
    classes[identifier] = nil
  }

  /// Keeps a cell that has a name.
  mutating func put(_ cell: UITableViewCell) {
    guard let identifier = cell.reuseIdentifier else { return }
    waiting[identifier, default: []].append(cell)
  }

  /// A cell that waits, or a new one of the class or xib registered; nil without any.
  mutating func take(_ identifier: String) -> UITableViewCell? {
    if let cell = waiting[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    if let nib = nibs[identifier] {
      let cell = nib.instantiate(withOwner: nil).lazy.compactMap { $0 as? UITableViewCell }.first
      if cell?.reuseIdentifier == nil { cell?.reuseIdentifier = identifier }
      return cell
    }
    return classes[identifier]?.init(registeredFor: identifier)
  }
}
