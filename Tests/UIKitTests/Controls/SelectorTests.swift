import CoreGraphics
import QuartzCore
import Testing
import UIKit
import VirtualTime

/// A controller whose methods are called by their names.
@MainActor
private final class Controller: UIViewController {
  var notes: [String] = []

  func plain() { notes.append("plain") }
  func pressed(_ sender: UIButton) { notes.append("pressed \(sender.tag)") }
  func pressed(_ sender: UIButton, forEvent event: UIEvent) { notes.append("both \(sender.tag)") }
  func recognized(_ gesture: UITapGestureRecognizer) {
    notes.append("tap \(gesture.state.rawValue)")
  }
  func item(_ sender: UIBarButtonItem) { notes.append("item \(sender.title ?? "")") }
  func frame(_ link: CADisplayLink) { notes.append("frame") }
  func refreshed(_ control: UIRefreshControl?) { notes.append("refreshed \(control != nil)") }
  func began(_ name: String, _ context: Any?) { notes.append("began \(name)") }
  func stopped(_ name: String?, finished: NSNumber, context: Any?) {
    notes.append("stopped \(name ?? "nil") \(finished.boolValue) \(context ?? "nil")")
  }
  override var canBecomeFirstResponder: Bool { true }

  static func register() {
    ClassRecord.register([
      ClassRecord(
        Controller.self, name: "Controller", make: { Controller() },
        methods: [
          .method("plain", Controller.plain), .method("pressed:", Controller.pressed(_:)),
          .method("pressed:forEvent:", Controller.pressed(_:forEvent:)),
          .method("recognized:", Controller.recognized(_:)),
          .method("item:", Controller.item(_:)), .method("frame:", Controller.frame(_:)),
          .method("refreshed:", Controller.refreshed(_:)),
          .method("began:context:", Controller.began(_:_:)),
          .method("stopped:finished:context:", Controller.stopped(_:finished:context:)),
        ])
    ])
  }
}

/// Target and action by names.
@MainActor
struct SelectorTests {
  init() { Controller.register() }

  private func run(_ body: (ViewStage, Controller) -> Void) {
    ViewStage.run({ Controller() }) { stage in
      guard let controller = stage.window.rootViewController as? Controller else { return }
      body(stage, controller)
    }
  }

  @Test func aControlCallsMethodsByTheirNamesInOrder() {
    run { stage, controller in
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      button.tag = 7
      stage.root.addSubview(button)
      button.addTarget(controller, action: "pressed:", for: .touchUpInside)
      button.addTarget(controller, action: "plain", for: .touchUpInside)
      button.addTarget(controller, action: "pressed:forEvent:", for: .touchUpInside)
      // The same again is still called once.
      button.addTarget(controller, action: "plain", for: .touchUpInside)
      stage.tap(110, 110)
      #expect(controller.notes == ["pressed 7", "plain", "both 7"])
      #expect(stage.context.ledger.isEmpty)
    }
  }

