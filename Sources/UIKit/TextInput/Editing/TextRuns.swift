import AttributedText
import CoreGraphics
import Glyphs

/// Text with attributes that is edited: runs of it, each with the attributes that were set together.
/// Offsets are counted in UTF-16 units. Values of attributes are never compared, which Foundation here
/// does and then ends the program where they are no objects.
struct TextRuns {
  typealias Attributes = [NSAttributedString.Key: Any]

  /// Attributes that were set together.
  final class Shared {
    let values: Attributes

    init(_ values: Attributes) { self.values = values }
  }

  /// A run with the same attributes throughout.
  struct Run {
    var text: String
    var shared: Shared
  }

  private(set) var runs: [Run]

  /// Plain text with those attributes; no run where it is empty.
  init(_ text: String = "", _ attributes: Attributes = [:]) {
    runs = text.isEmpty ? [] : [Run(text: text, shared: Shared(attributes))]
  }

  /// The text of `string`; attributes that it lacks come from `base`.
  init(_ string: NSAttributedString, over base: Attributes = [:]) {
    let text = string.string as NSString
    runs = string.attributeRuns.map { run in
      Run(
        text: text.substring(with: run.range),
        shared: Shared(base.merging(run.attributes) { $1 }))
    }
  }

  /// Adds text with those attributes at the end; nothing where it is empty.
  mutating func append(_ text: String, _ attributes: Attributes) {
    if !text.isEmpty { runs.append(Run(text: text, shared: Shared(attributes))) }
  }

  private init(runs: [Run]) { self.runs = runs }

  /// All characters.
  var string: String { runs.count == 1 ? runs[0].text : runs.map(\.text).joined() }

  /// UTF-16 units.
  var length: Int { runs.reduce(0) { $0 + $1.text.utf16.count } }

  var isEmpty: Bool { runs.isEmpty }

  /// The part of `range` that is in the text.
  func clamped(_ range: NSRange) -> NSRange {
    let length = self.length
    let start = min(max(0, range.location), length)
    let (sum, overflows) = range.location.addingReportingOverflow(max(0, range.length))
    let end = overflows ? length : min(max(start, sum), length)
    return NSRange(location: start, length: end - start)
  }

  /// The attributes of the character at `index`, of the one before at the end; nil for no text.
  func attributes(at index: Int) -> Attributes? {
    var end = 0
    for run in runs {
      end += run.text.utf16.count
      if index < end { return run.shared.values }
    }
    return runs.last?.shared.values
  }

  /// Where the run that the character at `index` belongs to lies.
  func range(at index: Int) -> NSRange? {
    var start = 0
    for run in runs {
      let count = run.text.utf16.count
      if index < start + count { return NSRange(location: start, length: count) }
      start += count
    }
    return nil
  }

  /// The characters of a range, with their attributes.
  subscript(range: NSRange) -> TextRuns {
    let range = clamped(range)
    var found: [Run] = []
    var start = 0
    for run in runs {
      let units = Array(run.text.utf16)
      let low = max(range.location, start)
      let high = min(range.location + range.length, start + units.count)
      if low < high {
        let part = String(decoding: units[(low - start)..<(high - start)], as: UTF16.self)
        found.append(Run(text: part, shared: run.shared))
      }
      start += units.count
    }
    return TextRuns(runs: found)
  }

  /// Puts `text` in place of a range.
  mutating func replace(_ range: NSRange, with text: TextRuns) {
    let range = clamped(range)
    let end = range.location + range.length
    let before = self[NSRange(location: 0, length: range.location)].runs
    let after = self[NSRange(location: end, length: length - end)].runs
    var joined: [Run] = []
    for run in before + text.runs + after {
      if let last = joined.last, last.shared === run.shared {
        joined[joined.count - 1].text += run.text
      } else {
        joined.append(run)
      }
    }
    runs = joined
  }

