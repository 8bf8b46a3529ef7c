public import CoreGraphics

/// A data source that is told what to show, and finds out itself what comes, goes and moves.
@MainActor
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath,
    _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?
  /// Makes a supplementary view.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  /// What items do that a finger moves.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; nil: none may.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?
    /// Items are about to be moved.
    public var willReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
    /// Items have been moved.
    public var didReorder:
      ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    public init() {}
  }

  /// Makes headers, footers and the like; nil: there are none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  /// What items do that a finger moves.
  open var reorderingHandlers = ReorderingHandlers()
  /// What happens when the user shows or hides what is below an item.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()
  /// The sections whose items stand in an outline.
  final var outlines:
    [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

  /// The data source of `collectionView` from now on.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  // MARK: What is shown

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows something else, in an animation if asked to; then calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    // What shows other items than its outline has is no outline any more.
    outlines = outlines.filter {
      snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
    }
    show(snapshot, animatingDifferences: animatingDifferences, completion: completion)
  }

  /// Shows an outline in a section, which is added where it is not there, in an animation if asked to; then
  /// calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType, animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    outlines[section] = snapshot
    var whole = shown
    if whole.indexOfSection(section) == nil { whole.appendSections([section]) }
    whole.deleteItems(whole.itemIdentifiers(inSection: section))
    whole.appendItems(snapshot.visibleItems, toSection: section)
    show(whole, animatingDifferences: animatingDifferences, completion: completion)
    for case let cell as UICollectionViewListCell in collectionView?.visibleCells ?? [] {
      if let path = collectionView?.indexPath(for: cell), let item = itemIdentifier(for: path) {
        tell(cell, item, at: path)
      }
    }
  }

  /// The outline of a section; where it has none, its items, all below none.
  open func snapshot(for section: SectionIdentifierType)
    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  {
    if let outline = outlines[section] { return outline }
    var flat = NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>()
    flat.append(shown.itemIdentifiers(inSection: section))
    return flat
  }

  /// Tells a row where its item stands in its outline.
  private func tell(
    _ cell: UICollectionViewListCell, _ item: ItemIdentifierType, at path: IndexPath
  ) {
    guard let outline = sectionIdentifier(for: path.section).flatMap({ outlines[$0] }) else {
      return
    }
    let (level, isExpanded) = (outline.level(of: item), outline.isExpanded(item))
    guard cell.indentationLevel != level || cell.isExpanded != isExpanded else { return }
    UIView.animate(withDuration: 0.3, delay: 0, options: .allowUserInteraction) {
      cell.takeOutline(level: level, isExpanded: isExpanded)
      cell.layoutIfNeeded()
    }
  }

  private func show(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool, completion: (() -> Void)?
  ) {
    let old = shown
    shown = snapshot.settled
    guard let collectionView else {
      completion?()
      return
    }
    let changes = ItemChanges(from: old, to: snapshot)
    let again = snapshot.reconfiguredItemIdentifiers.compactMap { snapshot.path(of: $0) }
    // The first snapshot is not worth an animation: there was nothing.
    if animatingDifferences, old.numberOfSections > 0 {
      collectionView.apply(changes) { completion?() }
    } else {
      UIView.performWithoutAnimation { collectionView.apply(changes) { completion?() } }
    }
    collectionView.reconfigureItems(at: again)
  }

  /// Shows something else, with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    outlines = outlines.filter {
      snapshot.itemIdentifiers(inSection: $0.key) == $0.value.visibleItems
    }
    shown = snapshot.settled
    collectionView?.reloadData()
    completion?()
  }

  /// The item at a path.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The path of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    shown.path(of: itemIdentifier)
  }

  /// The section of that number.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = shown.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The number of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    shown.indexOfSection(sectionIdentifier)
  }

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int {
    shown.numberOfSections
  }

  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0 }

  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(collectionView, indexPath, item)
    {
      if let row = cell as? UICollectionViewListCell {
        UIView.performWithoutAnimation { self.tell(row, item, at: indexPath) }
      }
      return cell
    }
    SceneContext.active.unsupported(
      "an item for which no cell is given", at: "UICollectionViewDiffableDataSource")
    return UICollectionViewCell(frame: .zero)
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = supplementaryViewProvider?(collectionView, kind, indexPath) { return view }
    SceneContext.active.unsupported(
      "a view of kind “\(kind)”, which the layout wants and the data source does not give",
      at: "UICollectionViewDiffableDataSource")
    return UICollectionReusableView(frame: .zero)
  }

  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    guard let can = reorderingHandlers.canReorderItem, let item = itemIdentifier(for: indexPath)
    else { return false }
    return can(item)
  }

  open func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    guard let item = shown.item(at: sourceIndexPath),
      let neighbour = shown.item(at: destinationIndexPath)
    else { return }
    let old = shown
    if sourceIndexPath < destinationIndexPath {
      shown.moveItem(item, afterItem: neighbour)
    } else {
      shown.moveItem(item, beforeItem: neighbour)
    }
    let transaction = NSDiffableDataSourceTransaction(
      initialSnapshot: old, finalSnapshot: shown,
      difference: shown.itemIdentifiers.difference(from: old.itemIdentifiers))
    reorderingHandlers.willReorder?(transaction)
    reorderingHandlers.didReorder?(transaction)
  }
}

/// A change that a finger has made.
public struct NSDiffableDataSourceTransaction<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
> {
  /// What was shown before.
  public let initialSnapshot:
    NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// What is shown now.
  public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  /// How the items of all sections changed.
  public let difference: CollectionDifference<ItemIdentifierType>
}

extension UICollectionView {
  /// Shows changes that the data source has made already.
  final func apply(_ changes: ItemChanges, completion: @escaping () -> Void) {
    updateDepth += 1
    self.changes = changes
    updateCompletions.append { _ in completion() }
    endChanges()
  }
}
