import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIBezierPathTests {
  private func points(_ path: UIBezierPath) -> [CGPoint] {
    var result: [CGPoint] = []
    path.cgPath.applyWithBlock { result += $0.pointee.points }
    return result
  }

  private func types(_ path: UIBezierPath) -> [CGPathElementType] {
    var result: [CGPathElementType] = []
    path.cgPath.applyWithBlock { result.append($0.pointee.type) }
    return result
  }

  private func expectNear(_ a: CGPoint, _ x: CGFloat, _ y: CGFloat) {
    #expect(abs(a.x - x) < 1e-6 && abs(a.y - y) < 1e-6)
  }

  @Test func anOvalStartsAtThreeOClockAndRunsClockwise() {
    let path = UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 10, height: 10))
    let p = points(path)
    #expect(p.first == CGPoint(x: 10, y: 5))
    #expect(p[3] == CGPoint(x: 5, y: 10))
    #expect(types(path).last == .closeSubpath)
  }

  @Test func clockwiseIsAsSeenOnScreen() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    #expect(points(path).count == 4)
    expectNear(path.currentPoint, 0, 10)
    let other = UIBezierPath(
      arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(points(other).count == 10)
    expectNear(other.currentPoint, 0, 10)
  }

  @Test func theSplashCircleIsFourQuartersNotClosed() {
    let path = UIBezierPath(
      arcCenter: .zero, radius: 18.75, startAngle: -.pi / 2, endAngle: 3 * .pi / 2,
      clockwise: true)
    expectNear(points(path)[0], 0, -18.75)
    #expect(
      types(path)
        == [.moveToPoint] + Array(repeating: CGPathElementType.addCurveToPoint, count: 4))
    expectNear(path.currentPoint, 0, -18.75)
  }

  /// The numbers of UIKit's continuous corners, as published by those who dumped its paths.
  @Test func roundedCornersAreContinuous() {
    let r: CGFloat = 8
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 30), cornerRadius: r)
    let p = points(path)
    expectNear(p[0], 1.528665 * r, 0)
    expectNear(p[1], 60 - 1.528665 * r, 0)
    expectNear(p[2], 60 - 1.08849296 * r, 0)
    expectNear(p[3], 60 - 0.86840694 * r, 0)
    expectNear(p[4], 60 - 0.63149379 * r, 0.07491139 * r)
    expectNear(p[5], 60 - 0.63149379 * r, 0.07491139 * r)
    #expect(types(path).last == .addLineToPoint)
  }

  @Test func unroundedCornersAreSinglePoints() {
    let path = UIBezierPath(
      roundedRect: CGRect(x: 0, y: 0, width: 60, height: 60), byRoundingCorners: [.topRight],
      cornerRadii: CGSize(width: 8, height: 99))
    let p = points(path)
    #expect(p.first == .zero)
    #expect(p.contains(CGPoint(x: 60, y: 60)))
    #expect(p.contains(CGPoint(x: 0, y: 60)))
    #expect(!p.contains(CGPoint(x: 60, y: 0)))
  }

  @Test func defaultsAreThoseOfUIKit() {
    let path = UIBezierPath()
    #expect(path.lineWidth == 1)
    #expect(path.miterLimit == 10)
    #expect(path.flatness == 0.6)
    #expect(path.lineCapStyle == .butt)
    #expect(path.lineJoinStyle == .miter)
    #expect(!path.usesEvenOddFillRule)
    #expect(path.isEmpty)
  }

  @Test func boundsIncludeControlPoints() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), controlPoint: CGPoint(x: 5, y: 10))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test func reversingRunsBackAndKeepsTheSettings() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 1, y: 0))
    path.addLine(to: CGPoint(x: 1, y: 1))
    path.lineWidth = 7
    let back = path.reversing()
    #expect(points(back) == [CGPoint(x: 1, y: 1), CGPoint(x: 1, y: 0), .zero])
    #expect(back.lineWidth == 7)
  }

  @Test func appendingAndApplying() {
    let path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 2, height: 2))
    path.append(UIBezierPath(rect: CGRect(x: 4, y: 0, width: 2, height: 2)))
    path.apply(CGAffineTransform(scaleX: 2, y: 2))
    #expect(path.bounds == CGRect(x: 0, y: 0, width: 12, height: 4))
    #expect(path.contains(CGPoint(x: 9, y: 1)))
    #expect(!path.contains(CGPoint(x: 6, y: 1)))
  }

  @Test func aPathDrawsWithItsOwnLine() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
      UIColor.red.setStroke()
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: 5))
      path.addLine(to: CGPoint(x: 10, y: 5))
      path.lineWidth = 2
      path.setLineDash([5, 5], count: 2, phase: 0)
      path.stroke()
    }
    let pixels = try #require(image.cgImage).rasterImage.pixels
    let reds = stride(from: 0, to: pixels.count, by: 4).filter { pixels[$0] == 255 }
    #expect(reds.count == 10 * Int(image.scale * image.scale))
  }
}
