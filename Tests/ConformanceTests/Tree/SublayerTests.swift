import QuartzCore
import Testing

/// The operations on a tree of layers.
@MainActor
struct SublayerTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  private func holds(_ layers: [CALayer]) -> Bool {
    (root.sublayers ?? []).elementsEqual(layers) { $0 === $1 }
  }

  // 4.5, measured
  @Test func sublayersAreNilWhenThereAreNone() {
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    #expect(root.sublayers?.count == 1)
    a.removeFromSuperlayer()
    #expect(root.sublayers == nil)
    root.sublayers = [a, b]
    a.removeFromSuperlayer()
    #expect(root.sublayers?.count == 1)
    b.removeFromSuperlayer()
    #expect(root.sublayers == nil)
  }

  // 4.5, measured: also after assigning an empty list or nil.
  @Test func sublayersAreNilAfterAssigningNone() {
    root.sublayers = [a]
    root.sublayers = []
    #expect(root.sublayers == nil)
    #expect(a.superlayer == nil)
    root.sublayers = [a]
    root.sublayers = nil
    #expect(root.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  // 4.5, measured
  @Test func addingMovesALayerFromItsOldPlace() {
    let other = CALayer()
    other.addSublayer(a)
    root.addSublayer(a)
    #expect(other.sublayers == nil)
    #expect(a.superlayer === root)
    root.addSublayer(b)
    root.addSublayer(a)
    #expect(holds([b, a]))
    #expect(a.superlayer === root)
  }

  // 4.5, measured: each way of inserting takes the layer out of its old place.
  @Test func insertingMovesALayerFromItsOldPlace() {
    let other = CALayer()
    other.sublayers = [a, b, c]
    let sibling = CALayer()
    root.addSublayer(sibling)
    root.insertSublayer(a, at: 0)
    root.insertSublayer(b, below: sibling)
    root.insertSublayer(c, above: sibling)
    #expect(holds([a, b, sibling, c]))
    #expect(other.sublayers == nil)
  }

  // 4.5, measured
  @Test func layersAreInsertedBesideOthers() {
    root.sublayers = [a, b]
    root.insertSublayer(c, at: 0)
    #expect(holds([c, a, b]))
    root.insertSublayer(c, above: a)
    #expect(holds([a, c, b]))
    root.insertSublayer(c, below: a)
    #expect(holds([c, a, b]))
    root.insertSublayer(c, above: b)
    #expect(holds([a, b, c]))
    root.insertSublayer(c, below: b)
    #expect(holds([a, c, b]))
  }

  // 4.5: beyond the end is the end.
  @Test func anIndexBeyondTheEndIsTheFront() {
    root.sublayers = [a, b]
    root.insertSublayer(c, at: 99)
    #expect(holds([a, b, c]))
    root.insertSublayer(a, at: 99)
    #expect(holds([b, c, a]))
    root.insertSublayer(a, at: 1)
    #expect(holds([b, a, c]))
  }

  // 4.5: a layer is not beside itself.
  @Test func insertingALayerBesideItselfChangesNothing() {
    root.sublayers = [a, b]
    root.insertSublayer(a, above: a)
    root.insertSublayer(a, below: a)
    #expect(holds([a, b]))
  }

  // 4.5, measured
  @Test func replacingKeepsThePlace() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(holds([c, b]))
    #expect(a.superlayer == nil)
    #expect(c.superlayer === root)
  }

  @Test func replacingByASiblingMovesIt() {
    root.sublayers = [a, b, c]
    root.replaceSublayer(a, with: c)
    #expect(holds([c, b]))
    #expect(a.superlayer == nil)
  }

  // 4.5: what is not inside cannot be replaced.
  @Test func replacingAStrangerChangesNothing() {
    root.sublayers = [a, b]
    root.replaceSublayer(CALayer(), with: c)
    #expect(holds([a, b]))
    #expect(c.superlayer == nil)
  }

  // 4.5, measured
  @Test func assignedSublayersKnowTheirSuperlayer() {
    root.sublayers = [a, b]
    #expect(a.superlayer === root)
    #expect(b.superlayer === root)
    root.addSublayer(c)
    #expect(holds([a, b, c]))
  }

  @Test func assigningSublayersLetsTheOthersGo() {
    root.sublayers = [a, b]
    root.sublayers = [c, b]
    #expect(holds([c, b]))
    #expect(a.superlayer == nil)
  }

  // 4.5: a layer is in its superlayer once.
  @Test func assigningALayerTwiceHoldsItOnce() {
    root.sublayers = [a, b, a]
    #expect(root.sublayers?.count == 2)
    #expect(holds([b, a]))
    a.removeFromSuperlayer()
    #expect(holds([b]))
    #expect(a.superlayer == nil)
  }

  // 4.5: the tree has no circles.
  @Test func aLayerCannotLieInItself() {
    root.addSublayer(a)
    a.addSublayer(b)
    b.addSublayer(root)
    b.insertSublayer(a, at: 0)
    b.insertSublayer(root, above: nil)
    b.sublayers = [root, c]
    a.addSublayer(a)
    root.replaceSublayer(a, with: root)
    #expect(root.superlayer == nil)
    #expect(holds([a]))
    #expect(a.sublayers?.count == 1)
    #expect(a.sublayers?.first === b)
    #expect(b.sublayers?.count == 1)
    #expect(b.sublayers?.first === c)
  }

  @Test func leavingNoSuperlayerIsNothing() {
    a.removeFromSuperlayer()
    #expect(a.superlayer == nil)
  }

  @Test func aSuperlayerKeepsItsSublayers() {
    weak var held: CALayer?
    do {
      let layer = CALayer()
      root.addSublayer(layer)
      held = layer
    }
    #expect(held != nil)
    root.sublayers = nil
    #expect(held == nil)
  }

  @Test func aSublayerDoesNotKeepItsSuperlayer() {
    do { CALayer().addSublayer(a) }
    #expect(a.superlayer == nil)
  }
}
