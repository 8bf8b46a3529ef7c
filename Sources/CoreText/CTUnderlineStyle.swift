/// A line under text.
public struct CTUnderlineStyle: OptionSet, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let single = CTUnderlineStyle(rawValue: 0x01)
  /// Twice as thick.
  public static let thick = CTUnderlineStyle(rawValue: 0x02)
  public static let double = CTUnderlineStyle(rawValue: 0x09)
}

/// How such a line is broken up; added to the style's raw value.
public struct CTUnderlineStyleModifiers: OptionSet, Sendable {
  public var rawValue: Int32

  public init(rawValue: Int32) { self.rawValue = rawValue }

  public static let patternSolid: CTUnderlineStyleModifiers = []
  public static let patternDot = CTUnderlineStyleModifiers(rawValue: 0x0100)
  public static let patternDash = CTUnderlineStyleModifiers(rawValue: 0x0200)
  public static let patternDashDot = CTUnderlineStyleModifiers(rawValue: 0x0300)
  public static let patternDashDotDot = CTUnderlineStyleModifiers(rawValue: 0x0400)
}
