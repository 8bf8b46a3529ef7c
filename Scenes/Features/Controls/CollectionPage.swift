import UIKit

/// Collections in three layouts: a flow with a header and a selected item, a composition with a row that
/// scrolls by itself, and a circle.
final class CollectionPage: UIView {
  private let flow = NumberedItems(counts: [7], color: .systemBlue)
  private let composition = NumberedItems(counts: [6, 5], color: .systemOrange)
  private let circle = NumberedItems(counts: [10], color: .systemGreen)
  private var collections: [UICollectionView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    add(flow, Self.flowLayout)
    add(composition, Self.composedLayout)
    add(circle, CircleLayout())
    collections[0].selectItem(
      at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: [])
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override func layoutSubviews() {
    super.layoutSubviews()
    let height = bounds.height / CGFloat(collections.count)
    for (index, collection) in collections.enumerated() {
      collection.frame = CGRect(
        x: 0, y: CGFloat(index) * height, width: bounds.width, height: height
      ).insetBy(dx: 0, dy: 4)
    }
  }

  private func add(_ items: NumberedItems, _ layout: UICollectionViewLayout) {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(NumberCell.self, forCellWithReuseIdentifier: "number")
    collection.register(
      TitleView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "title")
    collection.backgroundColor = .clear
    collection.dataSource = items
    addSubview(collection)
    collections.append(collection)
  }

  private static var flowLayout: UICollectionViewLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 72, height: 40)
    layout.minimumLineSpacing = 8
    layout.minimumInteritemSpacing = 8
    layout.sectionInset = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)
    layout.headerReferenceSize = CGSize(width: 0, height: 24)
    return layout
  }

  private static var composedLayout: UICollectionViewLayout {
    UICollectionViewCompositionalLayout { section, _ in
      let item = NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
      item.contentInsets = NSDirectionalEdgeInsets(top: 4, leading: 4, bottom: 4, trailing: 4)
      let isRow = section == 0
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(
          widthDimension: .fractionalWidth(isRow ? 0.4 : 1), heightDimension: .absolute(60)),
        subitem: item, count: isRow ? 1 : 3)
      let composed = NSCollectionLayoutSection(group: group)
      composed.contentInsets = NSDirectionalEdgeInsets(
        top: 0, leading: 8, bottom: 0, trailing: 8)
      if isRow { composed.orthogonalScrollingBehavior = .groupPaging }
      return composed
    }
  }
}

/// Items that show their numbers.
private final class NumberedItems: NSObject, UICollectionViewDataSource {
  private let counts: [Int]
  private let color: UIColor

  init(counts: [Int], color: UIColor) { (self.counts, self.color) = (counts, color) }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { counts[section] }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
    (cell as? NumberCell)?.label.text = "\(indexPath.item + 1)"
    cell.backgroundColor = color.withAlphaComponent(indexPath.section == 0 ? 0.35 : 0.2)
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "title", for: indexPath)
    (view as? TitleView)?.label.text = "Header"
    return view
  }
}

/// A number on a round rectangle.
private final class NumberCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.cornerRadius = 8
    clipsToBounds = true
    label.textAlignment = .center
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
    let selection = UIView()
    selection.backgroundColor = .systemBlue
    selectedBackgroundView = selection
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  override var isSelected: Bool {
    didSet { label.textColor = isSelected ? .white : .label }
  }
}

/// The title of a section.
private final class TitleView: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .boldSystemFont(ofSize: 14)
    label.frame = CGRect(x: 12, y: 0, width: frame.width - 24, height: frame.height)
    addSubview(label)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Items around a middle, turned outwards.
private final class CircleLayout: UICollectionViewLayout {
  private let itemSize = CGSize(width: 34, height: 34)

  override var collectionViewContentSize: CGSize { collectionView?.bounds.size ?? .zero }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let count = collectionView?.numberOfItems(inSection: 0) ?? 0
    return (0..<count).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    guard let collectionView else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    let count = collectionView.numberOfItems(inSection: indexPath.section)
    let angle = 2 * CGFloat.pi * CGFloat(indexPath.item) / CGFloat(count)
    let size = collectionView.bounds.size
    let radius = (min(size.width, size.height) - itemSize.height) / 2
    attributes.size = itemSize
    attributes.center = CGPoint(
      x: size.width / 2 + radius * sin(angle), y: size.height / 2 - radius * cos(angle))
    attributes.transform = CGAffineTransform(rotationAngle: angle)
    return attributes
  }
}
