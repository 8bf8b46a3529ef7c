import Synchronization

/// The face that stands for a font asked for by name.
package struct NamedFace: Hashable, Sendable {
  package var typeface: Typeface
  /// How far its letters lean for each point of height: italics are made of upright faces.
  package var slant: Double
  /// True when a bundled face stands for one of another design.
  package var isStandIn: Bool

  package init(typeface: Typeface, slant: Double = 0, isStandIn: Bool = false) {
    self.typeface = typeface
    self.slant = slant
    self.isStandIn = isStandIn
  }
}

extension Typeface {
  /// The bundled face of the same family whose weight is nearest to `weight`; the face itself where it
  /// is not bundled.
  package func sibling(weight: FontWeight) -> Typeface {
    if BundledFonts.interfaceFaces.contains(self) { return BundledFonts.interface(weight: weight) }
    if BundledFonts.chineseFaces.contains(self) { return BundledFonts.chinese(weight: weight) }
    return self
  }
}

extension BundledFonts {
  /// What the interface faces are called together.
  package static let interfaceFamily = "Inter"

  /// How far a made italic leans for each point of height: 12 degrees.
  package static let italicSlant = 0.2125565616700221

  /// The bundled face of this name, or the one that stands for a font iOS has, in the weight and
  /// posture its name ends with ("Helvetica-BoldOblique"); nil for a name unknown to both. Capitals,
  /// spaces and hyphens do not matter.
  package static func face(named name: String) -> NamedFace? {
    if let known = asked.withLock({ $0[name] }) { return known }
    let face = find(name)
    asked.withLock { asked in
      if asked.count == mostAsked { asked = [:] }
      asked[name] = .some(face)
    }
    return face
  }

  /// What became of names asked for before: every text layer asks for the same few.
  private static let asked = Mutex<[String: NamedFace?]>([:])
  private static let mostAsked = 256

  private static func find(_ name: String) -> NamedFace? {
    let wanted = plain(name)
    if let own = (interfaceFaces + chineseFaces).first(where: {
      plain($0.name) == wanted || plain($0.name(.full)) == wanted
    }) {
      return NamedFace(typeface: own)
    }
    guard families.contains(where: { wanted.hasPrefix($0) }) else { return nil }
    return standIn(for: name)
  }

  /// The face of the weight and posture a name ends with, whatever font it names.
  package static func standIn(for name: String) -> NamedFace {
    let wanted = plain(name)
    let style = name.split(separator: "-").dropFirst().last.map { plain(String($0)) } ?? wanted
    let weight = weights.first { style.contains($0.name) }?.weight ?? .regular
    let isItalic = style.contains("italic") || style.contains("oblique")
    let isChinese = chineseFamilies.contains { wanted.hasPrefix($0) }
    return NamedFace(
      typeface: isChinese ? chinese(weight: weight) : interface(weight: weight),
      slant: isItalic ? italicSlant : 0,
      isStandIn: !systemFamilies.contains { wanted.hasPrefix($0) })
  }

  /// Letters and digits alone, without capitals.
  private static func plain(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// As they stand at the end of PostScript names, the longer before what they contain.
  private static let weights: [(name: String, weight: FontWeight)] = [
    ("ultralight", .thin), ("extralight", .extraLight), ("thin", .thin),
    ("semilight", .light), ("light", .light), ("semibold", .semibold), ("demibold", .semibold),
    ("ultrabold", .extraBold), ("extrabold", .extraBold), ("heavy", .extraBold),
    ("black", .black), ("bold", .bold), ("medium", .medium),
  ]

  /// True for a name by which the system's face itself is asked for, as `.SFUI-Bold`.
  package static func namesSystemFace(_ name: String) -> Bool {
    let wanted = plain(name)
    return systemNames.contains { wanted.hasPrefix($0) }
  }

  private static let systemNames = ["sfpro", "sfui", "sanfrancisco", "system", "applesystem"]
  /// Families whose design the bundled faces are taken for without a word.
  private static let systemFamilies =
    systemNames + ["inter", "helvetica", "notosanssc", "pingfang"]

  private static let chineseFamilies = ["pingfang", "notosanssc", "heiti", "stheiti", "hiragino"]

  /// Families that come with iOS and macOS, written plainly.
  private static let families =
    systemFamilies + chineseFamilies + [
      "academyengraved", "alnile", "americantypewriter", "applecoloremoji", "applesdgothic",
      "applesymbols", "arial", "avenir", "baskerville", "bodoni", "bradleyhand", "chalkboard",
      "chalkduster", "charter", "cochin", "copperplate", "courier", "damascus", "devanagari",
      "didot", "dinalternate", "dincondensed", "euphemia", "farah", "futura", "galvji", "geeza",
      "geneva", "georgia", "gillsans", "hoefler", "impact", "kailasa", "kefa", "kohinoor",
      "lucida", "malayalam", "markerfelt", "menlo", "mishafi", "monaco", "newyork", "noteworthy",
      "optima", "palatino", "papyrus", "partylet", "rockwell", "savoye", "sinhala",
      "snellroundhand",
      "stix", "symbol", "tamil", "thonburi", "times", "trebuchet", "verdana", "zapfdingbats",
      "zapfino",
    ]
}
