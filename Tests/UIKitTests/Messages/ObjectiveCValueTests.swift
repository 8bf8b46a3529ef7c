import CoreGraphics
import Testing
import UIKit

@MainActor
struct ObjectiveCValueTests {
  @MainActor
  private final class Sample: NSObject {
    var title = "a"
    var count = 0
    func add(_ one: Int, to other: Int) -> Int {
      count += one + other
      return count
    }
  }

  init() {
    ClassRecord.register([
      ClassRecord(
        Sample.self, name: "Sample", methods: [.method("add:to:", Sample.add(_:to:))],
        properties: [.property("title", \Sample.title)])
    ])
  }

  @Test func membersThatSeveralClassesHaveAreThoseOfTheObject() {
    let slider = UISlider(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    slider.value = 0.5
    slider.tag = 7
    slider.isEnabled = false
    let view = UIView()
    view.addSubview(slider)
    let value = ObjectiveCValue(slider)
    let number: Double = value.number()
    let points: CGFloat = value.number()
    #expect(number == 0.5 && points == 0.5 && value.number() == 0.5)
    #expect(value.tag == 7 && value.frame == slider.frame && value.superview === view)
    #expect(value.isEnabled == false && value.enabled == false)
    #expect(value.selectedSegmentIndex == nil && value.text == nil)
    value.removeFromSuperview()
    #expect(slider.superview == nil)

    let segments = UISegmentedControl(items: ["a", "b"])
    segments.selectedSegmentIndex = 1
    #expect(ObjectiveCValue(segments).selectedSegmentIndex == 1)
    let button = UIBarButtonItem(title: "c", style: .plain, target: nil, action: Selector("x"))
    button.tag = 3
    #expect(ObjectiveCValue(button).tag == 3 && ObjectiveCValue(button).title == "c")
    #expect(ObjectiveCValue("text").isEqual(to: "text"))
    #expect(!ObjectiveCValue("text").isEqual(to: 1))
    #expect(ObjectiveCValue(NSNumber(value: 2)).isEqual(NSNumber(value: 2)))
    let layer = CALayer()
    ObjectiveCValue(layer).add(CABasicAnimation(keyPath: "opacity"), forKey: "a")
    #expect(layer.animationKeys() == ["a"])
  }

  @Test func whatHasKeysAndPlacesIsAskedForThem() {
    let list: [Any] = [["a": 1], NSDictionary(dictionary: ["b": "c"])]
    #expect(ObjectiveCValue(list)[0] != nil)
    #expect(ObjectiveCValue(list)[2] == nil)
    #expect(ObjectiveCValue(list[0])["a"] as? Int == 1)
    #expect(ObjectiveCValue(list[1])["b"] as? String == "c")
    #expect(ObjectiveCValue(5)["b"] == nil)
  }

  @Test func methodsAndPropertiesAreFoundByTheirNames() {
    let sample = Sample()
    let value = ObjectiveCValue(sample)
    #expect(value.responds(to: Selector("add:to:")))
    #expect(value.send(Selector("add:to:"), 1, 2) as? Int == 3)
    value.setValue("b", forKey: "title")
    #expect(value.value(forKey: "title") as? String == "b")
    value.performSelector(onMainThread: Selector("add:to:"), with: 4, waitUntilDone: true)
    let none: AnyObject? = nil
    #expect(ObjectiveCValue(none).send(Selector("add:to:"), 1, 2) == nil)
    #expect(ObjectiveCValue(NSNumber(value: 2)).stringValue == "2")
  }

  @Test func aClassSaysItsName() {
    #expect(UIView.description() == "UIView")
    #expect(type(of: Sample()).description().hasSuffix("Sample"))
  }

  @Test func animationsAreMadeOfTheClassThatIsAParameter() {
    let spring = ClassRecord.made(CASpringAnimation.self, keyPath: "opacity")
    #expect(type(of: spring) == CASpringAnimation.self && spring.keyPath == "opacity")
  }
}
