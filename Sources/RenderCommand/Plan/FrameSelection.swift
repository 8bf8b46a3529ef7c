import Limits

/// Which frames to write, by absolute number, in increasing order.
package struct FrameSelection: Equatable, Sendable {
  /// Ascending, apart from each other, none empty.
  package private(set) var ranges: [Range<Int>]

  /// One more than the greatest frame number there can be.
  package static let limit = Limit.frames

  package init(_ ranges: [Range<Int>]) {
    var merged: [Range<Int>] = []
    for range in ranges.filter({ !$0.isEmpty }).sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = merged.last, range.lowerBound <= last.upperBound {
        merged[merged.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        merged.append(range)
      }
    }
    self.ranges = merged
  }

  /// Reads `a-b` (both included), `90`, `120-` (to the end of the clip) and lists such as
  /// `0-59,90,120-`. Nil for anything else.
  /// - Parameter clip: Number of frames in the whole clip.
  package init?(_ text: String, clip: Int) {
    var ranges: [Range<Int>] = []
    for item in text.split(separator: ",", omittingEmptySubsequences: false) {
      let ends = item.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
      guard let head = ends.first, let first = Decimals.whole(head) else { return nil }
      let last: Int
      if ends.count == 1 {
        last = first
      } else if ends[1].isEmpty {
        last = clip - 1
      } else {
        guard let end = Decimals.whole(ends[1]) else { return nil }
        last = end
      }
      guard first <= last, last < Self.limit else { return nil }
      ranges.append(first..<last + 1)
    }
    self.init(ranges)
  }

  package var count: Int {
    ranges.reduce(0) { $0 + $1.count }
  }

  /// The greatest number; −1 where there is none.
  var last: Int { (ranges.last?.upperBound ?? 0) - 1 }

  /// The absolute number of the frame at `position` 0 ..< count.
  package subscript(position: Int) -> Int {
    precondition(position >= 0, "positions of frames start at 0")
    var left = position
    for range in ranges {
      if left < range.count { return range.lowerBound + left }
      left -= range.count
    }
    preconditionFailure("there is no frame at this position of the selection")
  }

  package func contains(_ number: Int) -> Bool { ranges.contains { $0.contains(number) } }

  /// The first `count` of these frames.
  package func prefix(_ count: Int) -> FrameSelection {
    var left = max(0, count)
    return FrameSelection(
      ranges.map { range in
        defer { left = max(0, left - range.count) }
        return range.prefix(left)
      })
  }

  /// These frames without those of `other`.
  package func subtracting(_ other: FrameSelection) -> FrameSelection {
    var rest: [Range<Int>] = []
    var taken = other.ranges[...]
    for range in ranges {
      var start = range.lowerBound
      while let next = taken.first, next.lowerBound < range.upperBound {
        if next.lowerBound > start { rest.append(start..<next.lowerBound) }
        start = max(start, next.upperBound)
        if next.upperBound > range.upperBound { break }
        taken = taken.dropFirst()
      }
      if start < range.upperBound { rest.append(start..<range.upperBound) }
    }
    return FrameSelection(rest)
  }

  /// As it would be typed: `0-59,90`.
  package var text: String {
    ranges.map { range in
      range.count == 1 ? "\(range.lowerBound)" : "\(range.lowerBound)-\(range.upperBound - 1)"
    }.joined(separator: ",")
  }
}
