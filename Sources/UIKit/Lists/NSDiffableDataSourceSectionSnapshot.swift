import CoreGraphics

/// What one section shows at one time: items by identifiers, some below others, of which those below a
/// collapsed one are not shown.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
  private var roots: [ItemIdentifierType] = []
  private var children: [ItemIdentifierType: [ItemIdentifierType]] = [:]
  private var parents: [ItemIdentifierType: ItemIdentifierType?] = [:]
  private var expanded: Set<ItemIdentifierType> = []

  /// A snapshot without items.
  public init() {}

  // MARK: Contents

  /// All items, each followed by those below it.
  public var items: [ItemIdentifierType] { all(below: roots) { _ in true } }
  /// The items that are below none.
  public var rootItems: [ItemIdentifierType] { roots }
  /// The items that are shown: those of which none above is collapsed.
  public var visibleItems: [ItemIdentifierType] { all(below: roots) { expanded.contains($0) } }
  /// The items whose children are shown.
  public var expandedItems: [ItemIdentifierType] { items.filter { expanded.contains($0) } }

  private func all(
    below items: [ItemIdentifierType], where opens: (ItemIdentifierType) -> Bool
  ) -> [ItemIdentifierType] {
    // Not by recursion: an outline may be as deep as it has items.
    var result: [ItemIdentifierType] = []
    var waiting = Array(items.reversed())
    while let item = waiting.popLast() {
      result.append(item)
      if opens(item), let below = children[item] { waiting += below.reversed() }
    }
    return result
  }

  /// True for an item that is in the snapshot.
  public func contains(_ item: ItemIdentifierType) -> Bool { parents[item] != nil }

  /// Where an item stands among all.
  public func index(of item: ItemIdentifierType) -> Int? { items.firstIndex(of: item) }

  /// The item directly above another one; nil: none.
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    parents[child] ?? nil
  }

  /// How many items are above an item.
  public func level(of item: ItemIdentifierType) -> Int {
    var level = 0
    var current = item
    while let above = parent(of: current) {
      level += 1
      current = above
    }
    return level
  }

  /// True for an item of which none above is collapsed.
  public func isVisible(_ item: ItemIdentifierType) -> Bool {
    guard contains(item) else { return false }
    var current = item
    while let above = parent(of: current) {
      guard expanded.contains(above) else { return false }
      current = above
    }
    return true
  }

  /// True for an item whose children are shown, when it is itself.
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { expanded.contains(item) }

  /// The items below one, as a snapshot of their own; with that one at its top if asked to.
  public func snapshot(of parent: ItemIdentifierType, includingParent: Bool = false)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    var result = Self()
    guard contains(parent) else { return result }
    if includingParent { result.append([parent]) }
    for item in all(below: children[parent] ?? [], where: { _ in true }) {
      let above = self.parent(of: item)
      result.append([item], to: above == parent && !includingParent ? nil : above)
    }
    result.expanded = expanded.filter { result.contains($0) }
    return result
  }

  /// The outline as text, a line an item.
  public func visualDescription() -> String {
    items.map { item in
      let sign = children[item]?.isEmpty == false ? expanded.contains(item) ? "- " : "+ " : "* "
      return String(repeating: "  ", count: level(of: item)) + sign + "\(item)"
    }.joined(separator: "\n")
  }

  // MARK: Changes

  /// Adds items at the end of those below `parent`; nil: below none.
  public mutating func append(
    _ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil
  ) {
    if let parent, !contains(parent) { return Self.note("items below one that is not there") }
    put(items, below: parent) { $0.count }
  }

  /// Adds items before another one, below the same.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    insert(items, beside: item, offset: 0)
  }

  /// Adds items after another one, below the same.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    insert(items, beside: item, offset: 1)
  }

  private mutating func insert(
    _ items: [ItemIdentifierType], beside neighbour: ItemIdentifierType, offset: Int
  ) {
    guard contains(neighbour) else { return Self.note("items beside one that is not there") }
    put(items, below: parent(of: neighbour)) {
      ($0.firstIndex(of: neighbour) ?? $0.count - offset) + offset
    }
  }

  /// Adds the items of another snapshot before an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    before item: ItemIdentifierType
  ) {
    insert(snapshot.roots, before: item)
    take(snapshot)
  }

  /// Adds the items of another snapshot after an item.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    after item: ItemIdentifierType
  ) {
    insert(snapshot.roots, after: item)
    take(snapshot)
  }

  /// Puts the items of another snapshot in place of those below `parent`.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType,
    using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    guard contains(parent) else { return Self.note("items below one that is not there") }
    delete(children[parent] ?? [])
    append(snapshot.roots, to: parent)
    take(snapshot)
  }

  /// Takes what is below the roots of a snapshot that are here.
  private mutating func take(_ snapshot: Self) {
    for item in snapshot.items {
      if let above = snapshot.parent(of: item), contains(above) { append([item], to: above) }
    }
    expanded.formUnion(snapshot.expanded.filter { contains($0) })
  }

  private mutating func put(
    _ items: [ItemIdentifierType], below parent: ItemIdentifierType?,
    at position: ([ItemIdentifierType]) -> Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let new = items.filter { item in
      guard !contains(item), seen.insert(item).inserted else {
        Self.note("an item that is there already")
        return false
      }
      return true
    }
    var row = parent.map { children[$0] ?? [] } ?? roots
    row.insert(contentsOf: new, at: position(row))
    if let parent { children[parent] = row } else { roots = row }
    for item in new { parents[item] = .some(parent) }
  }

  /// Takes items away with all that are below them.
  public mutating func delete(_ items: [ItemIdentifierType]) {
    for item in items where contains(item) {
      let above = parent(of: item)
      for gone in all(below: [item], where: { _ in true }) {
        parents[gone] = nil
        children[gone] = nil
        expanded.remove(gone)
      }
      if let above {
        children[above]?.removeAll { $0 == item }
      } else {
        roots.removeAll { $0 == item }
      }
    }
  }

  /// Takes all items away.
  public mutating func deleteAll() { self = Self() }

  /// Shows what is below items.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    expanded.formUnion(items.filter { contains($0) })
  }

  /// Hides what is below items.
  public mutating func collapse(_ items: [ItemIdentifierType]) { expanded.subtract(items) }

  /// What would end the program on a phone is noted.
  private static func note(_ feature: String) {
    SceneContext.active.unsupported(feature, at: "NSDiffableDataSourceSectionSnapshot")
  }
}

extension NSDiffableDataSourceSectionSnapshot: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.roots == b.roots
      && a.children.filter { !$0.value.isEmpty }
        == b.children.filter { !$0.value.isEmpty }
      && a.expanded == b.expanded
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable where ItemIdentifierType: Sendable {}
