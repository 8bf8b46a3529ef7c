import Foundation
import Testing

/// The table in the README beside `Limit.swift` has every number of that file, each as it is, and each has a
/// test of its name one below it, at it and one above.
struct LimitTableTests {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: package.appendingPathComponent(path), encoding: .utf8)
  }

  /// Names and numbers of the table's rows.
  private static func rows() throws -> [String: String] {
    var rows: [String: String] = [:]
    let lines = try text("Sources/Limits/README.md").split(separator: "\n")
    for line in lines.drop(while: { !$0.hasPrefix("|---") }).dropFirst() where line.hasPrefix("|") {
      let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let names = cells[0].replacing("`", with: "").components(separatedBy: ", ")
      let numbers = cells[1].components(separatedBy: ", ")
      #expect(names.count == numbers.count, "\(line)")
      for (name, number) in zip(names, numbers) {
        #expect(rows.updateValue(plain(number), forKey: name) == nil, "two rows for \(name)")
      }
    }
    return rows
  }

  /// Names and numbers of `Limit.swift`.
  private static func limits() throws -> [String: String] {
    let text = try text("Sources/Limits/Limit.swift")
    var limits: [String: String] = [:]
    for match in text.matches(of: /static let \w+ = Limit\("(.+?)", ([\d_]+)\)/) {
      limits[String(match.1)] = plain(String(match.2))
    }
    for match in text.matches(of: /static let (\w+) = (\d.*)/) {
      limits[String(match.1)] = plain(String(match.2))
    }
    return limits
  }

  /// A number as it would be typed, however it is written: `1 << 28`, `2²⁸`, `1 000`, `16...64`.
  private static func plain(_ number: String) -> String {
    let words = number.replacing("...", with: "…").replacing("_", with: "")
    if let match = words.wholeMatch(of: /1 << (\d+)/) { return "2^\(match.1)" }
    let powers = Array("⁰¹²³⁴⁵⁶⁷⁸⁹")
    if words.hasPrefix("2"), words.dropFirst().allSatisfy(powers.contains), words.count > 1 {
      return "2^"
        + words.dropFirst().compactMap { powers.firstIndex(of: $0).map(String.init) }.joined()
    }
    return words.filter { !$0.isWhitespace }
  }

  @Test func theTableHasEveryNumberOfTheFileAsItIs() throws {
    let (rows, limits) = (try Self.rows(), try Self.limits())
    #expect(rows.count > 25)
    #expect(rows == limits)
  }

  @Test func everyRowHasATestBelowItAtItAndAboveIt() throws {
    var tested: Set<String> = []
    let folder = Self.package.appendingPathComponent("Tests/LimitsTests").path
    for file in try FileManager.default.contentsOfDirectory(atPath: folder)
    where file.hasSuffix("LimitTests.swift") {
      let text = try Self.text("Tests/LimitsTests/\(file)")
      for match in text.matches(of: /@Test\("(.+?)", arguments: \[-1, 0, 1\]\)/) {
        #expect(tested.insert(String(match.1)).inserted, "two tests of \(match.1)")
      }
    }
    #expect(try tested == Set(Self.rows().keys))
  }
}
