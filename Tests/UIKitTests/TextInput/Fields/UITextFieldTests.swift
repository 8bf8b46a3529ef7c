import CoreGraphics
import QuartzCore
import RenderTree
import Testing

@testable import UIKit

/// Writes down what it is told, and refuses what it is asked to.
@MainActor
final class FieldWitness: NSObject, UITextFieldDelegate {
  var log: [String] = []
  var refused: Set<String> = []

  private func ask(_ name: String) -> Bool {
    log.append(name)
    return !refused.contains(name)
  }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { ask("should begin") }
  func textFieldDidBeginEditing(_ textField: UITextField) { log.append("began") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("should end") }
  func textFieldDidEndEditing(_ textField: UITextField) { log.append("ended") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { ask("\(range.location),\(range.length) → \(string)") }
  func textFieldShouldClear(_ textField: UITextField) -> Bool { ask("should clear") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("should return") }
}

@Suite("Text fields")
@MainActor
struct UITextFieldTests {
  private func field(in stage: ViewStage, _ y: CGFloat = 50) -> UITextField {
    let field = UITextField(frame: CGRect(x: 20, y: y, width: 200, height: 34))
    field.borderStyle = .roundedRect
    stage.root.addSubview(field)
    stage.advance(to: stage.context.clock.now)
    return field
  }

  @Test("A tap begins editing: delegate, event and notification, in this order")
  func beginning() {
    ViewStage.run { stage in
      let field = field(in: stage)
      let witness = FieldWitness()
      field.delegate = witness
      field.addAction(UIAction { _ in witness.log.append("event") }, for: .editingDidBegin)
      NotificationCenter.default.addObserver(
        forName: UITextField.textDidBeginEditingNotification, object: field, queue: nil
      ) { _ in witness.log.append("notification") }
      stage.tap(100, 67)
      #expect(witness.log == ["should begin", "began", "event", "notification"])
      #expect(field.isFirstResponder)
      #expect(field.isEditing)
    }
  }

  @Test("Each character is asked for with its place, and refused ones do not come")
  func typing() {
    ViewStage.run { stage in
      let field = field(in: stage)
      let witness = FieldWitness()
      field.delegate = witness
      field.becomeFirstResponder()
      witness.log = []
      witness.refused = ["1,0 → b"]
      var changes = 0
      field.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
      for character in "abc" { field.insertText(String(character)) }
      #expect(witness.log == ["0,0 → a", "1,0 → b", "1,0 → c"])
      #expect(field.text == "ac")
      #expect(changes == 2)
      field.deleteBackward()
      #expect(witness.log.last == "1,1 → ")
      #expect(field.text == "a")
    }
  }

