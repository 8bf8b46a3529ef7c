/// Numbers of frames as ranges: ascending, apart from each other, none empty.
enum FrameRanges {
  static func union(_ one: [Range<Int>], _ other: [Range<Int>]) -> [Range<Int>] {
    var merged: [Range<Int>] = []
    let all = (one + other).filter { !$0.isEmpty }.sorted { $0.lowerBound < $1.lowerBound }
    for range in all {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    return merged
  }

  /// What is in both.
  static func shared(_ one: [Range<Int>], _ other: [Range<Int>]) -> [Range<Int>] {
    one.flatMap { range in other.map { range.clamped(to: $0) } }.filter { !$0.isEmpty }
  }

  /// `0-59,90`, as `--frames` takes it.
  static func text(_ ranges: [Range<Int>]) -> String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
    }.joined(separator: ",")
  }

  /// Nil for what is not such a list.
  static func ranges(_ text: some StringProtocol) -> [Range<Int>]? {
    if text.isEmpty { return [] }
    var ranges: [Range<Int>] = []
    for item in String(text).split(separator: ",", omittingEmptySubsequences: false) {
      let ends = item.split(separator: "-", omittingEmptySubsequences: false).map {
        number(String($0))
      }
      guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
        first <= last
      else { return nil }
      ranges.append(first..<last + 1)
    }
    return union(ranges, [])
  }

  /// Digits only, at most twelve of them.
  static func number(_ text: some StringProtocol) -> Int? {
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard (1...12).contains(text.utf8.count), text.utf8.allSatisfy(digits.contains) else {
      return nil
    }
    return Int(text)
  }
}
