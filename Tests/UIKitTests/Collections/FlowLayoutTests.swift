import CoreGraphics
import Testing
import UIKit

/// Where a flow layout puts items, in collections of 375 × 667 points at 2 pixels a point.
@MainActor
struct FlowLayoutTests {
  private func run(
    _ counts: [Int], _ size: ((IndexPath) -> CGSize)? = nil,
    _ set: (UICollectionViewFlowLayout) -> Void = { _ in },
    _ body: @MainActor (ViewStage, UICollectionView) -> Void
  ) {
    ViewStage.run { stage in
      let items = Items(counts)
      items.size = size
      let layout = UICollectionViewFlowLayout()
      set(layout)
      body(stage, items.show(on: stage, layout))
      withExtendedLifetime(items) {}
    }
  }

  @Test func linesAreJustifiedAndTheLastOneOfEqualItemsLiesInTheSameColumns() {
    run([5], { _ in CGSize(width: 100, height: 40) }) { _, collection in
      // Three fit: 75 points are left for two gaps.
      #expect(collection.frames.map(\.minX) == [0, 137.5, 275, 0, 137.5])
      #expect(collection.frames.map(\.minY) == [0, 0, 0, 50, 50])
      #expect(collection.contentSize == CGSize(width: 375, height: 90))
    }
  }

  @Test func theLastLineOfUnequalItemsBeginsAtTheLeftWithTheLeastDistance() {
    run([4], { CGSize(width: 100 + $0.item * 30, height: 40) }) { _, collection in
      // 100 and 130 in a line, then 160 and 190.
      #expect(collection.frames.map(\.minX) == [0, 245, 0, 170])
    }
  }

  @Test func oneItemInALineStandsInTheMiddle() {
    run([2], { _ in CGSize(width: 200, height: 40) }) { _, collection in
      #expect(collection.frames.map(\.minX) == [87.5, 87.5])
    }
  }

  @Test func itemsOfALineShareTheirMiddle() {
    run([2], { CGSize(width: 100, height: $0.item == 0 ? 40 : 100) }) { _, collection in
      #expect(collection.frames.map(\.midY) == [50, 50])
    }
  }

  @Test func sectionsHaveInsetsAndHeadersAndFooters() {
    run(
      [1, 1], nil,
      {
        $0.sectionInset = UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
        $0.headerReferenceSize = CGSize(width: 5, height: 25)
        $0.footerReferenceSize = CGSize(width: 5, height: 15)
      }
    ) { _, collection in
      // 25 + 10 + 50 + 30 + 15 a section.
      #expect(collection.contentSize.height == 260)
      #expect(collection.frames.map(\.origin) == [CGPoint(x: 20, y: 35), CGPoint(x: 20, y: 165)])
      let kind = UICollectionView.elementKindSectionFooter
      let footer = collection.supplementaryView(forElementKind: kind, at: .at(0, 1))
      #expect(footer?.frame == CGRect(x: 0, y: 245, width: 375, height: 15))
    }
  }

  @Test func aHorizontalLayoutFillsColumns() {
    run([9], { _ in CGSize(width: 60, height: 200) }, { $0.scrollDirection = .horizontal }) {
      _, collection in
      // Three of 200 in 667: 67 points are left for two gaps.
      #expect(collection.frames.prefix(4).map(\.minX) == [0, 0, 0, 70])
      #expect(collection.frames.prefix(3).map(\.minY) == [0, 233.5, 467])
      #expect(collection.contentSize == CGSize(width: 200, height: 667))
    }
  }

  @Test func pinnedHeadersStayUntilTheirSectionEnds() {
    run(
      [40, 40], { _ in CGSize(width: 180, height: 40) },
      {
        $0.headerReferenceSize = CGSize(width: 0, height: 30)
        $0.sectionHeadersPinToVisibleBounds = true
      }
    ) { stage, collection in
      let kind = UICollectionView.elementKindSectionHeader
      @MainActor func header() -> CGFloat? {
        collection.supplementaryView(forElementKind: kind, at: .at(0))?.frame.minY
      }
      #expect(header() == 0)
      collection.contentOffset.y = 300
      stage.advance(to: 0.1)
      #expect(header() == 300)
      // 30 + 20 lines of 40 with 19 gaps of 10 end at 1020.
      collection.contentOffset.y = 1000
      stage.advance(to: 0.2)
      #expect(header() == 990)
    }
  }

  @Test func aPixelIsTheLeastDifferenceOfPlaces() {
    run([4], { _ in CGSize(width: 91, height: 40) }, { $0.minimumInteritemSpacing = 0 }) {
      _, collection in
      // Gaps of 11 / 3 points.
      #expect(collection.frames.map(\.minX) == [0, 94.5, 189.5, 284])
    }
  }

  @Test func fractionsOfTheWidthThatFillALineExactlyFit() {
    run([3], { _ in CGSize(width: (375 - 20) / 3.0, height: 40) }) { _, collection in
      #expect(Set(collection.frames.map(\.minY)) == [0])
    }
  }

  @Test func cellsWithConstraintsChooseTheirSize() {
    ViewStage.run { stage in
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      let source = BoxSource()
      let collection = UICollectionView(frame: stage.root.bounds, collectionViewLayout: layout)
      collection.register(BoxCell.self, forCellWithReuseIdentifier: "box")
      collection.dataSource = source
      stage.root.addSubview(collection)
      stage.advance(to: 0)
      #expect(
        collection.frames.map(\.size) == [
          CGSize(width: 40, height: 24), CGSize(width: 80, height: 24),
          CGSize(width: 120, height: 24),
        ])
      #expect(collection.frames.map(\.minX) == [0, 50, 140])
    }
  }
}

private final class BoxSource: NSObject, UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  { 3 }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.width?.constant = CGFloat(40 * (indexPath.item + 1))
    return cell
  }
}

private final class BoxCell: UICollectionViewCell {
  var width: NSLayoutConstraint?

  override init(frame: CGRect) {
    super.init(frame: frame)
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      width, box.heightAnchor.constraint(equalToConstant: 24),
      box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
      box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    self.width = width
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}
