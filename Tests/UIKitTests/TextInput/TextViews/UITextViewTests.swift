import CoreGraphics
import Glyphs
import QuartzCore
import Testing

@testable import UIKit

@MainActor
private final class ViewWitness: NSObject, UITextViewDelegate {
  var log: [String] = []
  var refusesChange = false
  var links: [(URL, NSRange)] = []

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool {
    log.append("should begin")
    return true
  }
  func textViewDidBeginEditing(_ textView: UITextView) { log.append("began") }
  func textViewDidEndEditing(_ textView: UITextView) { log.append("ended") }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    log.append("\(range.location),\(range.length) → \(text)")
    return !refusesChange
  }
  func textViewDidChange(_ textView: UITextView) { log.append("changed") }
  func textViewDidChangeSelection(_ textView: UITextView) { log.append("selection") }
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool {
    links.append((URL, characterRange))
    return false
  }
}

@Suite("Text views")
@MainActor
struct UITextViewTests {
  private static let text = "Several words that are wrapped in a narrow view, again and again."

  private func view(in stage: ViewStage) -> UITextView {
    let view = UITextView(frame: CGRect(x: 20, y: 50, width: 120, height: 80))
    view.font = .systemFont(ofSize: 16)
    view.text = Self.text
    stage.root.addSubview(view)
    stage.advance(to: stage.context.clock.now)
    return view
  }

  /// The height of the text in lines of `width`, by the engine itself.
  private func height(_ text: String, _ width: Double, size: Double = 16) -> CGFloat {
    CGFloat(TextLayout(text, style: UIFont.systemFont(ofSize: size).textStyle, width: width).height)
  }

  @Test("The content is as high as the lines in the width that insets and padding leave")
  func contentSize() {
    ViewStage.run { stage in
      let view = view(in: stage)
      func pixels(_ length: CGFloat) -> CGFloat { (length * 2).rounded(.up) / 2 }
      #expect(view.contentSize.width == 120)
      #expect(view.contentSize.height == pixels(height(Self.text, 110) + 16))
      view.textContainerInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      view.textContainer.lineFragmentPadding = 0
      #expect(view.contentSize.height == pixels(height(Self.text, 114) + 4))
      view.text = ""
      #expect(view.contentSize.height == pixels(height("0", 114) + 4))
    }
  }

