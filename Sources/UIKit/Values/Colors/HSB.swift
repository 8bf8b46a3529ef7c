import CoreGraphics

/// A colour by hue, saturation and brightness, 0…1 each.
struct HSB {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat
}

extension HSB {
  /// Components 0…1; hue, saturation and brightness are moved into 0…1 first.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let h = min(1, max(0, hue)) * 6
    let s = min(1, max(0, saturation))
    let v = min(1, max(0, brightness))
    /// How a component falls from full to the least and rises again, `turn` sixths from red.
    func component(_ turn: CGFloat) -> CGFloat {
      let k = (h + turn).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return (component(5), component(3), component(1))
  }

  /// The colour of red, green and blue 0…1. Greys have hue 0.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let span = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? span / high : 0
    guard span > 0 else {
      hue = 0
      return
    }
    let sixths =
      if high == red {
        (green - blue) / span
      } else if high == green {
        2 + (blue - red) / span
      } else {
        4 + (red - green) / span
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }
}
