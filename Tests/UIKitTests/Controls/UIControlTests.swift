import CoreGraphics
import Testing
import UIKit

@MainActor
private final class Listener: NSObject {
  var notes: [String] = []

  func plain() { notes.append("plain") }
  func pressed(_ sender: UIButton) { notes.append("pressed \(sender.currentTitle ?? "")") }
  func anything(_ sender: Any) { notes.append("anything") }
  func both(_ sender: UIControl, event: UIEvent) { notes.append("both") }
  func moved(_ sender: UISlider) { notes.append("\(sender.value)") }
}

/// What controls send when they are touched.
@MainActor
struct UIControlTests {
  private let listener = Listener()

  @Test func aButtonSendsWhatHappensToIt() {
    ViewStage.run { stage in
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      stage.root.addSubview(button)
      var events: [String] = []
      for (name, event) in [
        ("down", UIControl.Event.touchDown), ("inside", .touchUpInside),
        ("outside", .touchUpOutside), ("exit", .touchDragExit), ("enter", .touchDragEnter),
      ] {
        button.addAction(UIAction { _ in events.append(name) }, for: event)
      }
      stage.finger(.began, 110, 110)
      #expect(button.isHighlighted)
      stage.finger(.ended, 110, 110)
      #expect(!button.isHighlighted)
      #expect(events == ["down", "inside"])
      events = []
      stage.finger(.began, 110, 110)
      // Seventy points beside the button still count as inside.
      stage.finger(.moved, 110, 205)
      #expect(button.isHighlighted)
      stage.finger(.moved, 110, 215)
      #expect(!button.isHighlighted)
      stage.finger(.moved, 110, 120)
      stage.finger(.moved, 110, 300)
      stage.finger(.ended, 110, 300)
      #expect(events == ["down", "exit", "enter", "exit", "outside"])
    }
  }

  @Test func methodsOfAllShapesAreCalled() {
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    button.addTarget(listener, action: Listener.plain, for: .touchUpInside)
    button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
    button.addTarget(listener, action: Listener.anything, for: .touchUpInside)
    button.addTarget(listener, action: Listener.both(_:event:), for: .touchDown)
    button.sendActions(for: .touchUpInside)
    #expect(listener.notes == ["plain", "pressed Go", "anything"])
    button.sendActions(for: .touchDown)
    #expect(listener.notes.last == "both")
    button.removeTarget(listener, action: nil, for: .touchUpInside)
    button.sendActions(for: .touchUpInside)
    #expect(listener.notes.count == 4)
    #expect(button.allControlEvents == .touchDown)
  }

  @Test func anActionReplacesOneOfTheSameName() {
    let control = UIControl()
    var runs: [Int] = []
    let name = UIAction.Identifier("name")
    control.addAction(UIAction(identifier: name) { _ in runs.append(1) }, for: .valueChanged)
    control.addAction(UIAction(identifier: name) { _ in runs.append(2) }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(runs == [2])
    control.removeAction(identifiedBy: name, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(runs == [2])
  }

  @Test func whatIsDisabledIsNotPressed() {
    ViewStage.run { stage in
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      button.isEnabled = false
      button.addTarget(listener, action: Listener.plain, for: .allEvents)
      stage.root.addSubview(button)
      stage.tap(110, 110)
      #expect(listener.notes.isEmpty)
    }
  }

  @Test func aTapAroundAButtonLeavesItAlone() {
    ViewStage.run { stage in
      let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 40))
      button.addTarget(listener, action: Listener.pressed, for: .touchUpInside)
      stage.root.addSubview(button)
      let tap = UITapGestureRecognizer(target: listener, action: Listener.plain)
      stage.root.addGestureRecognizer(tap)
      stage.tap(110, 110)
      #expect(listener.notes == ["pressed "])
      stage.tap(10, 10)
      #expect(listener.notes == ["pressed ", "plain"])
    }
  }

