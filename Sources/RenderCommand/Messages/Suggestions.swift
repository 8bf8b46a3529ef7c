/// Names near to one that is not known.
package struct Suggestions {
  private let known: [String]
  private static let longest = 1000

  package init(among known: [String]) {
    var seen: Set<String> = []
    self.known = known.filter { seen.insert($0).inserted }
  }

  /// At most three known names that `name` may have meant, nearest first, ties in given order.
  ///
  /// A name is near when its edit distance is at most a third of its length (at least 2), or when
  /// it begins with what was typed. One that differs in capitals alone is the only one.
  package func nearest(to name: String) -> [String] {
    // Nothing that is known is so long.
    if name.utf8.count > Self.longest { return [] }
    let typed = name.lowercased()
    if let same = known.first(where: { $0.lowercased() == typed }) { return [same] }
    return known.enumerated()
      .map { (order: $0.offset, name: $0.element, distance: rank($0.element.lowercased(), typed)) }
      .filter { $0.distance <= max(2, $0.name.count / 3) }
      .sorted { ($0.distance, $0.order) < ($1.distance, $1.order) }
      .prefix(3)
      .map(\.name)
  }

  private func rank(_ candidate: String, _ typed: String) -> Int {
    if !typed.isEmpty, candidate.hasPrefix(typed) { return min(1, candidate.count - typed.count) }
    return Self.editDistance(candidate, typed)
  }

  /// Fewest insertions, deletions, replacements and swaps of neighbours that turn `a` into `b`
  /// (optimal string alignment).
  package static func editDistance(_ a: String, _ b: String) -> Int {
    let a = Array(a)
    let b = Array(b)
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        let replaced = last[j] + (a[i] == b[j] ? 0 : 1)
        var least = min(replaced, last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, beforeLast[j - 1] + 1)
        }
        row.append(least)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
