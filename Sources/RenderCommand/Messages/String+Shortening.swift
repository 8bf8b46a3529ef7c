extension String {
  /// The text with its longest parts cut in the middle, so that a line stays one that people read: what was typed
  /// may be as long as anything. A text of ordinary length is as it is.
  /// - Parameter most: So many characters are left in all, or hardly more.
  package func shortened(to most: Int = 1000) -> String {
    guard utf8.count > most, unicodeScalars.count > most else { return self }
    // What was typed stands between quotation marks; those separate the parts. Letters may carry any number of marks,
    // so that it is scalars that count.
    let isMark = { (scalar: Unicode.Scalar) in "\"'‘’".unicodeScalars.contains(scalar) }
    var parts = unicodeScalars.split(omittingEmptySubsequences: false, whereSeparator: isMark)
      .map(Array.init)
    let marks = unicodeScalars.filter(isMark)
    var excess = parts.reduce(marks.count) { $0 + $1.count } - most
    for index in parts.indices.sorted(by: { parts[$0].count > parts[$1].count }) where excess > 0 {
      let part = parts[index]
      guard part.count > Self.head + Self.tail + 1 else { break }
      let kept = Swift.max(Self.head + Self.tail, part.count - excess)
      parts[index] = part.prefix(kept - Self.tail) + ["…"] + part.suffix(Self.tail)
      excess -= part.count - kept
    }
    var text = String.UnicodeScalarView(parts[0])
    for (mark, part) in zip(marks, parts.dropFirst()) {
      text.append(mark)
      text += part
    }
    // So many short parts that none can be cut.
    return text.count <= 2 * most ? String(text) : String(text.prefix(most)) + "…"
  }

  private static let head = 60
  private static let tail = 20
}
