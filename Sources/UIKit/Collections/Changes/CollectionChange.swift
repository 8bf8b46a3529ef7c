import CoreGraphics

/// What comes, goes and moves in a collection at one time.
///
/// What goes, moves and is asked for again is counted as before the change, what comes and where
/// something moves to as after it.
struct ItemChanges {
  var deleted: Set<IndexPath> = []
  var inserted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moved: [IndexPath: IndexPath] = [:]
  var deletedSections: Set<Int> = []
  var insertedSections: Set<Int> = []
  var reloadedSections: Set<Int> = []
  var movedSections: [Int: Int] = [:]
}

/// A change of the data that a collection shows: where everything went.
@MainActor
struct CollectionChange {
  let changes: ItemChanges
  /// The attributes of what was shown, and of what lay near, before.
  var oldAttributes: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// True where the numbers of items before, after and in the changes fit one another.
  private(set) var isConsistent = true

  private var sectionTargets: [Int: Int] = [:]
  private var sectionOrigins: [Int: Int] = [:]
  private var targets: [IndexPath: IndexPath] = [:]
  private var origins: [IndexPath: IndexPath] = [:]

  /// The change from sections of so many items to others.
  init(_ changes: ItemChanges, from old: [Int], to new: [Int]) {
    self.changes = changes
    pairSections(old.count, new.count)
    pairItems(old, new)
  }

  /// What stays keeps its order, and takes the positions that nothing else has.
  private mutating func pairSections(_ old: Int, _ new: Int) {
    let staying = (0..<old).filter {
      !changes.deletedSections.contains($0) && changes.movedSections[$0] == nil
    }
    let taken = changes.insertedSections.union(changes.movedSections.values)
    let free = (0..<new).filter { !taken.contains($0) }
    if staying.count != free.count { isConsistent = false }
    for (origin, target) in zip(staying, free) { pair(section: origin, target) }
    for (origin, target) in changes.movedSections where origin < old && target < new {
      pair(section: origin, target)
    }
  }

  private mutating func pair(section origin: Int, _ target: Int) {
    sectionTargets[origin] = target
    sectionOrigins[target] = origin
  }

  private mutating func pairItems(_ old: [Int], _ new: [Int]) {
    func exists(_ path: IndexPath, _ counts: [Int]) -> Bool {
      counts.indices.contains(path.section) && (0..<counts[path.section]).contains(path.item)
    }
    for (origin, target) in changes.moved {
      guard exists(origin, old), exists(target, new) else {
        isConsistent = false
        continue
      }
      pair(item: origin, target)
    }
    if !changes.inserted.allSatisfy({ exists($0, new) })
      || !changes.deleted.allSatisfy({ exists($0, old) })
    {
      isConsistent = false
    }
    let taken = changes.inserted.union(changes.moved.values)
    for (origin, target) in sectionTargets where !changes.reloadedSections.contains(origin) {
      guard old.indices.contains(origin), new.indices.contains(target) else { continue }
      let staying = (0..<old[origin]).map { IndexPath(item: $0, section: origin) }
        .filter { !changes.deleted.contains($0) && changes.moved[$0] == nil }
      let free = (0..<new[target]).map { IndexPath(item: $0, section: target) }
        .filter { !taken.contains($0) }
      if staying.count != free.count { isConsistent = false }
      for (origin, target) in zip(staying, free) { pair(item: origin, target) }
    }
  }

  private mutating func pair(item origin: IndexPath, _ target: IndexPath) {
    targets[origin] = target
    origins[target] = origin
  }

  /// Where the item is now that was at `old`; nil: nowhere.
  func newPath(of old: IndexPath) -> IndexPath? { targets[old] }

  /// Where the section is now that was `old`; nil: nowhere.
  func newSection(of old: Int) -> Int? { sectionTargets[old] }

  /// Which element this one of the old data is now; nil: none, or it is shown anew.
  func target(of old: ElementKey) -> ElementKey? {
    if old.category == .cell {
      return changes.reloaded.contains(old.path) ? nil : targets[old.path].map { old.at($0) }
    }
    let section = old.path.section
    guard !changes.reloadedSections.contains(section), let target = sectionTargets[section] else {
      return nil
    }
    return old.at(old.path.in(section: target))
  }

  /// Which element of the old data this one was; nil: none, or it is shown anew.
  func origin(of new: ElementKey) -> ElementKey? {
    let old =
      new.category == .cell
      ? origins[new.path]
      : sectionOrigins[new.path.section].map { new.path.in(section: $0) }
    guard let old = old.map({ new.at($0) }), target(of: old) == new else { return nil }
    return old
  }

  /// The changes as layouts are told them.
  var updateItems: [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    let gone =
      changes.deletedSections.sorted().map(whole) + changes.deleted.sorted()
    let again =
      changes.reloadedSections.sorted().map(whole) + changes.reloaded.sorted()
    let new =
      changes.insertedSections.sorted().map(whole) + changes.inserted.sorted()
    let moved =
      changes.movedSections.sorted { $0.key < $1.key }.map { (whole($0.key), whole($0.value)) }
      + changes.moved.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    return gone.map { UICollectionViewUpdateItem(.delete, from: $0, to: nil) }
      + again.map { UICollectionViewUpdateItem(.reload, from: $0, to: $0) }
      + new.map { UICollectionViewUpdateItem(.insert, from: nil, to: $0) }
      + moved.map { UICollectionViewUpdateItem(.move, from: $0.0, to: $0.1) }
  }
}

extension IndexPath {
  /// The path in another section.
  fileprivate func `in`(section: Int) -> IndexPath {
    isEmpty ? self : IndexPath(index: section).appending(dropFirst())
  }
}
