import UIKit

/// Collections that look like tables: groups with accessories, the same while they are edited, and an
/// outline.
final class ListsPage: UIView {
  private struct Row: Hashable {
    let title: String
    var detail: String?
    var isParent = false
  }

  private var sources: [UICollectionViewDiffableDataSource<Int, Row>] = []
  private var collections: [UICollectionView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
    let rows = [
      Row(title: "Name", detail: "a second text"), Row(title: "Number"), Row(title: "Chosen"),
    ]
    for isEditing in [false, true] {
      let source = add(.insetGrouped)
      var snapshot = NSDiffableDataSourceSnapshot<Int, Row>()
      snapshot.appendSections([0])
      snapshot.appendItems(rows)
      source.apply(snapshot, animatingDifferences: false)
      collections.last?.isEditing = isEditing
    }
    var outline = NSDiffableDataSourceSectionSnapshot<Row>()
    let parents = [Row(title: "Open", isParent: true), Row(title: "Closed", isParent: true)]
    outline.append(parents)
    for parent in parents {
      outline.append([Row(title: "In " + parent.title.lowercased())], to: parent)
    }
    outline.expand([parents[0]])
    add(.plain).apply(outline, to: 0, animatingDifferences: false)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func add(_ appearance: UICollectionLayoutListConfiguration.Appearance)
    -> UICollectionViewDiffableDataSource<Int, Row>
  {
    var list = UICollectionLayoutListConfiguration(appearance: appearance)
    list.headerMode = .supplementary
    let collection = UICollectionView(
      frame: .zero, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
    addSubview(collection)
    collections.append(collection)
    let cells = UICollectionView.CellRegistration<UICollectionViewListCell, Row> {
      cell, path, row in
      var content = cell.defaultContentConfiguration()
      content.text = row.title
      content.secondaryText = row.detail
      cell.contentConfiguration = content
      cell.accessories =
        row.isParent
        ? [.outlineDisclosure(), .label(text: "1")]
        : path.item == 0
          ? [.disclosureIndicator(), .delete(), .reorder()]
          : path.item == 1
            ? [.label(text: "7"), .insert(), .reorder()] : [.checkmark(), .multiselect()]
    }
    let titles = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { cell, _, _ in
      var content = cell.defaultContentConfiguration()
      content.text = "Header"
      cell.contentConfiguration = content
    }
    let source = UICollectionViewDiffableDataSource<Int, Row>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: cells, for: $1, item: $2)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: titles, for: path)
    }
    sources.append(source)
    return source
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = (bounds.height / CGFloat(collections.count)).rounded(.down)
    for (index, collection) in collections.enumerated() {
      collection.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: bounds.width,
        height: index < collections.count - 1 ? height : bounds.height - CGFloat(index) * height)
    }
  }
}
