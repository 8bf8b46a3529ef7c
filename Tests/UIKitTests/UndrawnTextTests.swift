import CoreText
import Testing
import UIKit
import VirtualTime

/// What text asks for and nobody draws is in the ledger.
@MainActor
struct UndrawnTextTests {
  private func paint(_ body: (CGContext) -> Void) throws {
    UIGraphicsBeginImageContextWithOptions(CGSize(width: 80, height: 20), false, 1)
    defer { UIGraphicsEndImageContext() }
    body(try #require(UIGraphicsGetCurrentContext()))
  }

  @Test func superscriptsInLinesOfCoreText() throws {
    try ViewStage.run { stage in
      let key = kCTSuperscriptAttributeName as NSAttributedString.Key
      let line = CTLineCreateWithAttributedString(
        NSAttributedString(string: "H", attributes: [key: 1]))
      try paint { CTLineDraw(line, $0) }
      #expect(stage.context.ledger.entries.map(\.feature) == ["superscripts"])
    }
  }

  @Test func charactersWithoutAGlyphInALabel() {
    ViewStage.run { stage in
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
      label.text = "a🐈b🐈\u{E000}"
      label.font = .boldSystemFont(ofSize: 17)
      label.layer.name = "title"
      stage.root.addSubview(label)
      stage.advance(to: 0.5)
      for _ in 0..<3 { _ = stage.frozen() }
      label.adjustsFontSizeToFitWidth = true
      label.bounds.size.width = 20
      stage.advance(to: 1)
      _ = stage.frozen()
      #expect(
        stage.context.ledger.entries == [
          .init(
            feature: "the character 🐈 (U+1F408) in Inter-Bold", subject: "title", firstTime: 0.5,
            count: 4),
          .init(
            feature: "the character \u{E000} (U+E000) in Inter-Bold", subject: "title",
            firstTime: 0.5, count: 4),
        ])
    }
  }

  @Test func charactersWithoutAGlyphInATextLayer() {
    ViewStage.run { stage in
      let layer = CATextLayer()
      layer.frame = CGRect(x: 0, y: 0, width: 200, height: 40)
      layer.string = "x🐈"
      layer.font = CTFontCreateWithName("Inter-Light", 12, nil)
      stage.root.layer.addSublayer(layer)
      stage.advance(to: 0)
      for _ in 0..<2 { _ = stage.frozen() }
      #expect(
        stage.context.ledger.entries == [
          .init(
            feature: "the character 🐈 (U+1F408) in Inter-Light", subject: "a layer", firstTime: 0,
            count: 2)
        ])
    }
  }

  @Test func charactersWithoutAGlyphInStringsAndLinesThatAreDrawn() throws {
    try ViewStage.run { stage in
      let text = NSAttributedString(string: "अ", attributes: [.font: UIFont.systemFont(ofSize: 9)])
      _ = text.size()
      #expect(stage.context.ledger.isEmpty)
      try paint { context in
        text.draw(at: .zero)
        let line = CTLineCreateWithAttributedString(text)
        CTLineDraw(line, context)
        for run in CTLineGetGlyphRuns(line) as? [CTRun] ?? [] { CTRunDraw(run, context, CFRange()) }
      }
      let feature = "the character अ (U+0905) in Inter-Regular"
      #expect(
        stage.context.ledger.entries == [
          .init(feature: feature, subject: "drawing of a string", firstTime: 0, count: 1),
          .init(feature: feature, subject: "a line of Core Text", firstTime: 0, count: 2),
        ])
    }
  }

  /// What nobody sees is not missing: controls, ends of lines, spaces of any width, joiners, selectors.
  @Test func invisibleCharactersAreNotMissing() throws {
    try ViewStage.run { stage in
      let invisible =
        "a\u{FE0F}b\u{200D}c\u{200B}\u{200C}\u{2060}\u{FEFF}\u{00AD}\t\n\r\n\u{0}\u{1B}\u{7F}\u{85}"
        + "\u{2028}d\u{2029}\u{A0}\u{2002}\u{2009}\u{202F}\u{205F}\u{3000}\u{200E}\u{E0100}\u{115F}"
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
      label.text = invisible
      label.numberOfLines = 0
      stage.root.addSubview(label)
      stage.advance(to: 0)
      _ = stage.frozen()
      try paint {
        CTLineDraw(CTLineCreateWithAttributedString(NSAttributedString(string: invisible)), $0)
      }
      #expect(stage.context.ledger.entries.map(\.feature) == [])
    }
  }
}
