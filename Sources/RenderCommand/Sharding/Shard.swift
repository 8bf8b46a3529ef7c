import Stage

/// One of the parts into which the frames of a run are divided, each for a process of its own, on this machine or
/// another.
package struct Shard: Equatable, Sendable {
  /// From 1 to `count`.
  package let number: Int
  /// How many parts there are.
  package let count: Int

  /// No run is divided into more.
  package static let most = 100_000

  /// - Precondition: 1 ≤ `number` ≤ `count` ≤ `most`.
  package init(_ number: Int, of count: Int) {
    precondition(1...Self.most ~= count && 1...count ~= number, "shards are numbered from 1")
    self.number = number
    self.count = count
  }

  /// Reads `--shard`: `2/8`, or `auto` and `auto/8`, where what started this process says in its environment
  /// which part is meant.
  package init(_ text: String, environment: [String: String]) throws(Diagnostic) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    if parts[0].lowercased() == "auto", parts.count <= 2 {
      let count = try parts.dropFirst().first.map { digits throws(Diagnostic) in
        try Self.count(digits, of: text)
      }
      self = try ShardEnvironment(environment).shard(of: count)
      return
    }
    guard parts.count == 2 else { throw Self.notAShard(text) }
    let count = try Self.count(parts[1], of: text)
    guard let number = Decimals.whole(parts[0]) else { throw Self.notAShard(text) }
    guard number > 0 else {
      throw Diagnostic(
        .usage, "--shard \"\(text)\": shards are numbered from 1", remedy: "the first is 1/\(count)"
      )
    }
    guard number <= count else {
      throw Diagnostic(
        .usage, "--shard \"\(text)\": there is no shard \(number) of \(count)",
        remedy: "the last is \(count)/\(count)")
    }
    self.init(number, of: count)
  }

  /// As it is typed.
  package var text: String { "\(number)/\(count)" }

  private static func count(_ digits: Substring, of text: String) throws(Diagnostic) -> Int {
    guard let count = Decimals.whole(digits) else { throw notAShard(text) }
    guard 1...most ~= count else {
      throw Diagnostic(
        .usage, "--shard \"\(text)\": a run has from 1 to \(most) shards", remedy: "try 1/8")
    }
    return count
  }

  private static func notAShard(_ text: String) -> Diagnostic {
    .value(
      text, of: "--shard", isNot: "a part of a run",
      remedy: "try 1/8 to 8/8, or auto within a job array")
  }
}

extension FrameSelection {
  /// No shard draws fewer frames in a row where there are more than enough: it would draw anew what the frame
  /// before had.
  private static let leastRow = 60
  /// Into so many rows of frames a shard is divided at most.
  private static let mostRows = 4

  /// The frames of one shard. Shards share no frame, and all of them together are all frames.
  ///
  /// Frames are dealt out in rows of equal length, to and fro: where the beginning or the end of a clip takes
  /// longer than the rest, no shard gets all of it.
  package func part(_ shard: Shard) -> FrameSelection {
    let rounds = max(1, min(Self.mostRows, count / (shard.count * Self.leastRow)))
    let rows = rounds * shard.count
    let own = (0..<rounds).map { round in
      round.isMultiple(of: 2)
        ? round * shard.count + shard.number - 1 : (round + 1) * shard.count - shard.number
    }
    return FrameSelection(
      own.flatMap { row in
        frames(at: count * row / rows..<count * (row + 1) / rows)
      })
  }

  /// The frames at these positions of the selection.
  private func frames(at positions: Range<Int>) -> [Range<Int>] {
    var passed = 0
    return ranges.compactMap { range in
      defer { passed += range.count }
      let first = max(positions.lowerBound - passed, 0)
      let end = min(positions.upperBound - passed, range.count)
      return first < end ? range.lowerBound + first..<range.lowerBound + end : nil
    }
  }
}
