import Testing
import UIKit

/// Which way up contents are shown.
@MainActor
struct ContentsOrientationTests {
  /// 4 × 4 pixels, the upper half red and the lower green.
  private func image() -> CGImage? {
    let context = CGContext(
      data: nil, width: 4, height: 4, bitsPerComponent: 8, bytesPerRow: 0,
      space: CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
    context?.setFillColor(greenColor)
    context?.fill(CGRect(x: 0, y: 0, width: 4, height: 2))
    context?.setFillColor(redColor)
    context?.fill(CGRect(x: 0, y: 2, width: 4, height: 2))
    return context?.makeImage()
  }

  private func layer(_ frame: CGRect) -> CALayer {
    let layer = CALayer()
    layer.frame = frame
    layer.contents = image()
    return layer
  }

  // 5.5 (D): the top row lies at the visual top.
  @Test func picturesStandUpright() {
    onStage(20) { stage in
      _ = stage.show(layer(CGRect(x: 4, y: 4, width: 4, height: 4)))
      #expect(stage.pixel(5, 4) == redPixel)
      #expect(stage.pixel(5, 5) == redPixel)
      #expect(stage.pixel(5, 6) == greenPixel)
      #expect(stage.pixel(5, 7) == greenPixel)
    }
  }

  // 5.5 (O): top is the edge of the greatest y, which lies at the visual bottom.
  @Test func topIsTheEdgeOfTheGreatestY() {
    onStage(20) { stage in
      let shown = stage.show(layer(CGRect(x: 0, y: 0, width: 4, height: 20)))
      still { shown.contentsGravity = .top }
      #expect(stage.pixel(1, 16) == redPixel)
      #expect(stage.pixel(1, 19) == greenPixel)
      #expect(stage.pixel(1, 3) == clearPixel)
      still { shown.contentsGravity = .bottom }
      #expect(stage.pixel(1, 0) == redPixel)
      #expect(stage.pixel(1, 3) == greenPixel)
      #expect(stage.pixel(1, 16) == clearPixel)
    }
  }

  // 5.5 (O WOC, Chameleon): a view's top is the visual one.
  @Test func theTopOfAViewIsTheBottomOfItsLayer() {
    let view = UIView()
    let expected: [(UIView.ContentMode, CALayerContentsGravity)] = [
      (.top, .bottom), (.bottom, .top), (.topLeft, .bottomLeft), (.topRight, .bottomRight),
      (.bottomLeft, .topLeft), (.bottomRight, .topRight), (.left, .left), (.right, .right),
      (.center, .center), (.scaleToFill, .resize), (.scaleAspectFit, .resizeAspect),
      (.scaleAspectFill, .resizeAspectFill),
    ]
    for (mode, gravity) in expected {
      view.contentMode = mode
      #expect(view.layer.contentsGravity == gravity)
    }
  }

  // 5.4 (D HDR): pictures keep upright whatever is flipped, at the place the flip gives them.
  @Test(arguments: [(true, false), (false, true), (true, true)])
  func picturesStayUprightInAFlippedGeometry(flips: (outer: Bool, inner: Bool)) {
    onStage(20) { stage in
      let outer = CALayer()
      outer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      outer.isGeometryFlipped = flips.outer
      let inner = layer(CGRect(x: 0, y: 2, width: 4, height: 4))
      inner.isGeometryFlipped = flips.inner
      outer.addSublayer(inner)
      _ = stage.show(outer)
      let top = flips.outer ? 14 : 2
      #expect(stage.pixel(1, top) == redPixel)
      #expect(stage.pixel(1, top + 3) == greenPixel)
      #expect(stage.pixels().coveredArea == 16)
    }
  }

  // 5.4 (D HDR): gravity goes by the layer's own axes.
  @Test func gravityFollowsTheFlip() {
    onStage(20) { stage in
      let flipped = layer(CGRect(x: 0, y: 0, width: 4, height: 20))
      flipped.isGeometryFlipped = true
      flipped.contentsGravity = .top
      _ = stage.show(flipped)
      #expect(stage.pixel(1, 0) == redPixel)
      #expect(stage.pixel(1, 3) == greenPixel)
      #expect(stage.pixel(1, 16) == clearPixel)
    }
  }

  // 5.4 (D HDR): what is drawn into the contents lies where the layer's axes say.
  @Test(arguments: [false, true])
  func drawingsFollowTheFlip(isFlipped: Bool) {
    final class Drawing: CALayer {
      override func draw(in ctx: CGContext) {
        ctx.setFillColor(redColor)
        ctx.fill(CGRect(x: 0, y: 0, width: 4, height: 3))
      }
    }
    onStage(20) { stage in
      let layer = Drawing()
      layer.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
      layer.isGeometryFlipped = isFlipped
      layer.setNeedsDisplay()
      _ = stage.show(layer)
      #expect(stage.pixel(1, isFlipped ? 19 : 0) == redPixel)
      #expect(stage.pixels().coveredArea == 12)
    }
  }
}
