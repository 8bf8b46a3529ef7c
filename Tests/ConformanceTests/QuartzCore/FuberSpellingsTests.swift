import QuartzCore
import Testing

/// The lines of the Fuber tutorial (Swift 2.2) that name QuartzCore, as they stand there.
@MainActor
struct FuberSpellingsTests {
  @Test func theTutorialsSpellingsCompileAndWork() {
    let layer = CAShapeLayer()
    let strokeEndAnimation = CAKeyframeAnimation(keyPath: "strokeEnd")
    strokeEndAnimation.timingFunction = CAMediaTimingFunction(controlPoints: 1.00, 0.0, 0.35, 1.0)
    strokeEndAnimation.duration = 3 - 0.5
    strokeEndAnimation.values = [0.0, 1.0]
    strokeEndAnimation.keyTimes = [0.0, 1.0]

    let transformAnimation = CABasicAnimation(keyPath: "transform")
    var startingTransform = CATransform3DMakeRotation(-CGFloat(M_PI_4), 0, 0, 1)
    startingTransform = CATransform3DScale(startingTransform, 0.25, 0.25, 1)
    transformAnimation.fromValue = NSValue(CATransform3D: startingTransform)
    transformAnimation.toValue = NSValue(CATransform3D: CATransform3DIdentity)

    let groupAnimation = CAAnimationGroup()
    groupAnimation.animations = [strokeEndAnimation, transformAnimation]
    groupAnimation.repeatCount = Float.infinity
    groupAnimation.fillMode = kCAFillModeBoth
    groupAnimation.removedOnCompletion = false
    groupAnimation.timingFunction = CAMediaTimingFunction(name: kCAMediaTimingFunctionLinear)
    layer.addAnimation(groupAnimation, forKey: "looping")

    let stored = layer.animationForKey("looping")
    #expect(stored?.fillMode == .both)
    #expect(stored?.isRemovedOnCompletion == false)
    #expect(stored?.repeatCount == .infinity)
  }
}
