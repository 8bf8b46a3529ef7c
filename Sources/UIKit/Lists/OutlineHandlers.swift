import CoreGraphics

extension UICollectionViewDiffableDataSource {
  /// What happens when the user shows or hides what is below an item.
  public struct SectionSnapshotHandlers<Item: Hashable> {
    /// Whether what is below an item may be shown; nil: it may.
    public var shouldExpandItem: ((Item) -> Bool)?
    /// What is below an item is about to be shown.
    public var willExpandItem: ((Item) -> Void)?
    /// Whether what is below an item may be hidden; nil: it may.
    public var shouldCollapseItem: ((Item) -> Bool)?
    /// What is below an item is about to be hidden.
    public var willCollapseItem: ((Item) -> Void)?
    /// What is below an item that is about to be shown, given what is below it now.
    public var snapshotForExpandingParent:
      (
        (Item, NSDiffableDataSourceSectionSnapshot<Item>) -> NSDiffableDataSourceSectionSnapshot<
          Item
        >
      )?

    public init() {}
  }
}

extension UICollectionViewDiffableDataSource: OutlineShowing {
  func turnOutline(at path: IndexPath) {
    guard let item = itemIdentifier(for: path),
      let section = sectionIdentifier(for: path.section), var outline = outlines[section]
    else { return }
    let handlers = sectionSnapshotHandlers
    if outline.isExpanded(item) {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
      outline.collapse([item])
    } else {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      if let ask = handlers.snapshotForExpandingParent {
        outline.replace(childrenOf: item, using: ask(item, outline.snapshot(of: item)))
      }
      outline.expand([item])
    }
    apply(outline, to: section)
  }
}
