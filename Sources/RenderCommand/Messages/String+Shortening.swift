extension String {
  /// The text with its longest parts cut in the middle, so that a line stays one that people read: what was typed
  /// may be as long as anything. A text of ordinary length is as it is.
  /// - Parameter most: So many characters are left in all, or hardly more.
  package func shortened(to most: Int = 1000) -> String {
    guard utf8.count > most, count > most else { return self }
    // What was typed stands between quotation marks; those are their places.
    var parts = split(omittingEmptySubsequences: false) { "\"'‘’".contains($0) }.map(Array.init)
    let marks = filter { "\"'‘’".contains($0) }
    var excess = parts.reduce(marks.count) { $0 + $1.count } - most
    for place in parts.indices.sorted(by: { parts[$0].count > parts[$1].count }) where excess > 0 {
      let part = parts[place]
      guard part.count > Self.head + Self.tail + 1 else { break }
      let kept = Swift.max(Self.head + Self.tail, part.count - excess)
      parts[place] = part.prefix(kept - Self.tail) + ["…"] + part.suffix(Self.tail)
      excess -= part.count - kept
    }
    var text = String(parts[0])
    for (mark, part) in zip(marks, parts.dropFirst()) {
      text.append(mark)
      text += String(part)
    }
    // So many short parts that none can be cut.
    return text.count <= 2 * most ? text : String(text.prefix(most)) + "…"
  }

  private static let head = 60
  private static let tail = 20
}
