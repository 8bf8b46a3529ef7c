package import Comparison

/// What the sides of a comparison with a golden are called.
package enum GoldenWords: Sendable {
  /// The golden and the clip made now.
  case clip
  /// The record and the stills beside it.
  case folder

  private var words: [(word: String, meant: String)] {
    switch self {
    case .clip:
      [
        ("is not in B", "is not made any more"), ("is not in A", "is not in the golden"),
        ("in B", "now"), ("of A", "of the golden"), ("in A", "in the golden"),
        ("B is", "the clip is"),
      ]
    case .folder:
      [("in B", "in the folder"), ("of A", "of the golden"), ("in A", "in the golden")]
    }
  }

  /// The difference's message in these words.
  package func message(of difference: ClipDifference) -> String {
    var message = difference.message
    if ![.property, .drawing, .setting].contains(difference.kind) {
      for (word, meant) in words { message = message.replacing(word, with: meant) }
    }
    return message
  }
}
