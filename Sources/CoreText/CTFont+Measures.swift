public import CoreGraphics
import Glyphs

/// Points in one em.
public func CTFontGetSize(_ font: CTFont) -> CGFloat { CGFloat(font.style.size) }

/// What outlines are transformed by.
public func CTFontGetMatrix(_ font: CTFont) -> CGAffineTransform { font.matrix }

/// From the baseline to the top of a line, points.
public func CTFontGetAscent(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.ascent) }

/// From the baseline down to the bottom of a line, points; positive.
public func CTFontGetDescent(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.descent) }

/// Extra space between lines, points.
public func CTFontGetLeading(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.lineGap) }

/// Height of a flat capital, points.
public func CTFontGetCapHeight(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.capHeight) }

/// Height of a flat small letter, points.
public func CTFontGetXHeight(_ font: CTFont) -> CGFloat { CGFloat(font.metrics.xHeight) }

/// The middle of an underline above the baseline, points; negative.
public func CTFontGetUnderlinePosition(_ font: CTFont) -> CGFloat {
  CGFloat(font.metrics.underline.height)
}

/// How thick an underline is, points.
public func CTFontGetUnderlineThickness(_ font: CTFont) -> CGFloat {
  CGFloat(font.metrics.underline.thickness)
}

/// How far stems lean, degrees; negative to the right.
public func CTFontGetSlantAngle(_ font: CTFont) -> CGFloat { font.graphicsFont.italicAngle }

/// Font units in one em.
public func CTFontGetUnitsPerEm(_ font: CTFont) -> UInt32 {
  UInt32(clamping: font.face.unitsPerEm)
}

/// Glyphs are numbered from 0.
public func CTFontGetGlyphCount(_ font: CTFont) -> CFIndex { font.face.glyphCount }

/// Around all glyphs, points, y up.
public func CTFontGetBoundingBox(_ font: CTFont) -> CGRect {
  let scale = CTFontGetSize(font) / CGFloat(font.face.unitsPerEm)
  return font.graphicsFont.fontBBox.applying(CGAffineTransform(scaleX: scale, y: scale))
}

/// The name documents know the font by.
public func CTFontCopyPostScriptName(_ font: CTFont) -> CFString {
  font.graphicsFont.postScriptName ?? ""
}

/// The family's name.
public func CTFontCopyFamilyName(_ font: CTFont) -> CFString { font.face.family }

/// The name for people.
public func CTFontCopyFullName(_ font: CTFont) -> CFString { font.graphicsFont.fullName ?? "" }

/// The name for people.
public func CTFontCopyDisplayName(_ font: CTFont) -> CFString { CTFontCopyFullName(font) }

public let kCTFontCopyrightNameKey: CFString = "CTFontCopyrightName"
public let kCTFontFamilyNameKey: CFString = "CTFontFamilyName"
public let kCTFontSubFamilyNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontStyleNameKey: CFString = "CTFontSubFamilyName"
public let kCTFontUniqueNameKey: CFString = "CTFontUniqueName"
public let kCTFontFullNameKey: CFString = "CTFontFullName"
public let kCTFontVersionNameKey: CFString = "CTFontVersionName"
public let kCTFontPostScriptNameKey: CFString = "CTFontPostScriptName"

/// The entry of the font's table of names under one of the keys above; nil where it has none.
public func CTFontCopyName(_ font: CTFont, _ nameKey: CFString) -> CFString? {
  let name: String =
    switch nameKey {
    case kCTFontCopyrightNameKey: font.face.name(.copyright)
    case kCTFontFamilyNameKey: font.face.family
    case kCTFontSubFamilyNameKey: font.face.subfamily
    case kCTFontUniqueNameKey: font.face.name(.uniqueIdentifier)
    case kCTFontFullNameKey: CTFontCopyFullName(font)
    case kCTFontVersionNameKey: font.face.name(.version)
    case kCTFontPostScriptNameKey: CTFontCopyPostScriptName(font)
    default: ""
    }
  return name.isEmpty ? nil : name
}

/// What a font looks like, roughly.
public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1 << 0)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 1 << 1)
  public static let traitExpanded = CTFontSymbolicTraits(rawValue: 1 << 5)
  public static let traitCondensed = CTFontSymbolicTraits(rawValue: 1 << 6)
  public static let traitMonoSpace = CTFontSymbolicTraits(rawValue: 1 << 10)
  public static let traitVertical = CTFontSymbolicTraits(rawValue: 1 << 11)
  public static let traitUIOptimized = CTFontSymbolicTraits(rawValue: 1 << 12)
}

/// Bold from semibold on, and italic when it leans.
public func CTFontGetSymbolicTraits(_ font: CTFont) -> CTFontSymbolicTraits {
  var traits: CTFontSymbolicTraits = []
  if font.face.weight >= .semibold { traits.insert(.traitBold) }
  if font.style.slant != 0 { traits.insert(.traitItalic) }
  return traits
}
