import Foundation
import Testing

@testable import UIKit

@Suite("Text that is edited")
@MainActor
struct TextRunsTests {
  private static let red: TextRuns.Attributes = [.foregroundColor: UIColor.red]
  private static let blue: TextRuns.Attributes = [.foregroundColor: UIColor.blue]

  private static func twoColors() -> TextRuns {
    var runs = TextRuns("red", red)
    runs.append("blue", blue)
    return runs
  }

  @Test("Replacing agrees with replacing in a string, for every range of a text")
  func replacing() {
    let text = "aé👨‍👩‍👧z"
    let whole = text as NSString
    for start in 0...whole.length {
      for length in 0...(whole.length - start) {
        let range = NSRange(location: start, length: length)
        guard text.wholeCharacters(range) == range else { continue }
        var runs = TextRuns(text, Self.red)
        runs.replace(range, with: "xy", nil, otherwise: Self.blue)
        #expect(runs.string == whole.replacingCharacters(in: range, with: "xy"))
        #expect(runs.runs.count == 1)
      }
    }
  }

  @Test("What is typed looks as the text before it, at the beginning as the text after it")
  func attributesOfTyping() {
    for (place, color) in [(0, UIColor.red), (2, .red), (3, .red), (4, .blue), (7, .blue)] {
      var runs = Self.twoColors()
      runs.replace(NSRange(location: place, length: 0), with: "X", nil, otherwise: [:])
      #expect(runs.attributes(at: place)?[.foregroundColor] as? UIColor == color)
      #expect(runs.length == 8)
    }
  }

  @Test("Ranges beyond the text are cut, not fatal")
  func beyond() {
    var runs = Self.twoColors()
    for range in [
      NSRange(location: -5, length: 2), NSRange(location: 100, length: 5),
      NSRange(location: 5, length: 100), NSRange(location: NSNotFound, length: 0),
    ] {
      runs.replace(range, with: "", nil, otherwise: [:])
      #expect(runs.string.hasPrefix("r"))
    }
  }

  @Test("An attributed string of several stretches comes back as it was")
  func roundTrip() {
    let string = Self.twoColors().attributedString
    #expect(string.string == "redblue")
    let again = TextRuns(string)
    #expect(again.attributes(at: 2)?[.foregroundColor] as? UIColor == .red)
    #expect(again.attributes(at: 3)?[.foregroundColor] as? UIColor == .blue)
    #expect(again.range(at: 5) == NSRange(location: 3, length: 4))
  }

  @Test("Places inside characters move to their beginnings, and ranges take characters whole")
  func wholeCharacters() {
    let text = "a👨‍👩‍👧b"
    let family = NSRange(location: 1, length: text.utf16.count - 2)
    for offset in 2..<(family.location + family.length) {
      let place = NSRange(location: offset, length: 0)
      #expect(text.wholeCharacters(place) == NSRange(location: 1, length: 0))
      let part = NSRange(location: offset, length: 1)
      #expect(text.wholeCharacters(part) == family)
    }
    #expect(text.characterStart(before: family.location + family.length) == 1)
    #expect(text.characterEnd(after: 1) == family.location + family.length)
  }

  @Test("A word is what letters and digits stand together at a place")
  func words() {
    let text = "two words, 3rd"
    let expected: [(Int, String)] = [(0, "two"), (2, "two"), (3, " "), (4, "words"), (11, "3rd")]
    for (offset, word) in expected {
      #expect((text as NSString).substring(with: text.wordRange(at: offset)) == word)
    }
    #expect("".wordRange(at: 0) == NSRange(location: 0, length: 0))
  }
}
