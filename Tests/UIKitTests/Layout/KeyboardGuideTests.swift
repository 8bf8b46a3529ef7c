import CoreGraphics
import Testing
import UIKit

/// What keeps clear of the keyboard by constraints.
@MainActor
struct KeyboardGuideTests {
  @Test func aBarStandsOnTheKeyboardWhileItIsThere() {
    ViewStage.run { stage in
      let (field, bar) = (UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30)), UIView())
      bar.translatesAutoresizingMaskIntoConstraints = false
      stage.root.addSubview(field)
      stage.root.addSubview(bar)
      let guide = stage.root.keyboardLayoutGuide
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: guide.topAnchor),
        bar.heightAnchor.constraint(equalToConstant: 44),
      ])
      stage.advance(to: 0.1)
      #expect(bar.frame == CGRect(x: 0, y: 623, width: 375, height: 44))
      var top: CGFloat = 0
      let observer = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { note in
        let value = note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
        top = value?.cgRectValue.minY ?? 0
      }
      field.becomeFirstResponder()
      stage.advance(to: 2)
      #expect(top > 300 && bar.frame.maxY == top)
      field.resignFirstResponder()
      stage.advance(to: 4)
      #expect(bar.frame.maxY == 667)
      NotificationCenter.default.removeObserver(observer)
    }
  }

  @Test func aReadableWidthIsThatBetweenMarginsOrLess() {
    ViewStage.run { stage in
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
      stage.root.addSubview(view)
      #expect(view.readableContentGuide.layoutFrame.width == 284)
      view.frame.size.width = 1000
      #expect(
        view.readableContentGuide.layoutFrame == CGRect(x: 164, y: 8, width: 672, height: 84))
    }
  }
}
