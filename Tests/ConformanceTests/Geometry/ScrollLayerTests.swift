import QuartzCore
import Testing

/// Scroll layers, and what every layer knows of them.
@MainActor
struct ScrollLayerTests {
  // 7.7 (M GS, OCA)
  @Test func aNewScrollLayerScrollsBothWaysAndClips() {
    let layer = CAScrollLayer()
    #expect(layer.scrollMode == .both)
    #expect(layer.masksToBounds)
    #expect(layer.opacity == 1)
    #expect(layer.bounds == .zero)
    #expect(CAScrollLayer.defaultValue(forKey: "masksToBounds") as? Bool == true)
    #expect(CALayer.defaultValue(forKey: "masksToBounds") as? Bool == false)
  }

  // 7.7 (M GS)
  @Test func theModesHaveNames() {
    #expect(CAScrollLayerScrollMode.none.rawValue == "none")
    #expect(CAScrollLayerScrollMode.vertically.rawValue == "vertically")
    #expect(CAScrollLayerScrollMode.horizontally.rawValue == "horizontally")
    #expect(CAScrollLayerScrollMode.both.rawValue == "both")
    let layer = CAScrollLayer()
    layer.setValue("vertically", forKey: "scrollMode")
    #expect(layer.scrollMode == .vertically)
    #expect(layer.value(forKey: "scrollMode") as? String == "vertically")
  }

  private func layer(_ bounds: CGRect) -> CAScrollLayer {
    let layer = CAScrollLayer()
    layer.bounds = bounds
    return layer
  }

  // 7.7 (M GS)
  @Test func scrollingToAPointMovesTheOriginOfTheBounds() {
    let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
    layer.scroll(to: CGPoint(x: 50, y: 60))
    #expect(layer.bounds == CGRect(x: 50, y: 60, width: 100, height: 100))
    layer.scroll(to: CGPoint(x: -500, y: 6000))
    #expect(layer.bounds.origin == CGPoint(x: -500, y: 6000))
  }

  // 7.7 (M GS): as little as shows the rectangle; one too large shows its origin.
  @Test(arguments: [
    (CGPoint(x: 50, y: 60), CGRect(x: 200, y: 200, width: 10, height: 10), CGPoint(x: 110, y: 110)),
    (
      CGPoint(x: 100, y: 100), CGRect(x: 120, y: 120, width: 10, height: 10),
      CGPoint(x: 100, y: 100)
    ),
    (CGPoint(x: 100, y: 100), CGRect(x: 20, y: 20, width: 10, height: 10), CGPoint(x: 20, y: 20)),
    (.zero, CGRect(x: 20, y: 20, width: 400, height: 400), CGPoint(x: 20, y: 20)),
  ])
  func scrollingToARectangleMovesTheLeast(from origin: CGPoint, rect: CGRect, to expected: CGPoint)
  {
    let layer = layer(CGRect(origin: origin, size: CGSize(width: 100, height: 100)))
    layer.scroll(to: rect)
    #expect(layer.bounds.origin == expected)
  }

  // 7.7 (M GS): the mode holds an axis still; an unknown one both.
  @Test func theModeHoldsAnAxisStill() {
    let expected: [(CAScrollLayerScrollMode, CGPoint)] = [
      (.vertically, CGPoint(x: 0, y: 80)), (.horizontally, CGPoint(x: 70, y: 0)), (.none, .zero),
      (.both, CGPoint(x: 70, y: 80)), (CAScrollLayerScrollMode(rawValue: "sideways"), .zero),
    ]
    for (mode, origin) in expected {
      let layer = layer(CGRect(x: 0, y: 0, width: 100, height: 100))
      layer.scrollMode = mode
      layer.scroll(to: CGPoint(x: 70, y: 80))
      #expect(layer.bounds.origin == origin, "\(mode.rawValue)")
    }
  }

  // 7.7 (M GS)
  @Test func withoutAScrollLayerEverythingIsVisibleAndNothingScrolls() {
    let layer = CALayer()
    layer.bounds = CGRect(x: 0, y: 0, width: 100, height: 80)
    #expect(layer.visibleRect == layer.bounds)
    layer.scroll(CGPoint(x: 30, y: 40))
    layer.scrollRectToVisible(CGRect(x: 200, y: 200, width: 10, height: 10))
    #expect(layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(layer.visibleRect == layer.bounds)
  }

