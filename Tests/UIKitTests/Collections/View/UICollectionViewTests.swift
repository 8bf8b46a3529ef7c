import CoreGraphics
import Testing
import UIKit

/// Items of collections of 375 × 667 points.
@MainActor
struct UICollectionViewTests {
  private func run(
    _ counts: [Int] = [100],
    _ body: @MainActor (ViewStage, UICollectionView, Items) throws -> Void
  ) rethrows {
    try ViewStage.run { stage in
      let items = Items(counts)
      let layout = UICollectionViewFlowLayout()
      // Three in a line, lines of 100 points.
      layout.itemSize = CGSize(width: 115, height: 90)
      layout.minimumInteritemSpacing = 15
      try body(stage, items.show(on: stage, layout), items)
    }
  }

  @Test func onlyItemsThatAreSeenHaveCellsWhichAreUsedAgain() {
    run { stage, collection, _ in
      let before = collection.visibleCells
      // 667 points show seven lines.
      #expect(before.count == 21)
      #expect(collection.indexPathsForVisibleItems.last == .at(20))
      collection.contentOffset.y = 2000
      stage.advance(to: 0.1)
      #expect(collection.texts.first == "60")
      let used = collection.visibleCells.filter { cell in before.contains { $0 === cell } }
      #expect(used.count == 21)
      #expect(used.allSatisfy { ($0 as? TextCell)?.reuses == 1 })
    }
  }

  @Test func cellsAreMadeWithTheSizeOfTheirItem() {
    run { _, collection, _ in
      let cell = collection.cellForItem(at: .at(4)) as? TextCell
      #expect(cell?.first == CGRect(x: 130, y: 100, width: 115, height: 90))
      #expect(cell?.label.frame == CGRect(x: 0, y: 0, width: 115, height: 90))
    }
  }

  @Test func classesWithoutInitialisersAreMadeToo() {
    run { _, collection, _ in
      collection.register(PlainCell.self, forCellWithReuseIdentifier: "plain")
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "plain", for: .at(0))
      #expect(cell is PlainCell && cell.reuseIdentifier == "plain")
    }
  }

  @Test func aTapSelectsAndLeavesTheItemBefore() {
    run { stage, collection, items in
      stage.tap(50, 50)
      #expect(collection.cellForItem(at: .at(0))?.isSelected == true)
      stage.tap(200, 50)
      #expect(collection.indexPathsForSelectedItems == [.at(1)])
      #expect(
        items.notes == [
          "highlight 0", "unhighlight 0", "select 0", "highlight 1", "unhighlight 1", "deselect 0",
          "select 1",
        ])
    }
  }

  @Test func severalCanBeSelectedAndASecondTapLeavesOne() {
    run { stage, collection, _ in
      collection.allowsMultipleSelection = true
      stage.tap(50, 50)
      stage.tap(200, 50)
      stage.tap(50, 50)
      #expect(collection.indexPathsForSelectedItems == [.at(1)])
    }
  }

  @Test func whatMayNotBeHighlightedIsNotSelected() {
    run { stage, collection, items in
      items.allowsChoice = false
      stage.tap(50, 50)
      #expect(collection.indexPathsForSelectedItems == [])
    }
  }

  @Test func selectionOutlivesScrolling() {
    run { stage, collection, _ in
      collection.selectItem(at: .at(0), animated: false, scrollPosition: [])
      collection.contentOffset.y = 2000
      stage.advance(to: 0.1)
      #expect(collection.visibleCells.allSatisfy { !$0.isSelected })
      collection.contentOffset.y = 0
      stage.advance(to: 0.2)
      #expect(collection.visibleCells.filter(\.isSelected).count == 1)
      #expect(collection.cellForItem(at: .at(0))?.isSelected == true)
    }
  }

  @Test func backgroundsLieBehindTheContent() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 40))
    let (back, selected) = (UIView(), UIView())
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    #expect(cell.subviews == [back, cell.contentView])
    cell.isSelected = true
    #expect(cell.subviews == [back, selected, cell.contentView])
    #expect(selected.frame == cell.bounds && selected.alpha == 1)
    cell.isSelected = false
    #expect(selected.alpha == 0)
  }

  @Test func itemsAreScrolledTo() {
    run { stage, collection, _ in
      collection.scrollToItem(at: .at(30), at: .top, animated: false)
      #expect(collection.contentOffset.y == 1000)
      collection.scrollToItem(at: .at(30), at: .bottom, animated: false)
      #expect(collection.contentOffset.y == 423)
      collection.scrollToItem(at: .at(30), at: .centeredVertically, animated: false)
      #expect(collection.contentOffset.y == 711.5)
      collection.scrollToItem(at: .at(99), at: .top, animated: false)
      // 34 lines; no further than the end.
      #expect(collection.contentOffset.y == 2723)
    }
  }

  @Test func pointsAndCellsTellTheirItems() throws {
    try run { _, collection, _ in
      #expect(collection.indexPathForItem(at: CGPoint(x: 140, y: 250)) == .at(7))
      #expect(collection.indexPathForItem(at: CGPoint(x: 122, y: 250)) == nil)
      let cell = try #require(collection.cellForItem(at: .at(7)))
      #expect(collection.indexPath(for: cell) == .at(7))
      #expect(collection.cellForItem(at: .at(50)) == nil)
    }
  }

  @Test func aClassThatIsNotRegisteredIsNoted() {
    run { stage, collection, _ in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "none", for: .at(0))
      #expect(cell.frame.width == 115)
      #expect(stage.context.ledger.entries.count == 1)
    }
  }

  @Test func neighboursAreAnnouncedAndTakenBack() {
    ViewStage.run { stage in
      let (items, announcer) = (Items([300]), Announcer())
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 375, height: 90)
      let collection = items.show(on: stage, layout)
      collection.prefetchDataSource = announcer
      collection.setNeedsLayout()
      stage.advance(to: 0.1)
      // Seven rows are seen, and up to a screen further on those to 13.
      #expect(announcer.announced == (7...13).map { .at($0) })
      collection.contentOffset.y = 20_000
      stage.advance(to: 0.2)
      #expect(announcer.cancelled == (7...13).map { .at($0) })
    }
  }
}

private final class Announcer: NSObject, UICollectionViewDataSourcePrefetching {
  var announced: [IndexPath] = []
  var cancelled: [IndexPath] = []

  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]
  ) { announced += indexPaths }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) { cancelled += indexPaths }
}