  @Test("Taking back removes a character of several code units as a whole")
  func takingBack() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.text = "a👨‍👩‍👧"
      field.becomeFirstResponder()
      field.deleteBackward()
      #expect(field.text == "a")
      field.deleteBackward()
      field.deleteBackward()
      #expect(field.text == "")
    }
  }

  @Test("Typing takes the place of what is selected")
  func selection() throws {
    try ViewStage.run { stage in
      let field = field(in: stage)
      field.text = "one two three"
      field.becomeFirstResponder()
      let start = try #require(field.position(from: field.beginningOfDocument, offset: 4))
      let end = try #require(field.position(from: start, offset: 3))
      field.selectedTextRange = field.textRange(from: start, to: end)
      let selected = try #require(field.selectedTextRange)
      #expect(field.text(in: selected) == "two")
      field.insertText("2")
      #expect(field.text == "one 2 three")
      #expect(field.offset(from: field.beginningOfDocument, to: selected.start) == 4)
      #expect(field.selectedTextRange?.isEmpty == true)
      #expect(field.position(from: field.endOfDocument, offset: 1) == nil)
    }
  }

  @Test("Return asks the delegate, and ends a field to whose end on exit somebody listens")
  func returnKey() {
    ViewStage.run { stage in
      let field = field(in: stage)
      let witness = FieldWitness()
      field.delegate = witness
      field.becomeFirstResponder()
      witness.log = []
      field.insertText("\n")
      #expect(witness.log == ["should return"])
      #expect(field.isFirstResponder)
      #expect(field.text == "")
      field.addAction(UIAction { _ in witness.log.append("exit") }, for: .editingDidEndOnExit)
      field.insertText("\n")
      #expect(witness.log == ["should return", "should return", "exit", "should end", "ended"])
      #expect(!field.isFirstResponder)
    }
  }

  @Test("From one field to the next: the old one ends before the new one begins")
  func next() {
    ViewStage.run { stage in
      let witness = FieldWitness()
      let (first, second) = (field(in: stage), field(in: stage, 100))
      first.delegate = witness
      second.delegate = witness
      first.becomeFirstResponder()
      witness.log = []
      second.becomeFirstResponder()
      #expect(witness.log == ["should begin", "should end", "ended", "began"])
      #expect(second.isFirstResponder && !first.isEditing)
    }
  }

  @Test("A field that refuses to end stays, unless it is forced to")
  func refusing() {
    ViewStage.run { stage in
      let field = field(in: stage)
      let witness = FieldWitness()
      witness.refused = ["should end"]
      field.delegate = witness
      field.becomeFirstResponder()
      #expect(!stage.root.endEditing(false))
      #expect(field.isEditing)
      #expect(stage.root.endEditing(true))
      #expect(!field.isEditing)
      #expect(witness.log.last == "ended")
    }
  }

  @Test("A field that is asked before it is in a window is edited once it is")
  func beforeWindow() {
    ViewStage.run { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      #expect(!field.becomeFirstResponder())
      #expect(!field.isEditing)
      stage.root.addSubview(field)
      #expect(field.isEditing)
      field.removeFromSuperview()
      #expect(!field.isFirstResponder)
      #expect(!field.isEditing)
    }
  }

  @Test("A disabled field is not edited")
  func disabled() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.isEnabled = false
      stage.tap(100, 67)
      #expect(!field.isFirstResponder)
      field.isEnabled = true
      field.becomeFirstResponder()
      field.isEnabled = false
      #expect(!field.isFirstResponder)
    }
  }

  @Test("The clear button empties the field when the delegate allows it")
  func clearing() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.text = "text"
      field.clearButtonMode = .always
      let witness = FieldWitness()
      witness.refused = ["should clear"]
      field.delegate = witness
      stage.advance(to: 0.1)
      let place = field.clearButtonRect(forBounds: field.bounds)
      stage.tap(20 + place.midX, 50 + place.midY)
      #expect(field.text == "text")
      witness.refused = []
      stage.tap(20 + place.midX, 50 + place.midY)
      #expect(field.text == "")
    }
  }

  @Test("Text keeps seven points from a round border, and clear of the views at the sides")
  func rects() {
    ViewStage.run { stage in
      let field = field(in: stage)
      let bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
      #expect(field.textRect(forBounds: bounds) == CGRect(x: 7, y: 2, width: 186, height: 30))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
      #expect(field.textRect(forBounds: bounds).minX == 7)
      field.leftViewMode = .always
      #expect(field.leftViewRect(forBounds: bounds) == CGRect(x: 0, y: 7, width: 30, height: 20))
      #expect(field.textRect(forBounds: bounds).minX == 37)
      field.text = "x"
      field.clearButtonMode = .always
      #expect(
        field.textRect(forBounds: bounds).maxX < field.clearButtonRect(forBounds: bounds).minX)
      field.borderStyle = .none
      field.leftViewMode = .never
      field.clearButtonMode = .never
      #expect(field.textRect(forBounds: bounds) == bounds)
    }
  }

  @Test("A text longer than the field is scrolled so that the caret is seen")
  func scrolling() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.becomeFirstResponder()
      for _ in 0..<60 { field.insertText("m") }
      stage.advance(to: 1)
      let room = field.editingRect(forBounds: field.bounds)
      let end = field.caretRect(for: field.endOfDocument)
      #expect(end.maxX <= room.maxX + 1e-6 && end.minX > room.maxX - 5)
      let start = field.beginningOfDocument
      field.selectedTextRange = field.textRange(from: start, to: start)
      stage.advance(to: 2)
      let first = field.caretRect(for: start)
      #expect(first.minX >= room.minX - 1e-6 && first.minX < room.minX + 2)
    }
  }

  @Test("A secret is shown as dots, one for each character, and replaced when it is typed again")
  func secret() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.isSecureTextEntry = true
      field.text = "p👍ss"
      stage.advance(to: 0.1)
      #expect(field.part.layer.contentSource?.inspectedText == "••••")
      #expect(field.text == "p👍ss")
      field.becomeFirstResponder()
      field.insertText("n")
      #expect(field.text == "n")
    }
  }

  @Test("A subclass draws its text and placeholder itself, or leaves them as they are")
  func drawing() {
    final class Drawing: UITextField {
      var rects: [CGRect] = []
      override func drawPlaceholder(in rect: CGRect) {
        rects.append(rect)
        UIColor.red.setFill()
        UIRectFill(CGRect(x: 0, y: 0, width: 10, height: 10))
      }
    }
    ViewStage.run { stage in
      let own = Drawing(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      let usual = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
      for field in [own, usual] {
        field.placeholder = "Name"
        stage.root.addSubview(field)
      }
      stage.advance(to: 0.1)
      #expect(own.rects.last == CGRect(x: 0, y: 0, width: 100, height: 30))
      #expect(own.placeholderPart.layer.contents != nil)
      #expect(own.placeholderPart.layer.contentSource == nil)
      #expect(usual.placeholderPart.layer.contents == nil)
      #expect(usual.placeholderPart.layer.contentSource?.inspectedText == "Name")
    }
  }

  @Test("The caret is seen for half a second of each second, and from the start after a change")
  func blinking() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.becomeFirstResponder()
      stage.advance(to: 0)
      @MainActor func isSeen() -> Bool { (field.caret.layer.presentation()?.opacity ?? 0) > 0.5 }
      for (time, expected) in [(0.25, true), (0.75, false), (1.25, true), (1.75, false)] {
        stage.advance(to: time)
        #expect(isSeen() == expected)
      }
      field.insertText("x")
      stage.advance(to: 1.8)
      #expect(isSeen())
    }
  }

  @Test("The size follows the text, or the placeholder where there is none")
  func size() {
    ViewStage.run { stage in
      let field = UITextField()
      field.placeholder = "Placeholder"
      let label = UILabel()
      label.text = "Placeholder"
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
      field.text = "No"
      label.text = "No"
      #expect(field.intrinsicContentSize.width == label.intrinsicContentSize.width.rounded(.up))
      field.borderStyle = .roundedRect
      #expect(field.intrinsicContentSize.height == 34)
    }
  }

  @Test("A double tap selects the word under it, a triple one all")
  func severalTaps() throws {
    try ViewStage.run { stage in
      let field = field(in: stage)
      field.text = "one two"
      stage.advance(to: 0.1)
      let second = try #require(field.position(from: field.beginningOfDocument, offset: 5))
      let place = field.caretRect(for: second)
      stage.tap(20 + place.midX, 67)
      stage.tap(20 + place.midX, 67)
      #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "two")
      stage.tap(20 + place.midX, 67)
      #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "one two")
    }
  }

  @Test("What is cut comes back where it is pasted, but secrets are not copied")
  func pasteboard() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.text = "one two"
      field.becomeFirstResponder()
      field.selection = NSRange(location: 3, length: 4)
      field.cut(nil)
      #expect(field.text == "one")
      #expect(UIPasteboard.general.string == " two")
      field.selection = NSRange(location: 0, length: 0)
      field.paste(nil)
      #expect(field.text == " twoone")
      field.isSecureTextEntry = true
      field.selectAll(nil)
      field.copy(nil)
      #expect(UIPasteboard.general.string == " two")
    }
  }

  @Test("The colour of the placeholder may be set by the key of its label")
  func placeholderKey() {
    ViewStage.run { stage in
      let field = field(in: stage)
      field.placeholder = "Name"
      field.setValue(UIColor.red, forKeyPath: "_placeholderLabel.textColor")
      stage.advance(to: 0.1)
      let content = field.placeholderPart.layer.contentSource as? TextContent
      #expect(content?.text.looks.map(\.foreground) == [UIColor.red.cgColor])
    }
  }

  @Test("Hostile ranges and sizes are survived")
  func hostile() {
    ViewStage.run { stage in
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: -10, height: 0))
      stage.root.addSubview(field)
      field.text = "a\u{0}\n\r\n"
      field.font = .systemFont(ofSize: .infinity)
      field.minimumFontSize = .nan
      field.adjustsFontSizeToFitWidth = true
      field.becomeFirstResponder()
      field.replace(UITextRange(NSRange(location: 900, length: 900)), withText: "x")
      field.selection = NSRange(location: -3, length: 1_000_000)
      _ = field.closestPosition(to: CGPoint(x: CGFloat.nan, y: .infinity))
      stage.advance(to: 0.1)
      #expect(field.text?.contains("x") == true)
    }
  }
}
