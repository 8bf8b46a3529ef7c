import QuartzCore
import Testing

/// Key paths and the components of structures that they reach.
@MainActor
struct CALayerKeyValueCodingTests {
  private let layer = CALayer()

  @Test func partsOfStructuresHaveKeyPaths() {
    layer.setValue(3, forKeyPath: "position.x")
    layer.setValue(CGFloat(4), forKeyPath: "position.y")
    layer.setValue(5.0, forKeyPath: "bounds.size.width")
    layer.setValue(NSNumber(value: 6), forKeyPath: "bounds.origin.y")
    #expect(layer.position == CGPoint(x: 3, y: 4))
    #expect(layer.bounds == CGRect(x: 0, y: 6, width: 5, height: 0))
    #expect(layer.value(forKeyPath: "bounds.size.width") as? Double == 5)
    #expect(layer.value(forKeyPath: "bounds.origin") as? CGPoint == CGPoint(x: 0, y: 6))
  }

  @Test func translationIsNotDividedByScale() {
    layer.transform = CATransform3DMakeScale(2, 3, 4)
    layer.setValue(CGSize(width: 10, height: 15), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 10)
    #expect(layer.transform.m42 == 15)
    #expect(layer.transform.m11 == 2)
    let size = layer.value(forKeyPath: "transform.translation") as? CGSize
    #expect(size == CGSize(width: 10, height: 15))
  }

  @Test func rotationReplacesItsComponentOnly() {
    layer.transform = CATransform3DMakeScale(2, 3, 1)
    layer.setValue(0.5, forKeyPath: "transform.rotation")
    layer.setValue(0.25, forKeyPath: "transform.rotation.z")
    let angle = layer.value(forKeyPath: "transform.rotation.z") as? Double
    #expect(isClose(angle ?? 0, 0.25))
    #expect(isClose(layer.value(forKeyPath: "transform.scale.x") as? Double ?? 0, 2))
  }

  @Test func scaleReadsTheMeanAndWritesAllThree() {
    layer.transform = CATransform3DMakeScale(1, 2, 6)
    #expect(isClose(layer.value(forKeyPath: "transform.scale") as? Double ?? 0, 3))
    layer.setValue(2, forKeyPath: "transform.scale")
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
  }

  @Test func valuesMayBeBoxed() {
    layer.setValue(NSValue(point: CGPoint(x: 1, y: 2)), forKey: "position")
    layer.setValue(NSValue(rect: CGRect(x: 1, y: 2, width: 3, height: 4)), forKey: "bounds")
    layer.setValue(NSValue(caTransform3D: CATransform3DMakeScale(2, 2, 2)), forKey: "transform")
    #expect(layer.position == CGPoint(x: 1, y: 2))
    #expect(layer.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(layer.transform == CATransform3DMakeScale(2, 2, 2))
  }

  @Test func aValueOfTheWrongTypeChangesNothing() {
    layer.setValue("seven", forKey: "opacity")
    layer.setValue(NSValue(point: .zero), forKey: "bounds")
    #expect(layer.opacity == 1)
  }

  @Test func unknownKeysAreKept() {
    layer.setValue("form", forKey: "kind")
    #expect(layer.value(forKey: "kind") as? String == "form")
    layer.setValue(nil, forKey: "kind")
    #expect(layer.value(forKey: "kind") == nil)
    layer.style = ["kind": "styled"]
    #expect(layer.value(forKey: "kind") as? String == "styled")
    let animation = CABasicAnimation()
    animation.setValue("form", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "form")
    #expect((animation.copy() as? CAAnimation)?.value(forKey: "name") as? String == "form")
  }

  @Test func swiftSpellingsOfFlagsAreAccepted() {
    layer.setValue(true, forKey: "isHidden")
    #expect(layer.isHidden)
    #expect(layer.value(forKey: "hidden") as? Bool == true)
  }

  @Test func animationPropertiesHaveKeys() {
    let animation = CABasicAnimation()
    animation.setValue(2, forKey: "duration")
    animation.setValue(CGFloat(3), forKey: "toValue")
    animation.setValue("both", forKey: "fillMode")
    animation.setValue("position.x", forKey: "keyPath")
    #expect(animation.duration == 2)
    #expect(animation.toValue as? CGFloat == 3)
    #expect(animation.fillMode == .both)
    #expect(animation.keyPath == "position.x")
    #expect(animation.value(forKey: "fillMode") as? String == "both")
  }
}
