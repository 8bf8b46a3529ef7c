/// Says by which entries of one color table a colour may be shown; the same for the same colour and
/// place, whatever was asked before.
struct ColorMatcher {
  /// The entry for clear pixels and for those that stay as they are; colours follow.
  static let clearIndex: UInt8 = 0
  /// Colours this far from the palette are mixed of two: two levels.
  private static let visibleStep: Int32 = 36

  let colors: [OpaqueColor]
  private let search: NearestColor
  private let gradients: ColorCounts?

  /// A colour that has been looked up.
  private struct Known {
    var bits: UInt32
    /// What is nearest, and what is mixed with it.
    var near: UInt8
    var other: UInt8
    /// Of 64 pixels, how many show `other`.
    var share: UInt8
    /// How far `near` is.
    var distance: Int32

    static let none = Known(bits: 0, near: 0, other: 0, share: 0, distance: 0)
  }
  /// As many are kept: 6 MB of them.
  private static let mostKnown = 1 << 18
  private var known: [Known]
  private var knownCount = 0
  private var last = Known.none

  /// - Parameter gradients: tells which colours may be mixed; nil mixes none.
  init(_ colors: [OpaqueColor], gradients: ColorCounts?) {
    self.colors = colors
    search = NearestColor(colors)
    self.gradients = gradients
    known = [Known](repeating: .none, count: 4096)
  }

  /// The color table's entry of an index.
  @inline(__always)
  func color(at index: UInt8) -> OpaqueColor { colors[Int(index) - 1] }

  /// The index that shows `pixel`, an opaque one, at a place.
  mutating func index(for pixel: GIFPixel, column: Int, row: Int) -> UInt8 {
    if last.bits != pixel.bits { last = lookup(pixel) }
    if last.share == 0 { return last.near }
    return OrderedPattern.level(column: column, row: row) < last.share ? last.other : last.near
  }

  /// How far the nearest colour is from `pixel`, an opaque one.
  mutating func distance(to pixel: GIFPixel) -> Int {
    if last.bits != pixel.bits { last = lookup(pixel) }
    return Int(last.distance)
  }

  /// The index of exactly this colour, if the table has it.
  mutating func exactIndex(of pixel: GIFPixel) -> UInt8? {
    if pixel.isClear { return nil }
    if last.bits != pixel.bits { last = lookup(pixel) }
    return last.distance == 0 ? last.near : nil
  }

  private mutating func lookup(_ pixel: GIFPixel) -> Known {
    var slot = self.slot(of: pixel.bits)
    if known[slot].bits == pixel.bits { return known[slot] }
    let found = match(pixel)
    if knownCount >= Self.mostKnown {
      known = [Known](repeating: .none, count: 4096)
      knownCount = 0
      slot = self.slot(of: pixel.bits)
    }
    if knownCount * 2 >= known.count {
      let old = known
      known = [Known](repeating: .none, count: 2 * old.count)
      for entry in old where entry.bits != 0 { known[self.slot(of: entry.bits)] = entry }
      slot = self.slot(of: pixel.bits)
    }
    known[slot] = found
    knownCount += 1
    return found
  }

  @inline(__always)
  private func slot(of bits: UInt32) -> Int {
    let mask = known.count - 1
    var slot = Int((bits &* 0x9E37_79B1) >> 8) & mask
    while known[slot].bits != 0 && known[slot].bits != bits { slot = (slot + 1) & mask }
    return slot
  }

  private mutating func match(_ pixel: GIFPixel) -> Known {
    let color = OpaqueColor(pixel)
    let near = search.nearest(to: color)
    let distance = colors[near].distance(to: color)
    var result = Known(
      bits: pixel.bits, near: UInt8(near + 1), other: 0, share: 0, distance: distance)
    if distance >= Self.visibleStep, let gradients, gradients.isGradual(pixel),
      let mix = Mix(of: color, near: near, colors: colors)
    {
      result.other = UInt8(mix.other + 1)
      result.share = mix.share
    }
    return result
  }
}

/// Two colours of a palette that together look like a third.
private struct Mix {
  var other: Int
  /// Of 64 pixels, how many show the other colour; 1…32.
  var share: UInt8

  /// The nearest colour with the one that makes the best mixture, nil when none is better than the
  /// nearest alone.
  init?(of color: OpaqueColor, near: Int, colors: [OpaqueColor]) {
    let a = colors[near]
    func products(_ b: OpaqueColor) -> (along: Int, square: Int) {
      let red = (Int(b.red) - Int(a.red), Int(color.red) - Int(a.red))
      let green = (Int(b.green) - Int(a.green), Int(color.green) - Int(a.green))
      let blue = (Int(b.blue) - Int(a.blue), Int(color.blue) - Int(a.blue))
      let weights = (
        Int(OpaqueColor.redWeight), Int(OpaqueColor.greenWeight), Int(OpaqueColor.blueWeight)
      )
      return (
        weights.0 * red.0 * red.1 + weights.1 * green.0 * green.1 + weights.2 * blue.0 * blue.1,
        weights.0 * red.0 * red.0 + weights.1 * green.0 * green.0 + weights.2 * blue.0 * blue.0
      )
    }
    let alone = Int(a.distance(to: color))
    var best = alone
    var found: (other: Int, share: Int)?
    for (index, b) in colors.enumerated() where index != near {
      let (along, square) = products(b)
      if along <= 0 || square == 0 { continue }
      let share = min(32, (64 * along + square / 2) / square)
      if share == 0 { continue }
      // What the mixture misses, and a part of how grainy it is.
      let missing = alone - (2 * 64 * share * along - share * share * square) / 4096
      let cost = missing + square / 64
      if cost < best { (best, found) = (cost, (index, share)) }
    }
    guard let found else { return nil }
    other = found.other
    share = UInt8(found.share)
  }
}
