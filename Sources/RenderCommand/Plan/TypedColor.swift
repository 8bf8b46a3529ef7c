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
    guard text.hasPrefix("#") else { return nil }
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
