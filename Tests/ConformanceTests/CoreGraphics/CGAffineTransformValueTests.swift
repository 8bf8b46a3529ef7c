import CoreGraphics
import Testing

// CGAffineTransform.h: row vectors, x' = a·x + c·y + tx.
struct CGAffineTransformValueTests {
  private func expectNear(_ a: CGAffineTransform, _ b: CGAffineTransform) {
    let pairs = [(a.a, b.a), (a.b, b.b), (a.c, b.c), (a.d, b.d), (a.tx, b.tx), (a.ty, b.ty)]
    for (x, y) in pairs { #expect(isClose(Double(x), Double(y), 1e-12)) }
  }

  @Test func rotatedByTurnsInTheAxesThatAreAlreadyTransformed() {
    let t = CGAffineTransform(scaleX: 2, y: 3).rotated(by: .pi / 2)
    expectNear(t, CGAffineTransform(a: 0, b: 3, c: -2, d: 0, tx: 0, ty: 0))
    let moved = CGAffineTransform(translationX: 5, y: 7).scaledBy(x: 2, y: 3)
    #expect(moved == CGAffineTransform(a: 2, b: 0, c: 0, d: 3, tx: 5, ty: 7))
  }

  @Test func theInverseOfAKnownMatrix() {
    let t = CGAffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 6, ty: 8)
    #expect(t.inverted() == CGAffineTransform(a: 0.5, b: 0, c: 0, d: 0.25, tx: -3, ty: -2))
  }

  @Test func allZerosInvertToThemselves() {
    #expect(CGAffineTransform().inverted() == CGAffineTransform())
    #expect(!CGAffineTransform().inverted().isIdentity)
  }

  @Test func onlyTheIdentityIsIdentity() {
    #expect(CGAffineTransform(translationX: 0, y: 0).isIdentity)
    #expect(CGAffineTransform(scaleX: 1, y: 1).isIdentity)
    #expect(CGAffineTransform(rotationAngle: 0).isIdentity)
    #expect(!CGAffineTransform(translationX: 0, y: 1e-9).isIdentity)
  }

  @Test func equalMatricesHashAlike() {
    let a = CGAffineTransform(1, 2, 3, 4, 5, 6)
    let b = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(a == b)
    #expect(Set([a, b]).count == 1)
  }

  @Test func codingKeepsAllSixElements() throws {
    let t = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    let data = try JSONEncoder().encode([t])
    #expect(try JSONDecoder().decode([CGAffineTransform].self, from: data) == [t])
  }

  // CGAffineTransform.h: scale, then horizontal shear, then rotation, then translation.
  @Test func componentsActOneAfterTheOther() {
    var parts = CGAffineTransformComponents()
    #expect(parts.scale == .zero)
    parts.scale = CGSize(width: 2, height: 3)
    parts.horizontalShear = 0.5
    parts.rotation = .pi / 2
    parts.translation = CGVector(dx: 10, dy: 20)
    let t = CGAffineTransform(parts)
    // (1, 1) → scale (2, 3) → shear (3.5, 3) → quarter turn (−3, 3.5) → move (7, 23.5).
    let p = CGPoint(x: 1, y: 1).applying(t)
    #expect(isClose(Double(p.x), 7))
    #expect(isClose(Double(p.y), 23.5))
  }

  @Test func decomposingGivesTheComponentsBack() {
    let parts = CGAffineTransformComponents(
      scale: CGSize(width: 2, height: 3), horizontalShear: 0.25, rotation: 0.7,
      translation: CGVector(dx: -1, dy: 4))
    let found = CGAffineTransform(parts).decomposed()
    #expect(isClose(Double(found.scale.width), 2))
    #expect(isClose(Double(found.scale.height), 3))
    #expect(isClose(Double(found.horizontalShear), 0.25))
    #expect(isClose(Double(found.rotation), 0.7))
    #expect(found.translation == CGVector(dx: -1, dy: 4))
  }

  @Test(arguments: [
    CGAffineTransform(scaleX: -2, y: 3), CGAffineTransform(scaleX: 2, y: -3),
    CGAffineTransform(scaleX: -2, y: -3), CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6),
    CGAffineTransform(a: 0, b: 2, c: 3, d: 0, tx: 0, ty: 0), CGAffineTransform.identity,
  ])
  func decomposedMatricesAreMadeAgain(_ t: CGAffineTransform) {
    expectNear(CGAffineTransform(t.decomposed()), t)
  }

  @Test func anInfiniteAndANullRectangleAreNotMoved() {
    let t = CGAffineTransform(scaleX: 2, y: 2)
    #expect(CGRect.null.applying(t).isNull)
    #expect(CGRect.infinite.applying(t).isInfinite)
  }

  @Test func aRectangleOfNegativeSizeIsStandardizedFirst() {
    let r = CGRect(x: 10, y: 10, width: -4, height: -6)
      .applying(CGAffineTransform(translationX: 1, y: 2))
    #expect(r == CGRect(x: 7, y: 6, width: 4, height: 6))
    #expect(r.size.width == 4)
  }

  // WinObjC's CGGeometry tests: a size may become negative.
  @Test func aSizeTakesTheSignOfTheScale() {
    let flip = CGAffineTransform(scaleX: 1, y: -1)
    #expect(CGSize(width: 100, height: 100).applying(flip) == CGSize(width: 100, height: -100))
  }
}
