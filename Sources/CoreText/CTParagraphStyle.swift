import AttributedText
public import CoreGraphics
package import Glyphs

/// Where the lines of a paragraph stand.
public enum CTTextAlignment: UInt8, Sendable {
  case left = 0
  case right = 1
  case center = 2
  case justified = 3
  case natural = 4
}

/// How the lines of a paragraph end.
public enum CTLineBreakMode: UInt8, Sendable {
  case byWordWrapping = 0
  case byCharWrapping = 1
  case byClipping = 2
  case byTruncatingHead = 3
  case byTruncatingTail = 4
  case byTruncatingMiddle = 5
}

/// What a setting is about. Tab stops, writing directions, bounds of line spacing and of lines are
/// kept and not heeded.
public enum CTParagraphStyleSpecifier: UInt32, Sendable {
  case alignment = 0
  case firstLineHeadIndent = 1
  case headIndent = 2
  case tailIndent = 3
  case tabStops = 4
  case defaultTabInterval = 5
  case lineBreakMode = 6
  case lineHeightMultiple = 7
  case maximumLineHeight = 8
  case minimumLineHeight = 9
  case lineSpacing = 10
  case paragraphSpacing = 11
  case paragraphSpacingBefore = 12
  case baseWritingDirection = 13
  case maximumLineSpacing = 14
  case minimumLineSpacing = 15
  case lineSpacingAdjustment = 16
  case lineBoundsOptions = 17
}

/// One setting of a paragraph style.
public struct CTParagraphStyleSetting {
  public var spec: CTParagraphStyleSpecifier
  /// Not heeded.
  public var valueSize: Int
  let value: Any

  /// Takes the value there is now, where Core Text keeps the pointer.
  public init<Value>(spec: CTParagraphStyleSpecifier, valueSize: Int, value: inout Value) {
    self.spec = spec
    self.valueSize = valueSize
    self.value = value
  }
}

/// How a paragraph is set.
public final class CTParagraphStyle: NSObject {
  fileprivate let values: [CTParagraphStyleSpecifier: Any]

  fileprivate init(_ values: [CTParagraphStyleSpecifier: Any]) {
    self.values = values
    super.init()
  }

  fileprivate func number(_ spec: CTParagraphStyleSpecifier) -> Double {
    switch values[spec] {
    case let value as CGFloat: Double(value)
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as Int: Double(value)
    default: 0
    }
  }
}

/// A style of the first `settingCount` settings; of two about the same the later counts.
public func CTParagraphStyleCreate(_ settings: [CTParagraphStyleSetting]?, _ settingCount: Int)
  -> CTParagraphStyle
{
  let settings = (settings ?? []).prefix(max(0, settingCount))
  return CTParagraphStyle(
    Dictionary(settings.map { ($0.spec, $0.value) }, uniquingKeysWith: { $1 }))
}

/// The same style: it does not change.
public func CTParagraphStyleCreateCopy(_ paragraphStyle: CTParagraphStyle) -> CTParagraphStyle {
  paragraphStyle
}

/// Puts what the style says into `valueBuffer`.
/// - Returns: false, and nothing is changed, where it says nothing or a value of another type.
@discardableResult
public func CTParagraphStyleGetValueForSpecifier<Value>(
  _ paragraphStyle: CTParagraphStyle, _ spec: CTParagraphStyleSpecifier,
  _ valueBufferSize: Int, _ valueBuffer: inout Value
) -> Bool {
  guard let value = paragraphStyle.values[spec] as? Value else { return false }
  valueBuffer = value
  return true
}

extension CTParagraphStyle: ParagraphStyleSource {
  package var paragraphStyle: ParagraphStyle {
    var style = ParagraphStyle(lineSpacing: number(.lineSpacing) + number(.lineSpacingAdjustment))
    let alignment =
      values[.alignment] as? CTTextAlignment
      ?? (values[.alignment] as? UInt8).flatMap { CTTextAlignment(rawValue: $0) }
    style.alignment =
      switch alignment ?? .natural {
      case .left: .left
      case .right: .right
      case .center: .center
      case .justified: .justified
      case .natural: .natural
      }
    let mode =
      values[.lineBreakMode] as? CTLineBreakMode
      ?? (values[.lineBreakMode] as? UInt8).flatMap { CTLineBreakMode(rawValue: $0) }
    switch mode ?? .byWordWrapping {
    case .byWordWrapping, .byClipping: break
    case .byCharWrapping: style.wrapping = .characters
    case .byTruncatingHead: style.truncation = .start
    case .byTruncatingTail: style.truncation = .end
    case .byTruncatingMiddle: style.truncation = .middle
    }
    style.lineHeight = LineHeight(
      multiple: number(.lineHeightMultiple), minimum: number(.minimumLineHeight),
      maximum: number(.maximumLineHeight))
    style.indents = Indents(
      firstLine: number(.firstLineHeadIndent), others: number(.headIndent),
      tail: number(.tailIndent))
    style.spacingBefore = number(.paragraphSpacingBefore)
    style.spacingAfter = number(.paragraphSpacing)
    // `CTWritingDirection`, of one byte.
    let direction = (values[.baseWritingDirection] as? Int8).map(Double.init)
    switch direction ?? values[.baseWritingDirection].map({ _ in number(.baseWritingDirection) }) {
    case 0: style.direction = .leftToRight
    case 1: style.direction = .rightToLeft
    default: break
    }
    return style
  }
}
