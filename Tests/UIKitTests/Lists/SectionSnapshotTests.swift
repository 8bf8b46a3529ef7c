import CoreGraphics
import Testing
import UIKit

@MainActor
struct SectionSnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSectionSnapshot<String>

  private func outline() -> Snapshot {
    var snapshot = Snapshot()
    snapshot.append(["a", "b"])
    snapshot.append(["a1", "a2"], to: "a")
    snapshot.append(["a1x"], to: "a1")
    return snapshot
  }

  @Test func itemsStandBelowOthers() {
    let snapshot = outline()
    #expect(snapshot.items == ["a", "a1", "a1x", "a2", "b"])
    #expect(snapshot.rootItems == ["a", "b"])
    #expect(snapshot.level(of: "a1x") == 2 && snapshot.level(of: "b") == 0)
    #expect(snapshot.parent(of: "a2") == "a" && snapshot.parent(of: "a") == nil)
    #expect(snapshot.index(of: "a2") == 3 && snapshot.index(of: "z") == nil)
  }

  @Test func whatIsBelowACollapsedItemIsNotShown() {
    var snapshot = outline()
    #expect(snapshot.visibleItems == ["a", "b"])
    snapshot.expand(["a1"])
    #expect(snapshot.visibleItems == ["a", "b"] && snapshot.isExpanded("a1"))
    snapshot.expand(["a"])
    #expect(snapshot.visibleItems == ["a", "a1", "a1x", "a2", "b"])
    #expect(snapshot.isVisible("a1x"))
    snapshot.collapse(["a1"])
    #expect(snapshot.visibleItems == ["a", "a1", "a2", "b"] && !snapshot.isVisible("a1x"))
  }

  @Test func itemsComeAndGoWithThoseBelowThem() {
    var snapshot = outline()
    snapshot.insert(["c"], before: "b")
    snapshot.insert(["a3"], after: "a1")
    #expect(snapshot.items == ["a", "a1", "a1x", "a3", "a2", "c", "b"])
    snapshot.delete(["a1"])
    #expect(snapshot.items == ["a", "a3", "a2", "c", "b"] && !snapshot.contains("a1x"))
    var other = Snapshot()
    other.append(["n"])
    other.append(["n1"], to: "n")
    snapshot.replace(childrenOf: "a", using: other)
    #expect(snapshot.items == ["a", "n", "n1", "c", "b"] && snapshot.level(of: "n1") == 2)
    let part = snapshot.snapshot(of: "a")
    #expect(part.items == ["n", "n1"] && part.rootItems == ["n"])
    #expect(snapshot.snapshot(of: "a", includingParent: true).rootItems == ["a"])
    snapshot.deleteAll()
    #expect(snapshot.items.isEmpty && snapshot == Snapshot())
  }

  @Test func aTouchOfTheArrowShowsWhatIsBelow() throws {
    try ViewStage.run { stage in
      let collection = UICollectionView(
        frame: stage.root.bounds,
        collectionViewLayout: UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .plain)))
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        cell.accessories =
          item.count == 1 ? [.outlineDisclosure(options: .init(style: .header))] : []
      }
      let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
        $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
      }
      var expanded: [String] = []
      source.sectionSnapshotHandlers.willExpandItem = { expanded.append($0) }
      source.sectionSnapshotHandlers.shouldCollapseItem = { $0 != "a" }
      stage.root.addSubview(collection)
      source.apply(outline(), to: 0, animatingDifferences: false)
      stage.advance(to: 0.1)
      #expect(source.snapshot().itemIdentifiers == ["a", "b"])
      stage.tap(100, 22)
      stage.advance(to: 1)
      #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
      #expect(expanded == ["a"])
      let child = try #require(
        collection.cellForItem(at: IndexPath(item: 1, section: 0)) as? UICollectionViewListCell)
      #expect(child.indentationLevel == 1)
      let parent = try #require(collection.cellForItem(at: IndexPath(item: 0, section: 0)))
      #expect(parent.configurationState.isExpanded)
      // It may not be collapsed.
      stage.tap(100, 22)
      stage.advance(to: 2)
      #expect(source.snapshot().itemIdentifiers == ["a", "a1", "a2", "b"])
    }
  }
}
