import QuartzCore
import Testing

/// Bounds, position, anchor point and transform, and the frame they make.
@MainActor
struct LayerFrameTests {
  private func layer(_ bounds: CGRect, at position: CGPoint) -> CALayer {
    let layer = CALayer()
    layer.bounds = bounds
    layer.position = position
    return layer
  }

  private func isClose(_ a: CGRect, _ b: CGRect, _ tolerance: CGFloat = 1e-9) -> Bool {
    abs(a.minX - b.minX) <= tolerance && abs(a.minY - b.minY) <= tolerance
      && abs(a.width - b.width) <= tolerance && abs(a.height - b.height) <= tolerance
  }

  // 5.1 (M GS)
  @Test func aNewLayerHasNoSizeAndIsAnchoredAtItsCentre() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.frame == .zero)
    #expect(layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.anchorPointZ == 0)
    #expect(layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.affineTransform() == .identity)
    #expect(!layer.isGeometryFlipped)
    #expect(!layer.contentsAreFlipped())
    #expect(layer.isDoubleSided)
    #expect(!layer.masksToBounds)
    #expect(layer.superlayer == nil)
    #expect(layer.sublayers == nil)
  }

  // 5.1 (M GS)
  @Test func valuesReadBackAsSet() {
    let layer = layer(CGRect(x: 1, y: 2, width: 3, height: 4), at: CGPoint(x: 5, y: 6))
    layer.anchorPoint = CGPoint(x: 2, y: -1)
    layer.anchorPointZ = 7
    layer.zPosition = -5
    layer.isGeometryFlipped = true
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.position == CGPoint(x: 5, y: 6))
    #expect(layer.anchorPoint == CGPoint(x: 2, y: -1))
    #expect(layer.anchorPointZ == 7)
    #expect(layer.zPosition == -5)
    #expect(layer.isGeometryFlipped)
    layer.bounds = CGRect(x: 0, y: 0, width: 30, height: 40)
    #expect(layer.position == CGPoint(x: 5, y: 6))
    #expect(layer.anchorPoint == CGPoint(x: 2, y: -1))
  }

  // 5.1 (M GS): the anchor point lies at the position; setting one does not change the other.
  @Test(arguments: [
    (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 150, y: 275)), (.zero, CGPoint(x: 200, y: 300)),
    (CGPoint(x: 1, y: 1), CGPoint(x: 100, y: 250)),
    (CGPoint(x: 0.25, y: 0.75), CGPoint(x: 175, y: 262.5)),
  ])
  func theFrameLiesAboutThePosition(anchor: CGPoint, corner: CGPoint) {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    layer.anchorPoint = anchor
    #expect(layer.position == CGPoint(x: 200, y: 300))
    #expect(layer.frame.origin == corner)
    #expect(layer.frame.size == CGSize(width: 100, height: 50))
  }

  // 5.1 (M GS): anchor (2, −1), position 0, bounds 100 × 50.
  @Test func theAnchorPointMayLieOutsideTheBounds() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: .zero)
    layer.anchorPoint = CGPoint(x: 2, y: -1)
    #expect(layer.frame == CGRect(x: -200, y: 50, width: 100, height: 50))
  }

  // 5.1 (M GS)
  @Test func onlyWhatPlacesALayerMovesItsFrame() {
    let layer = layer(CGRect(x: 11, y: 22, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    let frame = CGRect(x: 150, y: 275, width: 100, height: 50)
    #expect(layer.frame == frame)
    layer.zPosition = 17
    layer.anchorPointZ = 25
    layer.isGeometryFlipped = true
    layer.contentsScale = 2
    layer.sublayerTransform = CATransform3DMakeScale(3, 3, 3)
    #expect(layer.frame == frame)
    let empty = CALayer()
    empty.position = CGPoint(x: 10, y: 20)
    #expect(empty.frame == CGRect(x: 10, y: 20, width: 0, height: 0))
  }

  // 5.1 (M GS): the box of the transformed bounds.
  @Test func theFrameIsTheBoundingBoxOfTheTransformedBounds() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
    layer.transform = CATransform3DMakeTranslation(10, 20, 0)
    #expect(layer.frame == CGRect(x: 160, y: 295, width: 100, height: 50))
    let square = self.layer(CGRect(x: 0, y: 0, width: 100, height: 100), at: .zero)
    square.transform = CATransform3DMakeRotation(.pi / 4, 0, 0, 1)
    let half = 50 * CGFloat(2).squareRoot()
    #expect(isClose(square.frame, CGRect(x: -half, y: -half, width: 2 * half, height: 2 * half)))
  }

  @Test func theOrderInWhichAFrameComesTogetherDoesNotMatter() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 50)
    layer.position = CGPoint(x: 200, y: 300)
    #expect(layer.frame == CGRect(x: 100, y: 200, width: 200, height: 200))
  }

  // 5.2 (D): a point at height z grows by d/(d − z) about the anchor point.
  @Test func theFrameIsThatOfTheProjection() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    var transform = CATransform3DIdentity
    transform.m34 = -1 / 500
    layer.transform = CATransform3DTranslate(transform, 0, 0, 250)
    #expect(isClose(layer.frame, CGRect(x: 100, y: 250, width: 200, height: 100)))
    // Half the width leans 30 points away, half as much towards the eye.
    let turned = self.layer(CGRect(x: 0, y: 0, width: 100, height: 100), at: .zero)
    transform = CATransform3DIdentity
    transform.m34 = -1 / 300
    turned.transform = CATransform3DRotate(transform, .pi / 6, 0, 1, 0)
    let (x, z) = (50 * 0.8660254037844387, 25.0)
    let near = 300 / (300 - z)
    let far = 300 / (300 + z)
    #expect(
      isClose(
        turned.frame,
        CGRect(x: -x * near, y: -50 * near, width: x * (near + far), height: 100 * near)))
  }

  // 5.1 (M GS)
  @Test func settingTheFrameSetsBoundsAndPosition() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    layer.frame = CGRect(x: 10, y: 20, width: 0, height: 0)
    #expect(layer.bounds == .zero)
    #expect(layer.position == CGPoint(x: 10, y: 20))
  }

  // Trap 16 (D): the frame is set for the anchor point there is.
  @Test func theAnchorPointDecidesWhereTheFrameSetPutsThePosition() {
    for (anchor, position) in [
      (CGPoint.zero, CGPoint(x: 10, y: 20)), (CGPoint(x: 1, y: 1), CGPoint(x: 110, y: 70)),
    ] {
      let layer = CALayer()
      layer.anchorPoint = anchor
      layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
      #expect(layer.position == position)
    }
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    layer.anchorPoint = .zero
    #expect(layer.frame == CGRect(x: 60, y: 45, width: 100, height: 50))
  }

  // 5.1 (M GS)
  @Test func settingTheFrameKeepsTheOriginOfTheBounds() {
    let layer = layer(CGRect(x: 11, y: 22, width: 5, height: 5), at: .zero)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 11, y: 22, width: 100, height: 50))
    #expect(layer.position == CGPoint(x: 60, y: 45))
  }

  // 5.1 and trap 20 (M GS): the size is divided back.
  @Test func settingTheFrameDividesTheTransformOut() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    layer.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 50, height: 12.5))
    #expect(layer.position == CGPoint(x: 60, y: 45))
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
    let moved = CALayer()
    moved.transform = CATransform3DMakeTranslation(10, 20, 0)
    moved.frame = CGRect(x: 10, y: 20, width: 100, height: 50)
    #expect(moved.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(moved.position == CGPoint(x: 50, y: 25))
    #expect(moved.frame == CGRect(x: 10, y: 20, width: 100, height: 50))
  }

  // 5.1 (M GS)
  @Test func negativeSizesAreStandardized() {
    let layer = layer(CGRect(x: 0, y: 0, width: -100, height: -50), at: .zero)
    #expect(layer.bounds.origin == CGPoint(x: -100, y: -50))
    #expect(layer.bounds.size == CGSize(width: 100, height: 50))
    let framed = CALayer()
    framed.frame = CGRect(x: 0, y: 0, width: -100, height: -50)
    #expect(framed.bounds == CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(framed.position == CGPoint(x: -50, y: -25))
    #expect(framed.frame == CGRect(x: -100, y: -50, width: 100, height: 50))
  }

  // 0.3 (M GS): what is not affine has no affine part.
  @Test func theAffineTransformOfASpatialTransformIsTheIdentity() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 0, ty: 0))
    layer.transform = CATransform3DMakeTranslation(3, 4, 0)
    #expect(layer.affineTransform() == CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 3, ty: 4))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    for spatial in [
      CATransform3DMakeScale(2, 3, 4), CATransform3DMakeRotation(.pi / 2, 1, 0, 0),
      CATransform3DMakeTranslation(0, 0, 5), perspective,
    ] {
      layer.transform = spatial
      #expect(layer.affineTransform() == .identity)
    }
  }

  // 0.3 (M GS): setting it replaces the whole transform.
  @Test func settingTheAffineTransformReplacesTheTransform() {
    let layer = CALayer()
    layer.setAffineTransform(CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    #expect(layer.affineTransform() == CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7))
    layer.transform = CATransform3DMakeScale(9, 9, 9)
    layer.setAffineTransform(CGAffineTransform(translationX: 1, y: 2))
    #expect(layer.transform == CATransform3DMakeTranslation(1, 2, 0))
  }

  // 5.1: a presentation has the same place.
  @Test func aPresentationHasTheFrameOfItsModel() {
    let layer = layer(CGRect(x: 3, y: 4, width: 100, height: 50), at: CGPoint(x: 200, y: 300))
    layer.transform = CATransform3DMakeScale(2, 4, 1)
    onStage { stage in
      let copy = stage.show(layer).presentation()
      #expect(copy?.bounds == layer.bounds)
      #expect(copy?.position == layer.position)
      #expect(copy?.frame == layer.frame)
    }
  }
}