  /// Puts plain text in place of a range, with the attributes of what is before it, after it at the
  /// beginning, or `attributes` where those are given or there is nothing.
  mutating func replace(
    _ range: NSRange, with text: String, _ attributes: Attributes?, otherwise base: Attributes
  ) {
    let shared: Shared
    if let attributes {
      shared = Shared(attributes)
    } else {
      shared = self.shared(before: clamped(range)) ?? Shared(base)
    }
    replace(range, with: TextRuns(runs: text.isEmpty ? [] : [Run(text: text, shared: shared)]))
  }

  /// What text in place of a range takes its attributes from.
  private func shared(before range: NSRange) -> Shared? {
    let index = range.length > 0 ? range.location : max(0, range.location - 1)
    var end = 0
    for run in runs {
      end += run.text.utf16.count
      if index < end { return run.shared }
    }
    return runs.last?.shared
  }

  /// Changes the attributes of all of the text.
  mutating func changeAttributes(_ change: (inout Attributes) -> Void) {
    runs = runs.map { run in
      var values = run.shared.values
      change(&values)
      return Run(text: run.text, shared: Shared(values))
    }
  }

  /// The text as Foundation has it.
  var attributedString: NSAttributedString {
    let whole = NSMutableAttributedString(string: "")
    var lastCount = 0
    for run in runs {
      var values = run.shared.values
      // Neighbours with as many attributes would be compared.
      if values.count == lastCount { values[.run] = 1 }
      lastCount = values.count
      whole.append(NSAttributedString(string: run.text, attributes: values))
    }
    return whole
  }

  /// The text ready to be set in lines. What attributes do not say comes from `style` and `look`.
  func styled(_ style: TextStyle, _ look: TextLook) -> StyledText {
    var whole = StyledText(NSAttributedString(string: ""), style: style, look: look)
    for run in runs {
      let part = StyledText(
        NSAttributedString(string: run.text, attributes: run.shared.values), style: style,
        look: look)
      whole.spans += part.spans
      whole.looks += part.looks
      whole.unsupported.formUnion(part.unsupported)
    }
    return whole
  }
}

extension NSAttributedString.Key {
  /// Tells a run of text from the one before it.
  fileprivate static let run = NSAttributedString.Key(rawValue: "ZoetropeStretch")
}

extension String {
  /// The range without halves of characters, in UTF-16 units: grown to whole ones, and an offset inside a
  /// character moved to its beginning.
  func wholeCharacters(_ range: NSRange) -> NSRange {
    func isBetween(_ offset: Int) -> Bool {
      offset <= 0 || offset >= utf16.count
        || characterEnd(after: characterStart(before: offset)) == offset
    }
    var (start, end) = (range.location, range.location + range.length)
    if !isBetween(start) { start = characterStart(before: start) }
    if !isBetween(end) {
      end = range.length > 0 ? characterEnd(after: end) : start
    }
    return NSRange(location: start, length: end - start)
  }

  /// Where the character that ends at `offset` begins, in UTF-16 units; 0 at the beginning.
  func characterStart(before offset: Int) -> Int {
    var start = 0
    for character in self {
      let end = start + character.utf16.count
      if end >= offset { return start }
      start = end
    }
    return start
  }

  /// Where the character at `offset` ends, in UTF-16 units; the end of the text at the end.
  func characterEnd(after offset: Int) -> Int {
    var end = 0
    for character in self {
      end += character.utf16.count
      if end > offset { return end }
    }
    return end
  }

  /// The word, or else the character, that is at `offset`, in UTF-16 units; the last one at the end. Words
  /// are letters and digits in a row.
  func wordRange(at offset: Int) -> NSRange {
    var found = NSRange(location: 0, length: 0)
    var wasWord = false
    for character in self {
      let isWord = character.isInWord
      let (end, length) = (found.location + found.length, character.utf16.count)
      if isWord, wasWord {
        found.length += length
      } else {
        if end > offset { return found }
        found = NSRange(location: end, length: length)
      }
      wasWord = isWord
    }
    return found
  }
}
