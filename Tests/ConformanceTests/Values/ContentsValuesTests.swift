import CoreGraphics
import QuartzCore
import Testing

/// Contents on their way from one picture to another.
@MainActor
struct ContentsValuesTests {
  private func image(_ red: CGFloat, _ green: CGFloat, _ blue: CGFloat) throws -> CGImage {
    let context = try #require(
      CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
    context.setFillColor(CGColor(srgbRed: red, green: green, blue: blue, alpha: 1))
    context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
    return try #require(context.makeImage())
  }

  // 3.7: reading gives one of the two, the second from the half on (M).
  @Test func contentsChangeHalfway() throws {
    let (first, second) = (try image(1, 0, 0), try image(0, 0, 1))
    onStage { stage in
      for (progress, shown) in [(0.25, first), (0.5, second), (0.75, second)] {
        let layer = stage.shown(CALayer(), "contents", from: first, to: second, at: progress)
        #expect(layer?.contents as! CGImage? === shown)
      }
    }
  }

  // 3.7: keyframes: the nearer one of the segment; discrete: the latest reached.
  @Test func keyframesOfContentsChangeHalfwayOfEachSegment() throws {
    let images = [try image(1, 0, 0), try image(0, 1, 0), try image(0, 0, 1)]
    onStage { stage in
      for (progress, index) in [(0.2, 0), (0.3, 1), (0.7, 1), (0.8, 2)] {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        #expect(
          stage.shown(CALayer(), animation, at: progress)?.contents as! CGImage? === images[index])
      }
      for (progress, index) in [(0.3, 0), (0.35, 1), (0.65, 1), (0.7, 2)] {
        let animation = CAKeyframeAnimation(keyPath: "contents")
        animation.values = images
        animation.calculationMode = .discrete
        #expect(
          stage.shown(CALayer(), animation, at: progress)?.contents as! CGImage? === images[index])
      }
    }
  }

  // 3.7: the picture is a cross-fade (D).
  @Test func theScreenShowsBothMixed() throws {
    let (first, second) = (try image(1, 0, 0), try image(0, 0, 1))
    onStage { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = stage.shown(layer, "contents", from: first, to: second, at: 0.25)
      #expect(stage.pixel(5, 5) == [191, 0, 64, 255])
    }
  }

  // 3.7: a window on the contents slides.
  @Test func theWindowOnContentsSlides() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "contentsRect", from: CGRect(x: 0, y: 0, width: 0.5, height: 1),
        to: CGRect(x: 0.5, y: 0, width: 0.5, height: 1), at: 0.5)
      #expect(layer?.contentsRect == CGRect(x: 0.25, y: 0, width: 0.5, height: 1))
    }
  }

  // 4.2: a change of the contents of a shown layer fades by itself.
  @Test func aChangeOfContentsFadesByItself() throws {
    let (first, second) = (try image(1, 0, 0), try image(0, 0, 1))
    onStage { stage in
      let layer = CALayer()
      layer.contents = first
      _ = stage.show(layer)
      layer.contents = second
      #expect(layer.animationKeys() == ["contents"])
      #expect(stage.presentation(of: layer, at: 0.01)?.contents as! CGImage? === first)
      #expect(stage.presentation(of: layer, at: 0.24)?.contents as! CGImage? === second)
    }
  }
}
