import CoreGraphics

/// What comes and goes in a table at one time, and where that leaves what stays.
///
/// As in Apple's tables, what goes and what is asked for again is counted as before the change, and
/// what comes as after it.
struct RowUpdates {
  /// Rows that go, and how.
  var deleted: [IndexPath: UITableView.RowAnimation] = [:]
  /// Rows that come, and how.
  var inserted: [IndexPath: UITableView.RowAnimation] = [:]
  /// Rows that are asked for again, and how.
  var reloaded: [IndexPath: UITableView.RowAnimation] = [:]
  /// Rows that move: from where to where.
  var moved: [IndexPath: IndexPath] = [:]
  /// Sections that go, and how.
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  /// Sections that come, and how.
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  /// Sections that are asked for again, and how.
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  /// Sections that move: from where to where.
  var movedSections: [Int: Int] = [:]

  /// Which section the one that was `old` is now; nil: none.
  func newSection(of old: Int) -> Int? {
    if let target = movedSections[old] { return target }
    guard deletedSections[old] == nil else { return nil }
    var new = old - deletedSections.keys.count(where: { $0 < old })
    new -= movedSections.keys.count(where: { $0 < old })
    let arrivals = Array(insertedSections.keys) + Array(movedSections.values)
    for section in arrivals.sorted() where section <= new { new += 1 }
    return new
  }

  /// Which row the one that was at `old` is now; nil: none.
  func newPath(of old: IndexPath) -> IndexPath? {
    if let target = moved[old] { return target }
    guard deleted[old] == nil, let section = newSection(of: old.section) else { return nil }
    let before = Array(deleted.keys) + Array(moved.keys)
    var row = old.row
    row -= before.count(where: { $0.section == old.section && $0.row < old.row })
    let after = Array(inserted.keys) + Array(moved.values)
    for path in after.sorted() where path.section == section && path.row <= row { row += 1 }
    return IndexPath(row: row, section: section)
  }

  /// True where sections of so many rows become the new ones by these changes, and all that they name is there: else an
  /// app ends.
  func lead(from old: [Int], to new: [Int]) -> Bool {
    func have(_ path: IndexPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.row)
    }
    let going = Array(deleted.keys) + Array(moved.keys)
    let coming = Array(inserted.keys) + Array(moved.values)
    guard (going + reloaded.keys).allSatisfy({ have($0, old) }),
      coming.allSatisfy({ have($0, new) }),
      new.count == old.count - deletedSections.count + insertedSections.count
    else { return false }
    var growth: [Int: Int] = [:]
    for path in going { growth[newSection(of: path.section) ?? -1, default: 0] -= 1 }
    for path in coming { growth[path.section, default: 0] += 1 }
    return old.indices.allSatisfy { section in
      guard reloadedSections[section] == nil, let target = newSection(of: section) else {
        return true
      }
      return new.indices.contains(target)
        && new[target] == old[section] + growth[target, default: 0]
    }
  }

  /// True when the row that was at `old` gets a new cell or none.
  func replaces(_ old: IndexPath) -> Bool { departure(of: old) != nil }

  /// How the cell of the row that was at `old` goes; nil: it stays.
  func departure(of old: IndexPath) -> UITableView.RowAnimation? {
    deleted[old] ?? reloaded[old] ?? deletedSections[old.section]
      ?? reloadedSections[old.section]
  }

  /// How the cell of the row that is at `new`, and was at `old` if it was there, comes; nil: it
  /// stays.
  func arrival(of new: IndexPath, from old: IndexPath?) -> UITableView.RowAnimation? {
    if let how = inserted[new] ?? insertedSections[new.section] { return how }
    guard let old else { return nil }
    return reloaded[old] ?? reloadedSections[old.section]
  }
}

extension UITableView.RowAnimation {
  /// Lets a row look as it does before it comes and after it has gone, beside its position.
  @MainActor
  func hide(_ cell: UITableViewCell) {
    guard self != .none else { return }
    cell.alpha = 0
    let size = cell.bounds.size
    switch self {
    case .left: cell.transform = CGAffineTransform(translationX: -size.width, y: 0)
    case .right: cell.transform = CGAffineTransform(translationX: size.width, y: 0)
    case .top: cell.transform = CGAffineTransform(translationX: 0, y: -size.height)
    case .bottom: cell.transform = CGAffineTransform(translationX: 0, y: size.height)
    case .fade, .none, .middle, .automatic: break
    }
  }

  /// Takes back what `hide` did.
  @MainActor
  func unhide(_ cell: UITableViewCell) {
    guard self != .none else { return }
    cell.alpha = 1
    switch self {
    case .left, .right, .top, .bottom: cell.transform = .identity
    case .fade, .none, .middle, .automatic: break
    }
  }
}
