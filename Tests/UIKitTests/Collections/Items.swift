import CoreGraphics
import UIKit

/// A class of one's own as tutorials write them.
@MainActor
final class TextCell: UICollectionViewCell {
  let label = UILabel()
  /// The frame that the cell was made with.
  let first: CGRect
  var reuses = 0

  override init(frame: CGRect) {
    first = frame
    super.init(frame: frame)
    label.frame = contentView.bounds
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

/// A class without initialisers.
final class PlainCell: UICollectionViewCell {}

final class EdgeView: UICollectionReusableView {}

/// Items of sections, named by texts.
@MainActor
final class Items: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
  var texts: [[String]]
  var notes: [String] = []
  var allowsChoice = true
  /// What cells are made of.
  var cellClass: UICollectionViewCell.Type = TextCell.self
  var size: ((IndexPath) -> CGSize)?

  init(_ counts: [Int]) {
    texts = counts.map { (0..<$0).map { "\($0)" } }
  }

  /// Shows the items in a collection that fills the stage.
  func show(on stage: ViewStage, _ layout: UICollectionViewLayout, in frame: CGRect? = nil)
    -> UICollectionView
  {
    let collection = UICollectionView(
      frame: frame ?? stage.root.bounds, collectionViewLayout: layout)
    collection.register(cellClass, forCellWithReuseIdentifier: "text")
    collection.register(
      EdgeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "edge")
    collection.register(
      EdgeView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionFooter,
      withReuseIdentifier: "edge")
    collection.dataSource = self
    collection.delegate = self
    stage.root.addSubview(collection)
    stage.advance(to: 0)
    return collection
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { texts.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { texts[section].count }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = texts[indexPath.section][indexPath.item]
    return cell
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "edge", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    size?(indexPath) ?? (collectionViewLayout as? UICollectionViewFlowLayout)?.itemSize ?? .zero
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let text = texts[sourceIndexPath.section].remove(at: sourceIndexPath.item)
    texts[destinationIndexPath.section].insert(text, at: destinationIndexPath.item)
  }

  // MARK: What happens

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { allowsChoice }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    notes.append("highlight \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  { notes.append("unhighlight \(indexPath.item)") }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    notes.append("select \(indexPath.item)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    notes.append("deselect \(indexPath.item)")
  }
}

extension UICollectionView {
  /// The texts of the cells that are seen, in order.
  var texts: [String] { visibleCells.compactMap { ($0 as? TextCell)?.label.text } }

  /// The frames of the cells that are seen, in order.
  var frames: [CGRect] { visibleCells.map(\.frame) }
}

extension IndexPath {
  static func at(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }
}
