import CoreGraphics
import Testing
import UIKit

/// Alerts over a screen of 375 × 667 points.
@MainActor
struct UIAlertControllerTests {
  private final class Notes { var lines: [String] = [] }

  private func alert(
    _ style: UIAlertController.Style, _ notes: Notes,
    _ actions: [(String, UIAlertAction.Style)]
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Title", message: "Message", preferredStyle: style)
    for (title, style) in actions {
      alert.addAction(
        UIAlertAction(title: title, style: style) { notes.lines.append($0.title ?? "") })
    }
    return alert
  }

  private func label(_ text: String, in view: UIView) -> UILabel? {
    if let label = view as? UILabel, label.text == text { return label }
    return view.subviews.lazy.compactMap { self.label(text, in: $0) }.first
  }

  private func middle(of text: String, in stage: ViewStage) -> CGPoint {
    guard let label = label(text, in: stage.window) else { return .zero }
    return label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil)
  }

  private func touch(_ text: String, in stage: ViewStage) {
    let place = middle(of: text, in: stage)
    stage.tap(place.x, place.y)
  }

  @Test func anAlertLiesInTheMiddleWithItsActionsBesideEachOther() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("Delete", .destructive), ("Cancel", .cancel)])
      stage.window.rootViewController?.present(alert, animated: true)
      stage.advance(to: 1)
      #expect(alert.view.bounds.width == 270)
      #expect(alert.view.center.x == 187.5)
      #expect(isNear(alert.view.center.y, 333.5, within: 0.5))
      let (cancel, delete) = (middle(of: "Cancel", in: stage), middle(of: "Delete", in: stage))
      // What leaves everything as it is stands first, though it was added last.
      #expect(cancel.x < delete.x && cancel.y == delete.y)
      #expect(label("Delete", in: stage.window)?.textColor == UIColor.systemRed)
      #expect(label("Cancel", in: stage.window)?.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(label("Delete", in: stage.window)?.font == .systemFont(ofSize: 17))
    }
  }

  @Test func threeActionsStandBelowOneAnother() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("C", .cancel), ("A", .default), ("B", .default)])
      stage.window.rootViewController?.present(alert, animated: false)
      stage.advance(to: 0.1)
      let ys = ["A", "B", "C"].map { middle(of: $0, in: stage).y }
      // Measured in a picture that iOS 17 drew.
      #expect(abs(ys[1] - ys[0] - 44.33) < 0.34 && abs(ys[2] - ys[1] - 44.33) < 0.34)
    }
  }

  @Test func theHandlerIsCalledWhenTheAlertHasGone() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("OK", .default)])
      stage.window.rootViewController?.present(alert, animated: true)
      stage.advance(to: 1)
      touch("OK", in: stage)
      #expect(alert.isBeingDismissed)
      #expect(notes.lines.isEmpty)
      stage.advance(to: 2)
      #expect(notes.lines == ["OK"])
      #expect(alert.view.window == nil)
    }
  }

  @Test func itShrinksAndFadesInAndTheRestDarkens() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("OK", .default)])
      stage.window.rootViewController?.present(alert, animated: true)
      stage.advance(to: 0.1)
      let shown = alert.view.layer.presentation()
      let scale = shown.map { CATransform3DGetAffineTransform($0.transform).a } ?? 0
      #expect(scale > 1 && scale < 1.2)
      #expect((shown?.opacity ?? 0) > 0 && (shown?.opacity ?? 1) < 1)
      stage.advance(to: 0.5)
      #expect(alert.view.layer.animationKeys() == nil)
      #expect(alert.view.superview?.subviews.first?.alpha == 1)
      // The view below stays.
      #expect(stage.root.window === stage.window)
    }
  }

  @Test func aSheetLiesBelowAndATouchBesideItCancels() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.actionSheet, notes, [("Copy", .default), ("Cancel", .cancel)])
      stage.window.rootViewController?.present(alert, animated: true)
      stage.advance(to: 1)
      #expect(alert.view.frame.maxY == 659)
      #expect(alert.view.bounds.width == 359)
      // 57 points an action, 8 between the cards.
      let way = middle(of: "Cancel", in: stage).y - middle(of: "Copy", in: stage).y
      #expect(isNear(way, 57 + 8))
      stage.tap(187, 50)
      stage.advance(to: 2)
      #expect(notes.lines == ["Cancel"])
    }
  }

  @Test func aTouchBesideAnAlertDoesNothing() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("OK", .default), ("Cancel", .cancel)])
      stage.window.rootViewController?.present(alert, animated: true)
      stage.advance(to: 1)
      stage.tap(187, 50)
      stage.advance(to: 2)
      #expect(notes.lines.isEmpty)
      #expect(alert.view.window != nil)
    }
  }

  @Test func whatIsDisabledCannotBeChosenAndThePreferredIsBold() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("OK", .default), ("Cancel", .cancel)])
      alert.actions[0].isEnabled = false
      alert.preferredAction = alert.actions[0]
      stage.window.rootViewController?.present(alert, animated: false)
      stage.advance(to: 1)
      #expect(label("OK", in: stage.window)?.font == .systemFont(ofSize: 17, weight: .semibold))
      #expect(label("Cancel", in: stage.window)?.font == .systemFont(ofSize: 17))
      touch("OK", in: stage)
      stage.advance(to: 2)
      #expect(alert.view.window != nil)
      alert.actions[0].isEnabled = true
      stage.advance(to: 2.1)
      touch("OK", in: stage)
      stage.advance(to: 3)
      #expect(notes.lines == ["OK"])
    }
  }

  @Test func aFingerThatSlidesChoosesWhereItIsLifted() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("Left", .cancel), ("Right", .default)])
      stage.window.rootViewController?.present(alert, animated: false)
      stage.advance(to: 1)
      stage.drag(
        from: middle(of: "Left", in: stage), to: middle(of: "Right", in: stage), steps: 10)
      stage.advance(to: 3)
      #expect(notes.lines == ["Right"])
    }
  }

  @Test func moreActionsThanFitScroll() {
    let notes = Notes()
    ViewStage.run { stage in
      let many = (0..<20).map { ("Action \($0)", UIAlertAction.Style.default) }
      let alert = alert(.alert, notes, many)
      stage.window.rootViewController?.present(alert, animated: false)
      stage.advance(to: 1)
      #expect(alert.view.frame.minY >= 24 && alert.view.frame.maxY <= 643)
      stage.drag(from: CGPoint(x: 187, y: 500), to: CGPoint(x: 187, y: 150))
      stage.advance(to: 6)
      let last = middle(of: "Action 19", in: stage)
      #expect(last.y < 643)
      stage.tap(last.x, last.y)
      stage.advance(to: 8)
      #expect(notes.lines == ["Action 19"])
    }
  }

  @Test func textFieldsTakeWhatIsTypedAndTheAlertKeepsClearOfTheKeyboard() {
    let notes = Notes()
    ViewStage.run { stage in
      let alert = alert(.alert, notes, [("OK", .default)])
      alert.addTextField { $0.placeholder = "Name" }
      alert.addTextField { $0.isSecureTextEntry = true }
      stage.window.rootViewController?.present(alert, animated: true)
      stage.advance(to: 1)
      #expect(alert.textFields?.count == 2)
      #expect(alert.textFields?.first?.isFirstResponder == true)
      // The keyboard of this screen takes 260 points.
      #expect(isNear(alert.view.center.y, (667 - 260) / 2, within: 0.5))
      alert.textFields?.first?.insertText("Ann")
      touch("OK", in: stage)
      stage.advance(to: 2)
      #expect(notes.lines == ["OK"])
      #expect(alert.textFields?.first?.text == "Ann")
      #expect(alert.textFields?.first?.isFirstResponder == false)
    }
  }

  @MainActor
  private final class Told: NSObject, UIAlertViewDelegate, UIActionSheetDelegate {
    var lines: [String] = []
    func alertView(_ alertView: UIAlertView, clickedButtonAt buttonIndex: Int) {
      lines.append("clicked \(alertView.buttonTitle(at: buttonIndex) ?? "")")
    }
    func alertView(_ alertView: UIAlertView, didDismissWithButtonIndex buttonIndex: Int) {
      lines.append("gone \(buttonIndex)")
    }
    func actionSheet(_ actionSheet: UIActionSheet, clickedButtonAt buttonIndex: Int) {
      lines.append("sheet \(buttonIndex)")
    }
  }

  @Test func alertsAndSheetsOfOldTellTheirDelegates() {
    let told = Told()
    ViewStage.run { stage in
      UIAlertView(
        title: "T", message: "M", delegate: told, cancelButtonTitle: "No",
        otherButtonTitles: "Yes", "Perhaps"
      ).show()
      stage.advance(to: 1)
      touch("Perhaps", in: stage)
      #expect(told.lines == ["clicked Perhaps"])
      stage.advance(to: 2)
      #expect(told.lines == ["clicked Perhaps", "gone 2"])
      let sheet = UIActionSheet(
        title: nil, delegate: told, cancelButtonTitle: "No", destructiveButtonTitle: "Delete",
        otherButtonTitles: "Copy")
      #expect(sheet.destructiveButtonIndex == 0)
      #expect(sheet.cancelButtonIndex == 1)
      #expect(sheet.firstOtherButtonIndex == 2)
      sheet.show(in: stage.root)
      stage.advance(to: 3)
      touch("Copy", in: stage)
      stage.advance(to: 4)
      #expect(told.lines.last == "sheet 2")
    }
  }
}
