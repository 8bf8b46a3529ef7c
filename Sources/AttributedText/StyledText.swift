import CoreGraphics
package import Foundation
package import Glyphs
import Raster
import VirtualTime

/// Text with its attributes read: spans to set in lines, and how each is drawn.
package struct StyledText: Hashable, Sendable {
  /// What the layout is made of, in order.
  package var spans: [TextSpan]
  /// How each span is drawn.
  package var looks: [TextLook]
  /// What the attributes ask for and nothing here does.
  package var unsupported: Set<String> = []

  /// One span of plain text.
  package init(_ text: String, style: TextStyle, look: TextLook = TextLook()) {
    spans = [TextSpan(text, style: style.inScene)]
    looks = [look]
    noteMarks()
    noteSizes()
  }

  /// The spans of an attributed string. `style` and `look` are those of text without attributes.
  package init(
    _ string: NSAttributedString, style: TextStyle = .coreText, look: TextLook = TextLook()
  ) {
    spans = []
    looks = []
    let text = string.string
    for run in string.attributeRuns {
      let attributes = TextAttributes(run.attributes)
      spans.append(
        TextSpan(
          text.part(run.range), style: attributes.style(over: style).inScene,
          paragraph: attributes.paragraph))
      looks.append(attributes.look(over: look))
      unsupported.formUnion(attributes.unsupported)
    }
    noteMarks()
    noteSizes()
  }

  /// Notes sizes in which no letters are set.
  private mutating func noteSizes() {
    if !spans.allSatisfy({ abs($0.style.size) <= 1e6 }) {
      unsupported.insert("a size of text that is no number or has no end")
    }
  }

  /// Notes characters that are set without some of their marks.
  private mutating func noteMarks() {
    let most = MarkLimit.scalars
    let isLong = spans.contains {
      $0.text.utf8.count > most && $0.text.contains(where: \.hasTooManyMarks)
    }
    if isLong { unsupported.insert("more than \(most - 1) marks on a character") }
  }

  /// All characters in a row.
  package var characters: [Character] { spans.flatMap { Array($0.text) } }

  /// Where each character begins in UTF-16 units, and after the last where the text ends.
  package var utf16Starts: [Int] {
    characters.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.utf16.count) }
  }

  /// The text with every paragraph's style changed.
  package func settingParagraphs(_ change: (inout ParagraphStyle) -> Void) -> StyledText {
    var changed = self
    for index in spans.indices {
      var style = spans[index].paragraph ?? ParagraphStyle()
      change(&style)
      changed.spans[index].paragraph = style
    }
    return changed
  }
}

extension String {
  /// What lies in a range of UTF-16 units.
  fileprivate func part(_ range: NSRange) -> String {
    if range == NSRange(location: 0, length: utf16.count) { return self }
    // A range may cut characters that are written with several units.
    guard let whole = Range(range, in: self) else {
      return (self as NSString).substring(with: range)
    }
    return String(self[whole])
  }
}

extension TextStyle {
  /// The style with what the scene has to say: its fonts, and its language where the text has none of its own.
  var inScene: TextStyle {
    var style = self
    style.fallback = SceneFonts.current.fallback
    if language == nil { style.language = SceneContext.active.languages.first }
    return style
  }

  /// What Core Text sets in where no font is said: 12 points of the face for Helvetica.
  package static var coreText: TextStyle { TextStyle(size: 12) }
}
