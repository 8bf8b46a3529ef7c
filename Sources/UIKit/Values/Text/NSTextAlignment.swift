import Glyphs

/// Where lines stand between the sides of their box.
public enum NSTextAlignment: Int, Sendable {
  case left = 0
  case center = 1
  case right = 2
  /// Wrapped lines reach both sides.
  case justified = 3
  /// As the language has it: left.
  case natural = 4

  var alignment: ParagraphStyle.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

/// How lines end.
public enum NSLineBreakMode: Int, Sendable {
  /// After words.
  case byWordWrapping = 0
  /// After any character.
  case byCharWrapping = 1
  /// What does not fit is not drawn.
  case byClipping = 2
  /// An ellipsis at the start of the last line.
  case byTruncatingHead = 3
  /// An ellipsis at the end of the last line.
  case byTruncatingTail = 4
  /// An ellipsis in the middle of the last line.
  case byTruncatingMiddle = 5

  var wrapping: ParagraphStyle.Wrapping { self == .byCharWrapping ? .characters : .words }

  var truncation: ParagraphStyle.Truncation {
    switch self {
    case .byWordWrapping, .byCharWrapping, .byClipping: .none
    case .byTruncatingHead: .start
    case .byTruncatingTail: .end
    case .byTruncatingMiddle: .middle
    }
  }
}
