import Testing
import UIKit
import VirtualTime

/// Numbers of views that are none are in the ledger.
@MainActor
struct StrangeViewNumbersTests {
  nonisolated private static let numbers: [CGFloat] = [.nan, .infinity, -.infinity, 1e30]

  /// What the ledger has once the view has been shown.
  private func notes(_ make: () -> UIView) -> [String] {
    var notes: [String] = []
    ViewStage.run { stage in
      let view = make()
      stage.root.addSubview(view)
      stage.advance(to: 0.1)
      _ = stage.frozen()
      notes = stage.context.ledger.entries.map(\.feature)
    }
    return notes
  }

  private func scrolling(_ change: (UIScrollView) -> Void) -> UIView {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    change(view)
    return view
  }

  private func text(_ key: NSAttributedString.Key, _ value: Any) -> UIView {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    label.attributedText = NSAttributedString(string: "text", attributes: [key: value])
    return label
  }

  @Test(arguments: numbers) func ofScrollViews(number: CGFloat) {
    #expect(!notes { scrolling { $0.contentOffset.y = number } }.isEmpty)
    #expect(!notes { scrolling { $0.contentSize.width = number } }.isEmpty)
    #expect(!notes { scrolling { $0.contentInset.top = number } }.isEmpty)
  }

  @Test(arguments: numbers) func ofText(number: CGFloat) {
    #expect(!notes { text(.font, UIFont.systemFont(ofSize: number)) }.isEmpty)
    #expect(!notes { text(.kern, number) }.isEmpty)
    #expect(!notes { text(.kern, Double(number)) }.isEmpty)
    #expect(!notes { text(.baselineOffset, number) }.isEmpty)
    #expect(!notes { text(.obliqueness, number) }.isEmpty)
    #expect(!notes { text(.strokeWidth, NSNumber(value: Double(number))) }.isEmpty)
  }

  @Test(arguments: numbers) func ofConstraints(number: CGFloat) {
    let width = notes {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(equalToConstant: number).isActive = true
      return view
    }
    #expect(!width.isEmpty)
    let changed = notes {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      let constraint = view.heightAnchor.constraint(equalToConstant: 5)
      constraint.isActive = true
      constraint.constant = number
      return view
    }
    #expect(!changed.isEmpty)
  }

  @Test func ordinaryOnesAreNotNoted() {
    #expect(
      notes {
        scrolling {
          $0.contentOffset.y = -40
          $0.contentSize.width = 1e6
          $0.contentInset.top = 3
        }
      } == [])
    #expect(notes { text(.kern, 3) } == [])
    let limited = notes {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      view.widthAnchor.constraint(lessThanOrEqualToConstant: .greatestFiniteMagnitude).isActive =
        true
      return view
    }
    #expect(limited == [])
  }
}
