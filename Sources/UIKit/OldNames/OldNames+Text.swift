public import CoreGraphics

// The spellings of Swift 2 to 4 of attributed text, of drawing strings and of picture files.

@available(swift, deprecated: 99, renamed: "UIFont.TextStyle")
public typealias UIFontTextStyle = UIFont.TextStyle

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key")
public typealias NSAttributedStringKey = NSAttributedString.Key

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.font")
public let NSFontAttributeName = NSAttributedString.Key.font

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.paragraphStyle")
public let NSParagraphStyleAttributeName = NSAttributedString.Key.paragraphStyle

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.foregroundColor")
public let NSForegroundColorAttributeName = NSAttributedString.Key.foregroundColor

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.backgroundColor")
public let NSBackgroundColorAttributeName = NSAttributedString.Key.backgroundColor

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.ligature")
public let NSLigatureAttributeName = NSAttributedString.Key.ligature

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.kern")
public let NSKernAttributeName = NSAttributedString.Key.kern

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.strikethroughStyle")
public let NSStrikethroughStyleAttributeName = NSAttributedString.Key.strikethroughStyle

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.strikethroughColor")
public let NSStrikethroughColorAttributeName = NSAttributedString.Key.strikethroughColor

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.underlineStyle")
public let NSUnderlineStyleAttributeName = NSAttributedString.Key.underlineStyle

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.underlineColor")
public let NSUnderlineColorAttributeName = NSAttributedString.Key.underlineColor

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.strokeColor")
public let NSStrokeColorAttributeName = NSAttributedString.Key.strokeColor

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.strokeWidth")
public let NSStrokeWidthAttributeName = NSAttributedString.Key.strokeWidth

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.shadow")
public let NSShadowAttributeName = NSAttributedString.Key.shadow

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.baselineOffset")
public let NSBaselineOffsetAttributeName = NSAttributedString.Key.baselineOffset

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.obliqueness")
public let NSObliquenessAttributeName = NSAttributedString.Key.obliqueness

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.link")
public let NSLinkAttributeName = NSAttributedString.Key.link

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.attachment")
public let NSAttachmentAttributeName = NSAttributedString.Key.attachment

@available(swift, deprecated: 99, renamed: "NSAttributedString.Key.textEffect")
public let NSTextEffectAttributeName = NSAttributedString.Key.textEffect

extension NSUnderlineStyle {
  @available(swift, deprecated: 99, renamed: "single")
  public static let styleSingle = NSUnderlineStyle.single

  @available(swift, deprecated: 99, renamed: "thick")
  public static let styleThick = NSUnderlineStyle.thick

  @available(swift, deprecated: 99, renamed: "double")
  public static let styleDouble = NSUnderlineStyle.double

  @available(swift, deprecated: 99, renamed: "single")
  public static let StyleSingle = NSUnderlineStyle.single

  @available(swift, deprecated: 99, renamed: "thick")
  public static let StyleThick = NSUnderlineStyle.thick

  @available(swift, deprecated: 99, renamed: "double")
  public static let StyleDouble = NSUnderlineStyle.double

  @available(swift, deprecated: 99, renamed: "patternDot")
  public static let PatternDot = NSUnderlineStyle.patternDot

  @available(swift, deprecated: 99, renamed: "patternDash")
  public static let PatternDash = NSUnderlineStyle.patternDash

  @available(swift, deprecated: 99, renamed: "byWord")
  public static let ByWord = NSUnderlineStyle.byWord

  @available(swift, deprecated: 99, renamed: "init(rawValue:)")
  public static let styleNone: NSUnderlineStyle = []
}

extension NSStringDrawingOptions {
  @available(swift, deprecated: 99, renamed: "usesLineFragmentOrigin")
  public static let UsesLineFragmentOrigin = NSStringDrawingOptions.usesLineFragmentOrigin

  @available(swift, deprecated: 99, renamed: "usesFontLeading")
  public static let UsesFontLeading = NSStringDrawingOptions.usesFontLeading

  @available(swift, deprecated: 99, renamed: "usesDeviceMetrics")
  public static let UsesDeviceMetrics = NSStringDrawingOptions.usesDeviceMetrics

  @available(swift, deprecated: 99, renamed: "truncatesLastVisibleLine")
  public static let TruncatesLastVisibleLine = NSStringDrawingOptions.truncatesLastVisibleLine
}

extension String {
  @available(swift, deprecated: 99, renamed: "size(withAttributes:)")
  public func sizeWithAttributes(_ attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(swift, deprecated: 99, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(swift, deprecated: 99, renamed: "draw(at:withAttributes:)")
  @MainActor
  public func drawAtPoint(
    _ point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]?
  ) { draw(at: point, withAttributes: attrs) }

  @available(swift, deprecated: 99, renamed: "draw(in:withAttributes:)")
  @MainActor
  public func drawInRect(_ rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]?) {
    draw(in: rect, withAttributes: attrs)
  }

  @available(
    swift, deprecated: 99, renamed: "boundingRect(with:options:attributes:context:)"
  )
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSString {
  @available(swift, deprecated: 99, renamed: "size(withAttributes:)")
  public func sizeWithAttributes(_ attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(swift, deprecated: 99, renamed: "size(withAttributes:)")
  public func size(attributes attrs: [NSAttributedString.Key: Any]?) -> CGSize {
    size(withAttributes: attrs)
  }

  @available(swift, deprecated: 99, renamed: "draw(at:withAttributes:)")
  @MainActor
  public func drawAtPoint(
    _ point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]?
  ) { draw(at: point, withAttributes: attrs) }

  @available(swift, deprecated: 99, renamed: "draw(in:withAttributes:)")
  @MainActor
  public func drawInRect(_ rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]?) {
    draw(in: rect, withAttributes: attrs)
  }

  @available(
    swift, deprecated: 99, renamed: "boundingRect(with:options:attributes:context:)"
  )
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, attributes: [NSAttributedString.Key: Any]?,
    context: NSStringDrawingContext?
  ) -> CGRect {
    boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}

extension NSAttributedString {
  @available(swift, deprecated: 99, renamed: "draw(at:)")
  @MainActor
  public func drawAtPoint(_ point: CGPoint) { draw(at: point) }

  @available(swift, deprecated: 99, renamed: "draw(in:)")
  @MainActor
  public func drawInRect(_ rect: CGRect) { draw(in: rect) }

  @available(swift, deprecated: 99, renamed: "boundingRect(with:options:context:)")
  public func boundingRectWithSize(
    _ size: CGSize, options: NSStringDrawingOptions, context: NSStringDrawingContext?
  ) -> CGRect { boundingRect(with: size, options: options, context: context) }
}

@available(swift, deprecated: 99, renamed: "UIImage.pngData(self:)")
public func UIImagePNGRepresentation(_ image: UIImage) -> Data? { image.pngData() }

@available(swift, deprecated: 99, renamed: "UIImage.jpegData(self:compressionQuality:)")
public func UIImageJPEGRepresentation(_ image: UIImage, _ compressionQuality: CGFloat) -> Data? {
  image.jpegData(compressionQuality: compressionQuality)
}
