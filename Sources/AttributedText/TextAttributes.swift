import CoreGraphics
import Foundation
import Geometry
import Glyphs
import Raster

/// The attributes of a run of text, under Core Text's names or UIKit's.
struct TextAttributes {
  private let values: [NSAttributedString.Key: Any]

  init(_ values: [NSAttributedString.Key: Any]) {
    self.values = values
  }

  /// The first value there is under one of `names`.
  private func value(_ names: String...) -> Any? {
    names.lazy.compactMap { values[NSAttributedString.Key(rawValue: $0)] }.first
  }

  private func number(_ names: String...) -> Double? {
    for name in names {
      let number = Self.number(values[NSAttributedString.Key(rawValue: name)])
      if let number, number.isFinite { return min(max(-1e6, number), 1e6) }
    }
    return nil
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    case let value as Int32: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private func color(_ names: String...) -> CGColor? {
    names.lazy.compactMap { Self.color(values[NSAttributedString.Key(rawValue: $0)]) }.first
  }

  private static func color(_ value: Any?) -> CGColor? {
    if let color = value as? CGColor { return color }
    return (value as? any ColorSource)?.cgColor
  }

  /// How the text is set; what is not said comes from `base`.
  func style(over base: TextStyle) -> TextStyle {
    var style = (value("NSFont") as? any TextStyleSource)?.textStyle(size: nil) ?? base
    if let kerning = number("NSKern", "CTTracking") { style.kerning = kerning }
    if let ligatures = number("NSLigature") { style.hasLigatures = ligatures != 0 }
    if let offset = number("NSBaselineOffset") { style.baselineOffset = offset }
    if let language = value("NSLanguage") as? String { style.language = language }
    if let obliqueness = number("NSObliqueness") { style.slant += obliqueness }
    if let expansion = number("NSExpansion") {
      // The logarithm of the factor.
      style.expansion = exponential(min(max(-10, expansion), 10))
    }
    if let frame = picture?.frame {
      style.box = TextBox(
        width: max(0, frame.maxX), ascent: max(0, frame.maxY), descent: max(0, -frame.minY))
    }
    return style
  }

  private var picture: TextPicture? {
    (value("NSAttachment") as? any TextPictureSource)?.textPicture
  }

  /// How the paragraph that begins here is set; nil when nothing is said.
  var paragraph: ParagraphStyle? {
    (value("NSParagraphStyle") as? any ParagraphStyleSource)?.paragraphStyle
  }

  /// How the text is drawn; what is not said comes from `base`.
  func look(over base: TextLook) -> TextLook {
    var look = base
    if let color = color("CTForegroundColor", "NSColor") {
      look.foreground = color
    } else if number("CTForegroundColorFromContext") ?? 0 != 0 {
      look.foreground = nil
    }
    if let color = color("CTBackgroundColor", "NSBackgroundColor") { look.background = color }
    if let width = number("NSStrokeWidth") { look.strokeWidth = width }
    if let color = color("CTStrokeColor", "NSStrokeColor") { look.stroke = color }
    if let style = number("NSUnderline") { look.underline = RuledLineStyle(rawValue: Int(style)) }
    if let color = color("CTUnderlineColor", "NSUnderlineColor") { look.underlineColor = color }
    if let style = number("NSStrikethrough") {
      look.strikethrough = RuledLineStyle(rawValue: Int(style))
    }
    if let color = color("NSStrikethroughColor") { look.strikethroughColor = color }
    if let source = value("NSShadow") as? any TextShadowSource { look.shadow = source.textShadow }
    look.picture = picture
    return look
  }

  /// What is asked for and not done.
  var unsupported: Set<String> {
    let names = [
      "CTRunDelegate": "run delegates", "NSSuperScript": "superscripts",
      "NSTextEffect": "text effects",
    ]
    return Set(
      names.filter { values[NSAttributedString.Key(rawValue: $0.key)] != nil }.map(\.value)
        + strangeNumbers + wrongTypes)
  }

  /// Notes of values that are not what their attribute takes, and say nothing of text.
  private var wrongTypes: [String] {
    values.filter { !Self.isTaken($1, by: $0.rawValue) }.map { key, value in
      "a value of the attribute \(key.rawValue) that is of another type: \(type(of: value))"
    }
  }

  /// Whether an attribute takes a value; all of those take any that nothing is drawn for.
  private static func isTaken(_ value: Any, by name: String) -> Bool {
    switch name {
    case "NSFont": value is any TextStyleSource
    case "NSParagraphStyle": value is any ParagraphStyleSource
    case "NSAttachment": value is any TextPictureSource
    case "NSShadow": value is any TextShadowSource
    case "CTForegroundColor", "NSColor", "CTBackgroundColor", "NSBackgroundColor", "CTStrokeColor",
      "NSStrokeColor", "CTUnderlineColor", "NSUnderlineColor", "NSStrikethroughColor":
      color(value) != nil
    case "NSKern", "CTTracking", "NSLigature", "NSBaselineOffset", "NSObliqueness", "NSExpansion",
      "NSStrokeWidth", "NSUnderline", "NSStrikethrough":
      number(value) != nil
    default: true
    }
  }

  /// Notes of numbers that say nothing of text.
  private var strangeNumbers: [String] {
    values.filter { _, value in
      switch value {
      case let value as Double: !(abs(value) <= 1e6)
      case let value as CGFloat: !(abs(value) <= 1e6)
      case let value as Float: !(abs(value) <= 1e6)
      case let value as NSNumber: !(abs(value.doubleValue) <= 1e6)
      default: false
      }
    }.map { key, _ in "a value of the attribute \(key.rawValue) that is no number or has no end" }
  }
}
