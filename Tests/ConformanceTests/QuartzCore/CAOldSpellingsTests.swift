import CoreGraphics
import QuartzCore
import Testing

// Core Animation as Swift 2 and 3 wrote it.
@MainActor
struct CAOldSpellingsTests {
  @Test func constants() {
    #expect(kCAFillModeBoth == .both && kCAFillModeForwards == .forwards)
    #expect(kCAFillModeBackwards == .backwards && kCAFillModeRemoved == .removed)
    #expect(kCAMediaTimingFunctionEaseIn == .easeIn && kCAMediaTimingFunctionLinear == .linear)
    #expect(kCAMediaTimingFunctionEaseInEaseOut == .easeInEaseOut)
    #expect(kCAMediaTimingFunctionDefault == .default && kCAMediaTimingFunctionEaseOut == .easeOut)
    #expect(kCALineCapRound == .round && kCALineJoinBevel == .bevel)
    #expect(kCAFillRuleEvenOdd == .evenOdd)
    #expect(kCAGravityResizeAspect == .resizeAspect && kCAGravityTopLeft == .topLeft)
    #expect(kCAGradientLayerAxial == .axial && kCAGradientLayerRadial == .radial)
    #expect(kCAAlignmentCenter == .center && kCATruncationEnd == .end)
    #expect(kCAAnimationPaced == .paced && kCAAnimationRotateAuto == .rotateAuto)
    #expect(kCAValueFunctionRotateZ == .rotateZ)
  }

  @Test func animationsOnALayer() {
    onStage { stage in
      let layer = stage.show(CALayer())
      let fade = CABasicAnimation(keyPath: "opacity")
      fade.fromValue = NSNumber(float: 1)
      fade.toValue = 0
      fade.duration = 2
      fade.additive = false
      fade.cumulative = false
      fade.removedOnCompletion = false
      fade.fillMode = kCAFillModeForwards
      layer.addAnimation(fade, forKey: "fade")
      #expect(layer.animationForKey("fade")?.isRemovedOnCompletion == false)
      stage.advance(to: 1)
      let shown = layer.presentationLayer() as? CALayer
      #expect(shown?.opacity == 0.5)
      #expect(shown?.modelLayer() as? CALayer === layer)
      layer.removeAnimationForKey("fade")
      #expect(layer.animationForKey("fade") == nil)
    }
  }

  @Test func valuesByKey() {
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.setValue("fade", forKey: "name")
    #expect(fade.valueForKey("name") as? String == "fade")
    #expect(CAAnimation.defaultValueForKey("removedOnCompletion") as? Bool == true)
    let text = CATextLayer()
    text.wrapped = true
    #expect(text.isWrapped)
    #expect(kCAScrollVertically == .vertically)
  }

  @Test func displayLinks() {
    @MainActor final class Counter {
      var count = 0
      func update(_ link: CADisplayLink) { count += 1 }
    }
    onStage { stage in
      let counter = Counter()
      let link = CADisplayLink(target: counter, selector: Counter.update)
      link.addToRunLoop(NSRunLoop.mainRunLoop(), forMode: NSDefaultRunLoopMode)
      #expect(!link.paused)
      stage.advance(to: 0.5)
      let before = counter.count
      #expect(before > 0)
      link.removeFromRunLoop(NSRunLoop.mainRunLoop(), forMode: NSDefaultRunLoopMode)
      stage.advance(to: 1)
      #expect(counter.count == before)
      link.invalidate()
    }
  }

  @Test func layers() {
    let layer = CALayer()
    layer.frame = CGRectMake(10, 20, 30, 40)
    let child = CALayer()
    layer.insertSublayer(child, atIndex: 0)
    child.frame = CGRectMake(1, 2, 3, 4)
    #expect(child.convertPoint(CGPointZero, toLayer: layer) == CGPointMake(1, 2))
    #expect(child.convertPoint(CGPointMake(1, 2), fromLayer: layer) == CGPointZero)
    #expect(child.convertRect(child.bounds, toLayer: layer) == child.frame)
    #expect(child.convertRect(child.frame, fromLayer: layer) == child.bounds)
    #expect(child.convertTime(3, toLayer: layer) == 3)
    #expect(layer.containsPoint(CGPointMake(1, 1)))
    layer.hidden = true
    layer.doubleSided = false
    layer.geometryFlipped = true
    layer.opaque = true
    #expect(layer.isHidden && !layer.isDoubleSided && layer.isGeometryFlipped && layer.isOpaque)
    #expect(layer.valueForKeyPath("position.x") as? Double == 25)
    #expect(CALayer.defaultValueForKey("anchorPoint") != nil)
  }
}
