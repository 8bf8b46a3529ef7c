extension ColorMix {
  /// The mix of two straight colours (red, green, blue; 0…1). The fourth lane means nothing.
  @inline(__always)
  func callAsFunction(_ backdrop: SIMD4<Float>, _ source: SIMD4<Float>) -> SIMD4<Float> {
    switch self {
    case .hue:
      return withLightness(
        of: backdrop, withChroma(chroma(of: backdrop), source))
    case .saturation:
      return withLightness(of: backdrop, withChroma(chroma(of: source), backdrop))
    case .color: return withLightness(of: backdrop, source)
    case .luminosity: return withLightness(of: source, backdrop)
    default:
      return SIMD4(
        channel(backdrop.x, source.x), channel(backdrop.y, source.y),
        channel(backdrop.z, source.z), 0)
    }
  }

  /// One channel of a mix that takes each on its own.
  private func channel(_ b: Float, _ s: Float) -> Float {
    switch self {
    case .multiply: b * s
    case .screen: b + s - b * s
    case .overlay: hardLightMix(s, b)
    case .darken: min(b, s)
    case .lighten: max(b, s)
    case .colorDodge: dodge(b, s)
    case .colorBurn: burn(b, s)
    case .softLight: softLightMix(b, s)
    case .hardLight: hardLightMix(b, s)
    case .difference: abs(b - s)
    case .exclusion: b + s - 2 * b * s
    case .linearDodge: min(1, b + s)
    case .linearBurn: max(0, b + s - 1)
    case .linearLight: min(max(0, b + 2 * s - 1), 1)
    case .vividLight: s <= 0.5 ? burn(b, 2 * s) : dodge(b, 2 * s - 1)
    case .pinLight: s <= 0.5 ? min(b, 2 * s) : max(b, 2 * s - 1)
    case .subtract: max(0, b - s)
    case .divide: b <= 0 ? 0 : b >= s ? 1 : b / s
    case .hue, .saturation, .color, .luminosity: s
    }
  }
}

private func dodge(_ b: Float, _ s: Float) -> Float {
  b <= 0 ? 0 : s >= 1 ? 1 : min(1, b / (1 - s))
}

private func burn(_ b: Float, _ s: Float) -> Float {
  b >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - b) / s)
}

private func hardLightMix(_ b: Float, _ s: Float) -> Float {
  s <= 0.5 ? b * 2 * s : b + (2 * s - 1) - b * (2 * s - 1)
}

private func softLightMix(_ b: Float, _ s: Float) -> Float {
  if s <= 0.5 { return b - (1 - 2 * s) * b * (1 - b) }
  let lighter = b <= 0.25 ? ((16 * b - 12) * b + 4) * b : b.squareRoot()
  return b + (2 * s - 1) * (lighter - b)
}

private func lightness(of c: SIMD4<Float>) -> Float { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

private func chroma(of c: SIMD4<Float>) -> Float {
  max(c.x, max(c.y, c.z)) - min(c.x, min(c.y, c.z))
}

/// `color` with the luminosity of `other`, brought back into 0…1 towards its grey.
private func withLightness(of other: SIMD4<Float>, _ color: SIMD4<Float>) -> SIMD4<Float> {
  let wanted = lightness(of: other)
  var moved = color + SIMD4(repeating: wanted - lightness(of: color))
  let grey = SIMD4<Float>(repeating: wanted)
  let least = min(moved.x, min(moved.y, moved.z))
  let most = max(moved.x, max(moved.y, moved.z))
  if least < 0 { moved = grey + (moved - grey) * (wanted / (wanted - least)) }
  if most > 1 { moved = grey + (moved - grey) * ((1 - wanted) / (most - wanted)) }
  return moved
}

/// `color` with its least channel at 0, its greatest at `wanted` and the third between.
private func withChroma(_ wanted: Float, _ color: SIMD4<Float>) -> SIMD4<Float> {
  let least = min(color.x, min(color.y, color.z))
  let range = max(color.x, max(color.y, color.z)) - least
  guard range > 0 else { return .zero }
  return (color - SIMD4(repeating: least)) * (wanted / range)
}
