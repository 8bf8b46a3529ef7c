public import CoreGraphics
import Glyphs

/// The role of a font in the user interface; all are the system face here.
public enum CTFontUIFontType: UInt32, Sendable {
  case user = 0
  case userFixedPitch = 1
  case system = 2
  case emphasizedSystem = 3
  case smallSystem = 4
  case smallEmphasizedSystem = 5
  case miniSystem = 6
  case miniEmphasizedSystem = 7
  case application = 9
  case label = 10
  case menuTitle = 11
  case menuItem = 12
  case windowTitle = 15
  case pushButton = 16
  case alertHeader = 18
  case systemDetail = 19
  case emphasizedSystemDetail = 20
  case toolbar = 21
  case message = 23
  case toolTip = 25

  /// The size where none is asked for, points.
  var size: CGFloat {
    switch self {
    case .smallSystem, .smallEmphasizedSystem, .toolTip: 11
    case .miniSystem, .miniEmphasizedSystem, .systemDetail, .emphasizedSystemDetail: 9
    case .label: 10
    case .user, .userFixedPitch: 12
    default: 13
    }
  }

  var isBold: Bool {
    switch self {
    case .emphasizedSystem, .smallEmphasizedSystem, .miniEmphasizedSystem, .windowTitle,
      .alertHeader, .emphasizedSystemDetail:
      true
    default: false
    }
  }
}

/// The font of a PostScript or full name at `size` points, 12 for 0. There always is one: a bundled
/// face stands for fonts that are not here. Of `matrix`, outlines heed all but the translation.
public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: CGAffineTransform?
) -> CTFont {
  CTFont(
    CGFont(name) ?? CGFont(BundledFonts.standIn(for: name)), size: size, matrix: matrix)
}

/// A font of the user interface at `size` points, or for 0 at the size of its role.
public func CTFontCreateUIFontForLanguage(
  _ uiType: CTFontUIFontType, _ size: CGFloat, _ language: CFString?
) -> CTFont? {
  let face = BundledFonts.interface(weight: uiType.isBold ? .bold : .regular)
  let points = size > 0 && size.isFinite ? size : uiType.size
  return CTFont(style: TextStyle(typeface: face, size: Double(points), isSpacedBySize: true))
}

/// `font` at `size` points, or for 0 at its own size; the attributes are not heeded.
public func CTFontCreateCopyWithAttributes(
  _ font: CTFont, _ size: CGFloat, _ matrix: CGAffineTransform?, _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFont(
    font.graphicsFont, size: size > 0 ? size : CTFontGetSize(font), matrix: matrix ?? font.matrix)
}

/// A font at a size from one without; the attributes are not heeded.
public func CTFontCreateWithGraphicsFont(
  _ graphicsFont: CGFont, _ size: CGFloat, _ matrix: CGAffineTransform?,
  _ attributes: CTFontDescriptor?
) -> CTFont {
  CTFont(graphicsFont, size: size, matrix: matrix)
}

/// The font of a descriptor's name at `size` points, or for 0 at the descriptor's size.
public func CTFontCreateWithFontDescriptor(
  _ descriptor: CTFontDescriptor, _ size: CGFloat, _ matrix: CGAffineTransform?
) -> CTFont {
  CTFontCreateWithName(
    descriptor.name, size > 0 ? size : descriptor.size, matrix)
}

/// The font without its size. `attributes` is left as it is.
public func CTFontCopyGraphicsFont(_ font: CTFont, _ attributes: CFTypeRef?) -> CGFont {
  font.graphicsFont
}

/// `font` with other traits: those in `mask` become as in `value`. Bold is the bold face, italic the
/// same face leaning; other traits are not here, which gives nil.
public func CTFontCreateCopyWithSymbolicTraits(
  _ font: CTFont, _ size: CGFloat, _ matrix: CGAffineTransform?, _ value: CTFontSymbolicTraits,
  _ mask: CTFontSymbolicTraits
) -> CTFont? {
  guard mask.subtracting([.traitBold, .traitItalic]).isDisjoint(with: value) else { return nil }
  let traits = CTFontGetSymbolicTraits(font).subtracting(mask).union(value.intersection(mask))
  var face = font.graphicsFont.face
  if traits.contains(.traitBold) != CTFontGetSymbolicTraits(font).contains(.traitBold) {
    face.typeface = face.typeface.sibling(weight: traits.contains(.traitBold) ? .bold : .regular)
  }
  face.slant = traits.contains(.traitItalic) ? BundledFonts.italicSlant : 0
  return CTFont(
    CGFont(face), size: size > 0 ? size : CTFontGetSize(font), matrix: matrix ?? font.matrix)
}

/// The font itself: whichever face has a character is found when text is set.
public func CTFontCreateForString(_ font: CTFont, _ string: CFString, _ range: CFRange) -> CTFont {
  font
}

/// The name and size by which a font is found.
///
/// A `UIFontDescriptor` is one, where on iOS the two are bridged.
open class CTFontDescriptor: NSObject {
  let name: CFString
  let size: CGFloat

  package init(fontName name: CFString, size: CGFloat) {
    self.name = name
    self.size = size
    super.init()
  }
}

/// A descriptor of a PostScript name and a size, 0 for none.
public func CTFontDescriptorCreateWithNameAndSize(_ name: CFString, _ size: CGFloat)
  -> CTFontDescriptor
{
  CTFontDescriptor(fontName: name, size: size)
}

/// What describes the font.
public func CTFontCopyFontDescriptor(_ font: CTFont) -> CTFontDescriptor {
  CTFontDescriptor(fontName: CTFontCopyPostScriptName(font), size: CTFontGetSize(font))
}
