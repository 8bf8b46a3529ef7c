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

  @Test func inAShape() throws {
    let color = UIColor(patternImage: try picture()).cgColor
    onStage(12) { stage in
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
      let path = CGMutablePath()
      path.addRect(CGRect(x: 2, y: 2, width: 5, height: 5))
      layer.path = path
      layer.fillColor = color
      layer.strokeColor = UIColor.black.cgColor
      layer.lineWidth = 2
      _ = stage.show(layer)
      // Counted from the origin of the layer, inside the line.
      #expect([stage.pixel(5, 5), stage.pixel(6, 5), stage.pixel(5, 6)] == tile)
      #expect(stage.pixel(3, 3) == [0, 0, 0, 255])
    }
    onStage(12) { stage in
      let layer = CAShapeLayer()
      layer.frame = CGRect(x: 1, y: 1, width: 10, height: 10)
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 0, y: 2))
      path.addLine(to: CGPoint(x: 10, y: 2))
      layer.path = path
      layer.fillColor = nil
      layer.strokeColor = color
      layer.lineWidth = 4
      _ = stage.show(layer)
      #expect([stage.pixel(5, 3), stage.pixel(6, 3), stage.pixel(5, 4)] == tile)
      #expect(stage.pixel(5, 6) == stage.pixel(11, 11))
    }
  }

  @Test func inTheTextOfALabel() throws {
    let color = UIColor(patternImage: try picture())
    onStage(40) { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
      label.font = .systemFont(ofSize: 40, weight: .black)
      label.text = "I"
      label.textColor = color
      _ = stage.show(label.layer)
      var found = 0
      for y in 0..<40 {
        for x in 0..<40 where stage.pixel(x, y) == tile[0] {
          found += 1
          #expect(x % 2 == 0 && y % 2 == 0)
        }
      }
      #expect(found > 20)
    }
  }

  @Test func inAStringThatIsDrawn() throws {
    let color = UIColor(patternImage: try picture())
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 40, height: 40), false, 1)
    defer { UIGraphicsEndImageContext() }
    "I".draw(
      at: .zero,
      withAttributes: [
        .foregroundColor: color, .font: UIFont.systemFont(ofSize: 40, weight: .black),
      ])
    let image = try #require(UIGraphicsGetImageFromCurrentImageContext()?.cgImage)
    let pixels = StagePixels(image)
    var found = 0
    for y in 0..<40 {
      for x in 0..<40 where pixels[x, y] == tile[0] {
        found += 1
        #expect(x % 2 == 0 && y % 2 == 0)
      }
    }
    #expect(found > 20)
  }

  @Test func theColourSaysThatItIsAPattern() throws {
    let color = UIColor(patternImage: try picture()).cgColor
    #expect(color.pattern != nil)
    #expect(color.colorSpace?.model == .pattern)
    #expect(UIColor.red.cgColor.pattern == nil)
  }
}
