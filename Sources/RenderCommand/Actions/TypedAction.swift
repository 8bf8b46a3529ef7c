import Foundation
import Stage

/// What the user does, as typed: on the command line `187,333@0.5`, in a file `0.5 tap 187,333`.
package struct TypedAction: Equatable {
  /// When.
  var time: TypedTime
  /// What.
  var kind: UserAction.Kind

  /// How long a drag takes where nothing is said, seconds.
  private static let usualDrag = 0.5

  init(time: TypedTime, kind: UserAction.Kind) {
    self.time = time
    self.kind = kind
  }

  /// The action at a number of frames a second.
  func action(at rate: FrameRate) -> UserAction {
    UserAction(time: time.seconds(at: rate), kind: kind)
  }

  // MARK: Options

  /// Reads `--tap`: `187,333@0.5` or `Start@0.5`.
  package static func tap(_ text: String) -> TypedAction? {
    guard let (what, time) = parted(text), let target = target(what) else { return nil }
    return TypedAction(time: time, kind: .tap(target))
  }

  /// Reads `--drag`: `187,500-187,200@1+0.3`.
  package static func drag(_ text: String) -> TypedAction? {
    guard let at = text.lastIndex(of: "@") else { return nil }
    let times = text[text.index(after: at)...].split(
      separator: "+", omittingEmptySubsequences: false)
    guard times.count <= 2, let time = TypedTime(String(times[0])) else { return nil }
    let duration = times.count == 2 ? seconds(String(times[1])) : usualDrag
    guard let duration, let ends = ends(String(text[..<at])) else { return nil }
    return TypedAction(time: time, kind: .drag(from: ends.0, to: ends.1, duration: duration))
  }

  /// Reads `--type`: `text@2`.
  package static func type(_ text: String) -> TypedAction? {
    guard let (what, time) = parted(text) else { return nil }
    let characters = keys(unquoted(what))
    return characters.isEmpty ? nil : TypedAction(time: time, kind: .type(characters))
  }

  /// The keys that `text` names: `\n` is return, `\b` takes a character back, `\\` is a backslash.
  static func keys(_ text: String) -> String {
    var keys = ""
    var isEscaped = false
    for character in text {
      if isEscaped {
        switch character {
        case "n": keys.append("\n")
        case "b": keys.append("\u{8}")
        case "\\": keys.append("\\")
        default: keys.append(contentsOf: ["\\", character])
        }
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        keys.append(character)
      }
    }
    return isEscaped ? keys + "\\" : keys
  }

  /// What stands before the last `@`, and the time after it.
  private static func parted(_ text: String) -> (String, TypedTime)? {
    guard let at = text.lastIndex(of: "@"),
      let time = TypedTime(String(text[text.index(after: at)...]))
    else { return nil }
    return (String(text[..<at]), time)
  }

  /// Two targets with a hyphen between them, of which either may be in quotes.
  private static func ends(_ text: String) -> (UserAction.Target, UserAction.Target)? {
    for hyphen in text.indices where text[hyphen] == "-" {
      let sides = [text[..<hyphen], text[text.index(after: hyphen)...]].map(String.init)
      let targets = sides.map { side in
        point(side).map(UserAction.Target.point) ?? (isQuoted(side) ? target(side) : nil)
      }
      if let start = targets[0], let end = targets[1] { return (start, end) }
    }
    return nil
  }

  // MARK: Parts

  /// A point, or the text of what is meant.
  static func target(_ text: String) -> UserAction.Target? {
    if let point = point(text) { return .point(point) }
    let title = unquoted(text)
    return title.isEmpty ? nil : .text(title)
  }

  /// Two numbers with a comma between them: points of the screen.
  static func point(_ text: String) -> CGPoint? {
    let sides = text.split(separator: ",", omittingEmptySubsequences: false)
    guard sides.count == 2, let x = Decimals.real(sides[0]), let y = Decimals.real(sides[1]) else {
      return nil
    }
    return CGPoint(x: x, y: y)
  }

  /// A length of time that is no number of frames, an hour at most.
  static func seconds(_ text: String) -> Double? {
    guard case .nanoseconds(let count)? = TypedTime(text), count <= 3_600_000_000_000 else {
      return nil
    }
    return Double(count) / 1e9
  }

  static func isQuoted(_ text: String) -> Bool {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
  }

  private static func unquoted(_ text: String) -> String {
    isQuoted(text) ? String(text.dropFirst().dropLast()) : text
  }
}
