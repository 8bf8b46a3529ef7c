import AttributedText
public import CoreGraphics
import Glyphs

/// Which part of a line gives way.
public enum CTLineTruncationType: UInt32, Sendable {
  case start = 0
  case end = 1
  case middle = 2

  /// How many of `count` characters kept stand before the token and after it.
  fileprivate func parts(of count: Int) -> (head: Int, tail: Int) {
    switch self {
    case .end: (count, 0)
    case .start: (0, count)
    case .middle: (count - count / 2, count / 2)
    }
  }
}

/// The line cut to `width` points, with the token's line in place of what is missing. A line that
/// fits comes back itself; nil when not even the token fits.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  let limit = width + 1e-6
  if line.line.width <= limit { return line }
  guard (truncationToken?.line.width ?? 0) <= limit else { return nil }
  let count = line.line.characters.count
  let fitting = line.line.cells.count { $0.right <= limit }
  var kept = min(fitting, count - 1)
  var tries = 0
  while kept >= 0 {
    let (head, tail) = truncationType.parts(of: kept)
    let cut = line.cut(head: head, tail: tail, token: truncationToken)
    if cut.line.width <= limit { return cut }
    // A token takes the room of a few characters; where it takes that of very many, they have no width.
    tries += 1
    kept -= tries < 64 ? 1 : max(1, kept / 2)
  }
  return nil
}

/// The line with its gaps widened so that it fills `justificationWidth`, or for a factor below 1 that
/// share of the room; nil when it is longer already.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let trailing = CTLineGetTrailingWhitespaceWidth(line)
  let slack = justificationWidth - (line.line.width - trailing)
  guard slack >= 0, slack.isFinite else { return nil }
  let share = min(max(0, Double(justificationFactor)), 1)
  return line.replacing(
    line: line.line.spread(over: slack * share, characters: line.characters))
}

extension CTLine {
  /// The first `head` and last `tail` characters with the token between.
  fileprivate func cut(head: Int, tail: Int, token: CTLine?) -> CTLine {
    let shown = line.characters
    let units = text.utf16Starts
    let cut = NSMutableAttributedString(string: "")
    var origins: [Int] = []
    func append(_ range: Range<Int>) {
      let part = NSRange(
        location: units[range.lowerBound], length: units[range.upperBound] - units[range.lowerBound]
      )
      cut.append(source.attributedSubstring(from: part))
      origins += range.map { starts[$0] }
    }
    append(shown.lowerBound..<shown.lowerBound + head)
    if let token {
      cut.append(token.source)
      origins += token.text.characters.map { _ in starts[shown.lowerBound + head] }
    }
    append(shown.upperBound - tail..<shown.upperBound)
    let text = StyledText(cut)
    return CTLine(
      text: text, line: text.onOneLine, source: cut,
      starts: origins + [starts[shown.upperBound]], stringRange: stringRange)
  }
}
