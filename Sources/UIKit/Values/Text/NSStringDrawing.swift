import AttributedText
public import CoreGraphics
import Geometry
import Glyphs
import Raster
import VirtualTime

/// How strings are measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  public var rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The rectangle holds lines from its top; else its origin is that of one line on its baseline.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines stand apart by the leading of their fonts.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The measure is that of the ink.
  public static let usesDeviceMetrics = NSStringDrawingOptions(rawValue: 1 << 3)
  /// The last line that fits ends in an ellipsis where more follows.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What drawing a string told: the scale and the rectangle used.
open class NSStringDrawingContext: NSObject {
  /// Stored; text is never made smaller.
  open var minimumScaleFactor: CGFloat = 0

  /// 1: text is never made smaller.
  open private(set) var actualScaleFactor: CGFloat = 1

  /// The rectangle of the text drawn or measured last.
  open internal(set) var totalBounds = CGRect.zero
}

/// A string set for drawing.
private struct DrawnString {
  let text: StyledText
  let layout: TextLayout

  /// Lines of at most `width`; a text that gives way ends above `height`. Nil is without limit.
  init(_ text: StyledText, width: CGFloat?, height: CGFloat?, _ options: NSStringDrawingOptions) {
    var text = text
    if options.contains(.truncatesLastVisibleLine) {
      text = text.settingParagraphs { if $0.truncation == .none { $0.truncation = .end } }
    }
    self.text = text
    let givesWay = text.spans.contains { ($0.paragraph?.truncation ?? .none) != .none }
    layout = TextLayout(
      text.spans, width: width.map { Double($0) },
      height: givesWay ? height.map { Double($0) } : nil, seenHeight: height.map { Double($0) })
  }

  /// The lines that are wholly above `height`, and the first.
  func lines(above height: CGFloat?) -> [LaidOutLine] {
    guard let height else { return layout.lines }
    let fitting = layout.lines.prefix { $0.bounds.maxY <= Double(height) + 1e-6 }
    return Array(layout.lines.prefix(max(1, fitting.count)))
  }
}

extension StyledText {
  /// The size of all text, ending at newlines alone.
  fileprivate var naturalSize: CGSize {
    let layout = TextLayout(spans)
    return CGSize(width: layout.width, height: layout.height)
  }

  /// Draws the text with its top left at `origin` of the current context, ending at newlines alone.
  @MainActor
  fileprivate func draw(at origin: CGPoint) {
    paint(TextLayout(spans).lines, at: origin)
  }

  /// Draws the text in `rect` of the current context, from its top.
  @MainActor
  fileprivate func draw(
    in rect: CGRect, _ options: NSStringDrawingOptions = .usesLineFragmentOrigin,
    _ drawingContext: NSStringDrawingContext? = nil
  ) {
    drawingContext?.totalBounds = measured(rect.size, options, nil)
      .offsetBy(dx: rect.minX, dy: rect.minY)
    guard options.contains(.usesLineFragmentOrigin) else {
      let layout = TextLayout(spans)
      let ascent = CGFloat(layout.lines.first?.ascent ?? 0)
      return paint(
        Array(layout.lines.prefix(1)), at: CGPoint(x: rect.minX, y: rect.minY - ascent))
    }
    let height = rect.height > 0 ? rect.height : nil
    let drawn = DrawnString(self, width: rect.width > 0 ? rect.width : nil, height: height, options)
    drawn.text.paint(drawn.lines(above: height), at: rect.origin)
  }

  /// The box of the text in `size`, of which a side that is not positive is without limit.
  fileprivate func measured(
    _ size: CGSize, _ options: NSStringDrawingOptions, _ drawingContext: NSStringDrawingContext?
  ) -> CGRect {
    SceneContext.check(
      "a size", !size.width.isNaN && !size.height.isNaN, at: "measuring of a string")
    let box: CGRect
    if options.contains(.usesLineFragmentOrigin) {
      let height = size.height > 0 ? size.height : nil
      let drawn = DrawnString(
        self, width: size.width > 0 ? size.width : nil, height: height, options)
      box = drawn.lines(above: height).box(options)
    } else {
      let lines = TextLayout(spans).lines.prefix(1)
      let ascent = lines.first.map { CGFloat($0.ascent) } ?? 0
      box = Array(lines).box(options).offsetBy(dx: 0, dy: -ascent)
    }
    drawingContext?.totalBounds = box
    return box
  }

  @MainActor
  private func paint(_ lines: [LaidOutLine], at origin: CGPoint) {
    SceneContext.check("a place", origin.isPlain, at: "drawing of a string")
    guard let context = UIGraphicsGetCurrentContext(), origin.x.isFinite, origin.y.isFinite else {
      return
    }
    for feature in undrawn(in: lines) {
      SceneContext.active.unsupported(feature, at: "drawing of a string")
    }
    context.draw(pieces(of: lines, at: Point(origin)))
  }
}

extension [LaidOutLine] {
  /// Around the lines, from the top left of their box: their ink with `usesDeviceMetrics`.
  fileprivate func box(_ options: NSStringDrawingOptions) -> CGRect {
    if options.contains(.usesDeviceMetrics) {
      let ink = compactMap(\.inkBounds).reduce(nil) { $0?.union($1) ?? $1 }
      return ink.map { CGRect($0) } ?? .zero
    }
    let gap = options.contains(.usesFontLeading) ? last?.lineGap ?? 0 : 0
    return CGRect(
      x: 0, y: 0, width: map(\.width).max() ?? 0, height: (last?.bounds.maxY ?? 0) + gap)
  }
}

extension NSAttributedString {
  /// The size of the text in points, ending lines at newlines alone; not rounded to pixels.
  public func size() -> CGSize { StyledText(self).naturalSize }

  /// Draws the text in the current context with its top left at `point`.
  @MainActor
  public func draw(at point: CGPoint) { StyledText(self).draw(at: point) }

  /// Draws the text in the current context from the top of `rect` on, in lines as wide as that, as
  /// far as they fit.
  @MainActor
  public func draw(in rect: CGRect) { StyledText(self).draw(in: rect) }

  /// Draws the text in the current context in `rect`, which `options` explain.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) { StyledText(self).draw(in: rect, options, context) }

  /// The box that the text needs in lines of `size`; not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect { StyledText(self).measured(size, options, context) }
}

extension String {
  /// The size of the text in points, ending lines at newlines alone; not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: self, attributes: attrs).size()
  }

  /// Draws the text in the current context with its top left at `point`.
  @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context from the top of `rect` on, in lines as wide as that, as
  /// far as they fit.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context in `rect`, which `options` explain.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// The box that the text needs in lines of `size`; not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}

extension NSString {
  private var text: String { String(describing: self) }

  /// The size of the text in points, ending lines at newlines alone; not rounded to pixels.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    text.size(withAttributes: attrs)
  }

  /// Draws the text in the current context with its top left at `point`.
  @MainActor
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(at: point, withAttributes: attrs)
  }

  /// Draws the text in the current context from the top of `rect` on, in lines as wide as that, as
  /// far as they fit.
  @MainActor
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    text.draw(in: rect, withAttributes: attrs)
  }

  /// Draws the text in the current context in `rect`, which `options` explain.
  @MainActor
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) { text.draw(with: rect, options: options, attributes: attributes, context: context) }

  /// The box that the text needs in lines of `size`; not rounded to pixels.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    text.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }
}