  private func tree() -> (scroll: CAScrollLayer, content: CALayer, deep: CALayer) {
    let scroll = layer(CGRect(x: 0, y: 0, width: 100, height: 80))
    let (content, deep) = (CALayer(), CALayer())
    content.frame = CGRect(x: 0, y: 0, width: 500, height: 400)
    deep.frame = CGRect(x: 30, y: 40, width: 20, height: 20)
    scroll.addSublayer(content)
    content.addSublayer(deep)
    return (scroll, content, deep)
  }

  // 7.7 (M GS)
  @Test func aScrollLayerShowsAPartOfWhatItHolds() {
    let (scroll, content, _) = tree()
    #expect(scroll.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 80))
    #expect(content.visibleRect == CGRect(x: 0, y: 0, width: 100, height: 80))
    content.scroll(CGPoint(x: 50, y: 60))
    #expect(scroll.bounds == CGRect(x: 50, y: 60, width: 100, height: 80))
    #expect(content.visibleRect == CGRect(x: 50, y: 60, width: 100, height: 80))
    scroll.bounds.origin = .zero
    scroll.scroll(CGPoint(x: 50, y: 60))
    #expect(scroll.bounds == CGRect(x: 50, y: 60, width: 100, height: 80))
  }

  // 7.7 (M GS)
  @Test(arguments: [
    (CGRect(x: 200, y: 150, width: 20, height: 10), CGPoint(x: 120, y: 80)),
    (CGRect(x: 10, y: 10, width: 20, height: 10), CGPoint.zero),
    (CGRect(x: 200, y: 150, width: 400, height: 400), CGPoint(x: 200, y: 150)),
  ])
  func aRectangleIsScrolledIntoView(rect: CGRect, origin: CGPoint) {
    let (scroll, content, _) = tree()
    content.scrollRectToVisible(rect)
    #expect(scroll.bounds.origin == origin)
  }

  // 7.7 (M GS): points are those of the layer asked.
  @Test func deeperLayersScrollTheNearestScrollLayer() {
    let (scroll, _, deep) = tree()
    #expect(deep.visibleRect == CGRect(x: 0, y: 0, width: 20, height: 20))
    deep.scroll(CGPoint(x: 5, y: 5))
    #expect(scroll.bounds == CGRect(x: 35, y: 45, width: 100, height: 80))
    #expect(deep.visibleRect == CGRect(x: 5, y: 5, width: 15, height: 15))
  }

  // 7.7 (M GS)
  @Test func theModeCountsForDeeperLayersToo() {
    let (scroll, content, _) = tree()
    scroll.scrollMode = .horizontally
    content.scroll(CGPoint(x: 50, y: 60))
    #expect(scroll.bounds.origin == CGPoint(x: 50, y: 0))
    scroll.scrollMode = .none
    scroll.bounds.origin = .zero
    content.scroll(CGPoint(x: 50, y: 60))
    #expect(scroll.bounds.origin == .zero)
  }

  // 7.7, 5.1: what is scrolled to is what is drawn, cut to the bounds.
  @Test func whatIsScrolledToIsDrawn() {
    onStage(20) { stage in
      let scroll = layer(CGRect(x: 0, y: 0, width: 10, height: 10))
      scroll.position = CGPoint(x: 10, y: 10)
      let dot = CALayer()
      dot.frame = CGRect(x: 20, y: 20, width: 8, height: 8)
      dot.backgroundColor = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)
      scroll.addSublayer(dot)
      _ = stage.show(scroll)
      #expect(stage.pixel(10, 10) == [0, 0, 0, 0])
      still { scroll.scroll(to: CGPoint(x: 22, y: 16)) }
      #expect(stage.pixel(5, 8) == [0, 0, 0, 0])
      #expect(stage.pixel(5, 9) == [255, 0, 0, 255])
      #expect(stage.pixel(4, 9) == [0, 0, 0, 0])
      #expect(stage.pixel(10, 14) == [255, 0, 0, 255])
      #expect(stage.pixel(10, 15) == [0, 0, 0, 0])
      #expect(stage.pixel(11, 9) == [0, 0, 0, 0])
    }
  }

  // 4.2: scrolling is a change of the bounds, animated in a shown layer.
  @Test func scrollingAnimatesTheBounds() {
    onStage { stage in
      let scroll = stage.show(layer(CGRect(x: 0, y: 0, width: 10, height: 10)))
      scroll.scroll(to: CGPoint(x: 8, y: 0))
      #expect(scroll.animationKeys() == ["bounds"])
      #expect(scroll.scrollMode == scroll.presentation()?.scrollMode)
    }
  }
}
