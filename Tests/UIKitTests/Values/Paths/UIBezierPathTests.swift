import CoreGraphics
import Testing
import UIKit

@MainActor
struct UIBezierPathTests {
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
