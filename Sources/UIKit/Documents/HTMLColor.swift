import CoreGraphics

/// Colours as HTML and CSS write them.
enum HTMLColor {
  private static let named: [String: UInt32] = [
    "black": 0x000000, "silver": 0xc0c0c0, "gray": 0x808080, "grey": 0x808080, "white": 0xffffff,
    "maroon": 0x800000, "red": 0xff0000, "purple": 0x800080, "fuchsia": 0xff00ff,
    "magenta": 0xff00ff, "green": 0x008000, "lime": 0x00ff00, "olive": 0x808000,
    "yellow": 0xffff00, "navy": 0x000080, "blue": 0x0000ff, "teal": 0x008080, "aqua": 0x00ffff,
    "cyan": 0x00ffff, "orange": 0xffa500, "pink": 0xffc0cb, "brown": 0xa52a2a, "gold": 0xffd700,
    "indigo": 0x4b0082, "violet": 0xee82ee, "tomato": 0xff6347, "crimson": 0xdc143c,
    "darkgray": 0xa9a9a9, "lightgray": 0xd3d3d3, "darkgreen": 0x006400, "darkblue": 0x00008b,
    "darkred": 0x8b0000, "coral": 0xff7f50, "salmon": 0xfa8072, "turquoise": 0x40e0d0,
    "skyblue": 0x87ceeb, "steelblue": 0x4682b4, "royalblue": 0x4169e1, "chocolate": 0xd2691e,
  ]

  /// "red", "#f00", "#ff0000", "rgb(255, 0, 0)", "rgba(255, 0, 0, 0.5)"; nil for anything else.
  static func read(_ text: String) -> UIColor? {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
    if let number = named[text] { return color(number) }
    if text == "transparent" { return .clear }
    if text.hasPrefix("rgb") { return components(text) }
    let digits = text.hasPrefix("#") ? String(text.dropFirst()) : text
    switch digits.count {
    case 3: return UInt32(digits.map { "\($0)\($0)" }.joined(), radix: 16).map(color)
    case 6: return UInt32(digits, radix: 16).map(color)
    default: return nil
    }
  }

  private static func color(_ number: UInt32) -> UIColor {
    func part(_ shift: UInt32) -> CGFloat { CGFloat((number >> shift) & 255) / 255 }
    return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
  }

  private static func components(_ text: String) -> UIColor? {
    guard let start = text.firstIndex(of: "("), let end = text.lastIndex(of: ")"), start < end
    else { return nil }
    let parts = text[text.index(after: start)..<end]
      .split { $0 == "," || $0 == " " || $0 == "/" }
    let numbers = parts.compactMap { part -> CGFloat? in
      let number = Double(part.hasSuffix("%") ? part.dropLast() : part)
      return number.map { CGFloat(part.hasSuffix("%") ? $0 * 2.55 : $0) }
    }
    guard numbers.count == parts.count, numbers.count >= 3 else { return nil }
    return UIColor(
      red: numbers[0] / 255, green: numbers[1] / 255, blue: numbers[2] / 255,
      alpha: numbers.count > 3 ? min(1, max(0, numbers[3])) : 1)
  }
}
