import CoreGraphics
import VirtualTime

extension AssetCatalogs {
  /// The colour of a colour set: one that follows the appearance where the set has two.
  func color(named name: String, in bundle: Bundle?) -> UIColor? {
    for set in sets(.color, named: name, in: bundle) {
      guard let contents = set.contents else {
        note("a set without a readable Contents.json", at: set)
        continue
      }
      let filled = AssetVariant.all(set, contents, "colors").filter { $0.entry["color"] != nil }
      let variants = [false, true].compactMap { AssetVariant.best(of: filled, isDark: $0).first }
      guard !variants.isEmpty else { continue }
      let colors = variants.compactMap { Self.color($0.entry["color"] as? [String: Any] ?? [:]) }
      if colors.count == variants.count, let light = colors.first, let dark = colors.last {
        guard filled.contains(where: { $0.entry["appearances"] != nil }) else { return light }
        return UIColor.both(light, dark)
      }
      note("a colour of this kind", at: set)
    }
    return nil
  }

  /// The colour that an entry describes: components in a space, or a colour of the system by its name.
  static func color(_ entry: [String: Any]) -> UIColor? {
    if let reference = entry["reference"] as? String {
      return UIColor.system(named: reference)
    }
    let components = entry["components"] as? [String: Any] ?? [:]
    func value(_ name: String) -> CGFloat? { components[name].flatMap(component) }
    let alpha = components["alpha"].flatMap(Self.alpha) ?? 1
    switch entry["color-space"] as? String {
    case "gray-gamma-22", "extended-gray":
      return value("white").map { UIColor(white: $0, alpha: alpha) }
    case let space:
      guard let red = value("red"), let green = value("green"), let blue = value("blue")
      else { return nil }
      switch space {
      case "display-p3":
        return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      case "extended-linear-srgb":
        return CGColorSpace(name: CGColorSpace.extendedLinearSRGB)
          .flatMap { CGColor(colorSpace: $0, components: [red, green, blue, alpha]) }
          .map { UIColor(cgColor: $0) }
      case nil, "srgb", "extended-srgb":
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
      default: return nil
      }
    }
  }

  /// A component as Xcode writes it: `0xFF` and `255` of 255, `0.500` and `1.000` of one.
  private static func component(_ value: Any) -> CGFloat? {
    guard let text = value as? String else {
      return (value as? NSNumber).map { CGFloat($0.doubleValue) }
    }
    let small = text.lowercased()
    if small.hasPrefix("0x") { return Int(small.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
    if let whole = Int(small) { return CGFloat(whole) / 255 }
    return Double(small).flatMap { $0.isFinite ? CGFloat($0) : nil }
  }

  /// An opacity, which Xcode writes of one even where the others are of 255.
  private static func alpha(_ value: Any) -> CGFloat? {
    if let text = value as? String, let whole = Int(text), whole <= 1 { return CGFloat(whole) }
    return component(value)
  }
}
