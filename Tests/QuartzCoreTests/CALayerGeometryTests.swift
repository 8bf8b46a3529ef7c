import QuartzCore
import Testing

/// Numbers measured on Apple's framework.
@MainActor
struct CALayerGeometryTests {
  private func layer(_ bounds: CGRect, at position: CGPoint) -> CALayer {
    let layer = CALayer()
    layer.bounds = bounds
    layer.position = position
    return layer
  }

  @Test func frameIsTheBoundingBoxOfTheTransformedBounds() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    #expect(layer.frame == CGRect(x: 150, y: 275, width: 100, height: 50))
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
  }

  @Test func settingTheFrameDividesTheTransformOut() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    layer.transform = CATransform3DMakeTranslation(10, 20, 0)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.position == CGPoint(x: 50, y: 25))
  }

  @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
    let layer = layer(CGRect(x: 7, y: 8, width: 1, height: 1), at: .zero)
    layer.frame = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(layer.bounds == CGRect(x: 7, y: 8, width: 30, height: 40))
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 30, height: 40))
  }

  @Test func negativeSizesAreStandardized() {
    let layer = layer(CGRect(x: 0, y: 0, width: -100, height: -50), at: .zero)
    #expect(layer.bounds.origin == CGPoint(x: -100, y: -50))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
    layer.frame = CGRect(x: 10, y: 20, width: -10, height: -20)
    #expect(layer.frame == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func theAnchorPointMayLieOutsideTheBounds() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: .zero)
    layer.anchorPoint = CGPoint(x: 2, y: -1)
    #expect(layer.frame == CGRect(x: -200, y: 50, width: 100, height: 50))
  }

  @Test func sublayerTransformActsAboutTheAnchorPoint() {
    let parent = layer(CGRect(x: 0, y: 0, width: 200, height: 200), at: .zero)
    parent.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
    let child = layer(CGRect(x: 0, y: 0, width: 50, height: 50), at: CGPoint(x: 100, y: 50))
    child.transform = CATransform3DMakeTranslation(5, 6, 0)
    parent.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: parent) == CGPoint(x: 60, y: -38))
    #expect(child.convert(CGPoint(x: 60, y: -38), from: parent) == .zero)
  }

  @Test func aFlippedGeometryMirrorsTheSublayers() {
    let parent = layer(CGRect(x: 5, y: 7, width: 100, height: 80), at: CGPoint(x: 20, y: 30))
    parent.anchorPoint = .zero
    parent.isGeometryFlipped = true
    let child = layer(CGRect(x: 0, y: 0, width: 10, height: 10), at: CGPoint(x: 15, y: 17))
    child.anchorPoint = .zero
    parent.addSublayer(child)
    #expect(child.convert(CGPoint.zero, to: nil) == CGPoint(x: 30, y: 100))
    #expect(child.convert(CGPoint(x: 0, y: 10), to: nil) == CGPoint(x: 30, y: 90))
  }

  @Test func siblingsConvertThroughTheirCommonAncestor() {
    let root = CALayer()
    let left = layer(CGRect(x: 0, y: 0, width: 10, height: 10), at: CGPoint(x: 5, y: 5))
    let right = layer(CGRect(x: 0, y: 0, width: 10, height: 10), at: CGPoint(x: 105, y: 5))
    root.sublayers = [left, right]
    #expect(left.convert(CGPoint(x: 1, y: 2), to: right) == CGPoint(x: -99, y: 2))
    let box = left.convert(CGRect(x: 1, y: 2, width: 3, height: 4), to: right)
    #expect(box == CGRect(x: -99, y: 2, width: 3, height: 4))
  }

  @Test func affineTransformOfASpatialTransformIsTheIdentity() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6))
    layer.transform.m34 = -0.01
    #expect(layer.affineTransform() == .identity)
  }
}
