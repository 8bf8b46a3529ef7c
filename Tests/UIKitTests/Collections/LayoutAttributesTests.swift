import CoreGraphics
import Testing
import UIKit

/// Attributes of one's own as tutorials write them.
private final class TiltedAttributes: UICollectionViewLayoutAttributes {
  var tilt: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copied = super.copy(with: zone)
    (copied as? TiltedAttributes)?.tilt = tilt
    return copied
  }
}

private final class TiltedCell: UICollectionViewCell {
  var tilt: CGFloat = 0

  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    tilt = (layoutAttributes as? TiltedAttributes)?.tilt ?? -1
  }
}

private final class TiltedLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { TiltedAttributes.self }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  {
    let all = super.layoutAttributesForElements(in: rect)?.compactMap {
      $0.copy() as? UICollectionViewLayoutAttributes
    }
    for case let attributes as TiltedAttributes in all ?? [] {
      attributes.tilt = CGFloat(attributes.indexPath.item)
    }
    return all
  }
}

/// A row that stops at multiples of 100 points.
private final class SteppedLayout: UICollectionViewFlowLayout {
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    CGPoint(x: (proposedContentOffset.x / 100).rounded() * 100, y: proposedContentOffset.y)
  }
}

@MainActor
struct LayoutAttributesTests {
  @Test func copiesAreOfTheSameClassWithItsValues() {
    let attributes = TiltedAttributes(forCellWith: .at(3, 2))
    attributes.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    attributes.zIndex = 7
    attributes.tilt = 1
    let copy = attributes.copy() as? TiltedAttributes
    #expect(copy?.tilt == 1 && copy?.indexPath == .at(3, 2) && copy?.zIndex == 7)
    #expect(copy?.frame == attributes.frame && copy !== attributes)
    #expect(copy?.isEqual(attributes) == true)
    copy?.alpha = 0.5
    #expect(copy?.isEqual(attributes) == false)
  }

  @Test func theFrameIsTheBoxAroundWhatATransformShows() {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: .at(0))
    attributes.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    #expect(attributes.center == CGPoint(x: 50, y: 25))
    attributes.transform = CGAffineTransform(scaleX: 2, y: 2)
    #expect(attributes.frame == CGRect(x: -50, y: -25, width: 200, height: 100))
    attributes.transform = CGAffineTransform(rotationAngle: .pi / 2)
    let turned = attributes.frame
    #expect(abs(turned.minX - 25) < 1e-9 && abs(turned.width - 50) < 1e-9)
    #expect(abs(turned.minY + 25) < 1e-9 && abs(turned.height - 100) < 1e-9)
  }

  @Test func kindsAndCategoriesAreTold() {
    let edge = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "edge", with: .at(0))
    #expect(edge.representedElementCategory == .supplementaryView)
    #expect(edge.representedElementKind == "edge")
    #expect(UICollectionViewLayoutAttributes(forCellWith: .at(1)).representedElementKind == nil)
  }

  @Test func cellsGetAttributesOfTheLayoutsOwnClass() {
    ViewStage.run { stage in
      let items = Items([3])
      items.cellClass = TiltedCell.self
      let collection = items.show(on: stage, TiltedLayout())
      #expect(collection.visibleCells.map { ($0 as? TiltedCell)?.tilt } == [0, 1, 2])
    }
  }

  @Test func aLayoutSaysWhereADragComesToRest() {
    ViewStage.run { stage in
      let items = Items([30])
      let layout = SteppedLayout()
      layout.scrollDirection = .horizontal
      layout.itemSize = CGSize(width: 80, height: 600)
      let collection = items.show(on: stage, layout)
      stage.drag(from: CGPoint(x: 300, y: 300), to: CGPoint(x: 140, y: 300))
      stage.advance(to: 5)
      #expect(collection.contentOffset.x > 0)
      #expect(collection.contentOffset.x.truncatingRemainder(dividingBy: 100) == 0)
    }
  }
}

/// A list that hangs on springs, as tutorials build it.
private final class SpringLayout: UICollectionViewFlowLayout {
  private(set) lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty else { return }
    let whole = CGRect(origin: .zero, size: collectionViewContentSize)
    for item in super.layoutAttributesForElements(in: whole) ?? [] {
      let spring = UIAttachmentBehavior(item: item, attachedToAnchor: item.center)
      spring.length = 0
      spring.damping = 0.8
      spring.frequency = 2
      animator.addBehavior(spring)
    }
  }

  override func layoutAttributesForElements(in rect: CGRect)
    -> [UICollectionViewLayoutAttributes]?
  { animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes } }

  override func layoutAttributesForItem(at indexPath: IndexPath)
    -> UICollectionViewLayoutAttributes?
  { animator.layoutAttributesForCell(at: indexPath) }
}

@MainActor
struct SpringLayoutTests {
  @Test func anAnimatorMovesTheItemsOfALayout() throws {
    try ViewStage.run { stage in
      let items = Items([3])
      let layout = SpringLayout()
      layout.itemSize = CGSize(width: 300, height: 50)
      let collection = items.show(on: stage, layout)
      let cell = try #require(collection.cellForItem(at: .at(1)))
      let home = cell.center
      let item = try #require(layout.animator.layoutAttributesForCell(at: .at(1)))
      item.center.y += 40
      layout.animator.updateItem(usingCurrentState: item)
      stage.advance(to: 0.05)
      #expect(cell.center.y > home.y + 5 && cell.center.y < home.y + 40)
      stage.advance(to: 6)
      #expect(abs(cell.center.y - home.y) < 1)
    }
  }
}
