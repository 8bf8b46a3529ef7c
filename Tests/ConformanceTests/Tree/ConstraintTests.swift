import QuartzCore
import Testing

/// Constraints and the layout they make. All frames as measured by GNUstep's tests on Apple's
/// framework: the superlayer's bounds are (0, 0, 200, 100), the layer starts at (3, 5, 40, 20).
@MainActor
struct ConstraintTests {
  private func constraint(
    _ attribute: CAConstraintAttribute, _ source: String, _ sourceAttribute: CAConstraintAttribute,
    scale: CGFloat = 1, offset: CGFloat = 0
  ) -> CAConstraint {
    CAConstraint(
      attribute: attribute, relativeTo: source, attribute: sourceAttribute, scale: scale,
      offset: offset)
  }

  /// `attribute` at the superlayer's same attribute.
  private func same(
    _ attribute: CAConstraintAttribute, scale: CGFloat = 1, offset: CGFloat = 0
  ) -> CAConstraint {
    constraint(attribute, "superlayer", attribute, scale: scale, offset: offset)
  }

  private func superlayer(_ layers: [CALayer]) -> CALayer {
    let root = CALayer()
    root.bounds = CGRect(x: 0, y: 0, width: 200, height: 100)
    root.layoutManager = CAConstraintLayoutManager.layoutManager()
    root.sublayers = layers
    return root
  }

  private func layer(_ name: String, _ frame: CGRect, _ constraints: [CAConstraint]?) -> CALayer {
    let layer = CALayer()
    layer.name = name
    layer.frame = frame
    layer.constraints = constraints
    return layer
  }

  private func laidOut(_ constraints: [CAConstraint]) -> CGRect {
    let child = layer("child", CGRect(x: 3, y: 5, width: 40, height: 20), constraints)
    superlayer([child]).layoutSublayers()
    return child.frame
  }

  private func x(_ constraints: CAConstraint...) -> [CGFloat] {
    let frame = laidOut(constraints)
    #expect(frame.origin.y == 5)
    #expect(frame.size.height == 20)
    return [frame.origin.x, frame.size.width]
  }

  @Test func aConstraintKeepsWhatItIsMadeOf() {
    let plain = CAConstraint(attribute: .midX, relativeTo: "superlayer", attribute: .midY)
    #expect(plain.attribute == .midX)
    #expect(plain.sourceAttribute == .midY)
    #expect(plain.sourceName == "superlayer")
    #expect(plain.scale == 1)
    #expect(plain.offset == 0)
    let moved = CAConstraint(attribute: .minX, relativeTo: "other", attribute: .maxX, offset: 7)
    #expect(moved.scale == 1)
    #expect(moved.offset == 7)
    let both = constraint(.minX, "other", .maxX, scale: 0.25, offset: 7)
    #expect(both.scale == 0.25)
    #expect(both.offset == 7)
  }

  @Test func theAttributesAreInApplesOrder() {
    let order: [CAConstraintAttribute] = [
      .minX, .midX, .maxX, .width, .minY, .midY, .maxY, .height,
    ]
    #expect(order.map(\.rawValue) == [0, 1, 2, 3, 4, 5, 6, 7])
  }

  @Test func aLayerHoldsItsConstraintsInOrder() {
    let layer = CALayer()
    #expect(layer.constraints == nil)
    let (first, second) = (same(.minX), same(.minY))
    layer.addConstraint(first)
    layer.addConstraint(second)
    #expect(layer.constraints?.count == 2)
    #expect(layer.constraints?.first === first)
    #expect(layer.constraints?.last === second)
    layer.constraints = nil
    #expect(layer.constraints == nil)
  }

  @Test func addingAConstraintAsksTheSuperlayerForLayout() {
    let (root, child) = (CALayer(), CALayer())
    root.addSublayer(child)
    root.layoutIfNeeded()
    child.addConstraint(same(.minX))
    #expect(root.needsLayout())
    #expect(!child.needsLayout())
  }

