import CoreGraphics
import UIKit
import VirtualTime

// What is touched is found when it is touched, by what it shows or is called.
extension InputScript {
  /// Taps the middle of what shows `text` at `seconds`: the title of a button, the text of a label, an
  /// accessibility identifier or label. Of several the one in front counts, and one that can be pressed
  /// before one that cannot. Where there is none the command says so.
  public mutating func tap(_ text: String, at seconds: Double) {
    touch(at: seconds, doing: "tap") { () throws(MissingTarget) in
      [InputScript.tapping(try ShownText.point(of: text))]
    }
  }

  /// Types `text` at `seconds`, character by character, into the first responder. Where that takes no text
  /// the command says so. A newline presses return, a backspace (U+0008) takes a character back.
  public mutating func type(_ text: String, at seconds: Double) {
    at(seconds) {
      for character in text {
        // Return may have made another one the first responder, or none.
        guard let field = TouchScreen.active.firstResponder as? any UIKeyInput else {
          MissedActions.note("type \"\(text)\": nothing that takes text is the first responder")
          return
        }
        if character == "\u{8}" {
          field.deleteBackward()
        } else {
          field.insertText(String(character))
        }
      }
    }
  }

  /// Lets fingers come down at `seconds` and go along paths that are only known then.
  mutating func touch(
    at seconds: Double, doing what: String,
    paths: @escaping @MainActor () throws(MissingTarget) -> [FingerPath]
  ) {
    let finger = nextFinger()
    at(seconds) {
      do throws(MissingTarget) {
        let context = SceneContext.active
        let start = context.clock.now
        for (time, changes) in TouchSynthesis.reports(of: try paths(), first: finger) {
          if time == 0 {
            TouchScreen.active.apply(changes)
          } else {
            context.schedule(at: start + time) { TouchScreen.active.apply(changes) }
          }
        }
      } catch {
        MissedActions.note("\(what) \(error.description)")
      }
    }
  }
}

/// What was to be touched and is not on the screen.
struct MissingTarget: Error {
  /// The text that was looked for.
  var text: String
  /// What there is.
  var shown: [String]

  /// As many of the texts that there are named.
  private static let most = 12

  var description: String {
    let names = shown.prefix(Self.most).map { "\"\($0)\"" }
    let more = shown.count > Self.most ? " and \(shown.count - Self.most) more" : ""
    let rest = names.isEmpty ? "nothing with a text" : names.joined(separator: ", ") + more
    return "\"\(text)\": nothing shows that or is called so; there is \(rest)"
  }
}

/// What the user was to do and could not.
@MainActor
package final class MissedActions {
  private var lines: [String] = []

  private static var current: MissedActions {
    SceneContext.active.service { MissedActions() }
  }

  static func note(_ text: String) {
    let time = SceneContext.active.clock.now
    current.lines.append("at \((time * 1000).rounded() / 1000) s, \(text)")
  }

  /// A line for each in the running scene, in order.
  package static var all: [String] { current.lines }
}
