import QuartzCore
import Testing

/// The parts of structures that key paths name, in every property of a structure's type.
@MainActor
struct KeyPathComponentsTests {
  private func number(_ layer: CALayer?, _ keyPath: String) -> Double? {
    layer?.value(forKeyPath: keyPath) as? Double
  }

  nonisolated private static let points = ["position", "anchorPoint"]
  nonisolated private static let rects = ["bounds", "contentsRect", "contentsCenter"]
  nonisolated private static let transforms = ["transform", "sublayerTransform"]

  // 4.1: x and y (D).
  @Test(arguments: points)
  func pointsHaveXAndY(key: String) {
    let layer = CALayer()
    layer.setValue(3, forKeyPath: key + ".x")
    layer.setValue(4.5, forKeyPath: key + ".y")
    #expect(layer.value(forKey: key) as? CGPoint == CGPoint(x: 3, y: 4.5))
    #expect(number(layer, key + ".y") == 4.5)
  }

  // 4.1: width and height (D).
  @Test func sizesHaveWidthAndHeight() {
    let layer = CALayer()
    layer.setValue(3, forKeyPath: "shadowOffset.width")
    layer.setValue(4, forKeyPath: "shadowOffset.height")
    #expect(layer.shadowOffset == CGSize(width: 3, height: 4))
    #expect(number(layer, "shadowOffset.width") == 3)
  }

