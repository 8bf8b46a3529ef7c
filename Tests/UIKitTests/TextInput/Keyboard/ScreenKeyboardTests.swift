import CoreGraphics
import QuartzCore
import Testing

@testable import UIKit

@Suite("The keyboard")
@MainActor
struct ScreenKeyboardTests {
  private final class Log {
    var names: [String] = []
    var ends: [CGRect] = []
  }

  private func watch() -> Log {
    let log = Log()
    let names: [(Notification.Name, String)] = [
      (UIResponder.keyboardWillChangeFrameNotification, "will change"),
      (UIResponder.keyboardDidChangeFrameNotification, "did change"),
      (UIResponder.keyboardWillShowNotification, "will show"),
      (UIResponder.keyboardDidShowNotification, "did show"),
      (UIResponder.keyboardWillHideNotification, "will hide"),
      (UIResponder.keyboardDidHideNotification, "did hide"),
    ]
    for (name, text) in names {
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        log.names.append(text)
        if let end = $0.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect {
          log.ends.append(end)
        }
      }
    }
    return log
  }

  private func field(in stage: ViewStage, _ y: CGFloat = 50) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    stage.root.addSubview(field)
    return field
  }

  @Test("It comes after editing of a field has begun, and goes when it ends")
  func comesAndGoes() {
    ViewStage.run { stage in
      let log = watch()
      let field = field(in: stage)
      field.addAction(UIAction { _ in log.names.append("began") }, for: .editingDidBegin)
      field.becomeFirstResponder()
      #expect(log.names == ["began", "will change", "will show"])
      // A phone of 375 × 667 points: 216 points of keys and 44 of suggestions.
      #expect(log.ends.last == CGRect(x: 0, y: 407, width: 375, height: 260))
      stage.advance(to: 1)
      #expect(log.names.suffix(2) == ["did change", "did show"])
      log.names = []
      field.resignFirstResponder()
      #expect(log.names == ["will change", "will hide"])
      #expect(log.ends.last == CGRect(x: 0, y: 667, width: 375, height: 260))
      stage.advance(to: 2)
      #expect(log.names.suffix(2) == ["did change", "did hide"])
    }
  }

  @Test("What notifications tell has the types that programs cast it to")
  func userInfo() {
    ViewStage.run { stage in
      var info: [AnyHashable: Any] = [:]
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { info = $0.userInfo ?? [:] }
      field(in: stage).becomeFirstResponder()
      let begin = info[UIResponder.keyboardFrameBeginUserInfoKey]
      #expect((begin as? NSValue)?.cgRectValue.minY == 667)
      let duration = info[UIResponder.keyboardAnimationDurationUserInfoKey]
      #expect(duration as? Double == 0.25)
      #expect((duration as? NSNumber)?.doubleValue == 0.25)
      let curve = info[UIResponder.keyboardAnimationCurveUserInfoKey]
      #expect(curve as? UInt == 7)
      #expect(curve as? Int == 7)
      #expect((curve as? Int).flatMap { UIView.AnimationCurve(rawValue: $0) } != nil)
      #expect(info[UIResponder.keyboardIsLocalUserInfoKey] as? Bool == true)
    }
  }

  @Test("From one field to the next it stays, unless that asks for another")
  func staying() {
    ViewStage.run { stage in
      let (first, second, third) = (
        field(in: stage), field(in: stage, 100), field(in: stage, 150)
      )
      third.keyboardType = .numberPad
      first.becomeFirstResponder()
      stage.advance(to: 1)
      let log = watch()
      second.becomeFirstResponder()
      stage.advance(to: 2)
      #expect(log.names.isEmpty)
      third.becomeFirstResponder()
      #expect(log.names == ["will change", "will show"])
      #expect(log.ends.last?.height == 216)
    }
  }

  @Test("Views in its place and on top of it are shown as high as they are")
  func ownViews() {
    ViewStage.run { stage in
      let log = watch()
      let field = field(in: stage)
      let (input, accessory) = (
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 120)),
        UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 44))
      )
      field.inputView = input
      field.inputAccessoryView = accessory
      field.becomeFirstResponder()
      stage.advance(to: 1)
      #expect(log.ends.last == CGRect(x: 0, y: 503, width: 375, height: 164))
      let window = input.window
      #expect(window != nil && accessory.window === window)
      #expect(accessory.convert(accessory.bounds, to: window).minY == 503)
      #expect(
        input.convert(input.bounds, to: window) == CGRect(x: 0, y: 547, width: 375, height: 120))
      // The app does not see the keyboard's window.
      #expect(UIApplication.shared.windows.count == 1)
    }
  }

  @Test("A view on top of the keyboard is shown alone for who takes no text")
  func accessoryAlone() {
    final class Holder: UIView {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    ViewStage.run { stage in
      let log = watch()
      let holder = Holder(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(holder)
      holder.becomeFirstResponder()
      #expect(log.ends.last == CGRect(x: 0, y: 617, width: 375, height: 50))
    }
  }

  @Test("What is typed into on top of the keyboard stays there")
  func fieldInAccessory() {
    final class Holder: UIViewController {
      let bar = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 50))
      let field = UITextField(frame: CGRect(x: 10, y: 8, width: 200, height: 34))
      override var canBecomeFirstResponder: Bool { true }
      override var inputAccessoryView: UIView? { bar }
    }
    let holder = Holder()
    ViewStage.run({ holder }) { stage in
      let log = watch()
      holder.bar.addSubview(holder.field)
      holder.becomeFirstResponder()
      stage.advance(to: 1)
      holder.field.becomeFirstResponder()
      stage.advance(to: 2)
      #expect(holder.field.isFirstResponder)
      #expect(holder.bar.window != nil)
      #expect(log.ends.last == CGRect(x: 0, y: 357, width: 375, height: 310))
    }
  }

  @Test("The table of a table controller keeps clear of it, and shows the row that is edited")
  func tables() {
    final class Rows: UITableViewController {
      let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 34))
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        14
      }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        if indexPath.row == 13 { cell.contentView.addSubview(field) }
        return cell
      }
    }
    let rows = Rows(style: .plain)
    ViewStage.run({ rows }) { stage in
      rows.field.becomeFirstResponder()
      stage.advance(to: 1)
      #expect(rows.tableView.contentInset.bottom == 260)
      let place = rows.field.convert(rows.field.bounds, to: nil)
      #expect(place.maxY <= 407)
      rows.field.resignFirstResponder()
      #expect(rows.tableView.contentInset.bottom == 0)
    }
  }

  @Test("The curve 7 is a spring of mass 3, stiffness 1000 and damping 500 of half a second")
  func curve() throws {
    try ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      let options = UIView.AnimationOptions(rawValue: 7 << 16)
      UIView.animate(withDuration: 0.25, delay: 0, options: options) { view.alpha = 0 }
      let keys = view.layer.animationKeys() ?? []
      let key = try #require(keys.first)
      let spring = try #require(view.layer.animation(forKey: key) as? CASpringAnimation)
      #expect(
        [spring.mass, spring.stiffness, spring.damping] == [3, 1000, 500])
      #expect(spring.duration == 0.5)
      UIView.beginAnimations(nil)
      UIView.setAnimationDuration(0.25)
      if let curve = UIView.AnimationCurve(rawValue: 7) { UIView.setAnimationCurve(curve) }
      view.center.x = 100
      UIView.commitAnimations()
      let moved = view.layer.animation(forKey: "position") as? CASpringAnimation
      #expect(moved?.stiffness == 1000)
    }
  }

  @Test("A drag sends it away where the scroll view says so")
  func dragging() {
    for (mode, stays) in [
      (UIScrollView.KeyboardDismissMode.none, true), (.onDrag, false), (.interactive, true),
    ] {
      ViewStage.run { stage in
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 375, height: 567))
        scroll.contentSize = CGSize(width: 375, height: 2000)
        scroll.keyboardDismissMode = mode
        stage.root.addSubview(scroll)
        let field = field(in: stage)
        field.becomeFirstResponder()
        stage.advance(to: 1)
        stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        #expect(field.isFirstResponder == stays)
      }
    }
  }

  @Test("Where it is to be pushed, it follows the finger and goes when that lets go downwards")
  func pushing() {
    ViewStage.run { stage in
      let scroll = UIScrollView(frame: stage.root.bounds)
      scroll.contentSize = CGSize(width: 375, height: 2000)
      scroll.keyboardDismissMode = .interactive
      stage.root.addSubview(scroll)
      let accessory = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 40))
      let field = field(in: stage)
      field.inputAccessoryView = accessory
      field.becomeFirstResponder()
      stage.advance(to: 1)
      stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 100, y: 500), lifts: false)
      #expect(field.isFirstResponder)
      #expect(accessory.convert(accessory.bounds, to: accessory.window).minY == 500)
      stage.finger(.ended, 100, 500)
      #expect(!field.isFirstResponder)
    }
  }

  @Test("Heights are those of phones and tablets")
  func heights() {
    let expected: [(CGFloat, CGFloat, CGFloat)] = [
      (320, 568, 253), (375, 667, 260), (414, 736, 271), (375, 812, 335), (390, 844, 336),
      (414, 896, 346), (667, 375, 200),
    ]
    let field = UITextField()
    for (width, height, keyboard) in expected {
      let measures = KeyboardMeasures(screen: CGSize(width: width, height: height))
      #expect(measures.height(for: field) == keyboard)
    }
  }
}
