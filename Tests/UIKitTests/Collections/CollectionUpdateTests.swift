import CoreGraphics
import Testing
import UIKit

/// A layout of one's own as tutorials write them: a column, whose rows come from the left.
private final class ColumnLayout: UICollectionViewLayout {
  var step: CGFloat = 100
  var told: [String] = []
  private var inserting: [IndexPath] = []

  override var collectionViewContentSize: CGSize {
    CGSize(
      width: 375, height: CGFloat(collectionView?.numberOfItems(inSection: 0) ?? 0) * step)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for item in updateItems {
      let before = item.indexPathBeforeUpdate?.item ?? -1
      told.append("\(item.updateAction) \(before) \(item.indexPathAfterUpdate?.item ?? -1)")
    }
    inserting = updateItems.filter { $0.updateAction == .insert }
      .compactMap(\.indexPathAfterUpdate)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    told.append("end")
    inserting = []
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0))
      .compactMap { layoutAttributesForItem(at: .at($0)) }.filter { $0.frame.intersects(rect) }
  }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * step, width: 375, height: 90)
    return attributes
  }

  override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    if inserting.contains(itemIndexPath) { attributes?.center.x -= 375 }
    return attributes
  }
}

@MainActor
struct CollectionUpdateTests {
  private func run(_ body: @MainActor (ViewStage, UICollectionView, Items, ColumnLayout) -> Void) {
    ViewStage.run { stage in
      let (items, layout) = (Items([20]), ColumnLayout())
      body(stage, items.show(on: stage, layout), items, layout)
    }
  }

  /// What a cell shows now.
  private func shown(_ text: String, in collection: UICollectionView) -> CALayer? {
    let cells = collection.subviews.compactMap { $0 as? TextCell }
    return cells.first { $0.label.text == text }?.layer.presentation()
  }

  @Test func itemsComeAsTheLayoutSaysAndOthersMakeRoom() {
    run { stage, collection, items, layout in
      items.texts[0].insert("new", at: 1)
      collection.insertItems(at: [.at(1)])
      #expect(layout.told == ["insert -1 1", "end"])
      #expect(collection.texts == ["0", "new", "1", "2", "3", "4", "5"])
      stage.advance(to: 0.15)
      // Half the way at half the time.
      #expect(abs((shown("new", in: collection)?.position.x ?? 0) - 0) < 1)
      #expect(abs((shown("1", in: collection)?.position.y ?? 0) - 195) < 1)
      #expect(abs((shown("new", in: collection)?.opacity ?? 0) - 0.5) < 0.01)
      // The one that leaves the screen goes on below.
      #expect(shown("6", in: collection) != nil)
      stage.advance(to: 0.4)
      #expect(shown("6", in: collection) == nil)
      #expect(shown("new", in: collection)?.position.x == 187.5)
    }
  }

