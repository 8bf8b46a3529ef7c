import CoreGraphics

/// Finds words, sentences, lines and paragraphs of a text.
@MainActor
public protocol UITextInputTokenizer: AnyObject {
  /// The unit around a position; nil where there is none.
  func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange?
  /// True at an end of a unit, seen in that direction.
  func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
  /// The next end of a unit in that direction.
  func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition?
  /// True inside a unit.
  func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool
}

/// The tokenizer of text fields and text views. Words are letters and digits in a row; sentences end after a
/// point, an exclamation mark or a question mark.
@MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
  private weak var input: (any UITextInput)?

  public init(textInput: any UITextInput) {
    input = textInput
    super.init()
  }

  open func rangeEnclosingPosition(
    _ position: UITextPosition, with granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextRange? {
    units(granularity).first { unit in
      let (start, end) = (unit.location, unit.location + unit.length)
      return isBackward(direction)
        ? position.offset > start && position.offset <= end
        : position.offset >= start && position.offset < end
    }.map { UITextRange($0) }
  }

  open func isPosition(
    _ position: UITextPosition, atBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    units(granularity).contains {
      position.offset == (isBackward(direction) ? $0.location : $0.location + $0.length)
    }
  }

  open func position(
    from position: UITextPosition, toBoundary granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> UITextPosition? {
    let units = units(granularity)
    if isBackward(direction) {
      return units.last { $0.location < position.offset }.map { UITextPosition($0.location) }
    }
    return units.first { $0.location + $0.length > position.offset }
      .map { UITextPosition($0.location + $0.length) }
  }

  open func isPosition(
    _ position: UITextPosition, withinTextUnit granularity: UITextGranularity,
    inDirection direction: UITextDirection
  ) -> Bool {
    rangeEnclosingPosition(position, with: granularity, inDirection: direction) != nil
  }

  private func isBackward(_ direction: UITextDirection) -> Bool {
    direction == .storage(.backward) || direction == .layout(.left) || direction == .layout(.up)
  }

  private func units(_ granularity: UITextGranularity) -> [NSRange] {
    guard let input,
      let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument),
      let text = input.text(in: whole)
    else { return [] }
    switch granularity {
    case .document: return [NSRange(location: 0, length: text.utf16.count)]
    case .character: return text.pieces { _, _ in true }
    case .word:
      return text.pieces { $0.isInWord != $1.isInWord || !$0.isInWord }
        .filter { text.utf16Character(at: $0.location)?.isInWord == true }
    case .sentence: return text.pieces { before, _ in ".!?\n".contains(before) }
    case .paragraph, .line:
      return text.pieces { before, _ in before.isNewline }
    }
  }
}

extension Character {
  /// True for letters, digits and apostrophes.
  var isInWord: Bool { isLetter || isNumber || self == "'" || self == "’" }
}

extension String {
  /// The text cut between the characters where `isCut` says so, in UTF-16 units.
  fileprivate func pieces(_ isCut: (Character, Character) -> Bool) -> [NSRange] {
    var pieces: [NSRange] = []
    var last: Character?
    var end = 0
    for character in self {
      let length = character.utf16.count
      if let last, !isCut(last, character) {
        pieces[pieces.count - 1].length += length
      } else {
        pieces.append(NSRange(location: end, length: length))
      }
      last = character
      end += length
    }
    return pieces
  }

  fileprivate func utf16Character(at offset: Int) -> Character? {
    guard offset >= 0, offset < utf16.count else { return nil }
    return self[utf16.index(startIndex, offsetBy: offset)]
  }
}
