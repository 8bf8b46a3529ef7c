import QuartzCore
import Testing

/// Conventions and measured vectors of Apple's functions on matrices.
struct TransformFunctionTests {
  private func elements(_ t: CATransform3D) -> [Double] {
    [
      t.m11, t.m12, t.m13, t.m14, t.m21, t.m22, t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41,
      t.m42, t.m43, t.m44,
    ].map(Double.init)
  }

  private func isClose(_ t: CATransform3D, _ expected: [Double], _ tolerance: Double) -> Bool {
    zip(elements(t), expected).allSatisfy { abs($0 - $1) <= tolerance }
  }

  private func diagonal(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: x, m12: 0, m13: 0, m14: 0, m21: 0, m22: y, m23: 0, m24: 0, m31: 0, m32: 0, m33: z,
      m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)
  }

  // 0.3 (D HDR): a C structure without values is all zeros; the identity is a constant.
  @Test func aMatrixWithoutElementsIsZero() {
    #expect(elements(CATransform3D()) == [Double](repeating: 0, count: 16))
    #expect(
      elements(CATransform3DIdentity) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1])
    #expect(!CATransform3DIsIdentity(CATransform3D()))
  }

  // 0.3 (D HDR): row vectors, translation in m41 m42 m43, scale on the diagonal.
  @Test func translationsStandInTheLastRowAndScalesOnTheDiagonal() {
    let t = CATransform3DMakeTranslation(2, 3, 4)
    #expect(elements(t) == [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 2, 3, 4, 1])
    #expect(
      elements(CATransform3DMakeScale(2, 3, 4)) == [2, 0, 0, 0, 0, 3, 0, 0, 0, 0, 4, 0, 0, 0, 0, 1])
  }

  // 0.3 (M OCA, GS): the new operation acts first, in the axes as they are transformed already.
  @Test func newOperationsActFirst() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    #expect(t.m41 == 20)
    #expect(t.m42 == 60)
    let translated = CATransform3DTranslate(CATransform3DMakeTranslation(2, 3, 4), 2, 3, 4)
    #expect(translated == CATransform3DMakeTranslation(4, 6, 8))
    #expect(
      CATransform3DScale(CATransform3DMakeScale(2, 3, 4), 2, 3, 4)
        == CATransform3DMakeScale(4, 9, 16))
    var expected = diagonal(2, 3, 4)
    (expected.m41, expected.m42, expected.m43) = (2, 3, 4)
    #expect(CATransform3DScale(CATransform3DMakeTranslation(2, 3, 4), 2, 3, 4) == expected)
    (expected.m41, expected.m42, expected.m43) = (4, 9, 16)
    #expect(CATransform3DTranslate(CATransform3DMakeScale(2, 3, 4), 2, 3, 4) == expected)
  }

  @Test func rotatingActsFirstToo() {
    let t = CATransform3DRotate(CATransform3DMakeTranslation(5, 0, 0), .pi / 2, 0, 0, 1)
    #expect((t.m41, t.m42) == (5, 0))
    let scaled = CATransform3DRotate(CATransform3DMakeScale(2, 1, 1), .pi / 2, 0, 0, 1)
    // x turns into y, which is not scaled; y turns into -x, which is.
    #expect(abs(scaled.m12 - 1) < 1e-12)
    #expect(abs(scaled.m21 + 2) < 1e-12)
  }

  // 0.3 (M GS): Concat(a, b) = a·b, a acts first.
  @Test func concatenationActsLeftFirst() {
    let move = CATransform3DMakeTranslation(10, 0, 0)
    let scale = CATransform3DMakeScale(2, 2, 2)
    #expect(CATransform3DConcat(move, scale).m41 == 20)
    #expect(CATransform3DConcat(scale, move).m41 == 10)
    #expect(CATransform3DConcat(move, CATransform3DIdentity) == move)
    #expect(CATransform3DConcat(CATransform3DIdentity, move) == move)
  }

  // 0.3 (M GS): quarter turns about the axes, and one about a diagonal to six digits.
  @Test func rotationsTurnTheAxesIntoEachOther() {
    let x = CATransform3DMakeRotation(.pi / 2, 1, 0, 0)
    #expect(isClose(x, [1, 0, 0, 0, 0, 0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1], 1e-12))
    let y = CATransform3DMakeRotation(.pi / 2, 0, 1, 0)
    #expect(isClose(y, [0, 0, -1, 0, 0, 1, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1], 1e-12))
    let z = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
    #expect(isClose(z, [0, 1, 0, 0, -1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], 1e-12))
    let diagonal = CATransform3DMakeRotation(.pi / 2, 2, 2, 2)
    let (a, b, c) = (0.333333, 0.910684, -0.244017)
    #expect(isClose(diagonal, [a, b, c, 0, c, a, b, 0, b, c, a, 0, 0, 0, 0, 1], 1e-6))
  }

  // 0.3 (M GS): m11 = cos a, m12 = sin a, m21 = −sin a, m22 = cos a; the axis may have any length.
  @Test func rotationAboutZTurnsXTowardsY() {
    let t = CATransform3DMakeRotation(0.5, 0, 0, 3)
    let (cos, sin) = (0.8775825618903728, 0.479425538604203)
    #expect(isClose(t, [cos, sin, 0, 0, -sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], 1e-14))
    let back = CATransform3DMakeRotation(0.5, 0, 0, -1)
    #expect(isClose(back, [cos, -sin, 0, 0, sin, cos, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1], 1e-14))
  }

  // 0.3 (M GS): an axis of no length gives the identity.
  @Test func aRotationWithoutAnAxisIsTheIdentity() {
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
    let t = CATransform3DMakeTranslation(1, 2, 3)
    #expect(CATransform3DRotate(t, 1, 0, 0, 0) == t)
  }

  @Test func aThirdOfATurnAboutADiagonalPermutesTheAxes() {
    let t = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    #expect(isClose(t, [0, 1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0, 1], 1e-12))
  }

  // 0.3 (M GS)
  @Test func inversesUndo() {
    #expect(CATransform3DInvert(CATransform3DMakeScale(2, 2, 2)) == diagonal(0.5, 0.5, 0.5))
    #expect(
      CATransform3DInvert(CATransform3DMakeTranslation(1, 2, 3))
        == CATransform3DMakeTranslation(-1, -2, -3))
    var t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
    t = CATransform3DScale(t, 2, 3, 4)
    t.m34 = -0.002
    let product = CATransform3DConcat(t, CATransform3DInvert(t))
    #expect(isClose(product, elements(CATransform3DIdentity), 1e-12))
  }

  // 0.3 (M GS): a matrix without an inverse comes back as it is.
  @Test func aSingularMatrixIsItsOwnInverse() {
    let flat = CATransform3DMakeScale(2, 0, 1)
    #expect(CATransform3DInvert(flat) == flat)
    #expect(CATransform3DInvert(CATransform3D()) == CATransform3D())
  }

  // 0.3 (M GS): equality is exact.
  @Test func comparisonsAreExact() {
    let off = diagonal(1.0000001, 1.0000001, 1.0000001)
    #expect(!CATransform3DIsIdentity(off))
    #expect(!CATransform3DEqualToTransform(off, CATransform3DIdentity))
    #expect(CATransform3DIsIdentity(CATransform3DMakeScale(1, 1, 1)))
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(0, 1, 2, 3)))
    #expect(
      CATransform3DEqualToTransform(CATransform3DMakeScale(2, 2, 2), diagonal(2, 2, 2)))
    #expect(!CATransform3DIsIdentity(diagonal(2, 2, 2)))
  }

  // 0.3 (M GS)
  @Test func affineMatricesGoThereAndBack() {
    let affine = CGAffineTransform(a: 2, b: 3, c: 4, d: 5, tx: 6, ty: 7)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(elements(t) == [2, 3, 0, 0, 4, 5, 0, 0, 0, 0, 1, 0, 6, 7, 0, 1])
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
  }

  // 0.3 (M GS): not affine as soon as z is scaled or moved, or there is perspective.
  @Test func affineMatricesHaveNoDepth() {
    #expect(CATransform3DIsAffine(CATransform3DIdentity))
    #expect(CATransform3DIsAffine(CATransform3DMakeRotation(1, 0, 0, 1)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeRotation(1, 1, 0, 0)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 5)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -1 / 500
    #expect(!CATransform3DIsAffine(perspective))
  }

  // 5.2 (D): operations multiply from the left, so perspective set before a rotation acts after it.
  @Test func perspectiveIsSetBeforeTheRotation() {
    var before = CATransform3DIdentity
    before.m34 = -0.002
    before = CATransform3DRotate(before, 0.5, 0, 1, 0)
    #expect(abs(before.m14 - 0.002 * 0.479425538604203) < 1e-15)
    #expect(abs(before.m34 + 0.002 * 0.8775825618903728) < 1e-15)
    var after = CATransform3DMakeRotation(0.5, 0, 1, 0)
    after.m34 = -0.002
    #expect(after.m14 == 0)
  }

  @Test func matricesGoIntoValues() {
    var t = CATransform3DMakeRotation(1, 1, 2, 3)
    t.m34 = -0.002
    let value = NSValue(caTransform3D: t)
    #expect(value.caTransform3DValue == t)
    #expect(value == NSValue(caTransform3D: t))
    #expect(value != NSValue(caTransform3D: CATransform3DIdentity))
  }
}
