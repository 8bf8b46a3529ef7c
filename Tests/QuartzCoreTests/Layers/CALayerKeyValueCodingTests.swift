import QuartzCore
import Testing

/// Values of animations by key. Those of layers are in the facts.
@MainActor
struct CALayerKeyValueCodingTests {
  @Test func unknownKeysOfAnimationsAreKept() {
    let animation = CABasicAnimation()
    animation.setValue("form", forKey: "name")
    #expect(animation.value(forKey: "name") as? String == "form")
    #expect((animation.copy() as? CAAnimation)?.value(forKey: "name") as? String == "form")
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

  /// A filter, an emitter cell: anything with a name in a list.
  @Test func partsOfListsAreAddressedByName() {
    @MainActor final class Part: NamedPart {
      let partName: String?
      var values: [String: Any] = [:]
      init(_ name: String) { self.partName = name }
      func value(forKeyPath keyPath: String) -> Any? { values[keyPath] }
      func setValue(_ value: Any?, forKeyPath keyPath: String) { values[keyPath] = value }
    }
    let layer = CALayer()
    let (first, second) = (Part("blur"), Part("tint"))
    layer.filters = [first, second]
    layer.setValue(5, forKeyPath: "filters.tint.inputRadius")
    layer.setValue(7, forKeyPath: "filters.blur.inputCenter.x")
    layer.setValue(9, forKeyPath: "filters.glow.inputRadius")
    #expect(second.values["inputRadius"] as? Int == 5)
    #expect(first.values["inputCenter.x"] as? Int == 7)
    #expect(layer.value(forKeyPath: "filters.tint.inputRadius") as? Int == 5)
    #expect(layer.value(forKeyPath: "filters.glow.inputRadius") == nil)
  }
}
