import QuartzCore
import Testing

/// Defaults as Apple documents them or as they were measured.
@MainActor
struct CALayerDefaultsTests {
  @Test func aNewLayer() {
    let layer = CALayer()
    #expect(layer.bounds == .zero)
    #expect(layer.position == .zero)
    #expect(layer.anchorPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(layer.anchorPointZ == 0)
    #expect(layer.zPosition == 0)
    #expect(CATransform3DIsIdentity(layer.transform))
    #expect(CATransform3DIsIdentity(layer.sublayerTransform))
    #expect(layer.opacity == 1)
    #expect(!layer.isHidden)
    #expect(!layer.masksToBounds)
    #expect(layer.isDoubleSided)
    #expect(!layer.isGeometryFlipped)
    #expect(layer.backgroundColor == nil)
    #expect(layer.cornerRadius == 0)
    #expect(layer.borderWidth == 0)
    #expect(layer.borderColor == .black)
    #expect(layer.contents == nil)
    #expect(layer.contentsGravity == .resize)
    #expect(layer.contentsRect == CGRect(x: 0, y: 0, width: 1, height: 1))
    #expect(layer.contentsScale == 1)
    #expect(layer.allowsGroupOpacity)
    #expect(layer.allowsEdgeAntialiasing)
    #expect(!layer.shouldRasterize)
    #expect(layer.rasterizationScale == 1)
    #expect(layer.duration == .infinity)
    #expect(layer.speed == 1)
    #expect(layer.fillMode == .removed)
    #expect(layer.presentation() == nil)
    #expect(layer.model() === layer)
  }

  @Test func aNewShapeLayer() {
    let layer = CAShapeLayer()
    #expect(layer.path == nil)
    #expect(layer.fillRule == .nonZero)
    #expect(layer.strokeColor == nil)
    #expect(layer.strokeStart == 0)
    #expect(layer.strokeEnd == 1)
    #expect(layer.lineWidth == 1)
    #expect(layer.miterLimit == 10)
    #expect(layer.lineCap == .butt)
    #expect(layer.lineJoin == .miter)
    #expect(layer.lineDashPattern == nil)
    #expect(layer.lineDashPhase == 0)
  }

  @Test func aNewReplicatorLayer() {
    let layer = CAReplicatorLayer()
    #expect(layer.instanceCount == 1)
    #expect(layer.instanceDelay == 0)
    #expect(CATransform3DIsIdentity(layer.instanceTransform))
    #expect(layer.instanceAlphaOffset == 0)
  }

  @Test func aNewTextLayer() {
    let layer = CATextLayer()
    #expect(layer.string == nil)
    #expect(layer.fontSize == 36)
    #expect(layer.foregroundColor?.components == [1, 1, 1, 1])
    #expect(!layer.isWrapped)
    #expect(layer.truncationMode == .none)
    #expect(layer.alignmentMode == .natural)
  }

  @Test func aNewAnimation() {
    let animation = CABasicAnimation(keyPath: "opacity")
    #expect(animation.keyPath == "opacity")
    #expect(animation.beginTime == 0)
    #expect(animation.duration == 0)
    #expect(animation.speed == 1)
    #expect(animation.timeOffset == 0)
    #expect(animation.repeatCount == 0)
    #expect(animation.repeatDuration == 0)
    #expect(!animation.autoreverses)
    #expect(animation.fillMode == .removed)
    #expect(animation.isRemovedOnCompletion)
    #expect(animation.timingFunction == nil)
    #expect(!animation.isAdditive)
    #expect(!animation.isCumulative)
    #expect(CAKeyframeAnimation().calculationMode == .linear)
  }

  @Test func aNewSpring() {
    let spring = CASpringAnimation(keyPath: "position")
    #expect(spring.mass == 1)
    #expect(spring.stiffness == 100)
    #expect(spring.damping == 10)
    #expect(spring.initialVelocity == 0)
    #expect(!spring.allowsOverdamping)
    #expect(isClose(spring.settlingDuration, 1.4727003346780927))
  }

  @Test func defaultsOfClasses() {
    #expect(CALayer.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(CALayer.defaultValue(forKey: "anchorPoint") as? CGPoint == CGPoint(x: 0.5, y: 0.5))
    #expect(CALayer.defaultValue(forKey: "lineWidth") == nil)
    #expect(CAShapeLayer.defaultValue(forKey: "lineWidth") as? Double == 1)
    #expect(CAAnimation.defaultValue(forKey: "duration") as? Double == 0)
    #expect(CAKeyframeAnimation.defaultValue(forKey: "calculationMode") as? String == "linear")
  }
}