  @Test("The keyboard comes before editing of a text view begins")
  func beginning() {
    ViewStage.run { stage in
      let view = view(in: stage)
      let witness = ViewWitness()
      view.delegate = witness
      NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in witness.log.append("keyboard") }
      stage.tap(60, 70)
      #expect(witness.log.prefix(3) == ["should begin", "keyboard", "began"])
      #expect(view.isFirstResponder)
    }
  }

  @Test("What is typed is asked for and told of, newlines too")
  func typing() {
    ViewStage.run { stage in
      let view = view(in: stage)
      view.text = "ab"
      let witness = ViewWitness()
      view.delegate = witness
      view.selectedRange = NSRange(location: 1, length: 0)
      witness.log = []
      view.insertText("\n")
      #expect(witness.log == ["1,0 → \n", "selection", "changed"])
      #expect(view.text == "a\nb")
      witness.refusesChange = true
      view.insertText("x")
      #expect(view.text == "a\nb")
      view.isEditable = false
      view.deleteBackward()
      #expect(view.text == "a\nb")
    }
  }

  @Test("The line that is typed on comes into sight")
  func scrolling() {
    ViewStage.run { stage in
      let view = view(in: stage)
      view.becomeFirstResponder()
      stage.advance(to: 1)
      for _ in 0..<10 { view.insertText("\nline") }
      stage.advance(to: 2)
      let caret = view.caretRect(for: view.endOfDocument)
      #expect(view.bounds.contains(CGPoint(x: caret.midX, y: caret.midY)))
      view.scrollRangeToVisible(NSRange(location: 0, length: 1))
      stage.advance(to: 3)
      #expect(view.contentOffset.y <= 4)
    }
  }

  @Test("One that does not scroll is as high as its text, by constraints")
  func constraints() {
    ViewStage.run { stage in
      let view = UITextView()
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 16)
      view.text = Self.text
      view.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(view)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: stage.root.leadingAnchor),
        view.topAnchor.constraint(equalTo: stage.root.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 140),
      ])
      stage.advance(to: 0.1)
      #expect(view.frame.width == 140)
      #expect(abs(view.frame.height - height(Self.text, 130) - 16) <= 0.5)
      view.insertText("\n\n\n")
      stage.advance(to: 0.2)
      #expect(abs(view.frame.height - height(Self.text + "\n\n\n", 130) - 16) <= 0.5)
    }
  }

  @Test("A tapped link is handed to the delegate with its range")
  func links() throws {
    try ViewStage.run { stage in
      let view = view(in: stage)
      let text = NSMutableAttributedString(string: "see ", attributes: [:])
      text.append(
        NSAttributedString(string: "there", attributes: [.link: "https://example.com"]))
      view.attributedText = text
      view.isEditable = false
      let witness = ViewWitness()
      view.delegate = witness
      stage.advance(to: 0.1)
      let position = try #require(view.position(from: view.beginningOfDocument, offset: 6))
      let place = view.caretRect(for: position)
      stage.tap(20 + place.midX + 1, 50 + place.midY)
      #expect(witness.links.map(\.0.absoluteString) == ["https://example.com"])
      #expect(witness.links.map(\.1) == [NSRange(location: 4, length: 5)])
      #expect(!view.isFirstResponder)
    }
  }

  @Test("Fonts and colours are set for all of the text, and what is typed goes on with them")
  func attributes() {
    ViewStage.run { stage in
      let view = view(in: stage)
      view.textColor = .red
      view.insertText("x")
      #expect(view.attributedText.attributeRuns.count == 1)
      view.typingAttributes = [.foregroundColor: UIColor.blue]
      view.insertText("y")
      let last = view.attributedText.attributeRuns.last
      #expect(last?.attributes[.foregroundColor] as? UIColor == .blue)
      #expect(last?.range.length == 1)
    }
  }

  @Test("Lines beyond the container's greatest number are left out")
  func maximumLines() {
    ViewStage.run { stage in
      let view = view(in: stage)
      view.textContainer.maximumNumberOfLines = 2
      let two = height("a\nb", 110)
      #expect(abs(view.contentSize.height - two - 16) <= 0.5)
    }
  }

  @Test("What is changed in the storage is shown, and the other way round")
  func storage() {
    ViewStage.run { stage in
      let view = view(in: stage)
      #expect(view.textStorage.string == Self.text)
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 7), with: "Few")
      #expect(view.text.hasPrefix("Few words"))
      view.text = "other"
      #expect(view.textStorage.string == "other")
      view.textStorage.setAttributedString(NSAttributedString(string: "long\nlines\nhere"))
      stage.advance(to: 0.1)
      #expect(view.part.layer.contentSource?.inspectedText == "long\nlines\nhere")
    }
  }

  @Test("A layout manager by itself finds the characters at points, and the box of the text")
  func layoutManager() {
    ViewStage.run { _ in
      let storage = NSTextStorage(
        string: "0000000000", attributes: [.font: UIFont.systemFont(ofSize: 20)])
      let manager = NSLayoutManager()
      let container = NSTextContainer(size: CGSize(width: 1000, height: 0))
      container.lineFragmentPadding = 0
      manager.addTextContainer(container)
      storage.addLayoutManager(manager)
      let whole = TextLayout("0000000000", style: UIFont.systemFont(ofSize: 20).textStyle)
      #expect(manager.usedRect(for: container).width == CGFloat(whole.width))
      let digit = CGFloat(whole.width) / 10
      for index in 0..<10 {
        let point = CGPoint(x: digit * (CGFloat(index) + 0.4), y: 5)
        #expect(
          manager.characterIndex(
            for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil) == index)
      }
      storage.append(NSAttributedString(string: "00"))
      #expect(manager.numberOfGlyphs == 12)
      container.size = CGSize(width: 50, height: 0)
      var lines = 0
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: 12)) {
        _, _, _, _, _ in lines += 1
      }
      #expect(lines > 2)
    }
  }
}
