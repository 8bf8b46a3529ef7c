import CoreGraphics
import Testing
import UIKit

/// What objects tell a reader of the screen, and where they say they are.
@MainActor
struct AccessibilityTests {
  @Test func whatAClassOverridesIsWhatOthersSee() {
    let view: any AccessibleObject = OverridingView()
    #expect(view.accessibilityLabel == "from the class")
    #expect(view.isAccessibilityElement && view.accessibilityTraits == [.button])
  }

  @Test func aViewsFrameIsThatOnTheScreenUnlessItIsSet() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      #expect(view.accessibilityFrame == .zero)
      stage.root.frame.origin = CGPoint(x: 5, y: 5)
      stage.root.addSubview(view)
      #expect(view.accessibilityFrame == CGRect(x: 15, y: 25, width: 30, height: 40))
      #expect(view.accessibilityActivationPoint == CGPoint(x: 30, y: 45))
      view.accessibilityFrame = CGRect(x: 0, y: 0, width: 2, height: 2)
      #expect(view.accessibilityActivationPoint == CGPoint(x: 1, y: 1))
    }
  }

  @Test func elementsLieInTheirContainers() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
      stage.root.addSubview(view)
      let element = UIAccessibilityElement(accessibilityContainer: view)
      #expect(element.isAccessibilityElement)
      element.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(element.accessibilityFrame == CGRect(x: 101, y: 102, width: 3, height: 4))
      let inner = UIAccessibilityElement(accessibilityContainer: element)
      inner.accessibilityFrameInContainerSpace = CGRect(x: 1, y: 1, width: 1, height: 1)
      #expect(inner.accessibilityFrame == CGRect(x: 102, y: 103, width: 1, height: 1))
      element.accessibilityFrame = CGRect(x: 0, y: 0, width: 9, height: 9)
      #expect(element.accessibilityFrame.width == 9)
    }
  }

  @Test func containersFindTheirElements() {
    let view = UIView()
    let elements = (0..<3).map { _ in UIAccessibilityElement(accessibilityContainer: view) }
    view.accessibilityElements = elements
    #expect(view.accessibilityElementCount() == 3)
    #expect(view.accessibilityElement(at: 1) as? UIAccessibilityElement === elements[1])
    #expect(view.accessibilityElement(at: 3) == nil)
    #expect(view.index(ofAccessibilityElement: elements[2]) == 2)
    #expect(view.index(ofAccessibilityElement: UIView()) == NSNotFound)
  }

  /// Two objects do not share what few of them tell.
  @Test func detailsAreOfOneObject() {
    let (one, other) = (UIView(), UIView())
    one.accessibilityViewIsModal = true
    other.accessibilityDescription = one.accessibilityDescription
    other.accessibilityViewIsModal = false
    #expect(one.accessibilityViewIsModal && !other.accessibilityViewIsModal)
  }

  @Test func actionsAndRotorsAreHeld() {
    let view = UIView()
    view.accessibilityCustomActions = [
      UIAccessibilityCustomAction(name: "open") { $0.name == "open" },
      UIAccessibilityCustomAction(name: "shut", target: view, selector: Selector("shut")),
    ]
    #expect(view.accessibilityCustomActions?.map(\.name) == ["open", "shut"])
    let open = view.accessibilityCustomActions?.first
    #expect(open.flatMap { $0.actionHandler?($0) } == true)
    #expect(!UIAccessibility.isReduceMotionEnabled && UIAccessibility.isVideoAutoplayEnabled)
    #expect(UIAccessibility.focusedElement(using: nil) == nil)
  }
}
