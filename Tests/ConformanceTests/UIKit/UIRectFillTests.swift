import Testing
import UIKit

// UIGraphics.h: without a blend mode of their own these functions copy.
@MainActor
struct UIRectFillTests {
  /// What a white picture of 4 × 4 pixels becomes.
  private func pixels(_ draw: (CGContext) -> Void) throws -> StagePixels {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 4, height: 4), false, 1)
    defer { UIGraphicsEndImageContext() }
    let context = try #require(UIGraphicsGetCurrentContext())
    context.setFillColor(red: 1, green: 1, blue: 1, alpha: 1)
    context.fill(CGRect(x: 0, y: 0, width: 4, height: 4))
    draw(context)
    return StagePixels(try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage))
  }

  @Test func aClearColourEmptiesTheRectangle() throws {
    let pixels = try pixels { _ in
      UIColor.clear.setFill()
      UIRectFill(CGRect(x: 1, y: 1, width: 2, height: 2))
    }
    #expect(pixels[1, 1] == [0, 0, 0, 0])
    #expect(pixels[0, 0] == [255, 255, 255, 255])
    #expect(pixels[3, 3] == [255, 255, 255, 255])
  }

  @Test func aFrameIsCopiedToo() throws {
    let pixels = try pixels { context in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.2)
      UIRectFrame(CGRect(x: 0, y: 0, width: 4, height: 4))
    }
    #expect(pixels[0, 2] == [0, 0, 51, 51])
    #expect(pixels[1, 2] == [255, 255, 255, 255])
  }

  @Test func withABlendModeItCounts() throws {
    let pixels = try pixels { context in
      context.setFillColor(red: 0, green: 0, blue: 1, alpha: 0.2)
      UIRectFillUsingBlendMode(CGRect(x: 0, y: 0, width: 1, height: 1), .normal)
    }
    #expect(pixels[0, 0] == [204, 204, 255, 255])
  }
}