  @Test func closuresOfChangesDoNotEscapeAndSubclassesHearOfThem() {
    /// Its members need no `self` in the closures.
    @MainActor
    struct Changes {
      var count = 0
      mutating func make(in collection: UICollectionView, _ table: UITableView) {
        collection.performBatchUpdates { count += 1 }
        collection.performBatchUpdates({ count += 1 }, completion: nil)
        table.performBatchUpdates { count += 1 }
      }
    }
    final class Counting: UICollectionView {
      var updates = 0
      override func performBatchUpdates(
        _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
      ) {
        self.updates += 1
        super.performBatchUpdates(updates, completion: completion)
      }
    }
    ViewStage.run { _ in
      let collection = Counting(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      var changes = Changes()
      changes.make(in: collection, UITableView())
      collection.performBatchUpdates(nil)
      #expect(changes.count == 3 && collection.updates == 3)
    }
  }

  @Test func aLayoutMayNarrowTheTypeOfItsCollection() {
    /// Traps where it is asked too early.
    final class Narrow: UICollectionViewFlowLayout {
      override var collectionView: UICollectionView { super.collectionView! }
    }
    ViewStage.run { stage in
      let layout = Narrow()
      layout.minimumLineSpacing = 3
      layout.invalidateLayout()
      let collection = Items([2]).show(on: stage, layout)
      #expect(layout.collectionView === collection)
    }
  }

  @Test func itemsGoAndThoseFromBeyondComeIn() {
    run { stage, collection, items, layout in
      items.texts[0].removeFirst(2)
      var isDone = false
      collection.performBatchUpdates {
        collection.deleteItems(at: [.at(0), .at(1)])
      } completion: {
        isDone = $0
      }
      #expect(layout.told == ["delete 0 -1", "delete 1 -1", "end"])
      stage.advance(to: 0.15)
      #expect(abs((shown("0", in: collection)?.opacity ?? 0) - 0.5) < 0.01)
      // Row 8 came from 800, and goes to 600.
      #expect(abs((shown("8", in: collection)?.position.y ?? 0) - 745) < 1)
      #expect(!isDone)
      stage.advance(to: 0.4)
      #expect(isDone && collection.texts == ["2", "3", "4", "5", "6", "7", "8"])
      #expect(shown("0", in: collection) == nil)
    }
  }

  @Test func itemsMoveAndSelectionGoesWithThem() {
    run { stage, collection, items, _ in
      collection.selectItem(at: .at(4), animated: false, scrollPosition: [])
      let cell = collection.cellForItem(at: .at(4))
      items.texts[0].insert(items.texts[0].remove(at: 4), at: 0)
      collection.moveItem(at: .at(4), to: .at(0))
      #expect(collection.texts.prefix(6) == ["4", "0", "1", "2", "3", "5"])
      #expect(collection.indexPathsForSelectedItems == [.at(0)])
      #expect(collection.cellForItem(at: .at(0)) === cell)
      stage.advance(to: 0.15)
      #expect(abs((shown("4", in: collection)?.position.y ?? 0) - 245) < 1)
    }
  }

  @Test func reloadedItemsGetNewCells() {
    run { stage, collection, items, layout in
      let old = collection.cellForItem(at: .at(2))
      items.texts[0][2] = "again"
      collection.reloadItems(at: [.at(2)])
      #expect(layout.told == ["reload 2 2", "end"])
      #expect(collection.texts[2] == "again" && collection.cellForItem(at: .at(2)) !== old)
    }
  }

  @Test func reconfiguredItemsKeepTheirCells() {
    run { _, collection, items, _ in
      let old = collection.cellForItem(at: .at(2))
      items.texts[0][2] = "again"
      collection.reconfigureItems(at: [.at(2)])
      #expect(collection.texts[2] == "again" && collection.cellForItem(at: .at(2)) === old)
    }
  }

  @Test func changesThatContradictTheDataAreNotedAndAllIsShownAnew() {
    run { stage, collection, items, _ in
      items.texts[0].removeLast()
      collection.insertItems(at: [.at(0)])
      #expect(stage.context.ledger.entries.count == 1)
      stage.advance(to: 0.1)
      #expect(collection.numberOfItems(inSection: 0) == 19)
    }
  }

  @Test func sectionsComeAndGo() {
    ViewStage.run { stage in
      let items = Items([2, 2])
      let collection = items.show(on: stage, UICollectionViewFlowLayout())
      items.texts = [["a"], items.texts[1]]
      collection.performBatchUpdates {
        collection.deleteSections(IndexSet(integer: 0))
        collection.insertSections(IndexSet(integer: 0))
      }
      stage.advance(to: 0.5)
      #expect(collection.texts == ["a", "0", "1"])
    }
  }

  @Test func anotherLayoutMovesTheSameCells() {
    run { stage, collection, _, _ in
      let cell = collection.cellForItem(at: .at(1))
      let other = ColumnLayout()
      other.step = 200
      var isDone = false
      collection.setCollectionViewLayout(other, animated: true) { isDone = $0 }
      stage.advance(to: 0.15)
      #expect(abs((cell?.layer.presentation()?.position.y ?? 0) - 195) < 1)
      stage.advance(to: 0.4)
      #expect(isDone && collection.texts == ["0", "1", "2", "3"])
      #expect(collection.contentSize.height == 4000 && collection.cellForItem(at: .at(1)) === cell)
    }
  }

  @Test func aFingerMovesAnItem() {
    run { stage, collection, items, _ in
      #expect(collection.beginInteractiveMovementForItem(at: .at(1)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 320))
      stage.advance(to: 0.5)
      // The others have made room, the data not yet.
      #expect(items.texts[0].prefix(4) == ["0", "1", "2", "3"])
      #expect(collection.texts.prefix(4) == ["0", "2", "3", "1"])
      let cell = collection.cellForItem(at: .at(3))
      #expect(cell?.center == CGPoint(x: 200, y: 320))
      collection.endInteractiveMovement()
      #expect(items.texts[0].prefix(4) == ["0", "2", "3", "1"])
      stage.advance(to: 1)
      #expect(cell?.center == CGPoint(x: 187.5, y: 345))
    }
  }

  @Test func aMovementThatIsCancelledChangesNothing() {
    run { stage, collection, items, _ in
      #expect(collection.beginInteractiveMovementForItem(at: .at(1)))
      collection.updateInteractiveMovementTargetPosition(CGPoint(x: 200, y: 320))
      collection.cancelInteractiveMovement()
      stage.advance(to: 0.5)
      #expect(collection.texts.prefix(4) == ["0", "1", "2", "3"])
      #expect(items.texts[0].prefix(4) == ["0", "1", "2", "3"])
    }
  }

  @Test func aLayoutBetweenTwoOthersStandsWhereItsProgressSays() {
    run { stage, collection, _, _ in
      let other = ColumnLayout()
      other.step = 200
      let between = collection.startInteractiveTransition(to: other)
      between.transitionProgress = 0.25
      stage.advance(to: 0.1)
      #expect(collection.cellForItem(at: .at(2))?.center.y == 295)
      collection.finishInteractiveTransition()
      stage.advance(to: 0.5)
      #expect(collection.cellForItem(at: .at(2))?.center.y == 445)
      #expect(collection.collectionViewLayout === other)
    }
  }
}
