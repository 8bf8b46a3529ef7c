import Foundation

/// What a compiler said of a project's sources, in its author's words: file and line as typed, each error once.
struct CompilerMessages: Equatable {
  /// One error.
  struct Message: Hashable {
    /// `Sources/A.swift:12:5`; nil where it is about none of the author's files.
    var location: String?
    var text: String
  }

  private(set) var errors: [Message] = []

  /// As many are shown.
  static let most = 20

  /// - Parameters:
  ///   - output: What the compiler wrote.
  ///   - show: Makes a path as typed of an absolute one; nil of one that is not the author's.
  init(_ output: String, show: (String) -> String?) {
    var known: Set<Message> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let message = Self.message(line, show: show), known.insert(message).inserted else {
        continue
      }
      errors.append(message)
    }
    // What is wrong with the code that was made for a project follows from what is wrong with its own.
    if errors.contains(where: { $0.location != nil }) { errors.removeAll { $0.location == nil } }
    dropConsequences()
  }

  /// What the compiler says besides where a name is missing follows from that.
  private mutating func dropConsequences() {
    let missing = errors.filter { error in
      Self.beginnings.contains(where: error.text.hasPrefix)
    }
    let lines = Set(missing.compactMap { $0.location.map(Self.line) })
    let files = Set(missing.compactMap { $0.location.map(Self.file) })
    errors.removeAll { error in
      guard let location = error.location else { return false }
      return Self.ofLine.contains(where: error.text.hasPrefix)
        && lines.contains(Self.line(location))
        || error.text.contains("because it has no superclass")
          && files.contains(Self.file(location))
    }
  }

  private static let ofLine = [
    "'nil' requires a contextual type", "cannot call value of non-function type",
    "cannot infer ", "generic parameter '", "type of expression is ambiguous",
  ]

  /// `A.swift:12` of `A.swift:12:5`.
  private static func line(_ location: String) -> Substring {
    location[..<(location.lastIndex(of: ":") ?? location.endIndex)]
  }

  private static func file(_ location: String) -> Substring {
    let line = line(location)
    return line[..<(line.lastIndex(of: ":") ?? line.endIndex)]
  }

  private static func message(_ line: Substring, show: (String) -> String?) -> Message? {
    for marker in [": error: ", ": fatal error: "] {
      guard let range = line.range(of: marker) else { continue }
      // `path:line:column`, where the path may hold colons itself.
      let fields = line[..<range.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
      let text = String(line[range.upperBound...])
      guard fields.count >= 3, let row = Int(fields[fields.count - 2]),
        let column = Int(fields[fields.count - 1])
      else { return Message(location: nil, text: text) }
      let path = fields.dropLast(2).joined(separator: ":")
      return Message(location: show(path).map { "\($0):\(row):\(column)" }, text: text)
    }
    return line.hasPrefix("error: ") ? Message(location: nil, text: String(line.dropFirst(7))) : nil
  }

  /// The first of them as lines, and how many there are beyond.
  /// - Parameter project: What those are said of that have no location.
  func lines(of project: String) -> [String] {
    let shown = errors.prefix(Self.most).map { "\($0.location ?? project): error: \($0.text)" }
    let more = errors.count - shown.count
    return more > 0 ? shown + ["and \(more) more"] : shown
  }

  /// Names of Apple's frameworks that there are none of here, with how often each is missed, most often first.
  var missingNames: [(name: String, count: Int)] {
    var counts: [String: Int] = [:]
    for error in errors {
      guard let name = Self.missingName(error.text) else { continue }
      counts[name, default: 0] += 1
    }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      .map { (name: $0.key, count: $0.value) }
  }

  private static let beginnings = [
    "cannot find type '", "cannot find '", "no such module '", "use of undeclared type '",
  ]

  private static func missingName(_ text: String) -> String? {
    for beginning in beginnings where text.hasPrefix(beginning) {
      let name = text.dropFirst(beginning.count).prefix { $0 != "'" }
      // Apple's prefixes are capitals, and a word follows.
      let capitals = name.prefix { $0.isUppercase }
      let isApples =
        beginning.hasPrefix("no such module")
        || (capitals.count >= 3 && capitals.count < name.count)
      return isApples ? String(name) : nil
    }
    return nil
  }

  /// What is wrong with a project that does not compile.
  /// - Parameter foreign: Sources in other languages, which may declare what is missing.
  func diagnostic(of project: String, besides foreign: [String] = []) -> Diagnostic {
    let count = errors.count == 1 ? "1 error" : "\(errors.count) errors"
    guard errors.contains(where: { $0.location != nil }) else {
      return Diagnostic(
        .software, "what was made of \(project) does not compile: \(count), above",
        remedy: "this is a defect of Zoetrope: please report it with the source")
    }
    let missing = missingNames.prefix(8).map { missing in
      missing.count == 1 ? missing.name : "\(missing.name) (\(missing.count) times)"
    }
    var remedies = missing.isEmpty ? [] : ["not here yet: " + missing.joined(separator: ", ")]
    let objectiveC = foreign.filter { $0.hasSuffix(".m") || $0.hasSuffix(".mm") }
    if let first = objectiveC.first {
      let others = objectiveC.count > 1 ? " and \(objectiveC.count - 1) more" : ""
      remedies.append(
        "Objective-C is not compiled, so that what \(first)\(others) declares is missing")
    }
    return Diagnostic(
      .badData, "\(project) does not compile: \(count), above",
      remedy: remedies.isEmpty ? nil : remedies.joined(separator: "; "))
  }
}
