import QuartzCore
import Testing
import UIKit

// UIColor.h: a color that is a picture is tiled, from the top left, at the picture's size.
@MainActor
struct UIColorPatternTests {
  /// 2 × 2 points at one pixel each: red and green over blue and clear.
  private func picture() throws -> UIImage {
    let bytes: [UInt8] = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 0, 0, 0, 0]
    let provider = try #require(CGDataProvider(data: Data(bytes) as CFData))
    let image = try #require(
      CGImage(
        width: 2, height: 2, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue),
        provider: provider, decode: nil, shouldInterpolate: false, intent: .defaultIntent))
    return UIImage(cgImage: image)
  }

  private let tile: [[UInt8]] = [[255, 0, 0, 255], [0, 255, 0, 255], [0, 0, 255, 255]]

  @Test func behindALayer() throws {
    let color = UIColor(patternImage: try picture()).cgColor
    onStage(8) { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 1, width: 5, height: 5)
      layer.backgroundColor = color
      _ = stage.show(layer)
      for (x, y) in [(1, 1), (3, 1), (1, 3), (5, 5)] {
        #expect(stage.pixel(x, y) == tile[0])
      }
      #expect(stage.pixel(2, 1) == tile[1])
      #expect(stage.pixel(1, 2) == tile[2])
      #expect(stage.pixel(4, 3) == tile[1])
      #expect(stage.pixel(6, 6) == stage.pixel(7, 7))
    }
  }

  @Test func asAFillColour() throws {
    let color = UIColor(patternImage: try picture())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 5, height: 5), false, 1)
    defer { UIGraphicsEndImageContext() }
    color.setFill()
    UIRectFill(CGRect(x: 0, y: 0, width: 5, height: 5))
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let pixels = StagePixels(image)
    #expect([pixels[0, 0], pixels[1, 0], pixels[0, 1]] == tile)
    #expect([pixels[2, 4], pixels[3, 4], pixels[2, 3]] == tile)
    #expect(pixels[3, 3] == [0, 0, 0, 0])
  }

  @Test func theColourSaysThatItIsAPattern() throws {
    let color = UIColor(patternImage: try picture()).cgColor
    #expect(color.pattern != nil)
    #expect(color.colorSpace?.model == .pattern)
    #expect(UIColor.red.cgColor.pattern == nil)
  }
}
