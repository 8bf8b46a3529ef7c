/// Columns of text, each as wide as its widest entry, two spaces apart.
struct TextTable {
  var rows: [[String]]

  /// The rows, each with a line break and without trailing spaces.
  var text: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      var line = ""
      for (entry, width) in zip(row, widths) where width > 0 {
        line += entry + String(repeating: " ", count: width - entry.count + 2)
      }
      return String(line.reversed().drop { $0 == " " }.reversed()) + "\n"
    }.joined()
  }

  /// `words` in lines of at most `width` characters, longer words alone in theirs.
  static func lines(of words: [String], width: Int) -> [String] {
    var lines: [String] = []
    for word in words {
      if let last = lines.last, last.count + 1 + word.count <= width {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(word)
      }
    }
    return lines
  }
}
