import CoreGraphics
import CoreText
import Glyphs
import VirtualTime

extension UIFontDescriptor {
  /// What is said of traits.
  private var traits: [TraitKey: Any] {
    switch fontAttributes[.traits] {
    case let traits as [TraitKey: Any]: traits
    case let traits as [String: Any]:
      Dictionary(uniqueKeysWithValues: traits.map { (TraitKey(rawValue: $0.key), $0.value) })
    default: [:]
    }
  }

  /// The symbolic traits that are said.
  var said: SymbolicTraits? {
    let value = traits[.symbolic]
    if let traits = value as? SymbolicTraits { return traits }
    return Self.number(value).flatMap { UInt32(exactly: $0) }.map(SymbolicTraits.init)
  }

  private var weight: UIFont.Weight? {
    traits[.weight] as? UIFont.Weight ?? Self.number(traits[.weight]).map { UIFont.Weight($0) }
  }

  private var width: CGFloat {
    let said = self.said ?? []
    let width = (traits[.width] as? UIFont.Width)?.rawValue ?? Self.number(traits[.width]) ?? 0
    if said.contains(.traitCondensed) { return min(width, UIFont.Width.condensed.rawValue) }
    return said.contains(.traitExpanded) ? max(width, UIFont.Width.expanded.rawValue) : width
  }

  private var design: SystemDesign { fontAttributes[.design] as? SystemDesign ?? .default }

  /// True for the system's font, by no name or by one that is its own.
  var isSystem: Bool {
    guard let name = (fontAttributes[.name] ?? fontAttributes[.family]) as? String else {
      return true
    }
    return name.hasPrefix(".") || name == BundledFonts.interfaceFamily
      || name.hasPrefix(BundledFonts.interfaceFamily + "-")
  }

  /// True for a font that is set as the system's: asked for by no name, by the system's own, or taken from a font
  /// that is.
  private var isSpacedBySize: Bool {
    guard let name = (fontAttributes[.name] ?? fontAttributes[.family]) as? String else {
      return true
    }
    return fontAttributes[.isSpacedBySize] as? Bool == true || BundledFonts.namesSystemFace(name)
  }

  private var kind: UIFont.TextStyle? {
    fontAttributes[.textStyle] as? UIFont.TextStyle
      ?? (fontAttributes[.textStyle] as? String).map(UIFont.TextStyle.init)
  }

  /// How text in the font is set, and the name it was asked for by where that is another's. `size` in points; nil or 0:
  /// as the descriptor says, else 12.
  func textStyle(size: CGFloat?) -> (style: Glyphs.TextStyle, askedName: String?) {
    let points = [size, pointSize].compactMap { $0 }.first { $0 > 0 && $0.isFinite } ?? 12
    let (face, askedName) = namedFace
    var style = Glyphs.TextStyle(
      typeface: face.typeface, size: Double(points),
      isSpacedBySize: isSpacedBySize, hasTabularDigits: hasTabularDigits,
      slant: face.slant)
    style.expansion = Double(1 + width * 0.75)
    if matrix.d != 0, matrix.c / matrix.d != 0 { style.slant += Double(matrix.c / matrix.d) }
    noteStandIns()
    return (style, askedName)
  }

  private var namedFace: (NamedFace, String?) {
    if let name = fontAttributes[.name] as? String, !isSystem || !name.hasPrefix(".") {
      let face = SceneFonts.face(named: name) ?? BundledFonts.standIn(for: name)
      return (faced(face), SceneFonts.askedName(name, for: face))
    }
    if let family = fontAttributes[.family] as? String, !isSystem {
      let name = [family, fontAttributes[.face] as? String].compactMap { $0 }.joined(separator: " ")
      let face =
        SceneFonts.face(named: name) ?? SceneFonts.face(named: family)
        ?? NamedFace(typeface: BundledFonts.interface())
      return (faced(face), SceneFonts.askedName(family, for: face))
    }
    let usual: UIFont.Weight = kind?.weight ?? .regular
    let face = NamedFace(typeface: BundledFonts.interface(weight: usual.fontWeight))
    if let name = fontAttributes[.face] as? String {
      return (BundledFonts.standIn(for: BundledFonts.interfaceFamily + "-" + name), nil)
    }
    return (faced(face), nil)
  }

  /// The face of the same family that has the traits.
  private func faced(_ face: NamedFace) -> NamedFace {
    guard said != nil || weight != nil || traits[.slant] != nil else { return face }
    var wanted = weight?.fontWeight
    if wanted == nil, let said {
      let isBold = face.typeface.weight >= .semibold
      if said.contains(.traitBold) != isBold {
        wanted = said.contains(.traitBold) ? (kind == nil ? .bold : .semibold) : .regular
      }
    }
    let isItalic =
      said?.contains(.traitItalic) ?? Self.number(traits[.slant]).map { $0 > 0 }
    return SceneFonts.sibling(of: face, weight: wanted, isItalic: isItalic)
  }

  /// Whether digits are asked for that are equally wide.
  private var hasTabularDigits: Bool {
    if design == .monospaced || said?.contains(.traitMonoSpace) == true { return true }
    let lists: [[String: Int]] =
      switch fontAttributes[.featureSettings] {
      case let features as [[FeatureKey: Int]]:
        features.map { Dictionary(uniqueKeysWithValues: $0.map { ($0.key.rawValue, $0.value) }) }
      case let features as [[String: Int]]: features
      default: []
      }
    return lists.contains {
      $0[FeatureKey.type.rawValue] == kNumberSpacingType
        && $0[FeatureKey.selector.rawValue] == kMonospacedNumbersSelector
    }
  }

  /// Notes what another design stands for.
  private func noteStandIns() {
    let names: [SystemDesign: String] = [
      .rounded: "the rounded design of the system font",
      .serif: "the design with serifs of the system font", .monospaced: "a monospaced font",
    ]
    if let name = names[design] { SceneContext.active.unsupported(name, at: "UIFont") }
    if let name = fontAttributes[.name] as? String, !isSystem,
      SceneFonts.face(named: name).map(\.isStandIn) ?? true
    {
      SceneContext.active.unsupported("the design of the font \(name)", at: "UIFont")
    }
    if width != 0 {
      SceneContext.active.unsupported("a font of another width", at: "UIFont")
    }
  }
}

extension Glyphs.TextStyle {
  /// Whether letters lean, made to or by their design.
  var isItalic: Bool { slant != 0 || typeface.isItalic }
}
