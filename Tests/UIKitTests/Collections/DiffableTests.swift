import CoreGraphics
import Testing
import UIKit

@MainActor
struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  @Test func snapshotsKeepItemsInSections() {
    var snapshot = Snapshot()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2, 3], toSection: "a")
    snapshot.appendItems([4])
    snapshot.insertItems([5], beforeItem: 2)
    snapshot.insertItems([6], afterItem: 4)
    snapshot.moveItem(1, afterItem: 3)
    #expect(snapshot.itemIdentifiers(inSection: "a") == [5, 2, 3, 1])
    #expect(snapshot.itemIdentifiers(inSection: "b") == [4, 6])
    #expect(snapshot.indexOfItem(4) == 4 && snapshot.sectionIdentifier(containingItem: 6) == "b")
    snapshot.deleteItems([2])
    snapshot.moveSection("b", beforeSection: "a")
    #expect(snapshot.itemIdentifiers == [4, 6, 5, 3, 1])
    snapshot.deleteSections(["b"])
    #expect(snapshot.numberOfItems == 3 && snapshot.sectionIdentifiers == ["a"])
    snapshot.appendItems([3])
    #expect(snapshot.itemIdentifiers == [5, 1, 3])
  }

  /// Whatever one snapshot is and the next, the collection ends up showing the next, without a
  /// contradiction on the way.
  @Test func anySnapshotLeadsToAnyOther() {
    ViewStage.run { stage in
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 20, height: 20)
      let collection = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
      let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
        cell.label.text = "\(item)"
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      stage.root.addSubview(collection)
      var state: UInt64 = 5
      func chance(_ count: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int(state >> 33) % count
      }
      for round in 0..<60 {
        var snapshot = Snapshot()
        let sections = ["a", "b", "c", "d"].filter { _ in chance(3) > 0 }
          .sorted { _, _ in chance(2) == 0 }
        snapshot.appendSections(sections)
        for item in 0..<30 where chance(3) > 0 && !sections.isEmpty {
          let section = sections[chance(sections.count)]
          let others = snapshot.itemIdentifiers(inSection: section)
          if others.isEmpty {
            snapshot.appendItems([item], toSection: section)
          } else {
            snapshot.insertItems([item], beforeItem: others[chance(others.count)])
          }
        }
        source.apply(snapshot)
        // The next change comes in the middle of this one's movement.
        stage.advance(to: Double(round) * 0.2)
        #expect(collection.texts == snapshot.itemIdentifiers.map { "\($0)" })
      }
      stage.advance(to: 60)
      #expect(collection.texts == source.snapshot().itemIdentifiers.map { "\($0)" })
      #expect(collection.subviews.count == collection.texts.count)
      #expect(stage.context.ledger.isEmpty)
    }
  }

  @Test func whatStaysKeepsItsCell() {
    ViewStage.run { stage in
      let collection = UICollectionView(
        frame: stage.root.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      let registration = UICollectionView.CellRegistration<TextCell, Int> { cell, _, item in
        cell.label.text = "\(item)"
      }
      let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      stage.root.addSubview(collection)
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 3, 4])
      source.apply(snapshot, animatingDifferences: false)
      stage.advance(to: 0.1)
      let cells = collection.visibleCells
      snapshot.deleteItems([1])
      snapshot.moveItem(4, beforeItem: 2)
      source.apply(snapshot)
      stage.advance(to: 0.2)
      #expect(collection.texts == ["4", "2", "3"])
      #expect(collection.visibleCells == [cells[3], cells[1], cells[2]])
      #expect(source.indexPath(for: 3) == .at(2) && source.itemIdentifier(for: .at(0)) == 4)
    }
  }

  @Test func tablesTakeSnapshotsToo() {
    ViewStage.run { stage in
      let table = UITableView(frame: stage.root.bounds)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
      let source = UITableViewDiffableDataSource<String, Int>(tableView: table) {
        let cell = $0.dequeueReusableCell(withIdentifier: "row", for: $1)
        cell.textLabel?.text = "\($2)"
        return cell
      }
      stage.root.addSubview(table)
      var snapshot = Snapshot()
      snapshot.appendSections(["a"])
      snapshot.appendItems([1, 2, 3, 4])
      source.apply(snapshot, animatingDifferences: false)
      stage.advance(to: 0.1)
      snapshot.moveItem(4, beforeItem: 2)
      snapshot.deleteItems([1])
      snapshot.appendItems([9])
      source.apply(snapshot)
      stage.advance(to: 1)
      #expect(table.visibleCells.map { $0.textLabel?.text } == ["4", "2", "3", "9"])
    }
  }
}
