import CoreGraphics
import Testing
import UIKit

@MainActor
struct ColorComponentTests {
  @Test func componentsThatAreNotAskedForStayAway() {
    let color = UIColor(hue: 0.25, saturation: 0.5, brightness: 0.75, alpha: 0.5)
    var (hue, alpha): (CGFloat, CGFloat) = (0, 0)
    #expect(color.getHue(&hue, saturation: nil, brightness: nil, alpha: &alpha))
    #expect(abs(hue - 0.25) < 1e-6 && abs(alpha - 0.5) < 1e-6)
    var green: CGFloat = 0
    #expect(UIColor.orange.getRed(nil, green: &green, blue: nil, alpha: nil))
    #expect(abs(green - 0.5) < 1e-6)
    var white: CGFloat = 0
    #expect(UIColor(white: 0.3, alpha: 1).getWhite(&white, alpha: nil))
    #expect(abs(white - 0.3) < 1e-6)
    #expect(!UIColor.orange.getWhite(&white, alpha: nil))
    #expect(abs(white - 0.3) < 1e-6)
  }

  @Test func colorLiteralsMakeTheColorThatIsWanted() {
    let layer = CALayer()
    layer.backgroundColor = #colorLiteral(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)
    #expect(layer.backgroundColor?.components?.map { Int(($0 * 10).rounded()) } == [2, 4, 6, 10])
  }

  @Test func numbersInListsAreAskedAsNumbers() {
    let shape = CAShapeLayer()
    shape.lineDashPattern = [4, 6]
    #expect(shape.lineDashPattern?.reduce(0) { $0 + $1.intValue } == 10)
    #expect(CGFloat(truncating: NSNumber(value: 1.5)) == 1.5)
    #expect(NSArray(objects: "a", 2).count == 2)
  }
}
