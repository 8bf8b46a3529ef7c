import CoreGraphics
import Testing

struct CGPathTests {
  /// From (0, 0) to (10, 0) with the control point (5, 10): the curve reaches y = 5.
  private var arch: CGMutablePath {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    return path
  }

  @Test func theBoundingBoxHoldsControlPointsTheOtherOneDoesNot() {
    #expect(arch.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(arch.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 5))
    #expect(CGMutablePath().boundingBox.isNull)
  }

  @Test func equalElementsMakeEqualPaths() {
    let a = CGPath(rect: CGRect(x: 0, y: 0, width: 4, height: 4), transform: nil)
    let b = CGMutablePath()
    b.addRect(CGRect(x: 0, y: 0, width: 4, height: 4))
    #expect(a == b)
    b.closeSubpath()
    b.move(to: .zero)
    #expect(a != b)
  }

  @Test func aCopyDoesNotFollowLaterChanges() throws {
    let path = arch
    let copy = try #require(path.copy())
    path.addLine(to: .zero)
    #expect(elements(of: copy).count == 2)
  }

  @Test func aMatrixIsGivenByNilOrByReference() throws {
    var move = CGAffineTransform(translationX: 10, y: 20)
    let unmoved = CGPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1), transform: nil)
    let moved = try #require(unmoved.copy(using: &move))
    #expect(moved.boundingBox == CGRect(x: 10, y: 20, width: 1, height: 1))
    #expect(unmoved.copy(using: nil) == unmoved)
  }

  @Test func theRuleDecidesAboutAHole() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    #expect(!path.contains(CGPoint(x: 5, y: 5), using: .evenOdd))
    #expect(path.contains(CGPoint(x: 1, y: 1), using: .evenOdd))
    #expect(!path.contains(CGPoint(x: 11, y: 5)))
  }

  @Test func theStrokeOfALineIsABand() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: 0, y: 5), CGPoint(x: 10, y: 5)])
    let band = line.copy(strokingWithWidth: 4, lineCap: .square, lineJoin: .miter, miterLimit: 10)
    #expect(band.boundingBoxOfPath == CGRect(x: -2, y: 3, width: 14, height: 4))
    #expect(band.contains(CGPoint(x: 5, y: 6.9)))
    #expect(!band.contains(CGPoint(x: 5, y: 7.1)))
  }

  @Test func dashesStartAtThePhase() {
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 20, y: 0)])
    let dashes = line.copy(dashingWithPhase: 2, lengths: [5, 3])
    #expect(
      elements(of: dashes) == ["M 0 0", "L 3 0", "M 6 0", "L 11 0", "M 14 0", "L 19 0"])
  }
}
