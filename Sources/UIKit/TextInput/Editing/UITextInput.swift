public import CoreGraphics

/// A position in a text.
@MainActor
open class UITextPosition: NSObject {
  /// UTF-16 units from the beginning.
  final let offset: Int

  nonisolated public override init() {
    offset = 0
    super.init()
  }

  nonisolated init(_ offset: Int) {
    self.offset = offset
    super.init()
  }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextPosition)?.offset == offset
  }

  nonisolated open override var hash: Int { offset }

  nonisolated open override var description: String { "text position \(offset)" }
}

/// A range of a text.
@MainActor
open class UITextRange: NSObject {
  /// In UTF-16 units.
  final let range: NSRange

  nonisolated public override init() {
    range = NSRange(location: 0, length: 0)
    super.init()
  }

  nonisolated init(_ range: NSRange) {
    self.range = range
    super.init()
  }

  /// Where it begins.
  open var start: UITextPosition { UITextPosition(range.location) }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition(range.location + range.length) }
  /// True: nothing is between start and end.
  open var isEmpty: Bool { range.length == 0 }

  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextRange)?.range == range
  }

  nonisolated open override var hash: Int { range.location &* 31 &+ range.length }

  nonisolated open override var description: String { "text range \(range)" }
}

/// A box of what is selected, on one line.
@MainActor
open class UITextSelectionRect: NSObject {
  /// In the space of who shows the text, points.
  open private(set) var rect: CGRect
  /// True for the box in which the selection begins.
  open private(set) var containsStart: Bool
  /// True for the box in which the selection ends.
  open private(set) var containsEnd: Bool
  /// False: lines run from side to side.
  open var isVertical: Bool { false }

  init(_ rect: CGRect, containsStart: Bool, containsEnd: Bool) {
    self.rect = rect
    self.containsStart = containsStart
    self.containsEnd = containsEnd
    super.init()
  }
}

/// Which way text is written from a position in it.
public enum UITextStorageDirection: Int, Sendable {
  case forward = 0
  case backward = 1
}

/// Which way one goes from a position in a text.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left = 3
  case up = 4
  case down = 5
}

/// What a text is divided into.
public enum UITextGranularity: Int, Sendable {
  case character = 0
  case word = 1
  case sentence = 2
  case paragraph = 3
  case line = 4
  case document = 5
}

/// A direction, of either kind.
public struct UITextDirection: RawRepresentable, Hashable, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static func storage(_ direction: UITextStorageDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }

  public static func layout(_ direction: UITextLayoutDirection) -> UITextDirection {
    UITextDirection(rawValue: direction.rawValue)
  }
}

/// Who shows text that is edited, and can be asked where its characters are.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The characters of a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)

  /// What is selected; empty where there is a caret.
  var selectedTextRange: UITextRange? { get set }
  /// What is being composed: always nil, as nothing is composed here.
  var markedTextRange: UITextRange? { get }

  /// The first position.
  var beginningOfDocument: UITextPosition { get }
  /// The last position.
  var endOfDocument: UITextPosition { get }
  /// From one position to another.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position so many UTF-16 units further on; nil beyond the ends.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position so many characters, or lines, further in that direction; nil beyond the ends.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// UTF-16 units from one position to the other; negative when that comes first.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int

  /// The box of the first line of a range, points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The box of the caret at a position, points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The boxes of a range, one for each line.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position in a range nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point.
  func characterRange(at point: CGPoint) -> UITextRange?

  /// Finds words and lines.
  var tokenizer: any UITextInputTokenizer { get }
}
