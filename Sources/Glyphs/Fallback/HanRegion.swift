/// Where Chinese characters are written in their own way.
package enum HanRegion: String, Sendable {
  case japan = "jp"
  case korea = "kr"
  case simplified = "sc"
  case traditional = "tc"
  case hongKong = "hk"

  /// The region in which a language is written, by its code; nil for languages without such characters.
  package init?(language: String) {
    let parts = language.lowercased().split { $0 == "-" || $0 == "_" }
    switch parts.first {
    case "ja": self = .japan
    case "ko": self = .korea
    case "yue": self = .hongKong
    case "zh":
      if parts.contains("hk") || parts.contains("mo") {
        self = parts.contains("hans") ? .simplified : .hongKong
      } else if parts.contains("hant") || parts.contains("tw") {
        self = .traditional
      } else {
        self = .simplified
      }
    default: return nil
    }
  }
}

extension Typeface {
  /// Whether the face is made for a region, as families with a face for each say at the end of their names:
  /// `NotoSansCJKjp-Regular`.
  func isOf(_ region: HanRegion) -> Bool {
    let family = name.prefix { $0 != "-" }.lowercased()
    return family.hasSuffix(region.rawValue)
  }
}
