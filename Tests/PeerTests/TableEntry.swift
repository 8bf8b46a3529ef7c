import Foundation

/// A drawing described by numbers only, for us and the peers to read: an entry of a file in `Tables`.
///
/// An entry's "each" lists values for some of its keys; it stands for every combination, and the
/// values' names are added to its own: {"name": "corner", "each": {"cap": ["butt", "round"]}} is
/// `corner-butt` and `corner-round`. Values in an object go by the names they have there.
struct TableEntry: @unchecked Sendable {
  private let values: [String: Any]

  /// All entries of `Tables/<table>.json`, none left to be combined.
  static func all(in table: String) throws -> [TableEntry] {
    let file = PeerFolders.tables.appendingPathComponent("\(table).json")
    let entries = try JSONSerialization.jsonObject(with: Data(contentsOf: file))
    return (entries as? [[String: Any]] ?? []).flatMap { combined($0).map(TableEntry.init) }
  }

  private static func combined(_ entry: [String: Any]) -> [[String: Any]] {
    var entry = entry
    let each = entry.removeValue(forKey: "each") as? [String: Any] ?? [:]
    var results = [entry]
    for key in each.keys.sorted() {
      let choices = choices(each[key])
      results = results.flatMap { result in
        choices.map { name, value in
          var result = result
          result["name"] = "\(result["name"] ?? "")-\(name)"
          result[key] = value
          return result
        }
      }
    }
    return results
  }

  private static func choices(_ list: Any?) -> [(name: String, value: Any)] {
    if let named = list as? [String: Any] {
      return named.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
    }
    return (list as? [Any] ?? []).map { ("\($0)", $0) }
  }

  var name: String { text("name") ?? "" }
  var peers: [Peer] {
    (values["peers"] as? [String] ?? []).compactMap { Peer(rawValue: $0) }
  }

  func text(_ key: String) -> String? { values[key] as? String }
  func number(_ key: String) -> Double? { values[key] as? Double }
  func numbers(_ key: String) -> [Double]? { values[key] as? [Double] }
  func flag(_ key: String) -> Bool? { values[key] as? Bool }
  func texts(_ key: String) -> [String]? { values[key] as? [String] }

  /// Entries inside the entry.
  func entries(_ key: String) -> [TableEntry] {
    (values[key] as? [[String: Any]] ?? []).map(TableEntry.init)
  }

  /// The peer's limits with what the entry's "tolerance" says about them.
  func tolerance(of peer: Peer) -> Tolerance {
    var tolerance = peer.tolerance
    let own = values["tolerance"] as? [String: Any] ?? [:]
    let exceptions = own[peer.rawValue] as? [String: Any] ?? [:]
    precondition(
      exceptions.isEmpty || exceptions["because"] is String, "\(name): tolerance without a reason")
    tolerance.edge = exceptions["edge"] as? Int ?? tolerance.edge
    tolerance.flat = exceptions["flat"] as? Int ?? tolerance.flat
    tolerance.mean = exceptions["mean"] as? Double ?? tolerance.mean
    return tolerance
  }
}

/// Where the pictures and tables are.
enum PeerFolders {
  private static let own = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  static let tables = own.appendingPathComponent("Tables")

  /// What peers have drawn: the goldens, or the folder that `make test-peers` names.
  static let pictures =
    ProcessInfo.processInfo.environment["ZOETROPE_PEERS"].map { URL(fileURLWithPath: $0) }
    ?? own.appendingPathComponent("Goldens")

  /// True when `make test-peers` wants a table.
  static let isComparing = ProcessInfo.processInfo.environment["ZOETROPE_PEERS"] != nil
  /// Where expected | difference | actual go after a mismatch, and the table.
  static let findings = own.appendingPathComponent("../../.build/peers").standardizedFileURL
}
