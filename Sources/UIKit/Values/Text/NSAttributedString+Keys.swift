public import Foundation

extension NSAttributedString {
  /// No text, as `NSMutableAttributedString()` begins one. Foundation on Linux has no initializer without
  /// arguments, and none can be added to it: this one's is always left out.
  public convenience init(_ nothing: Void = ()) { self.init(string: "") }
}

extension NSAttributedString.Key {
  /// A `UIFont`; Helvetica at 12 points without it.
  public static let font = NSAttributedString.Key(rawValue: "NSFont")
  /// An `NSParagraphStyle`; that of a paragraph's first character counts.
  public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
  /// A `UIColor`; black without it.
  public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
  /// A `UIColor` behind the text.
  public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
  /// 0: letters never join.
  public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
  /// Points added after every character.
  public static let kern = NSAttributedString.Key(rawValue: "NSKern")
  /// Points added after every character.
  public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
  /// An `NSUnderlineStyle`'s raw value.
  public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
  /// A `UIColor`; the text's colour without it.
  public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
  /// An `NSUnderlineStyle`'s raw value.
  public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
  /// A `UIColor`; the text's colour without it.
  public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
  /// A `UIColor` for the outline; the text's colour without it.
  public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
  /// Width of the outline in percent of the font's size: positive for the outline alone, negative
  /// for an outline over the filled letters.
  public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
  /// An `NSShadow`.
  public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
  /// Points the text stands above the baseline.
  public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
  /// How far letters lean to the right for each point of height.
  public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
  /// How much wider letters are: the logarithm of the factor.
  public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")
  /// Stored: what a tap on the text would open.
  public static let link = NSAttributedString.Key(rawValue: "NSLink")
  /// An `NSTextAttachment`: a picture in the text.
  public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
  /// Stored and not drawn: the letterpress effect.
  public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")
}

/// Lines under and through text. Apple's old constants are static members: `.single`,
/// `NSUnderlineStyle.single.rawValue`.
public struct NSUnderlineStyle: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let single = NSUnderlineStyle(rawValue: 0x01)
  /// Twice as thick.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)
  public static let double = NSUnderlineStyle(rawValue: 0x09)
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)
  /// Spaces have no line.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
