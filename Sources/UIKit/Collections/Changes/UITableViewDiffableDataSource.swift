public import CoreGraphics

/// A table's data source that is told what to show, and finds out itself what comes, goes and moves.
@MainActor
open class UITableViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UITableViewDataSource {
  /// Makes the cell of a row.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  /// How rows come and go.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  private let cellProvider: CellProvider
  private weak var tableView: UITableView?
  private var shown = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>()

  /// The data source of `tableView` from now on.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    shown
  }

  /// Shows something else, in an animation if asked to; then calls `completion`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = shown
    shown = snapshot.settled
    guard let tableView else {
      completion?()
      return
    }
    var changes = ItemChanges(from: old, to: snapshot)
    changes.reloaded.formUnion(
      snapshot.reconfiguredItemIdentifiers.compactMap { old.path(of: $0) }
        .filter { !changes.deleted.contains($0) && changes.moved[$0] == nil })
    // Sections of tables do not move.
    guard changes.movedSections.isEmpty, old.numberOfSections > 0 else {
      tableView.reloadData()
      completion?()
      return
    }
    let how = animatingDifferences ? defaultRowAnimation : .none
    func show() {
      tableView.performBatchUpdates {
        tableView.deleteSections(IndexSet(changes.deletedSections), with: how)
        tableView.insertSections(IndexSet(changes.insertedSections), with: how)
        tableView.reloadSections(IndexSet(changes.reloadedSections), with: how)
        tableView.deleteRows(at: changes.deleted.sorted(), with: how)
        tableView.insertRows(at: changes.inserted.sorted(), with: how)
        tableView.reloadRows(at: changes.reloaded.sorted(), with: how)
        for (old, new) in changes.moved.sorted(by: { $0.key < $1.key }) {
          tableView.moveRow(at: old, to: new)
        }
      } completion: { _ in
        completion?()
      }
    }
    if animatingDifferences { show() } else { UIView.performWithoutAnimation(show) }
  }

  /// Shows something else, with all cells asked for again.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    shown = snapshot.settled
    tableView?.reloadData()
    completion?()
  }

  /// The item of a row.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    shown.item(at: indexPath)
  }

  /// The row of an item.
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

  open func numberOfSections(in tableView: UITableView) -> Int { shown.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { shown.numberOfItems(inSection: $0) } ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath)
    -> UITableViewCell
  {
    if let item = itemIdentifier(for: indexPath),
      let cell = cellProvider(tableView, indexPath, item)
    {
      return cell
    }
    SceneContext.active.unsupported(
      "a row for which no cell is given", at: "UITableViewDiffableDataSource")
    return UITableViewCell(style: .default, reuseIdentifier: nil)
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
}
