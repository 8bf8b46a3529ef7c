// Core Text's attributes as Core Foundation's strings. `CoreTextKeys` has the same names as keys of
// attributed strings; a file that imports CoreText sees both, and the use of a name says which.

public import CoreGraphics

/// A font: `CTFont`.
public let kCTFontAttributeName: CFString = "NSFont"

/// A `CGColor`; black without it.
public let kCTForegroundColorAttributeName: CFString = "CTForegroundColor"

/// True: the fill colour of the context is used.
public let kCTForegroundColorFromContextAttributeName: CFString = "CTForegroundColorFromContext"

/// A `CGColor` behind the text.
public let kCTBackgroundColorAttributeName: CFString = "CTBackgroundColor"

/// Points added after every character.
public let kCTKernAttributeName: CFString = "NSKern"

/// Points added after every character.
public let kCTTrackingAttributeName: CFString = "CTTracking"

/// 0: letters never join.
public let kCTLigatureAttributeName: CFString = "NSLigature"

/// A `CTParagraphStyle`; that of a paragraph's first character counts.
public let kCTParagraphStyleAttributeName: CFString = "NSParagraphStyle"

/// Width of the outline in percent of the font's size: positive for the outline alone, negative for
/// an outline over the filled letters.
public let kCTStrokeWidthAttributeName: CFString = "NSStrokeWidth"

/// A `CGColor` for the outline; the text's colour without it.
public let kCTStrokeColorAttributeName: CFString = "CTStrokeColor"

/// A `CTUnderlineStyle`'s raw value.
public let kCTUnderlineStyleAttributeName: CFString = "NSUnderline"

/// A `CGColor` for the underline; the text's colour without it.
public let kCTUnderlineColorAttributeName: CFString = "CTUnderlineColor"

/// Points the text stands above the baseline.
public let kCTBaselineOffsetAttributeName: CFString = "NSBaselineOffset"

/// A `CFString`, the code of the text's language: `ja`, `zh-Hant`. Letters take the forms they have in it.
public let kCTLanguageAttributeName: CFString = "NSLanguage"

/// Read, but not yet drawn: raised and lowered text.
public let kCTSuperscriptAttributeName: CFString = "NSSuperScript"

/// Read, but not heeded: what leaves room for a picture.
public let kCTRunDelegateAttributeName: CFString = "CTRunDelegate"
