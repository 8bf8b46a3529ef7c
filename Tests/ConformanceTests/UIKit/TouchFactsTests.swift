import CoreGraphics
import Testing
import UIKit

/// What Apple's headers and pages say about touches, gestures, controls and scroll views.
@MainActor
struct TouchFactsTests {
  @Test func statesAndPhasesHaveTheirNumbers() {
    #expect(UIGestureRecognizer.State.possible.rawValue == 0)
    #expect(UIGestureRecognizer.State.failed.rawValue == 5)
    #expect(UIGestureRecognizer.State.recognized == .ended)
    #expect(UITouch.Phase.cancelled.rawValue == 4)
    #expect(UISwipeGestureRecognizer.Direction.down.rawValue == 8)
  }

  @Test func eventsAndStatesOfControlsHaveTheirBits() {
    #expect(UIControl.Event.touchUpInside.rawValue == 64)
    #expect(UIControl.Event.valueChanged.rawValue == 4096)
    #expect(UIControl.Event.primaryActionTriggered.rawValue == 8192)
    #expect(UIControl.Event.allTouchEvents.rawValue == 0xFFF)
    #expect(UIControl.State.highlighted.rawValue == 1)
    #expect(UIControl.State.disabled.rawValue == 2)
    #expect(UIControl.State.selected.rawValue == 4)
  }

  @Test func recognisersHaveTheirDefaults() {
    let tap = UITapGestureRecognizer()
    #expect(tap.numberOfTapsRequired == 1 && tap.numberOfTouchesRequired == 1)
    #expect(tap.cancelsTouchesInView && tap.isEnabled && tap.state == .possible)
    #expect(!tap.delaysTouchesBegan && tap.delaysTouchesEnded)
    let press = UILongPressGestureRecognizer()
    #expect(press.minimumPressDuration == 0.5 && press.allowableMovement == 10)
    #expect(press.numberOfTapsRequired == 0)
    #expect(UISwipeGestureRecognizer().direction == .right)
    let pan = UIPanGestureRecognizer()
    #expect(pan.minimumNumberOfTouches == 1 && pan.maximumNumberOfTouches == Int.max)
    #expect(UIPinchGestureRecognizer().scale == 1)
    #expect(UIRotationGestureRecognizer().rotation == 0)
  }

  @Test func aRecogniserIsOnOneViewAtATime() {
    let (a, b) = (UIView(), UIView())
    let tap = UITapGestureRecognizer()
    a.addGestureRecognizer(tap)
    b.addGestureRecognizer(tap)
    #expect(a.gestureRecognizers?.isEmpty == true)
    #expect(b.gestureRecognizers == [tap])
    #expect(tap.view === b)
    b.removeGestureRecognizer(tap)
    #expect(tap.view == nil)
  }

  // 9.5 (D): the constants, per millisecond.
  @Test func scrollViewsHaveTheirDefaults() {
    #expect(UIScrollView.DecelerationRate.normal.rawValue == 0.998)
    #expect(UIScrollView.DecelerationRate.fast.rawValue == 0.99)
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(view.bounces && view.isScrollEnabled && !view.isPagingEnabled)
    #expect(!view.alwaysBounceVertical && !view.alwaysBounceHorizontal)
    #expect(view.decelerationRate == .normal && view.delaysContentTouches)
    #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
    #expect(view.clipsToBounds)
    #expect(view.gestureRecognizers?.contains(view.panGestureRecognizer) == true)
  }

  // 9.5 (D): contentOffset is the origin of the bounds, and moves what lies inside.
  @Test func theOffsetIsTheOriginOfTheBounds() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 50, width: 10, height: 10))
    view.addSubview(inner)
    view.contentOffset = CGPoint(x: 5, y: 40)
    #expect(view.bounds == CGRect(x: 5, y: 40, width: 100, height: 100))
    #expect(inner.layer.convert(CGPoint.zero, to: view.superview?.layer) == CGPoint(x: 5, y: 10))
    #expect(inner.frame.origin == CGPoint(x: 10, y: 50))
  }

  @Test func controlsHaveTheirDefaults() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0 && slider.maximumValue == 1 && slider.isContinuous)
    #expect(UISwitch().isOn == false)
    #expect(UISwitch().intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(UIButton(type: .custom).buttonType == .custom)
    #expect(UIControl().isEnabled)
    #expect(UIActivityIndicatorView(style: .gray).hidesWhenStopped)
    #expect(UIImageView(image: nil).isUserInteractionEnabled == false)
  }

  @Test func aResponderPassesOnToTheNext() {
    let controller = UIViewController()
    let inner = UIView()
    controller.view.addSubview(inner)
    #expect(inner.next === controller.view)
    #expect(controller.view.next === controller)
    #expect(!inner.canBecomeFirstResponder)
  }
}