  // 4.1: origin, size and their parts (D).
  @Test(arguments: rects)
  func rectanglesHaveOriginAndSize(key: String) {
    let layer = CALayer()
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: key + ".origin")
    layer.setValue(CGSize(width: 3, height: 4), forKeyPath: key + ".size")
    #expect(layer.value(forKey: key) as? CGRect == CGRect(x: 1, y: 2, width: 3, height: 4))
    layer.setValue(5, forKeyPath: key + ".origin.x")
    layer.setValue(6, forKeyPath: key + ".origin.y")
    layer.setValue(7, forKeyPath: key + ".size.width")
    layer.setValue(8, forKeyPath: key + ".size.height")
    #expect(layer.value(forKey: key) as? CGRect == CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(layer.value(forKeyPath: key + ".size") as? CGSize == CGSize(width: 7, height: 8))
    #expect(number(layer, key + ".origin.y") == 6)
  }

  // 4.1: the frame is reached in the same way, through bounds and position.
  @Test func theFrameHasItsPartsToo() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
    #expect(number(layer, "frame.origin.x") == 10)
    #expect(number(layer, "frame.size.height") == 40)
    layer.setValue(50, forKeyPath: "frame.size.width")
    #expect(layer.frame == CGRect(x: 10, y: 20, width: 50, height: 40))
    layer.setValue(CGPoint(x: 1, y: 2), forKeyPath: "frame.origin")
    #expect(layer.position == CGPoint(x: 26, y: 22))
  }

  // 4.1: rotations, scales and translations, of every transform (D).
  @Test(arguments: transforms)
  func transformsHaveTheirParts(key: String) {
    for (part, value) in [
      ("rotation", 0.5), ("rotation.x", 0.25), ("rotation.y", -0.5), ("rotation.z", 1),
      ("scale", 2), ("scale.x", 3), ("scale.y", 0.5), ("scale.z", 4), ("scale.xy", 1.5),
      ("translation.x", 10), ("translation.y", -20), ("translation.z", 30), ("shear.x", 0.5),
    ] {
      let layer = CALayer()
      layer.setValue(value, forKeyPath: "\(key).\(part)")
      #expect(isClose(number(layer, "\(key).\(part)") ?? 0, value), "\(part)")
    }
  }

  // 4.1: a translation is a size of x and y (D).
  @Test func theTranslationIsASize() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeTranslation(1, 2, 3)
    layer.setValue(CGSize(width: 10, height: 15), forKeyPath: "transform.translation")
    #expect(layer.transform == CATransform3DMakeTranslation(10, 15, 3))
    let size = layer.value(forKeyPath: "transform.translation") as? CGSize
    #expect(size == CGSize(width: 10, height: 15))
  }

  // 4.1: a translation is not divided by the scale (R OCA).
  @Test func translationIsNotDividedByScale() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 4)
    layer.setValue(10, forKeyPath: "transform.translation.x")
    #expect(layer.transform.m41 == 10)
    #expect(layer.transform.m11 == 2)
  }

  // 4.1: "rotation" is "rotation.z"; writing replaces, it does not multiply (D, R OCA).
  @Test func writingReplacesOnePartOnly() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    layer.setValue(0.25, forKeyPath: "transform.rotation.z")
    #expect(isClose(number(layer, "transform.rotation") ?? 0, 0.25))
    #expect(isClose(number(layer, "transform.scale.x") ?? 0, 2))
    #expect(isClose(number(layer, "transform.scale.y") ?? 0, 3))
  }

  // 4.1: scale reads the mean and writes all three, z too (D).
  @Test func scaleReadsTheMeanAndWritesAllThree() {
    let layer = CALayer()
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(isClose(number(layer, "transform.scale") ?? 0, 3))
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
    layer.setValue(5, forKeyPath: "transform.scale.xy")
    #expect(layer.transform == CATransform3DMakeScale(5, 5, 2))
  }

  // 4.1: M = S · Rx · Ry · Rz · T (R OCA).
  @Test func rotationsActInTheOrderXYZ() {
    let layer = CALayer()
    for (axis, angle) in [("z", 0.3), ("x", 0.1), ("y", 0.2)] {
      layer.setValue(angle, forKeyPath: "transform.rotation.\(axis)")
    }
    let expected = CATransform3DConcat(
      CATransform3DConcat(
        CATransform3DMakeRotation(0.1, 1, 0, 0), CATransform3DMakeRotation(0.2, 0, 1, 0)),
      CATransform3DMakeRotation(0.3, 0, 0, 1))
    #expect(isClose(layer.transform, expected))
  }

  // 4.1: in the properties of other layers too.
  @Test func otherLayersHavePartsToo() {
    let replicator = CAReplicatorLayer()
    replicator.setValue(0.5, forKeyPath: "instanceTransform.rotation")
    #expect(isClose(replicator.instanceTransform, CATransform3DMakeRotation(0.5, 0, 0, 1)))
    let gradient = CAGradientLayer()
    gradient.setValue(0.25, forKeyPath: "startPoint.x")
    gradient.setValue(0.75, forKeyPath: "endPoint.y")
    #expect(gradient.startPoint == CGPoint(x: 0.25, y: 0))
    #expect(gradient.endPoint == CGPoint(x: 0.5, y: 0.75))
  }

  // 4.1: a part of the wrong class, or of no name, changes nothing.
  @Test func unknownPartsChangeNothing() {
    let layer = CALayer()
    layer.position = CGPoint(x: 1, y: 2)
    layer.setValue(5, forKeyPath: "position.z")
    layer.setValue("five", forKeyPath: "position.x")
    layer.setValue(CGPoint.zero, forKeyPath: "position.y")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.value(forKeyPath: "position.z") == nil)
  }

  // 12.1 #1 (P): a part that is a size takes a point as well, by key and in animations.
  @Test func sizesOfPartsTakePoints() {
    onStage { stage in
      let point = CGPoint(x: 30, y: 40)
      let layer = CALayer()
      layer.setValue(point, forKeyPath: "transform.translation")
      #expect(layer.transform == CATransform3DMakeTranslation(30, 40, 0))
      layer.setValue(NSValue(cgPoint: point), forKeyPath: "sublayerTransform.translation")
      #expect(layer.sublayerTransform == CATransform3DMakeTranslation(30, 40, 0))
      layer.setValue(point, forKeyPath: "bounds.size")
      #expect(layer.bounds == CGRect(x: 0, y: 0, width: 30, height: 40))
      layer.setValue("30", forKeyPath: "bounds.size")
      #expect(layer.bounds.width == 30)

      let still = stage.shown(CALayer(), "transform.translation", from: point, to: point, at: 0.5)
      #expect(still?.transform.m41 == 30 && still?.transform.m42 == 40)
      let mixed = stage.shown(
        CALayer(), "bounds.size", from: NSValue(cgPoint: .zero),
        to: CGSize(width: 10, height: 20), at: 0.5)
      #expect(mixed?.bounds.size == CGSize(width: 5, height: 10))
      let row = CAKeyframeAnimation(keyPath: "transform.translation")
      row.values = [CGPoint.zero, point, NSValue(cgSize: .zero)]
      #expect(stage.shown(CALayer(), row, at: 0.25)?.transform.m42 == 20)
    }
  }

  // 4.1: an animation of a part leaves the rest alone; several turns are plain angles (D).
  @Test func animationsOfPartsLeaveTheRestAlone() {
    onStage { stage in
      let layer = CALayer()
      layer.position = CGPoint(x: 5, y: 7)
      layer.bounds = CGRect(x: 0, y: 0, width: 10, height: 20)
      #expect(
        stage.shown(layer, "position.x", from: 0, to: 10, at: 0.25)?.position
          == CGPoint(x: 2.5, y: 7))
      #expect(
        stage.shown(layer, "bounds.size.width", from: 20, to: 40, at: 0.5)?.bounds.size
          == CGSize(width: 30, height: 20))
      let turning = stage.shown(
        CALayer(), "transform.rotation", from: 0, to: 4 * Double.pi, at: 0.125)
      #expect(isClose(turning?.transform.m12 ?? 0, 1))
      let moved = stage.shown(
        CALayer(), "transform.translation", from: CGSize.zero, to: CGSize(width: 10, height: 20),
        at: 0.5)
      #expect(moved?.transform == CATransform3DMakeTranslation(5, 10, 0))
      let tilted = stage.shown(CALayer(), "sublayerTransform.rotation.x", from: 0, to: 1, at: 0.5)
      #expect(
        tilted.map { isClose($0.sublayerTransform, CATransform3DMakeRotation(0.5, 1, 0, 0)) }
          == true)
      let shadowed = stage.shown(CALayer(), "shadowOffset.width", from: 0, to: 8, at: 0.5)
      #expect(shadowed?.shadowOffset == CGSize(width: 4, height: -3))
    }
  }

  // 4.1: additive on a part adds to the part: 2 + .5 (R OCA).
  @Test func additiveAnimationsAddToThePart() {
    onStage { stage in
      let layer = CALayer()
      layer.transform = CATransform3DMakeScale(2, 1, 1)
      let grow = CABasicAnimation(keyPath: "transform.scale.x")
      grow.fromValue = 0
      grow.toValue = 1
      grow.isAdditive = true
      #expect(isClose(stage.shown(layer, grow, at: 0.5)?.transform.m11 ?? 0, 2.5))
    }
  }
}

private func isClose(_ a: CGFloat, _ b: CGFloat) -> Bool { isClose(Double(a), Double(b)) }
