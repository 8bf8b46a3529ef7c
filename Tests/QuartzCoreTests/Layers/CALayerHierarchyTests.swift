import QuartzCore
import Testing

/// Hit testing, as measured on Apple's framework.
@MainActor
struct CALayerHierarchyTests {
  private let root = CALayer()
  private let a = CALayer()
  private let b = CALayer()
  private let c = CALayer()

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
}
