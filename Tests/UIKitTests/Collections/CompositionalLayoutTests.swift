import CoreGraphics
import Testing
import UIKit

/// Where compositional layouts put items, in collections of 375 × 667 points.
@MainActor
struct CompositionalLayoutTests {
  private func size(_ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension)
    -> NSCollectionLayoutSize
  { NSCollectionLayoutSize(widthDimension: width, heightDimension: height) }

  private func run(
    _ counts: [Int], _ section: NSCollectionLayoutSection,
    _ body: @MainActor (ViewStage, UICollectionView) -> Void
  ) {
    ViewStage.run { stage in
      let items = Items(counts)
      body(stage, items.show(on: stage, UICollectionViewCompositionalLayout(section: section)))
      withExtendedLifetime(items) {}
    }
  }

  @Test func aGroupRepeatsItsItemsUntilItIsFull() {
    let item = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1 / 3), .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 2, leading: 2, bottom: 2, trailing: 2)
    let section = NSCollectionLayoutSection(
      group: .horizontal(
        layoutSize: size(.fractionalWidth(1), .fractionalWidth(1 / 3)), subitems: [item]))
    section.interGroupSpacing = 5
    run([4], section) { _, collection in
      #expect(collection.frames.map(\.minX) == [2, 127, 252, 2])
      #expect(collection.frames.map(\.minY) == [2, 2, 2, 132])
      #expect(Set(collection.frames.map(\.width)) == [121])
      #expect(collection.contentSize == CGSize(width: 375, height: 255))
    }
  }

  @Test func soManyItemsShareAGroup() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(50)), subitem: item, count: 2)
    group.interItemSpacing = .fixed(15)
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 5, leading: 10, bottom: 5, trailing: 10)
    run([3], section) { _, collection in
      // 355 less 15, halved.
      #expect(
        collection.frames == [
          CGRect(x: 10, y: 5, width: 170, height: 50), CGRect(x: 195, y: 5, width: 170, height: 50),
          CGRect(x: 10, y: 55, width: 170, height: 50),
        ])
    }
  }

  @Test func groupsLieInGroups() {
    let large = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(0.6), .fractionalHeight(1)))
    let small = NSCollectionLayoutItem(
      layoutSize: size(.fractionalWidth(1), .fractionalHeight(0.5)))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: size(.fractionalWidth(0.4), .fractionalHeight(1)), subitem: small, count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(200)), subitems: [large, column])
    run([5], NSCollectionLayoutSection(group: group)) { _, collection in
      #expect(
        collection.frames == [
          CGRect(x: 0, y: 0, width: 225, height: 200),
          CGRect(x: 225, y: 0, width: 150, height: 100),
          CGRect(x: 225, y: 100, width: 150, height: 100),
          CGRect(x: 0, y: 200, width: 225, height: 200),
          CGRect(x: 225, y: 200, width: 150, height: 100),
        ])
    }
  }

  @Test func flexibleDistancesTakeWhatIsLeft() {
    let item = NSCollectionLayoutItem(layoutSize: size(.absolute(100), .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [item])
    group.interItemSpacing = .flexible(5)
    run([3], NSCollectionLayoutSection(group: group)) { _, collection in
      #expect(collection.frames.map(\.minX) == [0, 137.5, 275])
    }
    let alone = NSCollectionLayoutItem(layoutSize: size(.absolute(300), .absolute(40)))
    alone.edgeSpacing = NSCollectionLayoutEdgeSpacing(
      leading: .flexible(0), top: .flexible(0), trailing: .flexible(0), bottom: .flexible(0))
    let middle = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)), subitems: [alone])
    run([1], NSCollectionLayoutSection(group: middle)) { _, collection in
      #expect(collection.frames == [CGRect(x: 37.5, y: 10, width: 300, height: 40)])
    }
  }

  @Test func headersMakeRoomAndStayInSight() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .absolute(100)))
    let section = NSCollectionLayoutSection(
      group: .vertical(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 7, leading: 20, bottom: 0, trailing: 20)
    let kind = UICollectionView.elementKindSectionHeader
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: size(.fractionalWidth(1), .absolute(30)), elementKind: kind, alignment: .top)
    header.pinToVisibleBounds = true
    section.boundarySupplementaryItems = [header]
    run([20], section) { stage, collection in
      #expect(collection.frames.first == CGRect(x: 20, y: 37, width: 335, height: 100))
      @MainActor func frame() -> CGRect? {
        collection.supplementaryView(forElementKind: kind, at: .at(0))?.frame
      }
      #expect(frame() == CGRect(x: 20, y: 0, width: 335, height: 30))
      collection.contentOffset.y = 500
      stage.advance(to: 0.1)
      #expect(frame()?.minY == 500)
    }
  }

  @Test func backgroundsAndBadgesLieWhereTheyHang() {
    let badge = NSCollectionLayoutSupplementaryItem(
      layoutSize: size(.absolute(20), .absolute(20)), elementKind: "badge",
      containerAnchor: NSCollectionLayoutAnchor(
        edges: [.top, .trailing], fractionalOffset: CGPoint(x: 0.5, y: -0.5)))
    let item = NSCollectionLayoutItem(
      layoutSize: size(.absolute(100), .absolute(100)), supplementaryItems: [badge])
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.fractionalWidth(1), .absolute(100)), subitems: [item]))
    section.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 0, bottom: 0, trailing: 0)
    section.decorationItems = [.background(elementKind: "back")]
    ViewStage.run { stage in
      let items = Items([3])
      let layout = UICollectionViewCompositionalLayout(section: section)
      layout.register(EdgeView.self, forDecorationViewOfKind: "back")
      let collection = items.show(on: stage, layout)
      collection.register(
        EdgeView.self, forSupplementaryViewOfKind: "badge", withReuseIdentifier: "edge")
      let frame = collection.layoutAttributesForSupplementaryElement(
        ofKind: "badge", at: .at(0))?.frame
      #expect(frame == CGRect(x: 90, y: 20, width: 20, height: 20))
      #expect(collection.subviews.first?.frame == CGRect(x: 0, y: 0, width: 375, height: 130))
      #expect(collection.subviews.first is EdgeView)
    }
  }

  @Test func aSectionScrollsByItselfAndStopsAtGroups() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(150), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .groupPaging
    run([10, 10], section) { stage, collection in
      #expect(collection.contentSize == CGSize(width: 375, height: 200))
      #expect(collection.texts == ["0", "1", "2", "0", "1", "2"])
      stage.drag(from: CGPoint(x: 300, y: 50), to: CGPoint(x: 220, y: 50))
      stage.advance(to: 3)
      // One group further, the other section where it was.
      #expect(collection.texts == ["1", "2", "3", "0", "1", "2"])
      let cell = collection.cellForItem(at: .at(1))
      #expect(cell?.convert(cell?.bounds ?? .zero, to: collection).minX == 0)
      #expect(collection.layoutAttributesForItem(at: .at(1))?.frame.minX == 0)
      stage.tap(10, 50)
      #expect(collection.indexPathsForSelectedItems == [.at(1)])
    }
  }

  @Test func aHandlerChangesWhatIsSeen() {
    let item = NSCollectionLayoutItem(layoutSize: size(.fractionalWidth(1), .fractionalHeight(1)))
    let section = NSCollectionLayoutSection(
      group: .horizontal(layoutSize: size(.absolute(150), .absolute(100)), subitems: [item]))
    section.orthogonalScrollingBehavior = .continuous
    section.visibleItemsInvalidationHandler = { items, offset, environment in
      for item in items {
        let away = abs(item.frame.midX - offset.x - environment.container.contentSize.width / 2)
        item.alpha = 1 - away / 1000
      }
    }
    run([5], section) { _, collection in
      let alphas = collection.visibleCells.map(\.alpha)
      #expect(zip(alphas, [0.8875, 0.9625, 0.8125]).allSatisfy { abs($0 - $1) < 1e-6 })
    }
  }

  @Test func customGroupsPutTheirItemsThemselves() {
    let group = NSCollectionLayoutGroup.custom(
      layoutSize: size(.fractionalWidth(1), .absolute(100))
    ) { environment in
      let width = environment.container.effectiveContentSize.width
      return (0..<2).map {
        NSCollectionLayoutGroupCustomItem(
          frame: CGRect(x: CGFloat($0) * width / 2, y: CGFloat($0) * 10, width: 50, height: 50))
      }
    }
    run([3], NSCollectionLayoutSection(group: group)) { _, collection in
      #expect(
        collection.frames.map(\.origin) == [
          .zero, CGPoint(x: 187.5, y: 10), CGPoint(x: 0, y: 100),
        ])
    }
  }

  @Test func aSectionIsMadeForItsNumberAndRoom() {
    ViewStage.run { stage in
      let items = Items([2, 2])
      let layout = UICollectionViewCompositionalLayout { number, environment in
        let isWide = environment.container.effectiveContentSize.width > 300
        let item = NSCollectionLayoutItem(
          layoutSize: NSCollectionLayoutSize(
            widthDimension: .fractionalWidth(1), heightDimension: .absolute(isWide ? 40 : 20)))
        return NSCollectionLayoutSection(
          group: .horizontal(
            layoutSize: NSCollectionLayoutSize(
              widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
            subitem: item, count: number + 1))
      }
      let collection = items.show(on: stage, layout)
      #expect(collection.frames.map(\.minY) == [0, 40, 80, 80])
    }
  }
}
