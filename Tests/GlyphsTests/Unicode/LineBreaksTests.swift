import Glyphs
import TestSupport
import Testing

@Suite struct LineBreaksTests {
  /// `text` cut wherever a line may begin.
  private func pieces(_ text: String) -> [String] {
    zip(text, LineBreaks.before(Array(text))).reduce(into: [""]) { pieces, next in
      if next.1 { pieces.append("") }
      pieces[pieces.count - 1].append(next.0)
    }
  }

  @Test func plainTextIsBrokenAsTheTablesHaveIt() {
    var random = SeededGenerator(seed: 14)
    let letters = Array("abzAZ09.,  ")
    for _ in 0..<3000 {
      let text = (0..<Int.random(in: 1...24, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }
      guard LineBreaks.isPlain(text) else { continue }
      #expect(LineBreaks.afterSpaces(text) == LineBreaks.byTables(text), "\(String(text))")
    }
  }

  // Examples of UAX #14 and its rules.
  @Test(arguments: [
    ("the(box)es (can) be", ["the(box)es ", "(can) ", "be"]),
    ("it costs $9.50 or 50% of", ["it ", "costs ", "$9.50 ", "or ", "50% ", "of"]),
    ("well-known -40 1-2", ["well-", "known ", "-40 ", "1-2"]),
    ("a—b", ["a", "—", "b"]), ("“quoted” text", ["“quoted” ", "text"]),
    ("soft\u{AD}hyphen", ["soft\u{AD}", "hyphen"]), ("no\u{A0}break", ["no\u{A0}break"]),
    ("zero\u{200B}width", ["zero\u{200B}", "width"]),
    ("word\u{2060}joiner", ["word\u{2060}joiner"]),
    ("我要「看」医生，好。", ["我", "要", "「看」", "医", "生，", "好。"]),
    ("ちょっとウィーン", ["ちょっ", "と", "ウィー", "ン"]),
    ("안녕 하세요", ["안", "녕 ", "하", "세", "요"]),
    ("👨‍👩‍👧👍🏽", ["👨‍👩‍👧", "👍🏽"]), ("🇩🇪🇫🇷", ["🇩🇪", "🇫🇷"]),
    ("שלום-עולם", ["שלום-", "עולם"]),
  ])
  func linesBeginWhereUnicodeHasThem(text: String, expected: [String]) {
    #expect(pieces(text) == expected)
  }

  @Test func thaiIsBrokenBetweenWordsOfADictionary() {
    // "The cat drinks milk."
    #expect(pieces("แมวดื่มนม") == ["แมว", "ดื่ม", "นม"])
  }

  @Test func aCharacterIsNeverCut() {
    // Combining marks and joined emoji are one character each.
    #expect(pieces("e\u{301}e\u{301}") == ["e\u{301}e\u{301}"])
    #expect(LineBreaks.before([]) == [])
  }
}
