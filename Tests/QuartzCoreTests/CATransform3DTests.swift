import QuartzCore
import Testing

/// Conventions and measured vectors of Apple's functions.
struct CATransform3DTests {
  @Test func newOperationsActFirst() {
    let t = CATransform3DTranslate(CATransform3DMakeScale(2, 3, 1), 10, 20, 0)
    #expect(t.m41 == 20)
    #expect(t.m42 == 60)
    let s = CATransform3DScale(CATransform3DMakeTranslation(10, 20, 30), 2, 3, 4)
    #expect((s.m11, s.m22, s.m33) == (2, 3, 4))
    #expect((s.m41, s.m42, s.m43) == (10, 20, 30))
  }

  @Test func concatenationActsLeftFirst() {
    let t = CATransform3DConcat(
      CATransform3DMakeTranslation(1, 0, 0), CATransform3DMakeScale(2, 2, 2))
    #expect(t.m41 == 2)
  }

  @Test func rotationTurnsXTowardsY() {
    let t = CATransform3DMakeRotation(0.5, 0, 0, 3)
    #expect(isClose(Double(t.m11), cos(0.5), 1e-15))
    #expect(isClose(Double(t.m12), sin(0.5), 1e-15))
    #expect(isClose(Double(t.m21), -sin(0.5), 1e-15))
    #expect(t.m33 == 1)
    #expect(CATransform3DIsIdentity(CATransform3DMakeRotation(1, 0, 0, 0)))
  }

  @Test func rotationsAboutXAndY() {
    let x = CATransform3DMakeRotation(0.5, 1, 0, 0)
    #expect(isClose(Double(x.m23), sin(0.5)))
    #expect(isClose(Double(x.m32), -sin(0.5)))
    let y = CATransform3DMakeRotation(0.5, 0, 1, 0)
    #expect(isClose(Double(y.m13), -sin(0.5)))
    #expect(isClose(Double(y.m31), sin(0.5)))
  }

  @Test func rotationAboutADiagonalPermutesTheAxes() {
    let t = CATransform3DMakeRotation(2 * .pi / 3, 1, 1, 1)
    #expect(isClose(Double(t.m12), 1))
    #expect(isClose(Double(t.m23), 1))
    #expect(isClose(Double(t.m31), 1))
    #expect(isClose(Double(t.m11), 0))
  }

  @Test func inversesUndo() {
    var t = CATransform3DRotate(CATransform3DMakeTranslation(3, 4, 5), 1, 1, 2, 3)
    t = CATransform3DScale(t, 2, 3, 4)
    t.m34 = -0.002
    let product = CATransform3DConcat(t, CATransform3DInvert(t)).matrix.elements
    for (a, b) in zip(product, CATransform3DIdentity.matrix.elements) {
      #expect(isClose(a, b, 1e-12))
    }
  }

  @Test func aSingularMatrixIsItsOwnInverse() {
    let t = CATransform3DMakeScale(2, 0, 1)
    #expect(CATransform3DInvert(t) == t)
  }

  @Test func affineMatricesHaveNoDepth() {
    let affine = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let t = CATransform3DMakeAffineTransform(affine)
    #expect(CATransform3DIsAffine(t))
    #expect(CATransform3DGetAffineTransform(t) == affine)
    #expect(!CATransform3DIsAffine(CATransform3DMakeScale(1, 1, 2)))
    #expect(!CATransform3DIsAffine(CATransform3DMakeTranslation(0, 0, 1)))
    var perspective = CATransform3DIdentity
    perspective.m34 = -0.01
    #expect(!CATransform3DIsAffine(perspective))
  }

  @Test func matricesGoIntoValues() {
    var t = CATransform3DMakeRotation(1, 1, 2, 3)
    t.m34 = -0.002
    #expect(NSValue(caTransform3D: t).caTransform3DValue == t)
    #expect(NSValue(CATransform3D: t).CATransform3DValue == t)
    #expect(NSValue(point: .zero).caTransform3DValue == CATransform3DIdentity)
  }
}
