import CoreGraphics
import VirtualTime

/// One entry of a set and what it is for.
struct AssetVariant {
  let entry: [String: Any]

  /// The entries of a set under `key`; what is of no use is noted.
  @MainActor
  static func all(_ set: AssetSet, _ contents: [String: Any], _ key: String) -> [AssetVariant] {
    if let value = contents[key], !(value is [[String: Any]]) {
      AssetCatalogs.current.note("‘\(key)’ that are no list of entries", at: set)
    }
    let entries = (contents[key] as? [Any] ?? []).compactMap { $0 as? [String: Any] }
    for (key, isRight) in [
      ("filename", { $0 is String }), ("scale", { scale(of: $0) != nil }),
    ] as [(String, (Any) -> Bool)] {
      for value in entries.compactMap({ $0[key] }) where !isRight(value) {
        AssetCatalogs.current.note("‘\(value)’ as a \(key)", at: set)
      }
    }
    return entries.map(AssetVariant.init)
  }

  /// Pixels in a point, of `2x`.
  private static func scale(of value: Any) -> Int? {
    guard let text = value as? String, text.hasSuffix("x") else { return nil }
    return Int(text.dropLast()).flatMap { (1...8).contains($0) ? $0 : nil }
  }

  /// The file it names.
  var filename: String? { (entry["filename"] as? String).flatMap { $0.isEmpty ? nil : $0 } }

  /// Pixels in a point; nil for a drawing of any size.
  var scale: Int? { entry["scale"].flatMap(Self.scale) }

  /// How well it fits in that appearance, greatest first; nil where it is for other devices or settings.
  @MainActor
  func rank(in context: SceneContext, isDark: Bool) -> Int? {
    var rank = 0
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    switch entry["idiom"] as? String {
    case nil, "universal": break
    case isPad ? "ipad" : "iphone": rank += 1
    default: return nil
    }
    for appearance in entry["appearances"] as? [Any] ?? [] {
      let pair = appearance as? [String: Any]
      switch (pair?["appearance"] as? String, pair?["value"] as? String) {
      case ("luminosity", "dark"):
        guard isDark else { return nil }
        rank += 100
      case ("luminosity", "light"):
        guard !isDark else { return nil }
        rank += 100
      default: return nil
      }
    }
    switch entry["language-direction"] as? String {
    case nil, "left-to-right": break
    default: return nil
    }
    if let language = entry["locale"] as? String {
      guard context.languages.contains(where: { $0 == language }) else { return nil }
      rank += 200
    }
    // Of sizes, those of the screen as it is held.
    let screen = context.screen
    let isLying = screen.width > screen.height
    for (key, isRegular) in [("width-class", isPad), ("height-class", isPad || !isLying)] {
      guard let wanted = entry[key] as? String else { continue }
      guard wanted == (isRegular ? "regular" : "compact") else { return nil }
      rank += 10
    }
    if entry["subtype"] != nil || entry["memory"] != nil || entry["graphics-feature-set"] != nil {
      rank -= 1
    }
    if entry["display-gamut"] as? String == "display-P3" { rank -= 1 }
    return rank
  }

  /// The variants that fit best, all of the same rank: in the appearance of the screen, where no other is
  /// asked for.
  @MainActor
  static func best(of variants: [AssetVariant], isDark: Bool? = nil) -> [AssetVariant] {
    let context = SceneContext.active
    let isDark = isDark ?? context.screen.isDark
    let ranked = variants.compactMap { variant in
      variant.rank(in: context, isDark: isDark).map { (variant, $0) }
    }
    guard let best = ranked.map(\.1).max() else { return [] }
    return ranked.filter { $0.1 == best }.map(\.0)
  }
}
