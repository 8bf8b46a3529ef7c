/// A pattern of paths as podspecs write them: `Sources/**/*.{h,swift}`. A folder means the files in it.
struct PathPattern {
  private let alternatives: [[Substring]]

  init(_ text: String) {
    alternatives = Self.expanded(text).map { $0.split(separator: "/") }
  }

  /// Whether a path, seen from the pattern's folder, is meant.
  func matches(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    return alternatives.contains { pattern in
      Self.matches(pattern[...], parts[...])
        // A pattern without a star may be a folder.
        || (pattern.last?.contains("*") == false
          && Self.matches(pattern[...], parts.dropLast()))
    }
  }

  /// The texts that `{a,b}` stands for; no more than a hundred.
  private static func expanded(_ text: String) -> [String] {
    var waiting = [text]
    var result: [String] = []
    while let next = waiting.popLast(), result.count < 100, waiting.count < 100 {
      guard let open = next.firstIndex(of: "{"),
        let close = next[open...].firstIndex(of: "}")
      else {
        result.append(next)
        continue
      }
      let choices = next[next.index(after: open)..<close]
        .split(separator: ",", omittingEmptySubsequences: false)
      for choice in choices.reversed() {
        waiting.append(
          next[..<open] + choice.trimmingSpaces + next[next.index(after: close)...])
      }
    }
    return result
  }

  private static func matches(_ pattern: ArraySlice<Substring>, _ parts: ArraySlice<Substring>)
    -> Bool
  {
    // Indices into the path that the pattern so far can have come to.
    var positions: Set<Int> = [parts.startIndex]
    for piece in pattern {
      var next: Set<Int> = []
      if piece == "**" {
        if let first = positions.min() { next = Set(first...parts.endIndex) }
      } else {
        for position in positions where position < parts.endIndex {
          if matches(name: parts[position], piece) { next.insert(position + 1) }
        }
      }
      positions = next
    }
    return positions.contains(parts.endIndex)
  }

  /// `*` and `?` within one name.
  private static func matches(name: Substring, _ pattern: Substring) -> Bool {
    let name = Array(name)
    let pattern = Array(pattern)
    var position = 0
    var mark = 0
    var star: (pattern: Int, name: Int)?
    while position < name.count {
      if mark < pattern.count, pattern[mark] == "*" {
        star = (mark, position)
        mark += 1
      } else if mark < pattern.count, pattern[mark] == "?" || pattern[mark] == name[position] {
        mark += 1
        position += 1
      } else if let last = star {
        mark = last.pattern + 1
        position = last.name + 1
        star = (last.pattern, position)
      } else {
        return false
      }
    }
    return pattern[mark...].allSatisfy { $0 == "*" }
  }
}
