import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIBezierPathFactsTests {
  // 9.2 (D CGPathAddRect)
  @Test func aRectangleRunsAlongItsTopEdgeFirstAndCloses() {
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(elements(of: path.cgPath) == ["M 1 2", "L 4 2", "L 4 6", "L 1 6", "Z"])
  }

  // 9.2 (O WOC)
  @Test func anOvalStartsAtTheRightAndRunsClockwiseOnScreen() {
    let path = UIBezierPath(ovalIn: CGRect(x: 40, y: 40, width: 200, height: 40))
    let golden = [
      "M 240 60", "C 240 71.045695 195.228475 80 140 80", "C 84.771525 80 40 71.045695 40 60",
      "C 40 48.954305 84.771525 40 140 40", "C 195.228475 40 240 48.954305 240 60", "Z",
    ]
    #expect(agree(elements(of: path.cgPath), golden, within: 1e-5))
  }

  // 9.2 (D): clockwise means growing angles. 12.3 #25 (U): whole turns the other way are the whole circle.
  @Test(arguments: [
    [0, 90, 1, 1], [0, 90, 0, 3], [0, 360, 1, 4], [0, -90, 1, 3], [0, -90, 0, 1],
    [-90, 270, 1, 4], [0, 900, 1, 4], [0, 360, 0, 4], [-90, 270, 0, 4], [360, 0, 1, 4],
    [0, 720, 0, 4], [0, 540, 0, 2], [0, -540, 1, 2],
  ])
  func arcsOfEverySweep(_ degreesFlagAndCurves: [Int]) {
    let angles = degreesFlagAndCurves.prefix(2).map { CGFloat($0) * .pi / 180 }
    let curves = degreesFlagAndCurves[3]
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: angles[0], endAngle: angles[1],
      clockwise: degreesFlagAndCurves[2] == 1)
    let lines = elements(of: path.cgPath)
    #expect(lines.count == curves + 1)
    #expect(lines.last?.hasPrefix("C") == true)
  }

  // 9.2 (D): an arc is joined to the current point by a line.
  @Test func anArcContinuesThePath() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addArc(
      withCenter: CGPoint(x: 20, y: 0), radius: 10, startAngle: .pi, endAngle: 0,
      clockwise: true)
    let lines = elements(of: path.cgPath)
    #expect(lines[1] == "L 10 0")
    #expect(lines.count == 4)
    #expect(path.bounds.minY.rounded() == -10)
  }

  // 9.2 (O CHO): shape 1, three curves and a line of no length per corner, no close.
  @Test func aRoundedRectangleInFull() {
    let r: CGFloat = 10
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: r)
    let lines = elements(of: path.cgPath)
    #expect(lines.count == 1 + 4 * 5 + 1)
    let golden = [
      "M 15.28665 0", "L 84.71335 0",
      "C 89.1150704 0 91.3159306 0 93.6850621 0.7491139", "L 93.6850621 0.7491139",
      "C 96.2717617 1.6905956 98.3094044 3.7282383 99.2508861 6.3149379",
      "C 100 8.6840694 100 10.8849296 100 15.28665", "L 100 84.71335",
    ]
    #expect(agree(Array(lines.prefix(7)), golden, within: 1e-5))
    #expect(lines.last == "L 15.28665 0")
  }

  // 9.2 (O CHO)
  @Test func withoutARadiusTheLastLineIsDoubled() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 10, height: 20), cornerRadius: 0)
    #expect(
      elements(of: path.cgPath)
        == ["M 0 0", "L 10 0", "L 10 20", "L 0 20", "L 0 0", "L 0 0"])
  }

  // 9.2 (O CHO): the height of the radii is not heeded; square corners are points.
  @Test func someCornersRounded() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100),
      byRoundingCorners: [.topLeft, .bottomRight], cornerRadii: CGSize(width: 10, height: 99))
    let lines = elements(of: path.cgPath)
    #expect(lines.first == "M 15.28665 0")
    #expect(lines[1] == "L 100 0")
    #expect(lines.contains("L 0 100"))
    #expect(lines.count == 1 + 2 + 2 * 5 + 1)
    let all = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), byRoundingCorners: .allCorners,
      cornerRadii: CGSize(width: 10, height: 10))
    let one = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 100, height: 100), cornerRadius: 10)
    #expect(all.cgPath == one.cgPath)
  }

  // 9.2 (D)
  @Test func defaults() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(!path.usesEvenOddFillRule)
    #expect(path.isEmpty)
    #expect(path.bounds.isNull)
    #expect(path.currentPoint == .zero)
    #expect(path.cgPath.isEmpty)
  }

  // 9.2 (D): elements of each subpath in reverse order.
  @Test func reversing() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 1))
    path.move(to: CGPoint(x: 5, y: 5))
    path.addQuadCurve(to: CGPoint(x: 7, y: 5), controlPoint: CGPoint(x: 6, y: 9))
    #expect(
      elements(of: path.reversing().cgPath) == [
        "M 0 1", "L 2 1", "L 2 0", "L 0 0", "Z", "M 7 5", "Q 6 9 5 5",
      ])
  }

  @Test func appendingConcatenates() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 1))
    let other = UIBezierPath()
    other.move(to: CGPoint(x: 2, y: 2))
    other.addLine(to: CGPoint(x: 3, y: 3))
    path.append(other)
    #expect(elements(of: path.cgPath) == ["M 0 0", "L 1 1", "M 2 2", "L 3 3"])
    path.apply(CGAffineTransform(translationX: 1, y: 0))
    #expect(elements(of: path.cgPath) == ["M 1 0", "L 2 1", "M 3 2", "L 4 3"])
    path.removeAllPoints()
    #expect(path.isEmpty)
  }

  @Test func theRuleDecidesWhatIsInside() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10))
    path.append(UIBezierPath(rect: CGRect(x: 2, y: 2, width: 6, height: 6)))
    #expect(path.contains(CGPoint(x: 5, y: 5)))
    path.usesEvenOddFillRule = true
    #expect(!path.contains(CGPoint(x: 5, y: 5)))
    #expect(path.contains(CGPoint(x: 1, y: 1)))
  }

  @Test func dashesAreReadAsTheyWereSet() {
    let path = UIBezierPath()
    var count = 9
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
    path.setLineDash([4, 2, 1], count: 2, phase: 3)
    var phase: CGFloat = 0
    path.getLineDash(nil, count: &count, phase: &phase)
    #expect(count == 2)
    #expect(phase == 3)
    var pattern = [CGFloat](repeating: 0, count: count)
    path.getLineDash(&pattern, count: &count, phase: &phase)
    #expect(pattern == [4, 2])
    path.setLineDash(nil, count: 0, phase: 0)
    path.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 0)
  }

  @Test func aCopyHasItsOwnElementsAndTheSettings() throws {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    path.lineWidth = 5
    path.lineCapStyle = .round
    path.lineJoinStyle = .bevel
    path.miterLimit = 3
    path.usesEvenOddFillRule = true
    path.setLineDash([1, 2], count: 2, phase: 1)
    let copy = try #require(path.copy() as? UIBezierPath)
    path.addLine(to: CGPoint(x: 9, y: 9))
    #expect(elements(of: copy.cgPath).count == 5)
    #expect(copy.lineWidth == 5)
    #expect(copy.lineCapStyle == .round)
    #expect(copy.lineJoinStyle == .bevel)
    #expect(copy.miterLimit == 3)
    #expect(copy.usesEvenOddFillRule)
    var count = 0
    copy.getLineDash(nil, count: &count, phase: nil)
    #expect(count == 2)
  }

  @Test func settingThePathReplacesTheElementsAndCopiesThem() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    let other = CGMutablePath()
    other.addLines(between: [.zero, CGPoint(x: 5, y: 5)])
    path.cgPath = other
    other.addLine(to: CGPoint(x: 9, y: 9))
    #expect(elements(of: path.cgPath) == ["M 0 0", "L 5 5"])
    let made = UIBezierPath(cgPath: other)
    #expect(made.currentPoint == CGPoint(x: 9, y: 9))
    let before = made.cgPath
    made.close()
    #expect(elements(of: before).last == "L 9 9")
  }

  @Test func boundsIncludeControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 12, y: 0), controlPoint1: CGPoint(x: 0, y: 8),
      controlPoint2: CGPoint(x: 12, y: 8))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(path.cgPath.boundingBoxOfPath.height == 6)
  }
}