  @Test func aMethodIsRemovedByItsName() {
    run { _, controller in
      let control = UIButton()
      control.addTarget(controller, action: "plain", for: [.touchDown, .touchUpInside])
      control.addTarget(controller, action: "pressed:", for: .touchUpInside)
      control.removeTarget(controller, action: "plain", for: .touchUpInside)
      #expect(control.actions(forTarget: controller, forControlEvent: .touchDown) == ["plain"])
      #expect(
        control.actions(forTarget: controller, forControlEvent: .touchUpInside) == ["pressed:"])
      #expect(control.allTargets.count == 1)
      control.sendActions(for: .touchUpInside)
      #expect(controller.notes == ["pressed 0"])
      control.removeTarget(nil, action: nil, for: .allEvents)
      #expect(control.actions(forTarget: controller, forControlEvent: .allEvents) == nil)
      #expect(control.allTargets.isEmpty)
    }
  }

  @Test func aMethodOfNobodyIsNoted() {
    run { stage, controller in
      let control = UIControl()
      control.addTarget(controller, action: "fly:", for: .touchDown)
      control.addTarget(nil, action: "swim", for: .touchDown)
      control.addTarget(controller, action: "item:", for: .touchDown)
      control.sendActions(for: .touchDown)
      #expect(
        stage.context.ledger.entries.map { "\($0.feature), \($0.subject)" } == [
          "no method 'fly:', Controller", "no method 'swim', any responder",
          "method 'item:' does not take UIControl, UIEvent, Controller",
        ])
    }
  }

  @Test func withoutATargetTheRespondersAreAsked() {
    run { stage, controller in
      let inside = UIView()
      let button = UIButton()
      stage.root.addSubview(inside)
      inside.addSubview(button)
      button.addTarget(nil, action: "pressed:", for: .touchDown)
      button.sendActions(for: .touchDown)
      #expect(controller.notes == ["pressed 0"])
      // Nobody sends: the view in front is asked, and those behind it.
      #expect(UIApplication.shared.sendAction("plain", to: nil, from: nil, for: nil))
      #expect(controller.notes.last == "plain")
      controller.becomeFirstResponder()
      #expect(controller.isFirstResponder)
      UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil)
      #expect(!controller.isFirstResponder)
    }
  }

  @Test func aSubclassSeesWhatAControlSends() {
    final class Watched: UIControl {
      var sent: [Selector] = []
      override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
        sent.append(action)
      }
    }
    run { _, controller in
      let control = Watched()
      control.addTarget(controller, action: "plain", for: .valueChanged)
      control.sendActions(for: .valueChanged)
      #expect(control.sent == ["plain"])
      #expect(controller.notes.isEmpty)
    }
  }

  @Test func aGestureCallsAMethodByItsName() {
    run { stage, controller in
      let tap = UITapGestureRecognizer(target: controller, action: "recognized:")
      tap.addTarget(controller, action: "plain")
      stage.root.addGestureRecognizer(tap)
      stage.tap(50, 50)
      #expect(controller.notes == ["tap 3", "plain"])
      tap.removeTarget(controller, action: "recognized:")
      stage.advance(to: 1)
      stage.tap(50, 50)
      #expect(controller.notes == ["tap 3", "plain", "plain"])
    }
  }

  @Test func aBarButtonAndARefreshControlCallMethodsByTheirNames() {
    let controller = Controller()
    ViewStage.run({ UINavigationController(rootViewController: controller) }) { stage in
      let item = UIBarButtonItem(title: "Go", style: .plain, target: controller, action: "item:")
      controller.navigationItem.rightBarButtonItem = item
      stage.advance(to: 0)
      #expect(item.action == "item:")
      #expect(item.target === controller)
      stage.tap(355, 22)
      item.action = "plain"
      stage.advance(to: 1)
      stage.tap(355, 22)
      let refresh = UIRefreshControl()
      refresh.addTarget(controller, action: "refreshed:", for: .valueChanged)
      refresh.sendActions(for: .valueChanged)
      #expect(controller.notes == ["item Go", "plain", "refreshed true"])
    }
  }

  @Test func aDisplayLinkCallsAMethodByItsName() {
    run { stage, controller in
      let link = CADisplayLink(target: controller, selector: "frame:")
      link.add(to: .main, forMode: .common)
      stage.advance(to: 0.05)
      #expect(controller.notes == ["frame", "frame", "frame"])
      link.invalidate()
    }
  }

  @Test func methodsOfViewsAreKnownByTheirNames() {
    run { stage, _ in
      let view = UIView()
      stage.root.addSubview(view)
      view.perform("removeFromSuperview", with: nil, afterDelay: 0.5)
      stage.advance(to: 0.4)
      #expect(view.superview != nil)
      stage.advance(to: 0.6)
      #expect(view.superview == nil)
      #expect(view.responds(to: "setNeedsDisplay"))
      #expect(!view.responds(to: "popViewControllerAnimated:"))
    }
  }

  @Test func aBlockBetweenTwoCallsTellsItsDelegate() {
    run { stage, controller in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      UIView.beginAnimations("move", context: 5)
      UIView.setAnimationDelegate(controller)
      UIView.setAnimationWillStart("began:context:")
      UIView.setAnimationDidStop("stopped:finished:context:")
      UIView.setAnimationDuration(0.5)
      UIView.setAnimationDelay(0.25)
      view.alpha = 0
      UIView.commitAnimations()
      stage.advance(to: 0.2)
      #expect(controller.notes.isEmpty)
      stage.advance(to: 0.7)
      #expect(controller.notes == ["began move"])
      stage.advance(to: 0.8)
      #expect(controller.notes == ["began move", "stopped move true 5"])
    }
  }
}
