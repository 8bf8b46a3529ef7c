// Core Text's attributes as keys of attributed strings. See `AttributeNames` in AttributedText.

public import Foundation

/// A font: `CTFont`.
public let kCTFontAttributeName = NSAttributedString.Key(rawValue: "NSFont")

/// A `CGColor`; black without it.
public let kCTForegroundColorAttributeName = NSAttributedString.Key(rawValue: "CTForegroundColor")

/// True: the fill colour of the context is used.
public let kCTForegroundColorFromContextAttributeName = NSAttributedString.Key(
  rawValue: "CTForegroundColorFromContext")

/// A `CGColor` behind the text.
public let kCTBackgroundColorAttributeName = NSAttributedString.Key(rawValue: "CTBackgroundColor")

/// Points added after every character.
public let kCTKernAttributeName = NSAttributedString.Key(rawValue: "NSKern")

/// Points added after every character.
public let kCTTrackingAttributeName = NSAttributedString.Key(rawValue: "CTTracking")

/// A `CFString`, the code of the text's language: `ja`, `zh-Hant`. Letters take the forms they have in it.
public let kCTLanguageAttributeName = NSAttributedString.Key(rawValue: "NSLanguage")

/// 0: letters never join.
public let kCTLigatureAttributeName = NSAttributedString.Key(rawValue: "NSLigature")

/// A `CTParagraphStyle`; that of a paragraph's first character counts.
public let kCTParagraphStyleAttributeName = NSAttributedString.Key(rawValue: "NSParagraphStyle")

/// Width of the outline in percent of the font's size: positive for the outline alone, negative for
/// an outline over the filled letters.
public let kCTStrokeWidthAttributeName = NSAttributedString.Key(rawValue: "NSStrokeWidth")

/// A `CGColor` for the outline; the text's colour without it.
public let kCTStrokeColorAttributeName = NSAttributedString.Key(rawValue: "CTStrokeColor")

/// A `CTUnderlineStyle`'s raw value.
public let kCTUnderlineStyleAttributeName = NSAttributedString.Key(rawValue: "NSUnderline")

/// A `CGColor` for the underline; the text's colour without it.
public let kCTUnderlineColorAttributeName = NSAttributedString.Key(rawValue: "CTUnderlineColor")

/// Points the text stands above the baseline.
public let kCTBaselineOffsetAttributeName = NSAttributedString.Key(rawValue: "NSBaselineOffset")

/// Read, but not yet drawn: raised and lowered text.
public let kCTSuperscriptAttributeName = NSAttributedString.Key(rawValue: "NSSuperScript")

/// Read, but not heeded: what leaves room for a picture.
public let kCTRunDelegateAttributeName = NSAttributedString.Key(rawValue: "CTRunDelegate")
