import CoreGraphics
import Testing

// CGPath's operations on areas (iOS 16). Truth: the definition of each, point by point.
struct CGPathAreaTests {
  private let square = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
  private let shifted = CGPath(rect: CGRect(x: 5, y: 5, width: 10, height: 10), transform: nil)
  private let circle = CGPath(ellipseIn: CGRect(x: 4, y: -3, width: 12, height: 9), transform: nil)

  /// A ring of two squares that cross a star with winding numbers of 0, 1 and 2.
  private var star: CGPath {
    let path = CGMutablePath()
    path.addLines(
      between: [0, 2, 4, 1, 3].map { corner in
        let angle = CGAffineTransform(rotationAngle: CGFloat(corner) * 0.4 * .pi)
        return CGPoint(x: 0, y: -9).applying(angle).applying(
          CGAffineTransform(translationX: 6, y: 6))
      })
    path.closeSubpath()
    return path
  }

  private func expect(
    _ result: CGPath, _ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule,
    _ holds: (Bool, Bool) -> Bool
  ) {
    var wrong = 0
    for row in 0..<40 {
      for column in 0..<40 {
        let p = CGPoint(x: -5.017 + 0.6131 * Double(column), y: -5.023 + 0.6173 * Double(row))
        let truth = holds(a.contains(p, using: rule), b.contains(p, using: rule))
        if result.contains(p, using: .winding) != truth { wrong += 1 }
        if result.contains(p, using: .evenOdd) != truth { wrong += 1 }
      }
    }
    #expect(wrong == 0)
  }

  private func expectAll(_ a: CGPath, _ b: CGPath, _ rule: CGPathFillRule) {
    expect(a.union(b, using: rule), a, b, rule) { $0 || $1 }
    expect(a.intersection(b, using: rule), a, b, rule) { $0 && $1 }
    expect(a.subtracting(b, using: rule), a, b, rule) { $0 && !$1 }
    expect(a.symmetricDifference(b, using: rule), a, b, rule) { $0 != $1 }
  }

  @Test(arguments: [CGPathFillRule.winding, .evenOdd])
  func pointsBelongToTheResultAsDefined(_ rule: CGPathFillRule) {
    for a in [square, circle, star] {
      for b in [shifted, circle, star, square] { expectAll(a, b, rule) }
    }
  }

  @Test func twoSquaresMakeEightCorners() {
    let union = square.union(shifted)
    #expect(elements(of: union).count == 9)
    #expect(union.boundingBox == CGRect(x: 0, y: 0, width: 15, height: 15))
    let common = square.intersection(shifted)
    #expect(common.isRect(nil))
    #expect(common.boundingBox == CGRect(x: 5, y: 5, width: 5, height: 5))
    #expect(elements(of: square.subtracting(shifted)).count == 7)
  }

  @Test func aHoleIsASecondContour() {
    let inner = CGPath(rect: CGRect(x: 2, y: 2, width: 3, height: 3), transform: nil)
    let ring = square.subtracting(inner)
    #expect(elements(of: ring).count == 10)
    #expect(!ring.contains(CGPoint(x: 3, y: 3)))
    #expect(ring.contains(CGPoint(x: 1, y: 1)))
    #expect(ring.union(inner).isRect(nil))
  }

  @Test func squaresSideBySideBecomeOneRectangle() {
    let next = CGPath(rect: CGRect(x: 10, y: 0, width: 10, height: 10), transform: nil)
    #expect(square.union(next).isRect(nil))
    #expect(square.intersection(next).isEmpty)
    #expect(!square.intersects(next))
    #expect(square.intersects(shifted))
    #expect(square.subtracting(next).isRect(nil))
  }

  @Test func normalizingMakesBothRulesAgree() {
    expect(star.normalized(), star, CGMutablePath(), .winding) { a, _ in a }
    expect(star.normalized(using: .evenOdd), star, CGMutablePath(), .evenOdd) { a, _ in a }
    #expect(square.normalized().isRect(nil))
    #expect(CGMutablePath().normalized().isEmpty)
  }

  @Test func partsAreSeparatedWithTheirHoles() {
    let path = CGMutablePath()
    path.addRect(CGRect(x: 0, y: 0, width: 10, height: 10))
    path.addRect(CGRect(x: 2, y: 2, width: 6, height: 6))
    path.addRect(CGRect(x: 4, y: 4, width: 2, height: 2))
    path.addRect(CGRect(x: 20, y: 0, width: 1, height: 1))
    let parts = path.componentsSeparated(using: .evenOdd)
    #expect(parts.count == 3)
    #expect(parts.map { elements(of: $0).count }.sorted() == [5, 5, 10])
    #expect(path.componentsSeparated().count == 2)
  }

  @Test func linesAreCutByAnArea() {
    let line = CGMutablePath()
    line.addLines(between: [CGPoint(x: -5, y: 5), CGPoint(x: 20, y: 5)])
    #expect(elements(of: line.lineIntersection(square)) == ["M 0 5", "L 10 5"])
    #expect(
      elements(of: line.lineSubtracting(square)) == ["M -5 5", "L 0 5", "M 10 5", "L 20 5"])
  }

  @Test func nothingIsCombinedWithNothing() {
    let nothing = CGMutablePath()
    #expect(nothing.union(nothing).isEmpty)
    #expect(square.union(nothing).isRect(nil))
    #expect(square.intersection(nothing).isEmpty)
    #expect(nothing.componentsSeparated().isEmpty)
  }
}
