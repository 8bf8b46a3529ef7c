/// An opaque colour: sRGB, 8 bits each.
package struct OpaqueColor: Hashable, Sendable {
  package var red: UInt8
  package var green: UInt8
  package var blue: UInt8

  package init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The colour of an opaque pixel.
  init(_ pixel: GIFPixel) {
    red = UInt8(truncatingIfNeeded: pixel.bits >> 16)
    green = UInt8(truncatingIfNeeded: pixel.bits >> 8)
    blue = UInt8(truncatingIfNeeded: pixel.bits)
  }

  /// How different two colours look: a weighted square distance, 9 for a step of one level in all
  /// three components. The components are those of sRGB, whose steps look about equally large.
  @inline(__always)
  func distance(to other: OpaqueColor) -> Int32 {
    let red = Int32(self.red) - Int32(other.red)
    let green = Int32(self.green) - Int32(other.green)
    let blue = Int32(self.blue) - Int32(other.blue)
    return Self.redWeight * red * red + Self.greenWeight * green * green
      + Self.blueWeight * blue * blue
  }

  static let redWeight: Int32 = 2
  static let greenWeight: Int32 = 4
  static let blueWeight: Int32 = 3
}

/// A pixel as a GIF can show it: clear, or an opaque colour.
struct GIFPixel: Hashable, Sendable {
  /// 0 when clear, else 0x01RRGGBB.
  var bits: UInt32

  @inline(__always)
  init(bits: UInt32) { self.bits = bits }

  @inline(__always)
  init(_ color: OpaqueColor) {
    bits = 1 << 24 | UInt32(color.red) << 16 | UInt32(color.green) << 8 | UInt32(color.blue)
  }

  static let clear = GIFPixel(bits: 0)

  @inline(__always)
  var isClear: Bool { bits == 0 }
}
