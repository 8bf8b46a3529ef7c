import CoreGraphics
import Testing

struct CGContextSpacesTests {
  @Test func pointsSizesAndRectanglesGoThereAndBack() throws {
    let context = try transparentContext(10, 10)
    context.translateBy(x: 3, y: 4)
    context.scaleBy(x: 2, y: 4)
    #expect(context.userSpaceToDeviceSpaceTransform == context.ctm)
    #expect(context.convertToDeviceSpace(CGPoint(x: 1, y: 1)) == CGPoint(x: 5, y: 8))
    #expect(context.convertToUserSpace(CGPoint(x: 5, y: 8)) == CGPoint(x: 1, y: 1))
    let size = CGSize(width: 1, height: 1)
    #expect(context.convertToDeviceSpace(size) == CGSize(width: 2, height: 4))
    #expect(context.convertToUserSpace(CGSize(width: 2, height: 4)) == size)
    let rect = CGRect(x: 1, y: 1, width: 2, height: 1)
    #expect(context.convertToDeviceSpace(rect) == CGRect(x: 5, y: 8, width: 4, height: 4))
  }
}
