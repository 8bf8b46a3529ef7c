import CoreGraphics
import QuartzCore
import Testing
import UIKit
import VirtualTime

/// A controller with properties on record.
@MainActor
private final class Controller: UIViewController {
  var label: UILabel!
  var count = 0
  var undefined: [String] = []
  var notes: [String] = []

  override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }

  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) {
    let new = change?[.newKey] as? CGFloat
    notes.append("\(keyPath ?? "") \(new ?? -1)")
  }

  static func register() {
    ClassRecord.register([
      ClassRecord(
        Controller.self, name: "Controller",
        properties: [.property("label", \Controller.label), .property("count", \Controller.count)])
    ])
  }
}

/// Properties by their keys.
@MainActor
struct KeyValueCodingTests {
  init() { Controller.register() }

  @Test func propertiesAreSetAndReadByTheirKeys() {
    let controller = Controller()
    let label = UILabel()
    controller.setValue(label, forKey: "label")
    controller.setValue(3.0, forKey: "count")
    controller.setValue("Title", forKey: "title")
    #expect(controller.label === label)
    #expect(controller.count == 3)
    #expect(controller.title == "Title")
    #expect(controller.value(forKey: "count") as? Int == 3)
    controller.setValue("text", forKeyPath: "label.text")
    controller.setValue(4, forKeyPath: "label.layer.cornerRadius")
    controller.setValue(true, forKeyPath: "view.hidden")
    controller.setValue(UIColor.red, forKeyPath: "label.textColor")
    #expect(label.text == "text")
    #expect(label.layer.cornerRadius == 4)
    #expect(controller.view.isHidden)
    #expect(label.textColor == .red)
    #expect(controller.value(forKeyPath: "label.layer.cornerRadius") as? CGFloat == 4)
  }

  @Test func whatThereIsNotIsToldOrNoted() {
    let context = SceneContext(screen: VirtualScreen(width: 10, height: 10), seed: 1)
    SceneContext.$current.withValue(context) {
      let controller = Controller()
      controller.setValue(1, forKey: "nothing")
      #expect(controller.undefined == ["nothing"])
      UIView().setValue(1, forKey: "nothing")
      UIView().setValue([1], forKey: "alpha")
      UIDevice.current.setValue(1, forKey: "orientation")
      #expect(UIView().value(forKey: "more") == nil)
      #expect(
        context.ledger.entries.map { "\($0.feature), \($0.subject)" } == [
          "no property 'nothing', UIView",
          "the property 'alpha' is a CGFloat, not Array<Int>, UIView",
          "no property 'orientation', UIDevice", "no property 'more', UIView",
        ])
    }
  }
}

/// Changes of properties, told to those who observe them.
@MainActor
struct KeyValueObservingTests {
  @Test func aScrollViewTellsOfItsOffsetAndContentAtOnce() {
    ViewStage.run { stage in
      let scroll = UIScrollView(frame: stage.root.bounds)
      stage.root.addSubview(scroll)
      var told: [String] = []
      let offsets = scroll.observe(\.contentOffset, options: [.new, .old]) { scroll, change in
        told.append("\(change.oldValue?.y ?? -1) → \(change.newValue?.y ?? -1)")
      }
      let sizes = scroll.observe(\.contentSize) { scroll, change in
        told.append("size \(scroll.contentSize.height) \(change.newValue == nil)")
      }
      scroll.contentOffset.y = 20
      #expect(told == ["0.0 → 20.0"])
      scroll.contentOffset.y = 20
      scroll.contentSize.height = 900
      #expect(told == ["0.0 → 20.0", "size 900.0 true"])
      offsets.invalidate()
      scroll.contentOffset.y = 40
      #expect(told.count == 2)
      withExtendedLifetime(sizes) {}
    }
  }

  @Test func anObservationEndsWithItsObject() {
    ViewStage.run { stage in
      let view = UIView()
      var told = 0
      var observation: NSKeyValueObservation? = view.observe(\.frame, options: .initial) { _, _ in
        told += 1
      }
      #expect(told == 1)
      view.frame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(told > 1)
      let before = told
      observation = nil
      #expect(observation == nil)
      view.frame = CGRect(x: 5, y: 6, width: 7, height: 8)
      #expect(told == before)
    }
  }

  @Test func layersAndViewsTellOfWhatLayoutDoes() {
    ViewStage.run { stage in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      var heights: [CGFloat] = []
      let first = view.observe(\.bounds, options: .new) { _, change in
        heights.append(change.newValue?.height ?? -1)
      }
      var opacities: [Float] = []
      let second = view.layer.observe(\.opacity, options: .new) { _, change in
        opacities.append(change.newValue ?? -1)
      }
      view.heightAnchor.constraint(equalToConstant: 50).isActive = true
      view.alpha = 0.5
      #expect(opacities == [0.5])
      stage.advance(to: 0.1)
      #expect(heights.last == 50)
      withExtendedLifetime((first, second)) {}
    }
  }

  @Test func aPropertyOfOnesOwnIsLookedAtAtTheEndOfTheTurn() {
    ViewStage.run({ Controller() }) { stage in
      guard let controller = stage.window.rootViewController as? Controller else { return }
      var counts: [Int?] = []
      let observation = controller.observe(\.count, options: [.new]) { _, change in
        counts.append(change.newValue)
      }
      controller.count = 1
      controller.count = 2
      stage.advance(to: 0)
      #expect(counts == [2])
      withExtendedLifetime(observation) {}
    }
  }

  @Test func aPropertyOfOnesOwnThatTellsOfChangesIsObservedAtOnce() {
    ViewStage.run({ Controller() }) { stage in
      guard let controller = stage.window.rootViewController as? Controller else { return }
      var counts: [Int?] = []
      let observation = controller.observe(\.count, options: [.new]) { _, change in
        counts.append(change.newValue)
      }
      for count in [1, 1, 2] {
        controller.willChangeValue(forKey: "count")
        controller.count = count
        controller.didChangeValue(forKey: "count")
      }
      #expect(counts == [1, 2])
      withExtendedLifetime(observation) {}
    }
  }

  @Test func anObserverIsToldByKeyPath() {
    Controller.register()
    ViewStage.run({ Controller() }) { stage in
      guard let controller = stage.window.rootViewController as? Controller else { return }
      let view = UIView()
      view.addObserver(controller, forKeyPath: "alpha", options: [.new, .initial], context: nil)
      view.alpha = 0.25
      #expect(controller.notes == ["alpha 1.0", "alpha 0.25"])
      view.removeObserver(controller, forKeyPath: "alpha")
      view.alpha = 0.75
      stage.advance(to: 0)
      #expect(controller.notes.count == 2)
    }
  }
}
