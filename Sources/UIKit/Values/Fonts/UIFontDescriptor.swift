public import CoreGraphics
public import CoreText
import Glyphs

/// What a font is found by: a name or a family, a size, traits, a design. It says what is wanted; which face that is
/// a font made of it tells.
open class UIFontDescriptor: CTFontDescriptor, NSCopying {
  /// Everything that is said, under the names of attributes.
  public let fontAttributes: [AttributeName: Any]

  /// A font with these attributes; unknown ones are kept.
  public init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    fontAttributes = attributes
    super.init(
      fontName: attributes[.name] as? String ?? attributes[.family] as? String ?? "",
      size: Self.number(attributes[.size]) ?? 0)
  }

  /// The font of a PostScript name at a size, 0 for none.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(fontAttributes: [.name: fontName, .size: size])
  }

  /// The font of a PostScript name, of which the outlines are transformed.
  public convenience init(name fontName: String, matrix: CGAffineTransform) {
    self.init(fontAttributes: [.name: fontName, .matrix: matrix])
  }

  /// The system's font for a kind of text.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor
  {
    preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a kind of text; the size of text is the one that a phone is delivered with.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    let category = UIContentSizeCategory.wanted(traitCollection)
    return UIFontDescriptor(fontAttributes: [
      .textStyle: style, .size: style.size(at: category),
    ])
  }

  /// The name that documents know the font by.
  open var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  /// Points; 0 where no size is said.
  open var pointSize: CGFloat { Self.number(fontAttributes[.size]) ?? 0 }

  /// What outlines are transformed by.
  open var matrix: CGAffineTransform {
    fontAttributes[.matrix] as? CGAffineTransform ?? .identity
  }

  /// What the font looks like, roughly.
  open var symbolicTraits: SymbolicTraits {
    if let said { return said }
    let style = textStyle(size: nil).style
    var traits: SymbolicTraits = []
    if style.typeface.weight >= .semibold { traits.insert(.traitBold) }
    if style.isItalic { traits.insert(.traitItalic) }
    return traits
  }

  /// What is said under a name; of names and families what the font found says.
  open func object(forKey anAttribute: AttributeName) -> Any? {
    if let value = fontAttributes[anAttribute] { return value }
    switch anAttribute {
    case .name: return postscriptName
    case .family: return UIFont(descriptor: self, size: 0).familyName
    case .face: return textStyle(size: nil).style.typeface.subfamily
    default: return nil
    }
  }

  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal when they say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFontDescriptor else { return false }
    return Self.plain(fontAttributes).isEqual(Self.plain(other.fontAttributes))
  }

  open override var hash: Int { fontAttributes.count }

  private static func plain(_ attributes: [AttributeName: Any]) -> NSDictionary {
    var plain: [String: Any] = [:]
    for (key, value) in attributes {
      switch value {
      case let traits as [TraitKey: Any]:
        plain[key.rawValue] = NSDictionary(
          dictionary: Dictionary(uniqueKeysWithValues: traits.map { ($0.key.rawValue, $0.value) }))
      case let features as [[FeatureKey: Int]]: plain[key.rawValue] = "\(features)"
      case let style as UIFont.TextStyle: plain[key.rawValue] = style.rawValue
      case let design as SystemDesign: plain[key.rawValue] = design.rawValue
      default: plain[key.rawValue] = value
      }
    }
    return NSDictionary(dictionary: plain)
  }

  static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Double: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as Int: CGFloat(value)
    case let value as NSNumber: CGFloat(value.doubleValue)
    default: nil
    }
  }

  // MARK: Other descriptors

  /// The descriptor with these attributes over its own.
  open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    UIFontDescriptor(fontAttributes: fontAttributes.merging(attributes) { $1 })
  }

  /// The descriptor at a size, points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    addingAttributes([.size: newPointSize])
  }

  /// The descriptor with outlines transformed.
  open func withMatrix(_ matrix: CGAffineTransform) -> UIFontDescriptor {
    addingAttributes([.matrix: matrix])
  }

  /// The descriptor in a face of its family, such as `Bold`.
  open func withFace(_ newFace: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.family] = object(forKey: .family)
    attributes[.name] = nil
    attributes[.traits] = nil
    attributes[.face] = newFace
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The descriptor in another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    var attributes = fontAttributes
    attributes[.name] = nil
    attributes[.textStyle] = nil
    attributes[.design] = nil
    attributes[.family] = newFamily
    return UIFontDescriptor(fontAttributes: attributes)
  }

  /// The descriptor with these traits and no others; nil where its family has no such font: here are bold, italic, and
  /// for the system's font the others too, as nearly as there is.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    let made: SymbolicTraits = [.traitBold, .traitItalic, .traitTightLeading, .traitLooseLeading]
    if !isSystem, !symbolicTraits.subtracting(made).isEmpty { return nil }
    return addingAttributes([.traits: [TraitKey.symbolic: symbolicTraits.rawValue]])
  }

  /// The system's font in another design; nil for other fonts.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    isSystem ? addingAttributes([.design: design]) : nil
  }

  /// The descriptors that differ in what is not said in `mandatoryKeys`: itself, as one font is found for each.
  open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?)
    -> [UIFontDescriptor]
  { [self] }
}
