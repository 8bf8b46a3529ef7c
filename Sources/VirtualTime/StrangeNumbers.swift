package import Foundation

/// Numbers of positions and lengths that are numbers, have an end and may lie on a screen.
package protocol CoordinateNumber {
  /// False for what is no number, for infinities, and for more than a thousand million points.
  var isPlain: Bool { get }
}

extension Double: CoordinateNumber { package var isPlain: Bool { magnitude <= 1e9 } }
extension Float: CoordinateNumber { package var isPlain: Bool { magnitude <= 1e9 } }
extension CGFloat: CoordinateNumber { package var isPlain: Bool { magnitude <= 1e9 } }
extension CGPoint: CoordinateNumber { package var isPlain: Bool { x.isPlain && y.isPlain } }
extension CGSize: CoordinateNumber { package var isPlain: Bool { width.isPlain && height.isPlain } }
extension CGRect: CoordinateNumber { package var isPlain: Bool { origin.isPlain && size.isPlain } }

extension SceneContext {
  /// Notes that what is called `key` at `subject` is no number, has no end or is on no screen, unless it `isPlain`: on
  /// a device nothing is shown of it, or the app ends.
  package static func check(
    _ key: @autoclosure () -> String, _ isPlain: Bool, at subject: @autoclosure () -> String
  ) {
    if isPlain { return }
    active.unsupported(
      "a value of \(key()) that is no number, has no end or is on no screen", at: subject())
  }

  /// A number of `things` that code answered; one below zero, at which an app ends, is noted, and counts as none, and so
  /// is what there is no room for.
  package static func count(
    of things: String, _ number: Int, atMost room: Int, at subject: @autoclosure () -> String
  ) -> Int {
    if number < 0 { active.unsupported("a number of \(things) below zero", at: subject()) }
    if number > room {
      active.unsupported("more \(things) than there is room for: \(room) are there", at: subject())
    }
    return max(0, min(number, room))
  }
}
