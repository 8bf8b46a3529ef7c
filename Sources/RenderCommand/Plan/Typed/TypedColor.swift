import GIF
import Raster

/// A colour as typed, straight sRGB with 8 bits a channel: a name, `#rgb`, `#rrggbb` or
/// `#rrggbbaa`.
package struct TypedColor: Equatable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8
  package var alpha: UInt8

  package static let names: [String: TypedColor] = [
    "transparent": TypedColor(red: 0, green: 0, blue: 0, alpha: 0),
    "white": TypedColor(red: 255, green: 255, blue: 255, alpha: 255),
    "black": TypedColor(red: 0, green: 0, blue: 0, alpha: 255),
  ]

  package init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  package init?(_ text: String) {
    if let named = Self.names[text.lowercased()] {
      self = named
      return
    }
    // Digits of other scripts have values too.
    guard text.hasPrefix("#"), text.utf8.allSatisfy({ $0 < 0x80 }) else { return nil }
    let digits = text.dropFirst().map(\.hexDigitValue)
    let nibbles = digits.compactMap { $0 }.map(UInt8.init)
    guard nibbles.count == digits.count else { return nil }
    let channels: [UInt8]
    switch nibbles.count {
    case 3: channels = nibbles.map { $0 * 17 }
    case 6, 8:
      channels = stride(from: 0, to: nibbles.count, by: 2).map {
        nibbles[$0] * 16 + nibbles[$0 + 1]
      }
    default: return nil
    }
    self.init(
      red: channels[0], green: channels[1], blue: channels[2],
      alpha: channels.count == 4 ? channels[3] : 255)
  }
}

extension TypedColor {
  /// What an option says; nil where it is not given.
  init?(_ text: String?, of option: String) throws(Diagnostic) {
    guard let text else { return nil }
    guard let color = TypedColor(text) else {
      throw .value(
        text, of: option, isNot: "a colour",
        remedy: "try transparent, white, black, #rgb, #rrggbb or #rrggbbaa")
    }
    self = color
  }

  /// As the renderer takes it.
  var color: Color {
    let channel = { (value: UInt8) in Double(value) / 255 }
    return Color(
      red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
  }

  /// As what lies under pictures; nil where something shows through.
  var opaque: OpaqueColor? {
    alpha == 255 ? OpaqueColor(red: red, green: green, blue: blue) : nil
  }
}