  @Test func aFingerDragsTheThumbOfASlider() {
    ViewStage.run { stage in
      let slider = UISlider(frame: CGRect(x: 0, y: 100, width: 131, height: 31))
      slider.addTarget(listener, action: Listener.moved, for: .valueChanged)
      stage.root.addSubview(slider)
      stage.finger(.began, 15.5, 115)
      stage.finger(.moved, 65.5, 115)
      stage.finger(.moved, 400, 115)
      #expect(listener.notes == ["0.5", "1.0"])
      stage.finger(.ended, 400, 115)
      // Beside the thumb nothing is followed.
      stage.finger(.began, 15.5, 115)
      stage.finger(.moved, 65.5, 115)
      #expect(slider.value == 1)
    }
  }

  @Test func aSliderShowsAPictureOfItsThumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    let image = UIGraphicsImageRenderer(size: CGSize(width: 11, height: 21)).image { _ in }
    slider.setThumbImage(image, for: .normal)
    slider.value = 0.5
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds), value: 0.5)
    #expect(rect == CGRect(x: 60, y: 5, width: 11, height: 21))
    #expect(slider.currentThumbImage === image)
  }

  @Test func aSliderBetweenHugeEndsHasAThumb() {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 131, height: 31))
    slider.maximumValue = .infinity
    slider.value = .infinity
    slider.layoutIfNeeded()
    let rect = slider.thumbRect(
      forBounds: slider.bounds, trackRect: slider.trackRect(forBounds: slider.bounds),
      value: slider.value)
    #expect(rect.minX.isFinite)
  }

  @Test func aSwitchKeepsItsAlpha() {
    let control = UISwitch(frame: .zero)
    control.alpha = 0.25
    control.setOn(true, animated: false)
    control.isEnabled = false
    #expect(control.alpha == 0.25)
  }

  @Test func aPrimaryActionRunsWhenTheValueChanges() {
    ViewStage.run { stage in
      var runs = 0
      let control = UISwitch(
        frame: CGRect(x: 100, y: 100, width: 0, height: 0),
        primaryAction: UIAction { _ in runs += 1 })
      stage.root.addSubview(control)
      stage.tap(110, 110)
      #expect(runs == 1)
    }
  }

  @Test func aTapTurnsASwitch() {
    ViewStage.run { stage in
      let control = UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
      control.addTarget(listener, action: Listener.plain, for: .valueChanged)
      stage.root.addSubview(control)
      #expect(control.bounds.size == CGSize(width: 51, height: 31))
      stage.tap(110, 110)
      #expect(control.isOn)
      #expect(listener.notes == ["plain"])
      control.setOn(false, animated: true)
      #expect(listener.notes == ["plain"])
    }
  }

  @Test func aTapBesideTheMiddleTurnsPages() {
    ViewStage.run { stage in
      let pages = UIPageControl(frame: CGRect(x: 100, y: 100, width: 100, height: 37))
      pages.numberOfPages = 3
      stage.root.addSubview(pages)
      stage.tap(190, 110)
      #expect(pages.currentPage == 1)
      stage.tap(110, 110)
      stage.tap(110, 110)
      #expect(pages.currentPage == 0)
      #expect(pages.size(forNumberOfPages: 3).height == 26)
      pages.numberOfPages = -4
      #expect(pages.numberOfPages == 0)
    }
  }

  @Test func progressStaysBetweenEmptyAndFull() {
    let bar = UIProgressView(progressViewStyle: .default)
    bar.progress = 7
    #expect(bar.progress == 1)
    bar.progress = .nan
    #expect(bar.progress == 0)
  }

  @Test func anIndicatorIsSeenWhileItTurns() {
    let wheel = UIActivityIndicatorView(style: .gray)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(wheel.isAnimating && !wheel.isHidden)
    #expect(wheel.bounds.size == CGSize(width: 20, height: 20))
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }
}
