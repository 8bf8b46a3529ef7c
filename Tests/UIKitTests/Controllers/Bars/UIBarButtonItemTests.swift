import CoreGraphics
import Testing
import UIKit

/// A button in a bar is pressed like any other.
@MainActor
struct UIBarButtonItemTests {
  private final class Counter: UIViewController {
    var presses = 0
    weak var sender: UIBarButtonItem?

    func pressed() { presses += 1 }

    func pressedBy(_ sender: UIBarButtonItem) {
      presses += 1
      self.sender = sender
    }
  }

  /// Taps `offset` points below the middle of the item's button.
  private func tap(
    _ item: UIBarButtonItem, of controller: UIViewController, offset: CGFloat = 0
  ) throws {
    controller.navigationItem.rightBarButtonItem = item
    let navigation = UINavigationController(rootViewController: controller)
    try ViewStage.run {
      navigation
    } _: { stage in
      let bar = navigation.navigationBar
      let button = try #require(bar.subviews.first { $0 is UIControl })
      let place = bar.convert(button.center, to: nil)
      stage.tap(place.x, place.y + offset)
    }
  }

  @Test func aTitleCallsItsMethodOnce() throws {
    let counter = Counter()
    let item = UIBarButtonItem(
      title: "Replay", style: .plain, target: counter, action: Counter.pressed)
    try tap(item, of: counter)
    #expect(counter.presses == 1)
  }

  @Test func aButtonIsAsHighAsTheBar() throws {
    let counter = Counter()
    let item = UIBarButtonItem(
      title: "Replay", style: .plain, target: counter, action: Counter.pressed)
    try tap(item, of: counter, offset: 20)
    #expect(counter.presses == 1)
  }

  @Test func aPictureHandsItselfOver() throws {
    let counter = Counter()
    let image = UIGraphicsImageRenderer(size: CGSize(width: 18, height: 14)).image { _ in }
    let item = UIBarButtonItem(
      image: image, style: .plain, target: counter, action: Counter.pressedBy)
    try tap(item, of: counter)
    #expect(counter.presses == 1)
    #expect(counter.sender === item)
  }

  @Test func whatIsNotEnabledIsNotPressed() throws {
    let counter = Counter()
    let item = UIBarButtonItem(
      title: "Replay", style: .done, target: counter, action: Counter.pressedBy)
    item.isEnabled = false
    try tap(item, of: counter)
    #expect(counter.presses == 0)
  }
}