  @Test func thereIsOneManager() {
    #expect(
      CAConstraintLayoutManager.layoutManager() === CAConstraintLayoutManager.layoutManager())
  }

  @Test func oneConstraintKeepsTheSize() {
    #expect(x(same(.minX)) == [0, 40])
    #expect(x(same(.midX)) == [80, 40])
    #expect(x(same(.maxX)) == [160, 40])
    #expect(laidOut([same(.minY)]) == CGRect(x: 3, y: 0, width: 40, height: 20))
    #expect(laidOut([same(.maxY)]) == CGRect(x: 3, y: 80, width: 40, height: 20))
  }

  @Test func aSizeAloneDoesNothing() {
    #expect(x(same(.width, scale: 0.5)) == [3, 40])
  }

  @Test func twoConstraintsPlaceAndStretch() {
    #expect(x(same(.minX), same(.maxX)) == [0, 200])
    #expect(x(same(.minX), same(.width, scale: 0.5)) == [0, 100])
    #expect(x(same(.maxX), same(.width, scale: 0.5)) == [100, 100])
    #expect(x(same(.midX), same(.width, scale: 0.5)) == [50, 100])
    #expect(x(same(.minX, offset: 20), same(.midX)) == [20, 160])
    #expect(x(same(.midX), same(.maxX, offset: -20)) == [20, 160])
  }

  @Test func theLastDecidesWithTheLowestOfTheOthers() {
    let (max, mid, width) = (same(.maxX), same(.midX, offset: -30), same(.width, scale: 0.25))
    #expect(x(max, same(.minX), width) == [0, 50])
    #expect(x(max, mid, width) == [45, 50])
    #expect(x(width, max, mid) == [-60, 260])
    #expect(x(max, mid, same(.minX)) == [0, 140])
    #expect(x(same(.minX), mid, max, width) == [0, 50])
  }

  @Test func whatDescribesNothingChangesNothing() {
    #expect(x(same(.minX, offset: 10), same(.minX, offset: 40)) == [3, 40])
    #expect(x(constraint(.minX, "nobody", .minX)) == [3, 40])
    #expect(x(constraint(.minX, "child", .minX, offset: 10)) == [3, 40])
  }

  @Test func theSourceIsScaledThenMoved() {
    #expect(x(constraint(.minX, "superlayer", .maxX, scale: 0.25, offset: 7)) == [57, 40])
    #expect(x(constraint(.minX, "superlayer", .maxY)) == [100, 40])
  }

  @Test func theSuperlayerIsMeasuredByItsBounds() {
    let child = layer(
      "child", CGRect(x: 3, y: 5, width: 40, height: 20), [same(.minX), same(.minY)])
    let root = superlayer([child])
    root.bounds = CGRect(x: 30, y: 70, width: 200, height: 100)
    root.layoutSublayers()
    #expect(child.frame.origin == CGPoint(x: 30, y: 70))
  }

  @Test func siblingsAreReadAsTheyAreLaidOut() {
    let b = layer(
      "b", CGRect(x: 0, y: 0, width: 50, height: 20), [constraint(.minX, "a", .maxX, offset: 5)])
    let a = layer(
      "a", CGRect(x: 10, y: 0, width: 30, height: 20), [same(.minX, offset: 10)])
    superlayer([b, a]).layoutSublayers()
    #expect(a.frame.origin.x == 10)
    #expect(b.frame.origin.x == 45)
  }

  @Test func aSiblingThatIsNotLaidOutOnThatAxisIsNotRead() {
    for constraints in [nil, [same(.minY)]] {
      let a = layer("a", CGRect(x: 10, y: 0, width: 30, height: 20), constraints)
      let b = layer(
        "b", CGRect(x: 0, y: 0, width: 50, height: 20),
        [constraint(.minX, "a", .maxX, offset: 5)])
      superlayer([a, b]).layoutSublayers()
      #expect(b.frame.origin.x == 0)
    }
  }

  @Test func layersThatWaitForEachOtherStay() {
    let a = layer(
      "a", CGRect(x: 0, y: 0, width: 50, height: 20), [constraint(.minX, "b", .maxX, offset: 1)])
    let b = layer(
      "b", CGRect(x: 0, y: 0, width: 30, height: 20), [constraint(.minX, "a", .maxX, offset: 1)])
    superlayer([a, b]).layoutSublayers()
    #expect(a.frame.origin.x == 0)
    #expect(b.frame.origin.x == 0)
  }

  @Test func twoLayersShareTheirSuperlayer() {
    let common = [same(.height), same(.width, scale: 0.5), same(.minY)]
    let start = CGRect(x: 0, y: 0, width: 20, height: 20)
    let left = layer("left", start, common + [same(.minX)])
    let right = layer("right", start, common + [same(.maxX)])
    superlayer([left, right]).layoutSublayers()
    #expect(left.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(right.frame == CGRect(x: 100, y: 0, width: 100, height: 100))
  }

  @Test func theManagerLaysOutLayersThatHaveAnother() {
    let child = layer("child", CGRect(x: 3, y: 5, width: 40, height: 20), [same(.midX)])
    let root = superlayer([child])
    root.layoutManager = nil
    CAConstraintLayoutManager.layoutManager().layoutSublayers(of: root)
    #expect(child.frame.origin.x == 80)
  }

  @Test func layoutReachesTheWholeTree() {
    let deep = layer("deep", CGRect(x: 1, y: 1, width: 10, height: 10), [same(.maxX)])
    let middle = layer("middle", CGRect(x: 0, y: 0, width: 100, height: 50), nil)
    middle.layoutManager = CAConstraintLayoutManager.layoutManager()
    middle.addSublayer(deep)
    let root = superlayer([middle])
    root.layoutIfNeeded()
    #expect(deep.frame.origin.x == 90)
    #expect(!root.needsLayout())
  }
}
