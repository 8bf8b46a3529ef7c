import CoreGraphics

/// What a list shows at one time: sections and items by identifiers, of which each occurs once.
public struct NSDiffableDataSourceSnapshot<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  private var sections: [SectionIdentifierType] = []
  private var items: [SectionIdentifierType: [ItemIdentifierType]] = [:]
  private var owners: [ItemIdentifierType: SectionIdentifierType] = [:]

  /// Items that are to be shown by new cells.
  public private(set) var reloadedItemIdentifiers: [ItemIdentifierType] = []
  /// Items whose cells are to take their content again.
  public private(set) var reconfiguredItemIdentifiers: [ItemIdentifierType] = []
  /// Sections that are to be shown by new cells.
  public private(set) var reloadedSectionIdentifiers: [SectionIdentifierType] = []

  /// A snapshot without sections.
  public init() {}

  // MARK: Contents

  /// How many items there are.
  public var numberOfItems: Int { owners.count }
  /// How many sections there are.
  public var numberOfSections: Int { sections.count }
  /// The sections in order.
  public var sectionIdentifiers: [SectionIdentifierType] { sections }
  /// The items of all sections in order.
  public var itemIdentifiers: [ItemIdentifierType] { sections.flatMap { items[$0] ?? [] } }

  /// How many items a section has.
  public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
    items[identifier]?.count ?? 0
  }

  /// The items of a section in order.
  public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
    items[identifier] ?? []
  }

  /// The section that has an item.
  public func sectionIdentifier(containingItem identifier: ItemIdentifierType)
    -> SectionIdentifierType?
  { owners[identifier] }

  /// Where an item stands among all.
  public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? {
    guard let path = path(of: identifier) else { return nil }
    return sections[..<path.section].reduce(path.item) { $0 + (items[$1]?.count ?? 0) }
  }

  /// Where a section stands.
  public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? {
    sections.firstIndex(of: identifier)
  }

  /// Where an item stands in its section.
  func path(of identifier: ItemIdentifierType) -> IndexPath? {
    guard let owner = owners[identifier], let section = sections.firstIndex(of: owner),
      let item = items[owner]?.firstIndex(of: identifier)
    else { return nil }
    return IndexPath(item: item, section: section)
  }

  /// The item at a path.
  func item(at path: IndexPath) -> ItemIdentifierType? {
    guard sections.indices.contains(path.section), let items = items[sections[path.section]],
      items.indices.contains(path.item)
    else { return nil }
    return items[path.item]
  }

  // MARK: Items

  /// Adds items at the end of a section; nil: of the last one. Those that are there already move.
  public mutating func appendItems(
    _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
  ) {
    guard let section = sectionIdentifier ?? sections.last, items[section] != nil else {
      return Self.note("items for a section that is not there")
    }
    put(identifiers, into: section) { $0.count }
  }

  /// Adds items before another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: beforeIdentifier, offset: 0) }

  /// Adds items after another one.
  public mutating func insertItems(
    _ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType
  ) { insert(identifiers, at: afterIdentifier, offset: 1) }

  private mutating func insert(
    _ identifiers: [ItemIdentifierType], at neighbour: ItemIdentifierType, offset: Int
  ) {
    guard let section = owners[neighbour] else {
      return Self.note("items beside one that is not there")
    }
    put(identifiers.filter { $0 != neighbour }, into: section) {
      ($0.firstIndex(of: neighbour) ?? $0.count - offset) + offset
    }
  }

  /// Puts items where `position` says once they are nowhere else.
  private mutating func put(
    _ identifiers: [ItemIdentifierType], into section: SectionIdentifierType,
    at position: ([ItemIdentifierType]) -> Int
  ) {
    var seen: Set<ItemIdentifierType> = []
    let new = identifiers.filter { seen.insert($0).inserted }
    if new.contains(where: { owners[$0] != nil }) { deleteItems(new) }
    let index = position(items[section] ?? [])
    items[section, default: []].insert(contentsOf: new, at: index)
    for item in new { owners[item] = section }
  }

  /// Takes items away.
  public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) {
    let gone = Set(identifiers)
    for section in Set(identifiers.compactMap { owners[$0] }) {
      items[section]?.removeAll { gone.contains($0) }
    }
    for item in gone { owners[item] = nil }
  }

  /// Takes everything away, the sections too.
  public mutating func deleteAllItems() { self = Self() }

  /// Puts an item before another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 0) }

  /// Puts an item after another one.
  public mutating func moveItem(
    _ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType
  ) { insert([identifier], at: toIdentifier, offset: 1) }

  /// Has items shown by new cells.
  public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
    reloadedItemIdentifiers += identifiers
  }

  /// Has the cells of items take their content again.
  public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
    reconfiguredItemIdentifiers += identifiers
  }

  // MARK: Sections

  /// Adds sections at the end.
  public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
    insert(identifiers, at: sections.count)
  }

  /// Adds sections before another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: indexOfSection(toIdentifier) ?? sections.count) }

  /// Adds sections after another one.
  public mutating func insertSections(
    _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
  ) { insert(identifiers, at: indexOfSection(toIdentifier).map { $0 + 1 } ?? sections.count) }

  private mutating func insert(_ identifiers: [SectionIdentifierType], at index: Int) {
    var next = index
    for section in identifiers {
      guard items[section] == nil else {
        Self.note("a section that is there already")
        continue
      }
      sections.insert(section, at: next)
      items[section] = []
      next += 1
    }
  }

  /// Takes sections away with their items.
  public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) {
    let gone = Set(identifiers)
    for section in gone {
      for item in items[section] ?? [] { owners[item] = nil }
      items[section] = nil
    }
    sections.removeAll { gone.contains($0) }
  }

  /// Puts a section before another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 0) }

  /// Puts a section after another one.
  public mutating func moveSection(
    _ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType
  ) { move(identifier, to: toIdentifier, offset: 1) }

  private mutating func move(
    _ section: SectionIdentifierType, to neighbour: SectionIdentifierType, offset: Int
  ) {
    guard section != neighbour, let old = sections.firstIndex(of: section) else { return }
    sections.remove(at: old)
    let index = sections.firstIndex(of: neighbour).map { $0 + offset } ?? old
    sections.insert(section, at: index)
  }

  /// Has sections shown by new cells.
  public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
    reloadedSectionIdentifiers += identifiers
  }

  /// The snapshot without what is to be shown anew, which is done once.
  var settled: Self {
    var copy = self
    copy.reloadedItemIdentifiers = []
    copy.reconfiguredItemIdentifiers = []
    copy.reloadedSectionIdentifiers = []
    return copy
  }

  /// What would end the program on a phone is noted.
  private static func note(_ feature: String) {
    SceneContext.active.unsupported(feature, at: "NSDiffableDataSourceSnapshot")
  }
}

extension NSDiffableDataSourceSnapshot: Equatable {
  public static func == (a: Self, b: Self) -> Bool {
    a.sections == b.sections && a.items == b.items
  }
}

extension NSDiffableDataSourceSnapshot: Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}
