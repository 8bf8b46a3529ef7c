import QuartzCore
import Testing

/// Numbers and structures of numbers: each by itself, and beyond the ends.
@MainActor
struct NumberValuesTests {
  nonisolated private static let progresses = [-0.5, 0, 0.25, 0.5, 0.75, 1.5]

  // 3, 3.1: linear, extrapolated outside 0…1.
  @Test(arguments: progresses)
  func numbersRunStraightAndBeyondTheEnds(progress: Double) {
    onStage { stage in
      let layer = stage.shown(CALayer(), "zPosition", from: 10, to: 30, at: progress)
      #expect(isClose(Double(layer?.zPosition ?? 0), 10 + 20 * progress, 1e-5))
      let shape = stage.shown(CAShapeLayer(), "lineWidth", from: 2.0, to: 4, at: progress)
      #expect(isClose(Double(shape?.lineWidth ?? 0), 2 + 2 * progress, 1e-5))
    }
  }

  // 3.1: points and sizes by component.
  @Test(arguments: progresses)
  func pointsAndSizesRunByComponent(progress: Double) {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "position", from: CGPoint(x: 10, y: 40), to: CGPoint(x: 20, y: 0), at: progress)
      #expect(isClose(Double(layer?.position.x ?? 0), 10 + 10 * progress, 1e-5))
      #expect(isClose(Double(layer?.position.y ?? 0), 40 - 40 * progress, 1e-5))
      let other = stage.shown(
        CALayer(), "shadowOffset", from: CGSize(width: 0, height: 8),
        to: CGSize(width: 4, height: 0), at: progress)
      #expect(isClose(Double(other?.shadowOffset.width ?? 0), 4 * progress, 1e-5))
      #expect(isClose(Double(other?.shadowOffset.height ?? 0), 8 - 8 * progress, 1e-5))
    }
  }

  // 3.1: origin and size of a rectangle independently (D).
  @Test func rectanglesRunByComponent() {
    onStage { stage in
      let layer = stage.shown(
        CALayer(), "bounds", from: CGRect(x: 0, y: 10, width: 20, height: 30),
        to: CGRect(x: 4, y: 10, width: 40, height: 10), at: 0.25)
      #expect(layer?.bounds == CGRect(x: 1, y: 10, width: 25, height: 25))
    }
  }

  // 3.1: an integer is animated as a number.
  @Test func integersAreNumbers() {
    onStage { stage in
      let layer = stage.shown(CALayer(), "cornerRadius", from: 1, to: 2, at: 0.5)
      #expect(layer?.cornerRadius == 1.5)
    }
  }

  // 3.1: an integral property is rounded.
  @Test func integralPropertiesAreRounded() {
    onStage { stage in
      for (progress, count) in [(0.1, 2), (0.26, 4), (0.5, 6)] {
        let layer = stage.shown(
          CAReplicatorLayer(), "instanceCount", from: 1, to: 11, at: progress)
        #expect(layer?.instanceCount == count)
      }
      let layer = stage.show(CAReplicatorLayer())
      layer.instanceCount = 5
      #expect(layer.animationKeys() == nil)
    }
  }

  // 1.5: values may be boxed, and numbers may be of any type.
  @Test func valuesMayBeOfAnyNumericTypeAndBoxed() {
    onStage { stage in
      for (from, to) in [
        (Float(1) as Any, CGFloat(3) as Any), (1, 3.0), (NSNumber(value: 1), NSNumber(value: 3)),
        (UInt8(1), Int64(3)),
      ] {
        #expect(stage.shown(CALayer(), "zPosition", from: from, to: to, at: 0.5)?.zPosition == 2)
      }
      let layer = stage.shown(
        CALayer(), "transform", from: NSValue(caTransform3D: CATransform3DIdentity),
        to: NSValue(caTransform3D: CATransform3DMakeTranslation(10, 0, 0)), at: 0.5)
      #expect(layer?.transform.m41 == 5)
    }
  }

  // 1.5: an end of the wrong class: nothing is animated. Trap 9 is the commonest case.
  @Test func anEndOfTheWrongClassHasNoEffect() {
    onStage { stage in
      for (from, to) in [
        (0 as Any, CGPoint.zero as Any), ("one", 5), (0, "another"), (CGColor.black, 5),
      ] {
        let layer = CALayer()
        layer.zPosition = 7
        #expect(stage.shown(layer, "zPosition", from: from, to: to, at: 0.5)?.zPosition == 7)
      }
    }
  }

  // 4.1: unknown key paths have no effect.
  @Test func anUnknownKeyPathHasNoEffect() {
    onStage { stage in
      let layer = CALayer()
      layer.position = CGPoint(x: 1, y: 2)
      for keyPath in ["nothing.known", "position.z", "bounds.middle", "transform.rotation.w", ""] {
        let shown = stage.shown(layer, keyPath, from: 0, to: 1, at: 0.5)
        #expect(shown?.position == layer.position)
        #expect(shown.map { CATransform3DIsIdentity($0.transform) } == true)
      }
    }
  }

  // 4.2: the frame is not animated; bounds and position are.
  @Test func theFrameIsNotAnimated() {
    onStage { stage in
      let layer = CALayer()
      layer.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      let shown = stage.shown(
        layer, "frame", from: CGRect.zero, to: CGRect(x: 0, y: 0, width: 50, height: 50), at: 0.5)
      #expect(shown?.frame == layer.frame)
    }
  }
}
