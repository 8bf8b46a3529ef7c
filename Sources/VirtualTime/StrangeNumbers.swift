package import Foundation

/// Numbers of places and lengths that are numbers, have an end and may lie on a screen.
package protocol PlaceNumber {
  /// False for what is no number, for infinities, and for more than a thousand million points.
  var isPlain: Bool { get }
}

extension Double: PlaceNumber { package var isPlain: Bool { magnitude <= 1e9 } }
extension Float: PlaceNumber { package var isPlain: Bool { magnitude <= 1e9 } }
extension CGFloat: PlaceNumber { package var isPlain: Bool { magnitude <= 1e9 } }
extension CGPoint: PlaceNumber { package var isPlain: Bool { x.isPlain && y.isPlain } }
extension CGSize: PlaceNumber { package var isPlain: Bool { width.isPlain && height.isPlain } }
extension CGRect: PlaceNumber { package var isPlain: Bool { origin.isPlain && size.isPlain } }

extension SceneContext {
  /// Notes that what is called `key` at `place` is no number, has no end or is on no screen, unless it `isPlain`: on a
  /// device nothing is shown of it, or the app ends.
  package static func check(
    _ key: @autoclosure () -> String, _ isPlain: Bool, at place: @autoclosure () -> String
  ) {
    if isPlain { return }
    active.unsupported(
      "a value of \(key()) that is no number, has no end or is on no screen", at: place())
  }
}
