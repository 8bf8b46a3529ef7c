import CoreGraphics

/// Names one element of a collection: an item, or a view that a layout puts beside the items.
struct ElementKey: Hashable {
  var category: UICollectionView.ElementCategory
  /// The kind of a supplementary view or decoration; empty for items.
  var kind: String
  var path: IndexPath

  /// An item.
  init(item path: IndexPath) { (category, kind, self.path) = (.cell, "", path) }

  /// Something else.
  init(_ category: UICollectionView.ElementCategory, _ kind: String, _ path: IndexPath) {
    (self.category, self.kind, self.path) = (category, kind, path)
  }

  /// The element that `attributes` are for.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes) {
    category = attributes.representedElementCategory
    kind = attributes.representedElementKind ?? ""
    path = attributes.indexPath
  }

  /// The key of the element at another path.
  func at(_ path: IndexPath) -> ElementKey { ElementKey(category, kind, path) }
}

extension ElementKey: Comparable {
  static func < (a: ElementKey, b: ElementKey) -> Bool {
    if a.category != b.category { return a.category.rawValue < b.category.rawValue }
    return a.path != b.path ? a.path < b.path : a.kind < b.kind
  }
}

/// The view of an element that is shown.
@MainActor
struct ShownElement {
  let view: UICollectionReusableView
  var attributes: UICollectionViewLayoutAttributes
}
