import CPNGShim

/// What a PNG file says about its colours.
package enum PNGColor: Hashable, Sendable {
  /// Nothing, or that they are sRGB.
  case standard
  /// Numbers of ITU-T H.273: colour primaries and transfer characteristics (cICP).
  case coded(primaries: Int, transfer: Int)
  /// An ICC profile (iCCP).
  case profile([UInt8])

  /// What the chunks before the picture say; cICP before iCCP before sRGB. The format allows one
  /// profile; of several the first counts, since a file of many would take long to unpack.
  init(_ bytes: [UInt8]) {
    var found = PNGColor.standard
    var hasProfile = false
    var place = 8
    func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
    while place + 12 <= bytes.count {
      let length = number(place)
      let content = place + 8
      guard length <= bytes.count - content - 4 else { break }
      let data = bytes[content..<content + length]
      switch String(decoding: bytes[place + 4..<content], as: UTF8.self) {
      case "IDAT":
        self = found
        return
      case "cICP" where length >= 4:
        self = .coded(primaries: Int(data[content]), transfer: Int(data[content + 1]))
        return
      case "iCCP" where !hasProfile:
        hasProfile = true
        // A name, a zero, the method of compression, and the compressed profile.
        if let end = data.firstIndex(of: 0), end + 2 < data.endIndex,
          let profile = inflated(Array(data[(end + 2)...]))
        {
          found = .profile(profile)
        }
      default: break
      }
      place = content + length + 4
    }
    self = found
  }
}
