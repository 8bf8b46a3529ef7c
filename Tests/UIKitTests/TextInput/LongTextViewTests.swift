import CoreGraphics
import Geometry
import Limits
import QuartzCore
import RenderTree
import Testing
import UIKit
import VirtualTime

/// Text views with more letters than are drawn at once.
@MainActor
struct LongTextViewTests {
  private func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.text = text
    return view
  }

  /// What is drawn within what the view shows, in its own space.
  private func ink(of view: UITextView) -> [Rect] {
    guard let part = view.subviews.first(where: { $0.layer.contentSource != nil }) else {
      return []
    }
    let place = Point(part.frame.origin)
    return (part.layer.contentSource?.content(for: part.layer) ?? []).compactMap { content in
      guard case .fill(let path, _, _) = content, let box = path.tightBounds else { return nil }
      return Rect(x: box.x + place.x, y: box.y + place.y, width: box.width, height: box.height)
    }
  }

  private func expectShown(_ view: UITextView, _ stage: ViewStage) {
    let (bounds, ink) = (Rect(view.bounds), ink(of: view))
    // The paths of all lines are one, which reaches past both edges, or to the ends of the text.
    #expect(ink.contains { $0.minY <= bounds.minY + 40 && $0.maxY >= bounds.maxY - 40 })
    #expect(ink.allSatisfy { $0.height < 200_000 })
    #expect(stage.context.exceededLimit == nil)
    #expect(stage.context.ledger.isEmpty)
  }

  @Test(arguments: [
    String(repeating: "n", count: Limit.drawnLetters.most + 50_000),
    String(repeating: "some words of text\n", count: 15_000),
  ])
  func whatIsSeenIsDrawnWhereverItIsScrolled(text: String) {
    ViewStage.run { stage in
      let view = view(text)
      stage.root.addSubview(view)
      stage.advance(to: 0)
      _ = stage.frozen()
      expectShown(view, stage)
      let end = view.contentSize.height - view.bounds.height
      #expect(end > 20_000)
      for (number, place) in [0.5, 0.51, 1, 0.1].enumerated() {
        view.contentOffset.y = end * place
        stage.advance(to: Double(number + 1) / 10)
        _ = stage.frozen()
        expectShown(view, stage)
      }
    }
  }

  @Test func shortTextsAreDrawnWhole() {
    ViewStage.run { stage in
      let view = view(String(repeating: "some words of text\n", count: 1000))
      stage.root.addSubview(view)
      stage.advance(to: 0)
      let bottom = ink(of: view).map(\.maxY).max() ?? 0
      #expect(bottom > Double(view.contentSize.height) - 60)
    }
  }
}
