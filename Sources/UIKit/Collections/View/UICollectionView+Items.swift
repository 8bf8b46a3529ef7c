import CoreGraphics
import Limits

extension UICollectionView {
  /// How many items each section has, asked for when that is not known.
  final var itemCounts: [Int] {
    if let counts { return counts }
    // Whoever is asked may ask back.
    counts = []
    let new = askForCounts()
    counts = new
    return new
  }

  /// Asks the data source how many items each section has.
  final func askForCounts() -> [Int] {
    guard let dataSource else { return [] }
    let sections = SceneContext.count(
      of: "sections", dataSource.numberOfSections(in: self), atMost: Limit.items,
      at: layer.readableName)
    var room = Limit.items
    return (0..<sections).map { section in
      let count = SceneContext.count(
        of: "items", dataSource.collectionView(self, numberOfItemsInSection: section),
        atMost: room, at: layer.readableName)
      room -= count
      return count
    }
  }

  /// True for an item that is there.
  final func hasItem(_ path: IndexPath) -> Bool {
    path.count == 2 && (0..<numberOfItems(inSection: path.section)).contains(path.item)
  }

  // MARK: What is shown
}

extension UIScrollView {
  /// Where the content is scrolled to when `rect` lies at a position; nowhere: as little as shows it.
  final func offset(for rect: CGRect, at position: UICollectionView.ScrollPosition)
    -> CGPoint
  {
    let inset = adjustedContentInset
    var offset = self.offset(showing: rect)
    let width = bounds.width - inset.left - inset.right
    let height = bounds.height - inset.top - inset.bottom
    if position.contains(.left) {
      offset.x = rangeX.clamped(rect.minX - inset.left)
    } else if position.contains(.centeredHorizontally) {
      offset.x = rangeX.clamped(rect.midX - inset.left - width / 2)
    } else if position.contains(.right) {
      offset.x = rangeX.clamped(rect.maxX - inset.left - width)
    }
    if position.contains(.top) {
      offset.y = rangeY.clamped(rect.minY - inset.top)
    } else if position.contains(.centeredVertically) {
      offset.y = rangeY.clamped(rect.midY - inset.top - height / 2)
    } else if position.contains(.bottom) {
      offset.y = rangeY.clamped(rect.maxY - inset.top - height)
    }
    return offset
  }
}
