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

extension UITableView {
  /// Makes cells of `cellClass` when none that is called `identifier` waits to be used again.
  public final func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    reserve.register(cellClass as? UITableViewCell.Type, for: identifier)
  }

  /// Makes cells of the first cell in `nib` when none that is called `identifier` waits to be used
  /// again.
  public final func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    reserve.register(nib, for: identifier)
  }

  /// A cell that is not seen any more, or a new one of the class, the xib or the storyboard's prototype
  /// of that name; nil without any.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    reserve.take(identifier) ?? prototypeCell(identifier)
  }

  /// The same for a row. Where a storyboard's table has no such cell, which would end the program on a
  /// phone, an empty one is shown, and noted; else a class has to be registered.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      if nibRows.isRead {
        SceneContext.active.unsupported(
          "the cell “\(identifier)”, which the table has no prototype of", at: nibRows.place)
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
      }
      preconditionFailure("No class is registered for cells called \(identifier).")
    }
    return cell
  }
}
