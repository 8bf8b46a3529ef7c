import CoreGraphics
import QuartzCore
import Testing
import UIKit

@MainActor
struct UIViewDrawingTests {
  private final class Striped: UIView {
    var isBlank = false

    override func draw(_ rect: CGRect) {
      guard !isBlank else { return }
      UIColor.red.setFill()
      UIRectFill(CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: 1))
    }
  }

  @Test func drawingBecomesContentsAtTheScreensScale() throws {
    try ViewStage.run { stage in
      let view = Striped(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      let image = try #require(view.layer.contents as? CGImage)
      #expect(image.width == 6)
      #expect(image.height == 8)
      #expect(image.rasterImage.pixels[0] == 255)
      #expect(image.rasterImage.pixels[6 * 4 * 2] == 0)
      view.isBlank = true
      view.setNeedsDisplay()
      stage.advance(to: 0.2)
      #expect(view.layer.contents == nil)
    }
  }

  @Test func aViewThatDrawsNothingKeepsContentsSetByHand() {
    ViewStage.run { stage in
      let image = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1)).image { _ in }
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 3, height: 4))
      view.layer.contents = image.cgImage
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      #expect(view.layer.contents as? CGImage === image.cgImage)
    }
  }

  @Test func aViewWithoutAreaDrawsWhenItGetsOne() {
    ViewStage.run { stage in
      let view = Striped()
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      #expect(view.layer.contents == nil)
      view.frame = CGRect(x: 0, y: 0, width: 2, height: 2)
      stage.advance(to: 0.2)
      #expect(view.layer.contents != nil)
    }
  }
}
