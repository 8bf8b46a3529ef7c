/// Changes to a text, by offsets into its UTF-8, that keep what follows on the line it was on.
struct Edits {
  private struct Edit {
    var range: Range<Int>
    var text: String
    /// True for inserted lines of another location, which say themselves where the text goes on.
    var isBlock = false
  }

  private var edits: [Edit] = []

  /// Puts `text`, which has no more line ends than what stood there, in place of `range`.
  mutating func replace(_ range: Range<Int>, with text: String) {
    edits.append(Edit(range: range, text: text))
  }

  /// Takes `range` out, but for its line ends.
  mutating func remove(_ range: Range<Int>) { replace(range, with: "") }

  /// Puts `text`, without line ends, before `offset`, after what else was inserted there.
  mutating func insert(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text))
  }

  /// Puts whole lines before `offset`; they end by saying on which line the text goes on.
  mutating func insertBlock(_ text: String, at offset: Int) {
    edits.append(Edit(range: offset..<offset, text: text, isBlock: true))
  }

  /// True if a change covers `offset`.
  func covers(_ offset: Int) -> Bool {
    edits.contains { $0.range.contains(offset) }
  }

  /// What becomes of `range` of `bytes`. A change within another's range is lost with it; one of just
  /// this range does not count, so that a passage taken out here can be put elsewhere.
  func applied(to bytes: [UInt8], in range: Range<Int>) -> String {
    let whole = 0..<bytes.count
    let own = edits.enumerated().filter { _, edit in
      edit.range.lowerBound >= range.lowerBound && edit.range.upperBound <= range.upperBound
        && (edit.range != range || range == whole || range.isEmpty)
    }
    let ordered = own.sorted { a, b in
      let (x, y) = (a.element.range, b.element.range)
      if x.lowerBound != y.lowerBound { return x.lowerBound < y.lowerBound }
      if x.isEmpty != y.isEmpty { return x.isEmpty }
      if x.upperBound != y.upperBound { return x.upperBound > y.upperBound }
      return a.offset < b.offset
    }
    var result: [UInt8] = []
    var offset = range.lowerBound
    for (_, edit) in ordered {
      guard edit.range.lowerBound >= offset else { continue }
      result += bytes[offset..<edit.range.lowerBound]
      let new = Array(edit.text.utf8)
      result += new
      offset = edit.range.upperBound
      guard !edit.isBlock else { continue }
      let missing = lineEnds(in: bytes[edit.range]) - lineEnds(in: new[...])
      if missing > 0 { result += Array(repeating: UInt8(ascii: "\n"), count: missing) }
    }
    result += bytes[offset..<range.upperBound]
    return String(decoding: result, as: UTF8.self)
  }

  private func lineEnds(in bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(into: 0) { if $1 == UInt8(ascii: "\n") { $0 += 1 } }
  }
}
