import Geometry

/// CIEDE2000 with all weights 1, as Sharma, Wu and Dalal (2005) set it down: about 1 is the least
/// that is seen, black and white are 100 apart.
func colorDifference(_ one: LabColor, _ other: LabColor) -> Double {
  let meanChroma = (length(one.a, one.b) + length(other.a, other.b)) / 2
  let factor = 1 + 0.5 * (1 - chromaWeight(meanChroma))
  let first = HueChroma(one, factor: factor)
  let second = HueChroma(other, factor: factor)

  let lightness = other.lightness - one.lightness
  let chroma = second.chroma - first.chroma
  let isGrey = first.chroma * second.chroma == 0
  var turn = isGrey ? 0 : second.hue - first.hue
  if turn > 180 { turn -= 360 } else if turn < -180 { turn += 360 }
  let hue = 2 * (first.chroma * second.chroma).squareRoot() * sine(radians(turn / 2))

  let meanLightness = (one.lightness + other.lightness) / 2
  let meanPrimed = (first.chroma + second.chroma) / 2
  var meanHue = first.hue + second.hue
  if !isGrey {
    if abs(first.hue - second.hue) > 180 { meanHue += meanHue < 360 ? 360 : -360 }
    meanHue /= 2
  }
  let hueWeight =
    1 - 0.17 * cosine(radians(meanHue - 30)) + 0.24 * cosine(radians(2 * meanHue))
    + 0.32 * cosine(radians(3 * meanHue + 6)) - 0.20 * cosine(radians(4 * meanHue - 63))
  let fromMiddle = (meanLightness - 50) * (meanLightness - 50)
  let lightnessTerm = lightness / (1 + 0.015 * fromMiddle / (20 + fromMiddle).squareRoot())
  let chromaTerm = chroma / (1 + 0.045 * meanPrimed)
  let hueTerm = hue / (1 + 0.015 * meanPrimed * hueWeight)
  let fromBlue = (meanHue - 275) / 25
  let rotation =
    -2 * chromaWeight(meanPrimed) * sine(radians(60 * exponential(-fromBlue * fromBlue)))
  let square =
    lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm
    + rotation * chromaTerm * hueTerm
  return max(0, square).squareRoot()
}

/// Chroma and hue with a stretched; the hue is in 0..<360, 0 for grey.
private struct HueChroma {
  var chroma: Double
  var hue: Double

  init(_ color: LabColor, factor: Double) {
    let a = color.a * factor
    chroma = length(a, color.b)
    let degrees = chroma == 0 ? 0 : arcTangent2(color.b, a) * 180 / .pi
    hue = degrees < 0 ? degrees + 360 : degrees
  }
}

private func length(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }

private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

/// √(C⁷ / (C⁷ + 25⁷)).
private func chromaWeight(_ chroma: Double) -> Double {
  let seventh = chroma * chroma * chroma * chroma * chroma * chroma * chroma
  return (seventh / (seventh + 6_103_515_625)).squareRoot()
}

/// Adds up the colour differences of pixels.
struct ColorDifferenceMeter {
  private(set) var greatest = 0.0
  private(set) var sum = 0.0
  /// Flat pictures have the same two colours many times.
  private var last: (one: StraightPixel, other: StraightPixel, difference: Double)?

  /// Takes account of two pixels: over white or over black, whichever shows more.
  mutating func add(_ one: StraightPixel, _ other: StraightPixel) {
    let difference: Double
    if let last, last.one == one, last.other == other {
      difference = last.difference
    } else {
      difference = Self.difference(one, other)
      last = (one, other, difference)
    }
    greatest = max(greatest, difference)
    sum += difference
  }

  private static func difference(_ one: StraightPixel, _ other: StraightPixel) -> Double {
    let overWhite = colorDifference(LabColor(one, over: .white), LabColor(other, over: .white))
    if one.isOpaque, other.isOpaque { return overWhite }
    return max(
      overWhite, colorDifference(LabColor(one, over: .black), LabColor(other, over: .black)))
  }
}
