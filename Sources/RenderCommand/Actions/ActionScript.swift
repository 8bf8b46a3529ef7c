import Export
import Foundation
import Stage

/// A file of what the user does, one action a line, each with its time first:
///
///     # comments
///     0.5 tap 187,333
///     0.5 tap "Start"
///     1 drag 187,500 187,200 0.3
///     2 type "text"
///     3 tilt 0.5,-1
package struct ActionScript: Equatable {
  let actions: [TypedAction]

  /// Reads a file.
  init(fileAt path: String) throws(Diagnostic) {
    let bytes: [UInt8]
    do {
      bytes = try FileLocation.contents(ofFile: path)
    } catch {
      throw Diagnostic(
        .noInput, "--script \"\(path)\" \(FileLocation.trouble(at: path) ?? "cannot be read")",
        remedy: "name a file of actions")
    }
    guard bytes.count <= Self.mostBytes else {
      throw Diagnostic(
        .badData, "\(path): is larger than a script may be, \(Quantity.bytes(Self.mostBytes))",
        remedy: "name a file of actions")
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw Diagnostic(
        .badData, "\(path): is no text", remedy: "write one action a line, in UTF-8")
    }
    // Some editors begin a file with a mark of its encoding.
    try self.init(text.hasPrefix("\u{FEFF}") ? String(text.dropFirst()) : text, path: path)
  }

  private static let mostBytes = 4 << 20

  /// - Parameter path: What messages call it.
  package init(_ text: String, path: String) throws(Diagnostic) {
    var actions: [TypedAction] = []
    for (number, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      guard let words = Self.words(line) else {
        throw Self.wrong(path, number, "a quotation mark is missing", "end the text with \"")
      }
      if words.isEmpty { continue }
      actions.append(try Self.action(words, path, number))
    }
    self.actions = actions
  }

  private static let form =
    "expected TIME tap X,Y, TIME tap \"TEXT\", TIME drag X,Y X,Y [SECONDS], "
    + "TIME type \"TEXT\", or TIME tilt X,Y"

  private static func action(
    _ words: [String], _ path: String, _ number: Int
  ) throws(Diagnostic) -> TypedAction {
    guard let time = TypedTime(words[0]) else {
      throw wrong(path, number, "\"\(words[0])\" is not a time", "try 1.5, 250ms or 90f")
    }
    let verb = words.count > 1 ? words[1] : ""
    let rest = Array(words.dropFirst(2))
    switch (verb, rest.count) {
    case ("tap", 1):
      guard let target = TypedAction.target(rest[0]) else { break }
      return TypedAction(time: time, kind: .tap(target))
    case ("drag", 2), ("drag", 3):
      let duration = rest.count == 3 ? TypedAction.seconds(rest[2]) : 0.5
      guard let duration else {
        throw wrong(path, number, "\"\(rest[2])\" is not a length of time", "try 0.3 or 300ms")
      }
      guard let start = TypedAction.target(rest[0]), let end = TypedAction.target(rest[1]) else {
        break
      }
      return TypedAction(time: time, kind: .drag(from: start, to: end, duration: duration))
    case ("type", 1):
      let text = TypedAction.isQuoted(rest[0]) ? String(rest[0].dropFirst().dropLast()) : rest[0]
      guard !text.isEmpty else { break }
      return TypedAction(time: time, kind: .type(TypedAction.keys(text)))
    case ("tilt", 1):
      guard let point = TypedAction.point(rest[0]) else { break }
      return TypedAction(
        time: time, kind: .tilt(horizontal: Double(point.x), vertical: Double(point.y)))
    default: break
    }
    throw wrong(path, number, "\"\(words.joined(separator: " "))\" is no action", form)
  }

  private static func wrong(
    _ path: String, _ number: Int, _ problem: String, _ remedy: String
  ) -> Diagnostic {
    Diagnostic(.badData, "\(path):\(number + 1): \(problem)", remedy: remedy)
  }

  /// The words of a line up to a comment, texts in quotes whole and with their quotes; nil where one does not
  /// end.
  private static func words(_ line: Substring) -> [String]? {
    var words: [String] = []
    var rest = line.drop { $0.isWhitespace }
    while let first = rest.first, first != "#" {
      if first == "\"" {
        guard let end = rest.dropFirst().firstIndex(of: "\"") else { return nil }
        words.append(String(rest[...end]))
        rest = rest[rest.index(after: end)...]
      } else {
        let word = rest.prefix { !$0.isWhitespace }
        words.append(String(word))
        rest = rest.dropFirst(word.count)
      }
      rest = rest.drop { $0.isWhitespace }
    }
    return words
  }
}
