import CoreGraphics

extension ItemChanges {
  /// What leads from one snapshot to another. Of what is in both, the most that can stays in its order;
  /// the rest moves.
  init<Section: Hashable, Item: Hashable>(
    from old: NSDiffableDataSourceSnapshot<Section, Item>,
    to new: NSDiffableDataSourceSnapshot<Section, Item>
  ) {
    let (oldSections, newSections) = (old.sectionIdentifiers, new.sectionIdentifiers)
    let sections = Self.difference(oldSections, newSections)
    deletedSections = Set(sections.deleted)
    insertedSections = Set(sections.inserted)
    movedSections = Dictionary(uniqueKeysWithValues: sections.moved)
    var oldPaths: [Item: IndexPath] = [:]
    for (section, identifier) in oldSections.enumerated() {
      for (item, value) in old.itemIdentifiers(inSection: identifier).enumerated() {
        oldPaths[value] = IndexPath(item: item, section: section)
      }
    }
    var kept: Set<Item> = []
    for (section, identifier) in newSections.enumerated() {
      let items = new.itemIdentifiers(inSection: identifier)
      let before = old.itemIdentifiers(inSection: identifier)
      let staying = Set(Self.difference(before, items).staying)
      for (item, value) in items.enumerated() {
        let path = IndexPath(item: item, section: section)
        guard let origin = oldPaths[value] else {
          if !insertedSections.contains(section) { inserted.insert(path) }
          continue
        }
        kept.insert(value)
        if !staying.contains(value) { moved[origin] = path }
      }
    }
    for (value, path) in oldPaths
    where !kept.contains(value) && !deletedSections.contains(path.section) {
      deleted.insert(path)
    }
    for value in new.reloadedItemIdentifiers {
      if let path = oldPaths[value], kept.contains(value), moved[path] == nil {
        reloaded.insert(path)
      }
    }
    for identifier in new.reloadedSectionIdentifiers {
      if let section = old.indexOfSection(identifier), new.indexOfSection(identifier) != nil {
        reloadedSections.insert(section)
      }
    }
  }

  /// How one list becomes another: indices of what goes, comes and moves, and what stays.
  private static func difference<Value: Hashable>(_ old: [Value], _ new: [Value]) -> (
    deleted: [Int], inserted: [Int], moved: [(Int, Int)], staying: [Value]
  ) {
    let oldIndices = Dictionary(old.enumerated().map { ($1, $0) }) { first, _ in first }
    let values = Set(new)
    let deleted = old.indices.filter { !values.contains(old[$0]) }
    let inserted = new.indices.filter { oldIndices[new[$0]] == nil }
    let common = new.indices.compactMap { index in oldIndices[new[index]].map { (index, $0) } }
    let staying = longestRise(common.map(\.1))
    let kept = Set(staying.map { common[$0].0 })
    let moved = common.filter { !kept.contains($0.0) }.map { ($0.1, $0.0) }
    return (deleted, inserted, moved, staying.map { new[common[$0].0] })
  }

  /// The indices of the longest sequence of numbers that grow.
  private static func longestRise(_ numbers: [Int]) -> [Int] {
    // The end of the best sequence of each length, and what stands before each number in its own.
    var ends: [Int] = []
    var before = [Int?](repeating: nil, count: numbers.count)
    for (index, number) in numbers.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if numbers[ends[middle]] < number { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(index)
      next = before[index]
    }
    return result.reversed()
  }
}
