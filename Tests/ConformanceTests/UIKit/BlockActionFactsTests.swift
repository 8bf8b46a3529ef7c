import CoreGraphics
import QuartzCore
import Testing
import UIKit

/// Shows a path that is animated by the block it is set in.
private final class Blob: UIView {
  override class var layerClass: AnyClass { CAShapeLayer.self }
  /// Changes the copy before it is returned.
  var prepare: (CABasicAnimation) -> Void = { _ in }

  override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    guard event == "path",
      let animation = super.action(for: layer, forKey: "backgroundColor") as? CABasicAnimation,
      let copy = animation.copy() as? CABasicAnimation
    else { return super.action(for: layer, forKey: event) }
    copy.keyPath = event
    copy.fromValue = layer.value(forKey: event)
    copy.toValue = nil
    prepare(copy)
    return copy
  }

  var width: CGFloat {
    get { (layer as? CAShapeLayer)?.path?.boundingBox.width ?? 0 }
    set {
      (layer as? CAShapeLayer)?.path =
        CGPath(rect: CGRect(x: 0, y: 0, width: newValue, height: 10), transform: nil)
    }
  }

  var shownWidth: CGFloat {
    (layer.presentation() as? CAShapeLayer)?.path?.boundingBox.width ?? 0
  }
}

/// A layer that takes the block's time for a property of its own from the opacity's.
private final class RingLayer: CALayer {
  @Animatable("progress") var progress: CGFloat = 0
  var isCopied = true

  override init() { super.init() }

  override init(layer: Any) { super.init(layer: layer) }

  required init?(coder: NSCoder) { nil }

  override func action(forKey event: String) -> (any CAAction)? {
    guard event == "progress",
      let animation = super.action(forKey: "opacity") as? CABasicAnimation
    else { return super.action(forKey: event) }
    guard isCopied, let copy = animation.copy() as? CABasicAnimation else {
      // As other code has it: the animation itself is changed.
      animation.keyPath = event
      animation.fromValue = progress
      return animation
    }
    copy.keyPath = event
    copy.fromValue = progress
    copy.toValue = nil
    return copy
  }

  var shownProgress: CGFloat { presentation()?.value(forKey: "progress") as? CGFloat ?? -1 }
}

private final class RingView: UIView {
  override class var layerClass: AnyClass { RingLayer.self }
  override func makeLayer() -> CALayer { RingLayer() }
  var ring: RingLayer? { layer as? RingLayer }
}

/// What a view's layer answers inside a block, and what code makes of it: 12.3 #28.
@MainActor
struct BlockActionFactsTests {
  private func blob(on stage: Stage) -> Blob {
    let blob = Blob(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    blob.width = 10
    _ = stage.show(blob.layer)
    return blob
  }

  // 12.3 #28 (U): the block's timing; the end is open.
  @Test func inABlockAnAnimationOfItsTimingIsGivenOut() throws {
    try onStage { stage in
      stage.advance(to: 2)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.backgroundColor = .red
      _ = stage.show(view.layer)
      var found: [String: CABasicAnimation] = [:]
      UIView.animate(
        withDuration: 3, delay: 0.5, options: [.curveEaseIn, .repeat, .autoreverse],
        animations: {
          for key in ["backgroundColor", "cornerRadius", "opacity", "position"] {
            found[key] = view.action(for: view.layer, forKey: key) as? CABasicAnimation
            #expect(view.layer.action(forKey: key) is CABasicAnimation)
          }
          #expect(view.action(for: view.layer, forKey: "path") is NSNull)
          #expect(view.layer.action(forKey: "path") == nil)
        })
      for (key, animation) in found {
        #expect(animation.keyPath == key && animation.duration == 3 && animation.beginTime == 2.5)
        #expect(animation.timingFunction == CAMediaTimingFunction(name: .easeIn))
        #expect(animation.fillMode == .both && animation.isRemovedOnCompletion)
        #expect(animation.autoreverses && animation.repeatCount == .infinity)
        #expect(animation.toValue == nil && animation.byValue == nil)
        #expect(animation.isAdditive == (key == "position"))
      }
      #expect(found.count == 4)
      #expect(found["opacity"]?.fromValue as? Double == 1)
      let color = try #require(found["backgroundColor"]?.fromValue as? CGColor)
      #expect(color == UIColor.red.cgColor)
      #expect(view.action(for: view.layer, forKey: "opacity") is NSNull)
      #expect(view.layer.animationKeys() == nil)
    }
  }

  // 12.3 #28 (U)
  @Test func springsGiveOutSprings() {
    onStage { stage in
      let view = blob(on: stage)
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 2,
        animations: {
          let spring = view.layer.action(forKey: "cornerRadius") as? CASpringAnimation
          #expect(spring?.duration == 1 && spring?.initialVelocity == 2)
          view.width = 110
        })
      #expect(view.layer.animation(forKey: "path") is CASpringAnimation)
      var widths: [CGFloat] = []
      for step in 1...10 {
        stage.advance(to: Double(step) / 10)
        widths.append(view.shownWidth)
      }
      #expect(widths.contains { $0 > 112 })
    }
  }

