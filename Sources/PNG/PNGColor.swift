import CPNGShim

/// What a PNG file says about its colours.
package enum PNGColor: Hashable, Sendable {
  /// Nothing, or that they are sRGB.
  case standard
  /// Numbers of ITU-T H.273: colour primaries and transfer characteristics (cICP).
  case coded(primaries: Int, transfer: Int)
  /// An ICC profile (iCCP).
  case profile([UInt8])
  /// The exponent of samples (gAMA) and white, red, green and blue (cHRM), all in hundred thousandths,
  /// where they are not those of sRGB; nothing where they are.
  case measured(gamma: Int?, primaries: [Int]?)

  /// What the chunks before the picture say; cICP before iCCP before sRGB before the rest. The format
  /// allows one profile; of several the first counts, since a file of many would take long to unpack.
  init(_ bytes: [UInt8]) {
    var profile: PNGColor?
    var hasProfile = false
    var isStandard = false
    var measured = MeasuredColor()
    var offset = 8
    func number(_ offset: Int) -> Int { bytes[offset..<offset + 4].reduce(0) { $0 << 8 | Int($1) } }
    chunks: while offset + 12 <= bytes.count {
      let length = number(offset)
      let content = offset + 8
      guard length <= bytes.count - content - 4 else { break }
      let data = bytes[content..<content + length]
      switch String(decoding: bytes[offset + 4..<content], as: UTF8.self) {
      case "IDAT": break chunks
      case "cICP" where length >= 4:
        self = .coded(primaries: Int(data[content]), transfer: Int(data[content + 1]))
        return
      case "iCCP" where !hasProfile:
        hasProfile = true
        // A name, a zero, the method of compression, and the compressed profile.
        if let end = data.firstIndex(of: 0), end + 2 < data.endIndex {
          profile = inflated(Array(data[(end + 2)...])).map(PNGColor.profile)
        }
      case "sRGB": isStandard = true
      case "gAMA" where length == 4: measured.gamma = number(content)
      case "cHRM" where length == 32:
        measured.primaries = (0..<8).map { number(content + 4 * $0) }
      default: break
      }
      offset = content + length + 4
    }
    self = profile ?? (isStandard ? .standard : measured.color)
  }
}

/// What gAMA and cHRM say.
private struct MeasuredColor {
  var gamma: Int?
  var primaries: [Int]?

  /// Files of sRGB colours carry these, rounded in several ways.
  private static let standardGamma = 45_455
  private static let standardPrimaries = [
    31_270, 32_900, 64_000, 33_000, 30_000, 60_000, 15_000, 6_000,
  ]

  var color: PNGColor {
    let gamma = gamma.flatMap { abs($0 - Self.standardGamma) <= 500 ? nil : $0 }
    let primaries = primaries.flatMap { lights in
      zip(lights, Self.standardPrimaries).allSatisfy { abs($0 - $1) <= 500 } ? nil : lights
    }
    return gamma == nil && primaries == nil
      ? .standard : .measured(gamma: gamma, primaries: primaries)
  }
}
