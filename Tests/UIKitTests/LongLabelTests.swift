import CoreText
import Geometry
import Limits
import QuartzCore
import RenderTree
import Testing
import UIKit
import VirtualTime

/// Labels and text layers with more text than there is room for.
@MainActor
struct LongLabelTests {
  private let long = String(repeating: "Some words of text. ", count: 5000)

  @Test func aLabelShowsTheLinesThatThereIsRoomFor() {
    ViewStage.run { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      label.numberOfLines = 0
      label.text = long
      stage.root.addSubview(label)
      stage.advance(to: 0)
      let ink = label.layer.contentSource?.content(for: label.layer) ?? []
      #expect(!ink.isEmpty)
      for case .fill(let path, _, _) in ink {
        let box = path.tightBounds
        #expect((box?.minY ?? 0) > -5)
        #expect((box?.maxY ?? 0) < 105)
      }
    }
  }

  @Test func aTextLayerShowsWhatLiesInIt() {
    ViewStage.run { stage in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      layer.isWrapped = true
      layer.fontSize = 12
      layer.string = String(repeating: long, count: 4)
      stage.root.layer.addSublayer(layer)
      stage.advance(to: 0)
      _ = stage.frozen()
      #expect(stage.context.exceededLimit == nil)
      layer.isWrapped = false
      stage.advance(to: 1)
      _ = stage.frozen()
      #expect(stage.context.exceededLimit == nil)
    }
  }

  @Test func moreLettersThanCanBeDrawnAtOnceEndTheRun() {
    ViewStage.run { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 4000, height: 1e6))
      label.numberOfLines = 0
      label.text = String(repeating: "n", count: Limit.drawnLetters.most + 1)
      stage.root.addSubview(label)
      stage.advance(to: 0)
      _ = stage.frozen()
      #expect(stage.context.exceededLimit?.limit == .drawnLetters)
      #expect(stage.context.exceededLimit?.subject.contains("nnnn") == true)
    }
  }

  @Test func tooManyMarksAreInTheLedger() {
    ViewStage.run { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.text = "e" + String(repeating: "\u{301}", count: 5000)
      stage.root.addSubview(label)
      stage.advance(to: 0)
      _ = stage.frozen()
      #expect(stage.context.ledger.entries.contains { $0.feature.contains("marks") })
    }
  }

  @Test func linesAreBrokenFromWhereTheyBeginAsFromTheStart() {
    ViewStage.run { _ in
      let text = NSAttributedString(string: String(repeating: "Some words of text. ", count: 2500))
      let typesetter = CTTypesetterCreateWithAttributedString(text)
      let frame = CTFramesetterCreateFrame(
        CTFramesetterCreateWithAttributedString(text), CFRange(location: 0, length: 0),
        CGPath(rect: CGRect(x: 0, y: 0, width: 150, height: 400), transform: nil), nil)
      let lines = CTFrameGetLines(frame).compactMap { $0 as? CTLine }
      #expect(lines.count > 20)
      var start = 0
      for line in lines {
        let count = CTTypesetterSuggestLineBreak(typesetter, start, 150)
        let range = CTLineGetStringRange(line)
        #expect((range.location, range.length) == (start, count))
        start += count
      }
      #expect(CTFrameGetVisibleStringRange(frame).length == start)
    }
  }

  @Test func viewsAtPlacesThatAreNoneAreInTheLedger() {
    let settings: [(UIView) -> Void] = [
      { $0.frame = CGRect(x: CGFloat.nan, y: 0, width: 9, height: 9) },
      { $0.center.x = .infinity }, { $0.bounds.size.width = 1e30 }, { $0.alpha = .nan },
      { $0.transform = CGAffineTransform(scaleX: .nan, y: 1) },
      { $0.backgroundColor = UIColor(red: .nan, green: 0, blue: 0, alpha: 1) },
      { $0.layer.cornerRadius = .infinity },
    ]
    for (index, set) in settings.enumerated() {
      ViewStage.run { stage in
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        set(view)
        stage.root.addSubview(view)
        stage.advance(to: 0)
        _ = stage.frozen()
        #expect(!stage.context.ledger.isEmpty, "setting \(index)")
      }
    }
  }
}