  // 12.3 #28 (U): the path takes the block's second, eased, and the block waits for it.
  @Test func aCopyAnimatesAPropertyOfTheViewsOwn() {
    onStage { stage in
      let blob = blob(on: stage)
      var ends: [(CFTimeInterval, Bool)] = []
      UIView.animate(withDuration: 1, animations: { blob.width = 110 }) {
        ends.append((CACurrentMediaTime(), $0))
      }
      #expect(blob.width == 110)
      for (time, share) in [(0.25, 0.129162), (0.5, 0.5), (0.75, 1 - 0.129162)] {
        stage.advance(to: time)
        #expect(isClose(Double(blob.shownWidth), 10 + 100 * share, 1e-3))
      }
      #expect(ends.isEmpty)
      stage.advance(to: 1.5)
      #expect(blob.shownWidth == 110)
      #expect(ends.map(\.0) == [1] && ends.map(\.1) == [true])
      // Outside a block it jumps.
      blob.width = 30
      stage.commit()
      #expect(blob.shownWidth == 30)
    }
  }

  // 12.3 #28 (U): the common form in a layer's class.
  @Test(arguments: [true, false]) func aHostedLayerTakesTheTimeOfItsOpacity(isCopied: Bool) {
    onStage { stage in
      let view = RingView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      view.ring?.isCopied = isCopied
      _ = stage.show(view.layer)
      var end = 0.0
      UIView.animate(
        withDuration: 2, delay: 1, options: .curveLinear, animations: { view.ring?.progress = 1 },
        completion: { _ in end = CACurrentMediaTime() })
      stage.advance(to: 0.5)
      #expect(view.ring?.shownProgress == 0)
      stage.advance(to: 1.5)
      #expect(isClose(Double(view.ring?.shownProgress ?? -1), 0.25))
      stage.advance(to: 4)
      #expect(view.ring?.shownProgress == 1 && end == 3)
      view.ring?.progress = 0.5
      stage.commit()
      #expect(view.ring?.shownProgress == 0.5)
    }
  }

  // 12.3 #28 (U): also of what the view animates itself.
  @Test func aChangedAnimationIsTaken() {
    final class Slow: UIView {
      override func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
        let action = super.action(for: layer, forKey: event)
        (action as? CABasicAnimation)?.duration = 4
        return action
      }
    }
    onStage { stage in
      let view = Slow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      _ = stage.show(view.layer)
      UIView.animate(
        withDuration: 1, delay: 0, options: .curveLinear,
        animations: {
          view.layer.cornerRadius = 4
          view.center.x = 45
        })
      stage.advance(to: 2)
      #expect(view.layer.presentation()?.cornerRadius == 2)
      #expect(view.layer.presentation()?.position.x == 25)
    }
  }

  // 12.3 #28 (U): added by hand, the block waits for it as well.
  @Test func aCopyThatIsAddedIsWaitedFor() {
    onStage { stage in
      let blob = blob(on: stage)
      var end = 0.0
      UIView.animate(
        withDuration: 1,
        animations: {
          guard let copy = blob.layer.action(forKey: "cornerRadius") as? CABasicAnimation else {
            return
          }
          copy.keyPath = "lineWidth"
          (copy.fromValue, copy.toValue, copy.duration) = (1, 5, 3)
          blob.layer.add(copy, forKey: nil)
        }, completion: { _ in end = CACurrentMediaTime() })
      stage.advance(to: 5)
      #expect(end == 3)
    }
  }

  // 12.3 #28 (U): nobody waits for what was asked for and not used.
  @Test func whatIsNotAddedIsNotWaitedFor() {
    onStage { stage in
      let blob = blob(on: stage)
      var end: Double?
      UIView.animate(
        withDuration: 1, animations: { _ = blob.layer.action(forKey: "opacity") },
        completion: { _ in end = CACurrentMediaTime() })
      stage.advance(to: 0.1)
      #expect(end == 0)
    }
  }

  // 12.3 #28 (U), 9.3: a block inside takes the outer one's duration and curve.
  @Test func aBlockInsideGivesOutTheOutersTime() {
    onStage { stage in
      let blob = blob(on: stage)
      UIView.animate(
        withDuration: 2, delay: 0, options: .curveLinear,
        animations: { UIView.animate(withDuration: 1) { blob.width = 110 } })
      stage.advance(to: 0.5)
      #expect(isClose(Double(blob.shownWidth), 35))
    }
  }

  // 12.3 #28 (U)
  @Test func aPropertyAnimatorMovesIt() {
    onStage { stage in
      let blob = blob(on: stage)
      let animator = UIViewPropertyAnimator(duration: 2, curve: .linear) { blob.width = 110 }
      animator.fractionComplete = 0.25
      stage.commit()
      #expect(isClose(Double(blob.shownWidth), 35))
      animator.startAnimation()
      stage.advance(to: 0.5)
      #expect(isClose(Double(blob.shownWidth), 60))
      animator.isReversed = true
      stage.advance(to: 3)
      #expect(blob.width == 10 && blob.shownWidth == 10)
    }
  }

  // 12.3 #28 (U)
  @Test func framesOfABlockOfKeyframesMoveIt() {
    onStage { stage in
      let blob = blob(on: stage)
      UIView.animateKeyframes(
        withDuration: 4, delay: 0,
        options: UIView.KeyframeAnimationOptions(
          rawValue: UIView.AnimationOptions.curveLinear.rawValue),
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.5) { blob.width = 110 }
          UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { blob.width = 60 }
        })
      for (time, width) in [(1.0, 60.0), (2, 110), (3, 85), (4, 60)] {
        stage.advance(to: time)
        #expect(isClose(Double(blob.shownWidth), width))
      }
    }
  }
}
