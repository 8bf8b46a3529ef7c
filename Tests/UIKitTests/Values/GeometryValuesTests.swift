import CoreGraphics
import Testing
import UIKit

struct GeometryValuesTests {
  @Test func valuesHoldPointsSizesAndRectangles() {
    let point = CGPoint(x: 1, y: 2)
    let size = CGSize(width: 3, height: 4)
    let rect = CGRect(origin: point, size: size)
    #expect(NSValue(cgPoint: point).cgPointValue == point)
    #expect(NSValue(cgSize: size).cgSizeValue == size)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(CGRect: rect).CGRectValue() == rect)
  }

  @Test func insetsMoveEdgesInwards() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(rect == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(UIEdgeInsetsMake(0, 0, 0, 0) == UIEdgeInsetsZero)
  }

  @Test func oldNamesOfGeometryMeanTheSame() {
    let rect = CGRectMake(1, 2, 4, 6)
    #expect(CGRectGetMidX(rect) == 3)
    #expect(CGRectGetMaxY(rect) == 8)
    #expect(CGRectInset(rect, 1, 1) == rect.insetBy(dx: 1, dy: 1))
    #expect(CGPointMake(1, 2) == CGPoint(x: 1, y: 2))
    #expect(CGSizeZero == .zero)
    #expect(M_PI_2 * 2 == Double.pi)
    let turned = CGAffineTransformMakeRotation(0.3)
    #expect(turned == CGAffineTransform(rotationAngle: 0.3))
    #expect(CGAffineTransformConcat(turned, CGAffineTransformIdentity) == turned)
  }
}
