import QuartzCore
import Testing

/// The tree's operations, as measured on Apple's framework.
@MainActor
struct CALayerHierarchyTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

  private func order(_ layers: [CALayer]) -> Bool {
    (root.sublayers ?? []).elementsEqual(layers) { $0 === $1 }
  }

  @Test func noSublayersAreNil() {
    #expect(root.sublayers == nil)
    root.addSublayer(a)
    root.sublayers = []
    #expect(root.sublayers == nil)
    #expect(a.superlayer == nil)
  }

  @Test func addingMovesALayerFromItsOldPlace() {
    let other = CALayer()
    other.addSublayer(a)
    root.addSublayer(a)
    #expect(other.sublayers == nil)
    #expect(a.superlayer === root)
    root.addSublayer(b)
    root.addSublayer(a)
    #expect(order([b, a]))
  }

  @Test func layersAreInsertedBesideOthers() {
    root.sublayers = [a, b]
    root.insertSublayer(c, at: 0)
    #expect(order([c, a, b]))
    root.insertSublayer(c, above: a)
    #expect(order([a, c, b]))
    root.insertSublayer(c, below: a)
    #expect(order([c, a, b]))
    root.insertSublayer(c, above: b)
    #expect(order([a, b, c]))
    root.insertSublayer(a, at: 99)
    #expect(order([b, c, a]))
  }

  @Test func replacingKeepsThePlace() {
    root.sublayers = [a, b]
    root.replaceSublayer(a, with: c)
    #expect(order([c, b]))
    #expect(a.superlayer == nil)
  }

  @Test func aMaskHasASuperlayerButIsNoSublayer() {
    root.addSublayer(a)
    b.mask = a
    #expect(root.sublayers == nil)
    #expect(a.superlayer === b)
    #expect(b.sublayers == nil)
    b.mask = nil
    #expect(a.superlayer == nil)
    b.mask = a
    a.removeFromSuperlayer()
    #expect(b.mask == nil)
  }

  @Test func hitTestingGoesFromTheTopDown() {
    root.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    for layer in [a, b, c] { layer.frame = CGRect(x: 10, y: 10, width: 20, height: 20) }
    root.sublayers = [a, b, c]
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === c)
    a.zPosition = 1
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === a)
    a.isHidden = true
    #expect(root.hitTest(CGPoint(x: 10, y: 10)) === c)
    #expect(root.hitTest(CGPoint(x: 30, y: 10)) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 10)) == nil)
  }

  @Test func sublayersOutsideAreHitUnlessTheyAreMasked() {
    root.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    a.frame = CGRect(x: 20, y: 0, width: 10, height: 10)
    root.addSublayer(a)
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) === a)
    root.masksToBounds = true
    #expect(root.hitTest(CGPoint(x: 25, y: 5)) == nil)
  }

  @Test func layoutIsDueAfterChangesOfSizeAndSublayersOnly() {
    #expect(!root.needsLayout())
    root.position = CGPoint(x: 5, y: 5)
    root.bounds.origin = CGPoint(x: 5, y: 5)
    #expect(!root.needsLayout())
    root.bounds.size = CGSize(width: 5, height: 5)
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    #expect(!root.needsLayout())
    root.addSublayer(a)
    #expect(root.needsLayout())
    root.layoutIfNeeded()
    a.removeFromSuperlayer()
    #expect(root.needsLayout())
  }

  @Test func layoutStartsAtTheTopmostLayerThatNeedsIt() {
    final class Layout: CALayerDelegate {
      var order: [CALayer] = []
      func layoutSublayers(of layer: CALayer) { order.append(layer) }
    }
    let layout = Layout()
    root.addSublayer(a)
    a.addSublayer(b)
    for layer in [root, a, b] { layer.delegate = layout }
    b.setNeedsLayout()
    b.layoutIfNeeded()
    #expect(layout.order.elementsEqual([root, a, b]) { $0 === $1 })
  }
}
