import CoreGraphics
import Testing

struct CGAffineTransformTests {
  private let tolerance: CGFloat = 1e-12

  @Test func aNewMatrixIsAllZeros() {
    #expect(CGAffineTransform() == CGAffineTransform(0, 0, 0, 0, 0, 0))
    #expect(!CGAffineTransform().isIdentity)
    #expect(CGAffineTransform.identity.isIdentity)
  }

  @Test func chainedOperationsActBeforeTheMatrix() {
    let t = CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 10, y: 20)
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 20, ty: 60))
  }

  @Test func concatenatingActsAfterTheMatrix() {
    let t = CGAffineTransform(scaleX: 2, y: 3)
      .concatenating(CGAffineTransform(translationX: 10, y: 20))
    #expect(t == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 10, ty: 20))
  }

  @Test func positiveAnglesTurnXTowardsY() {
    let t = CGAffineTransform(rotationAngle: .pi / 6)
    #expect(abs(t.a - 0.8660254037844387) < tolerance)
    #expect(abs(t.b - 0.5) < tolerance)
    #expect(abs(t.c + 0.5) < tolerance)
    #expect(abs(t.d - 0.8660254037844387) < tolerance)
    let turned = CGPoint(x: 1, y: 0).applying(CGAffineTransform(rotationAngle: .pi / 2))
    #expect(abs(turned.x) < tolerance)
    #expect(abs(turned.y - 1) < tolerance)
  }

  @Test func invertingUndoes() {
    let t = CGAffineTransform(a: 2, b: 1, c: -1, d: 3, tx: 5, ty: -7)
    let back = CGPoint(x: 11, y: 13).applying(t).applying(t.inverted())
    #expect(abs(back.x - 11) < tolerance)
    #expect(abs(back.y - 13) < tolerance)
  }

  @Test func aMatrixWithoutInverseInvertsToItself() {
    let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 3, ty: 3)
    #expect(flat.inverted() == flat)
  }

  @Test func aRectangleBecomesTheBoxOfItsCorners() {
    let turned = CGRect(x: 0, y: 0, width: 10, height: 4)
      .applying(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0))
    #expect(turned == CGRect(x: -4, y: 0, width: 4, height: 10))
  }

  @Test func aSizeIsNotTranslated() {
    let size = CGSize(width: 3, height: 5)
      .applying(CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 100, ty: 100))
    #expect(size == CGSize(width: 6, height: 20))
  }
}
