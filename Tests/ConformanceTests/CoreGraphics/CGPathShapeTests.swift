import CoreGraphics
import Testing

struct CGPathShapeTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  // CGPath.h: one closed subpath, clockwise on screen, from the middle of the right side.
  @Test func aRoundedRectangleIsLinesAndQuarters() {
    let path = CGPath(roundedRect: square, cornerWidth: 10, cornerHeight: 20, transform: nil)
    let golden = [
      "M 100 50", "L 100 80", "C 100 91.045695 95.522847 100 90 100", "L 10 100",
      "C 4.477153 100 0 91.045695 0 80", "L 0 20", "C 0 8.954305 4.477153 0 10 0", "L 90 0",
      "C 95.522847 0 100 8.954305 100 20", "Z",
    ]
    #expect(agree(elements(of: path), golden, within: 1e-5))
  }

  @Test func aRoundedRectangleWithoutARadiusIsARectangle() {
    let path = CGPath(roundedRect: square, cornerWidth: 0, cornerHeight: 0, transform: nil)
    #expect(elements(of: path) == ["M 0 0", "L 100 0", "L 100 100", "L 0 100", "Z"])
  }

  @Test func anInitialiserTakesItsMatrixByReference() {
    var move = CGAffineTransform(translationX: 5, y: 7)
    let rect = CGPath(rect: square, transform: &move)
    #expect(rect.boundingBox == CGRect(x: 5, y: 7, width: 100, height: 100))
    let oval = CGPath(ellipseIn: square, transform: &move)
    #expect(oval.boundingBoxOfPath.origin == CGPoint(x: 5, y: 7))
    let rounded = CGPath(roundedRect: square, cornerWidth: 5, cornerHeight: 5, transform: &move)
    #expect(rounded.boundingBox == rect.boundingBox)
  }

  @Test func aNegativeRectangleIsStandardized() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: -10, height: -10), transform: nil)
    #expect(elements(of: path).first == "M 0 0")
  }

  // WinObjC's CGPath tests: subpaths follow one another.
  @Test func rectanglesAndPathsAreAppended() {
    let path = CGMutablePath()
    path.addRects([CGRect(x: 2, y: 4, width: 8, height: 16)])
    path.addPath(
      CGPath(rect: CGRect(x: 2, y: 4, width: 8, height: 16), transform: nil),
      transform: CGAffineTransform(translationX: 2, y: 0))
    #expect(
      elements(of: path) == [
        "M 2 4", "L 10 4", "L 10 20", "L 2 20", "Z", "M 4 4", "L 12 4", "L 12 20", "L 4 20", "Z",
      ])
  }

  @Test func isRectKnowsRectanglesOnly() {
    var found = CGRect.zero
    #expect(CGPath(rect: square, transform: nil).isRect(&found))
    #expect(found == square)
    #expect(CGPath(rect: square, transform: nil).isRect(nil))
    #expect(!CGPath(ellipseIn: square, transform: nil).isRect(nil))
    #expect(!CGMutablePath().isRect(nil))
    var turn = CGAffineTransform(rotationAngle: 0.5)
    #expect(!CGPath(rect: square, transform: &turn).isRect(nil))
  }

  @Test func aLineMovesTheCurrentPointAndCloseReturnsIt() {
    let path = CGMutablePath()
    #expect(path.isEmpty)
    #expect(path.currentPoint == .zero)
    path.move(to: CGPoint(x: 50, y: 50))
    path.addLine(to: CGPoint(x: 25, y: 25))
    #expect(path.currentPoint == CGPoint(x: 25, y: 25))
    path.closeSubpath()
    #expect(path.currentPoint == CGPoint(x: 50, y: 50))
  }

  @Test func anEmptyPathHasNullBoxes() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(CGMutablePath().boundingBoxOfPath.isNull)
  }

  // 9.2: boundingBox includes control points, boundingBoxOfPath does not.
  @Test func theBoxesOfACubic() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addCurve(
      to: CGPoint(x: 12, y: 0), control1: CGPoint(x: 0, y: 8), control2: CGPoint(x: 12, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 12, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 12, height: 6))
  }

  @Test func applyPassesWhatItIsGiven() {
    final class Names { var count = 0 }
    let names = Names()
    CGPath(rect: square, transform: nil).apply(info: names) { info, element in
      if element.pointee.type == .addLineToPoint { info?.count += 1 }
    }
    #expect(names.count == 3)
    var all = 0
    CGPath(rect: square, transform: nil).apply(info: nil) { _, _ in all += 1 }
    #expect(all == 5)
  }

  @Test func theElementsPointsReadLikeAPointer() {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 1, y: 2))
    path.addQuadCurve(to: CGPoint(x: 5, y: 6), control: CGPoint(x: 3, y: 4))
    var found: [CGPoint] = []
    path.applyWithBlock { element in
      found.append(element.pointee.points.pointee)
      if element.pointee.type == .addQuadCurveToPoint {
        found.append(element.pointee.points[1])
        found.append(element.pointee.points.advanced(by: 1).pointee)
        found.append((element.pointee.points + 1).pointee)
      }
    }
    let end = CGPoint(x: 5, y: 6)
    #expect(found == [CGPoint(x: 1, y: 2), CGPoint(x: 3, y: 4), end, end, end])
  }

  @Test func equalPathsHashAlike() {
    let a = CGPath(rect: square, transform: nil)
    let b = CGMutablePath()
    b.addRect(square)
    #expect(a == b)
    #expect(a.hashValue == b.hashValue)
    #expect(a.copy() == b)
    #expect(b.mutableCopy() == b)
    #expect(b.mutableCopy() !== b)
  }

  @Test func containsTransformsThePointFirst() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)
    let move = CGAffineTransform(translationX: 10, y: 10)
    #expect(path.contains(CGPoint(x: 5, y: 5), using: .winding, transform: move))
    #expect(!path.contains(CGPoint(x: 15, y: 15), using: .winding, transform: move))
  }

  @Test func openSubpathsContainAsIfClosed() {
    let path = CGMutablePath()
    path.addLines(between: [.zero, CGPoint(x: 10, y: 0), CGPoint(x: 10, y: 10)])
    #expect(path.contains(CGPoint(x: 8, y: 3)))
  }

  @Test func flatteningLeavesOnlyLines() {
    let flat = CGPath(ellipseIn: square, transform: nil).flattened(threshold: 0.5)
    let names = Set(elements(of: flat).map { $0.prefix(1) })
    #expect(names == ["M", "L", "Z"])
    #expect(abs(flat.boundingBoxOfPath.width - 100) <= 1)
    #expect(elements(of: flat).count > 8)
    let line = CGMutablePath()
    line.addLines(between: [.zero, CGPoint(x: 10, y: 0)])
    #expect(line.flattened(threshold: 1) == line)
  }

  @Test func strokesOfASquareMeetWithMitersOrBevels() {
    let path = CGPath(rect: CGRect(x: 10, y: 10, width: 10, height: 10), transform: nil)
    let sharp = path.copy(
      strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 10)
    #expect(sharp.boundingBoxOfPath == CGRect(x: 9, y: 9, width: 12, height: 12))
    #expect(sharp.contains(CGPoint(x: 9.1, y: 9.1)))
    #expect(!sharp.contains(CGPoint(x: 15, y: 15)))
    let cut = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .bevel, miterLimit: 10)
    #expect(!cut.contains(CGPoint(x: 9.1, y: 9.1)))
    let low = path.copy(strokingWithWidth: 2, lineCap: .butt, lineJoin: .miter, miterLimit: 1)
    #expect(!low.contains(CGPoint(x: 9.1, y: 9.1)))
  }

  @Test func rawValuesAreThoseOfTheHeaders() {
    #expect(CGLineCap.square.rawValue == 2)
    #expect(CGLineJoin.bevel.rawValue == 2)
    #expect(CGPathFillRule.winding.rawValue == 0)
    #expect(CGPathFillRule.evenOdd.rawValue == 1)
    #expect(CGPathElementType.closeSubpath.rawValue == 4)
  }
}
