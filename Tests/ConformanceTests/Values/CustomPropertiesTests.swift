import QuartzCore
import Testing

/// A ring that fills as its progress grows, as the tutorials have it. (On iOS the properties are
/// `@NSManaged`, and `makePresentation()` is not needed.)
@MainActor
private class RingLayer: CALayer {
  @Animatable("progress") var progress: CGFloat = 0
  @Animatable("ringColor") var ringColor: CGColor?
  @Animatable("steps") var steps = 0
  var drawn: [CGFloat] = []

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? RingLayer { progress = ring.progress }
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "progress" || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress" else { return super.action(forKey: event) }
    let animation = CABasicAnimation(keyPath: event)
    animation.fromValue = (presentation() ?? self).progress
    animation.duration = 1
    return animation
  }

  override func draw(in ctx: CGContext) {
    drawn.append(progress)
    ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

/// The same with presentations of its own class.
@MainActor
private final class PresentedRingLayer: RingLayer {
  var unit = "%"

  override init() { super.init() }

  override init(layer: Any) {
    super.init(layer: layer)
    if let ring = layer as? PresentedRingLayer { unit = ring.unit }
  }

  required init?(coder: NSCoder) { nil }

  override func makePresentation() -> CALayer { PresentedRingLayer(layer: self) }
}

@MainActor
struct CustomPropertiesTests {
  private func shownRing(on stage: Stage, presented: Bool) -> RingLayer {
    let ring = presented ? PresentedRingLayer() : RingLayer()
    ring.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    ring.setNeedsDisplay()
    return stage.show(ring)
  }

  private func width(of stage: Stage) -> Int {
    (0..<100).filter { stage.pixel($0, 5)[3] > 127 }.count
  }

  // 8 (M GS): 0 or nil at first, kept, one for each layer, coded under the key.
  @Test func aCustomPropertyIsCodedUnderItsKey() {
    let (first, second) = (RingLayer(), RingLayer())
    #expect(first.progress == 0)
    #expect(first.ringColor == nil)
    first.progress = 0.5
    #expect(first.progress == 0.5)
    #expect(second.progress == 0)
    #expect(first.value(forKey: "progress") as? Double == 0.5)
    #expect(second.value(forKey: "progress") as? Double == 0)
    second.setValue(0.25, forKey: "progress")
    #expect(second.progress == 0.25)
    second.setValue(NSNumber(value: 1), forKeyPath: "progress")
    #expect(second.progress == 1)
    first.setValue(-42, forKey: "steps")
    #expect(first.steps == -42)
    first.ringColor = .white
    #expect(first.value(forKey: "ringColor") as! CGColor? == .white)
    first.ringColor = nil
    #expect(first.ringColor == nil)
    #expect(first.value(forKey: "ringColor") == nil)
    second.setValue("half", forKey: "progress")
    #expect(second.progress == 1)
  }

  // 8 (M GS): the types a custom property can have.
  @Test func everyTypeCanBeACustomProperty() {
    final class Values: CALayer {
      @Animatable("flag") var flag = false
      @Animatable("count") var count: Int8 = 0
      @Animatable("mass") var mass: Float = 0
      @Animatable("point") var point = CGPoint.zero
      @Animatable("size") var size = CGSize.zero
      @Animatable("rect") var rect = CGRect.zero
      @Animatable("place") var place = CATransform3DIdentity
      @Animatable("title") var title: String?
      @Animatable("stops") var stops: [CGFloat] = []
    }
    let values = Values()
    values.setValue(true, forKey: "flag")
    values.setValue(97, forKey: "count")
    values.setValue(1.5, forKey: "mass")
    values.setValue(CGPoint(x: 3, y: 4), forKey: "point")
    values.setValue(6, forKeyPath: "size.height")
    values.setValue(2, forKeyPath: "rect.origin.x")
    values.setValue(2, forKeyPath: "place.scale.x")
    values.setValue("hello", forKey: "title")
    values.setValue([0.25, 0.5], forKey: "stops")
    #expect(values.flag && values.count == 97 && values.mass == 1.5)
    #expect(values.point == CGPoint(x: 3, y: 4))
    #expect(values.size == CGSize(width: 0, height: 6))
    #expect(values.rect.origin.x == 2)
    #expect(values.place.m11 == 2)
    #expect(values.title == "hello")
    #expect(values.stops == [0.25, 0.5])
    values.title = nil
    #expect(values.title == nil)
  }

  // 8: an explicit animation of the key changes what presentations have.
  @Test func aCustomPropertyIsAnimatedExplicitly() {
    onStage { stage in
      let ring = shownRing(on: stage, presented: true)
      let fill = CABasicAnimation(keyPath: "progress")
      (fill.fromValue, fill.toValue, fill.duration) = (0, 1, 4)
      ring.add(fill, forKey: nil)
      stage.advance(to: 1)
      #expect(ring.presentation()?.progress == 0.25)
      #expect(ring.presentation()?.value(forKey: "progress") as? Double == 0.25)
      #expect(ring.progress == 0)
      stage.advance(to: 5)
      #expect(ring.presentation()?.progress == 0)
    }
  }

  // 8: colours, points, their parts and keys nobody has declared.
  @Test func everyTypeOfCustomPropertyIsAnimated() {
    onStage { stage in
      let ring = shownRing(on: stage, presented: true)
      let tint = stage.shown(
        ring, "ringColor", from: CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1),
        to: CGColor(srgbRed: 0, green: 0, blue: 1, alpha: 1), at: 0.5)
      #expect(isClose(tint?.ringColor, [0.5, 0, 0.5, 1]))
      #expect(stage.shown(ring, "steps", from: 0, to: 10, at: 0.26)?.steps == 3)
      let layer = CALayer()
      layer.setValue(CGPoint(x: 1, y: 2), forKey: "target")
      let moved = stage.shown(layer, "target.x", from: 0, to: 8, at: 0.25)
      #expect(moved?.value(forKey: "target") as? CGPoint == CGPoint(x: 2, y: 2))
      let grown = stage.shown(CALayer(), "energy", from: 0, to: 8, at: 0.25)
      #expect(grown?.value(forKey: "energy") as? Double == 2)
    }
  }

  // 8: presentations are of the layer's class and have its own fields.
  @Test func presentationsAreOfTheLayersClass() {
    onStage { stage in
      let ring = PresentedRingLayer()
      ring.unit = "km"
      CATransaction.setDisableActions(true)
      ring.progress = 0.5
      ring.bounds = CGRect(x: 0, y: 0, width: 3, height: 4)
      _ = stage.show(ring)
      let shown: PresentedRingLayer? = ring.presentation()
      #expect(shown?.unit == "km")
      #expect(shown?.progress == 0.5)
      #expect(shown?.bounds == ring.bounds)
      #expect(shown?.model() === ring)
    }
  }

  // 8 (M GS): `init(layer:)` copies nothing by itself.
  @Test func initWithLayerCopiesNothing() {
    let shape = CAShapeLayer()
    shape.bounds = CGRect(x: 0, y: 0, width: 40, height: 30)
    shape.lineWidth = 7
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.bounds == .zero)
    #expect(copy.lineWidth == 1)
  }

  // 8: a change asks `action(forKey:)`, which animates from what is shown.
  @Test(arguments: [true, false])
  func aChangeRunsItsAction(presented: Bool) {
    onStage { stage in
      let ring = shownRing(on: stage, presented: presented)
      ring.progress = 1
      #expect(ring.animationKeys() == ["progress"])
      #expect(ring.progress == 1)
      stage.advance(to: 0.5)
      #expect(ring.presentation()?.value(forKey: "progress") as? Double == 0.5)
      #expect(width(of: stage) == 40)
      ring.progress = 1
      #expect(ring.animationKeys() == ["progress"])
      stage.advance(to: 2)
      #expect(ring.animationKeys() == nil)
      #expect(width(of: stage) == 80)
    }
  }

  // 8: a key that needs display redraws each frame with the value of that frame, whichever frames
  // were drawn before.
  @Test(arguments: [true, false], [[0.25, 0.5, 0.75], [0.5], [0.1, 0.2, 0.5], [0.5, 0.5]])
  func drawingSeesTheAnimatedValue(presented: Bool, times: [Double]) {
    onStage { stage in
      let ring = shownRing(on: stage, presented: presented)
      let fill = CABasicAnimation(keyPath: "progress")
      (fill.fromValue, fill.toValue, fill.duration) = (0, 1, 1)
      ring.add(fill, forKey: nil)
      for time in times {
        stage.advance(to: time)
        #expect(width(of: stage) == Int(80 * time))
      }
      // The model has its own value and contents.
      #expect(ring.progress == 0)
      #expect(!ring.needsDisplay())
      stage.advance(to: 1.5)
      #expect(width(of: stage) == 0)
    }
  }

  /// Draws what it shows, as its presentation has it.
  private final class DialLayer: CALayer {
    @Animatable("progress") var progress: CGFloat = 0

    override init() { super.init() }
    override init(layer: Any) { super.init(layer: layer) }
    required init?(coder: NSCoder) { nil }

    override func makePresentation() -> CALayer { DialLayer(layer: self) }

    override class func needsDisplay(forKey key: String) -> Bool { key == "progress" }

    override func draw(in ctx: CGContext) {
      let progress = presentation()?.progress ?? 0
      ctx.setFillColor(CGColor(srgbRed: 0, green: 1, blue: 0, alpha: 1))
      ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
    }
  }

  private func shownDial(on stage: Stage) -> DialLayer {
    let dial = DialLayer()
    dial.frame = CGRect(x: 0, y: 0, width: 80, height: 10)
    return stage.show(dial)
  }

  /// Half a second from 0 to 1.
  private func fill(_ prepare: (CABasicAnimation) -> Void = { _ in }) -> CABasicAnimation {
    let fill = CABasicAnimation(keyPath: "progress")
    (fill.fromValue, fill.toValue, fill.duration) = (0, 1, 0.5)
    prepare(fill)
    return fill
  }

  // 12.1 #13 (U): once more when the animation ends, at once with what the model has.
  @Test func theEndOfAnAnimationIsDrawn() {
    onStage { stage in
      for isKept in [false, true] {
        let dial = shownDial(on: stage)
        let start = stage.time
        CATransaction.setDisableActions(true)
        dial.progress = 0.75
        let group = CAAnimationGroup()
        (group.animations, group.duration) = ([fill()], 0.5)
        dial.add(isKept ? fill { $0.isRemovedOnCompletion = false } : group, forKey: nil)
        stage.advance(to: start + 0.25)
        #expect(width(of: stage) == 40)
        stage.advance(to: start + 0.5)
        #expect(width(of: stage) == 60)
        stage.advance(to: start + 0.6)
        #expect(width(of: stage) == 60)
        #expect(dial.animation(forKey: "contents") == nil)
        dial.removeFromSuperlayer()
      }
    }
  }

  // 12.1 #13 (U): or when it is removed, also together with a change of the model.
  @Test func theRemovalOfAnAnimationIsDrawn() {
    onStage { stage in
      let dial = shownDial(on: stage)
      CATransaction.setDisableActions(true)
      dial.progress = 0.75
      dial.add(fill(), forKey: "fill")
      stage.advance(to: 0.25)
      dial.removeAnimation(forKey: "fill")
      stage.commit()
      stage.advance(to: 0.25)
      #expect(width(of: stage) == 60)
      dial.add(fill(), forKey: "fill")
      stage.advance(to: 0.4)
      CATransaction.setDisableActions(true)
      dial.progress = 0.25
      dial.removeAllAnimations()
      stage.commit()
      stage.advance(to: 0.4)
      #expect(width(of: stage) == 20)
    }
  }

  // 12.1 #13: what is drawn anew for an animation is not mixed with the fade of earlier contents.
  @Test func whatIsDrawnForAnAnimationDoesNotFade() {
    onStage { stage in
      let ring = shownRing(on: stage, presented: true)
      ring.progress = 1
      stage.commit()
      stage.advance(to: 0.125)
      #expect(stage.pixel(5, 5) == [0, 255, 0, 255])
      #expect(stage.pixel(15, 5) == [0, 0, 0, 0])
    }
  }

  // 8 (M GS): a key that needs no display is not drawn anew; one that does asks for it when set.
  @Test func otherKeysDoNotDrawAnew() {
    onStage { stage in
      let ring = shownRing(on: stage, presented: false)
      let count = ring.drawn.count
      ring.steps = 5
      ring.opacity = 0.5
      #expect(!ring.needsDisplay())
      let step = CABasicAnimation(keyPath: "steps")
      (step.fromValue, step.toValue, step.duration) = (0, 10, 1)
      ring.add(step, forKey: nil)
      stage.advance(to: 0.5)
      _ = width(of: stage)
      #expect(ring.drawn.count == count)
      CATransaction.setDisableActions(true)
      ring.progress = 0.5
      #expect(ring.needsDisplay())
      stage.commit()
      #expect(!ring.needsDisplay())
      #expect(ring.drawn.last == 0.5)
    }
  }

  // 8 (O): a layer that overrides `display()` finds the value in its presentation.
  @Test func displaySeesTheAnimatedValueToo() {
    final class Clock: CALayer {
      @Animatable("time") var time = 0.0
      static var seen: [Double] = []
      override class func needsDisplay(forKey key: String) -> Bool { key == "time" }
      override func display() { Clock.seen.append((presentation() ?? self).time) }
    }
    onStage { stage in
      let clock = Clock()
      clock.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
      _ = stage.show(clock)
      let run = CABasicAnimation(keyPath: "time")
      (run.fromValue, run.toValue, run.duration) = (0, 8, 1)
      clock.add(run, forKey: nil)
      stage.advance(to: 0.5)
      Clock.seen = []
      _ = stage.pixel(0, 0)
      #expect(Clock.seen == [4])
    }
  }

  // 8 (M GS): `needsDisplay(forKey:)` is false for every key of a layer, and for any other.
  @Test func noKeyOfALayerNeedsDisplay() {
    for key in ["bounds", "position", "opacity", "contents", "aKeyNobodyDefines", ""] {
      #expect(!CALayer.needsDisplay(forKey: key))
    }
    #expect(RingLayer.needsDisplay(forKey: "progress"))
    #expect(!RingLayer.needsDisplay(forKey: "bounds"))
  }
}
