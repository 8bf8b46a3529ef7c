public import CoreGraphics
import VirtualTime

/// Looks for words that are spelled wrong. There is no dictionary here: every word is right, which is noted.
@MainActor
open class UITextChecker: NSObject {
  /// Words that are right in this text alone.
  open var ignoredWords: [String]? = []

  public override init() { super.init() }

  /// The first word that is wrong: none, at `NSNotFound`.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange {
    SceneContext.active.unsupported(
      "spelling: there is no dictionary, every word is taken as right", at: "UITextChecker")
    return NSRange(location: NSNotFound, length: 0)
  }

  /// What might be meant: nothing is known.
  open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
    nil
  }

  /// How a word that is begun might go on: nothing is known.
  open func completions(
    forPartialWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }

  /// Takes a word as right in this text.
  open func ignoreWord(_ wordToIgnore: String) {
    ignoredWords = (ignoredWords ?? []) + [wordToIgnore]
  }

  /// The words that the user taught.
  @MainActor
  private final class Learned {
    var words: Set<String> = []

    static var active: Learned { SceneContext.active.service { Learned() } }
  }

  /// Takes a word as right from now on.
  open class func learnWord(_ word: String) { Learned.active.words.insert(word) }
  /// Whether a word was learned.
  open class func hasLearnedWord(_ word: String) -> Bool { Learned.active.words.contains(word) }
  /// Forgets a word.
  open class func unlearnWord(_ word: String) { Learned.active.words.remove(word) }
  /// The languages that could be checked: none.
  open class var availableLanguages: [String] { [] }
}
