/// In what all differing pixels of two pictures differ.
package enum DifferenceNature: Hashable, Sendable {
  /// The colours are the same, the opacity is not.
  case alpha
  /// Pixels are there in one picture and fully transparent in the other.
  case transparency
  /// One component alone, the opacity is the same.
  case channel(Channel)
  /// Anything else.
  case mixed

  package enum Channel: String, Sendable {
    case red, green, blue
  }
}

/// Finds out a `DifferenceNature`, pixel by pixel.
struct NatureFinder {
  private var isAlpha = true
  private var isTransparency = true
  private var red = false
  private var green = false
  private var blue = false
  private var changesAlpha = false

  /// Takes account of two pixels that differ.
  mutating func add(_ one: StraightPixel, _ other: StraightPixel) {
    let vanishes = (one.alpha == 0) != (other.alpha == 0)
    isTransparency = isTransparency && vanishes
    // A colour that nobody sees is none.
    isAlpha =
      isAlpha && !vanishes && one.red == other.red && one.green == other.green
      && one.blue == other.blue
    changesAlpha = changesAlpha || one.alpha != other.alpha
    red = red || one.red != other.red
    green = green || one.green != other.green
    blue = blue || one.blue != other.blue
  }

  var nature: DifferenceNature {
    if isTransparency { return .transparency }
    if isAlpha { return .alpha }
    if changesAlpha { return .mixed }
    switch (red, green, blue) {
    case (true, false, false): return .channel(.red)
    case (false, true, false): return .channel(.green)
    case (false, false, true): return .channel(.blue)
    default: return .mixed
    }
  }
}
