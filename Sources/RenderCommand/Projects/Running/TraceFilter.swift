import Foundation

/// What a program says, without the list of addresses that Swift writes after what went wrong: it means nothing to
/// an author. The lines by which this command says why it ends stay.
struct TraceFilter {
  /// What Swift writes before such a list.
  private static let head = Data("Current stack trace:\n".utf8)
  /// How a line of this command begins.
  private static let own = Data("render: ".utf8)

  private var isTracing = false
  /// The line in which what came last has ended, while a list is left out.
  private var line = Data()

  /// What to pass on of `data`, which comes next.
  mutating func passed(_ data: Data) -> Data {
    guard !isTracing else { return ownLines(in: data) }
    guard let head = data.range(of: Self.head) else { return data }
    isTracing = true
    return data[..<head.lowerBound] + ownLines(in: data[head.upperBound...])
  }

  private mutating func ownLines(in data: Data) -> Data {
    var lines = (line + data).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    line = lines.popLast().map { Data($0) } ?? Data()
    return Data(lines.filter { $0.starts(with: Self.own) }.flatMap { $0 + [UInt8(ascii: "\n")] })
  }
}
