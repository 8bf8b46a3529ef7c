import QuartzCore
import Testing

// Depth in `render(in:)`.

@MainActor
struct FlatInContextTests {
  // 12.2 #17 (P): as if the transform were the identity, all of it.
  @Test(arguments: [
    CATransform3DMakeRotation(.pi / 3, 0, 1, 0), CATransform3DMakeScale(2, 2, 2),
    CATransform3DTranslate(CATransform3DMakeScale(2, 2, 1), 5, 5, 1),
    CATransform3D(
      m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0, m31: 0, m32: 0, m33: 1,
      m34: -0.01, m41: 4, m42: 0, m43: 0, m44: 1),
  ])
  func aTransformThatIsNotAffineDoesNothing(_ transform: CATransform3D) throws {
    #expect(!CATransform3DIsAffine(transform))
    let layer = square(nil, 40, at: 20, 20)
    let child = square(redColor, 10, at: 20, 20)
    child.transform = transform
    layer.addSublayer(child)
    let pixels = try drawnPixels(40, 40) { layer.render(in: $0) }
    #expect(pixels.coveredArea == 100)
    #expect(pixels[15, 15] == redPixel && pixels[24, 24] == redPixel)
    child.transform = CATransform3DMakeScale(2, 1, 1)
    let affine = try drawnPixels(40, 40) { layer.render(in: $0) }
    #expect(affine.coveredArea == 200)
  }

  // P: a whole turn about an axis, or half turns about all three, is affine but for rounding.
  @Test func whatIsAffineButForRoundingActs() throws {
    let layer = square(nil, 40, at: 20, 20)
    let child = square(redColor, 10, at: 20, 20)
    layer.addSublayer(child)
    let turns = [
      CATransform3DMakeRotation(2 * .pi, 1, 0, 0), CATransform3DMakeRotation(2 * .pi, 0, 1, 0),
      CATransform3DRotate(
        CATransform3DRotate(CATransform3DMakeRotation(.pi, 1, 0, 0), .pi, 0, 1, 0), .pi, 0, 0, 1),
    ]
    for turn in turns {
      #expect(!CATransform3DIsAffine(turn))
      child.transform = CATransform3DConcat(turn, CATransform3DMakeScale(2, 1, 1))
      #expect(try drawnPixels(40, 40) { layer.render(in: $0) }.coveredArea == 200)
    }
    child.transform = CATransform3DConcat(
      CATransform3DMakeRotation(.pi, 1, 0, 0), CATransform3DMakeScale(2, 1, 1))
    #expect(try drawnPixels(40, 40) { layer.render(in: $0) }.coveredArea == 100)
  }

  // 12.2 #17 (P): where a layer lies in depth says only which one is in front.
  @Test func zPositionStillOrdersThem() throws {
    let layer = square(nil, 20, at: 10, 10)
    let front = square(redColor, 10, at: 10, 10)
    front.zPosition = 1
    front.transform = CATransform3DMakeRotation(1, 1, 0, 0)
    layer.addSublayer(front)
    layer.addSublayer(square(blueColor, 10, at: 10, 10))
    let pixels = try drawnPixels(20, 20) { layer.render(in: $0) }
    #expect(pixels[10, 10] == redPixel)
  }
}
