import AttributedText
import CoreGraphics
import Geometry
import Glyphs
import Limits
import QuartzCore
import RenderTree
import VirtualTime

/// Text as a text field or text view shows it, at one time.
@MainActor
final class TextContent: LayerContentSource {
  let text: StyledText
  let paragraph: ParagraphStyle
  /// Where lines stand from top to bottom when they leave room.
  let vertical: UIControl.ContentVerticalAlignment
  /// Where in the layer's bounds the text is set; nil: in all of them.
  let rect: CGRect?
  /// Of a text with more letters than are drawn at once, where those lie that are, in the layer's bounds; nil: all
  /// are drawn.
  let seen: CGRect?
  /// What this one shows a part of.
  private var whole: TextContent?
  private var latest: (width: Double?, layout: TextLayout)?
  private var painted: (bounds: Rect, scale: Double, content: [NodeContent], undrawn: [String])?

  init(
    _ text: StyledText, _ paragraph: ParagraphStyle,
    vertical: UIControl.ContentVerticalAlignment = .center, rect: CGRect? = nil,
    seen: CGRect? = nil
  ) {
    self.text = text
    self.paragraph = paragraph
    self.vertical = vertical
    self.rect = rect
    self.seen = seen
  }

  /// The content in a part of the layer's bounds.
  func placed(in rect: CGRect) -> TextContent {
    let placed = TextContent(text, paragraph, vertical: vertical, rect: rect, seen: seen)
    placed.latest = latest
    return placed
  }

  /// Letters of a text that are drawn wherever they lie: half of what may be.
  private static let mostLetters = Limit.drawnLetters.most / 2
  /// How far beside what is seen letters are still drawn, points.
  private static let overhang: CGFloat = 4096

  /// The content for a view that shows `area` of the layer's bounds: of a long text as many lines around it as may be
  /// drawn, so that it can be scrolled a good way; `last`, where that does. All of a text that is not long.
  func showing(_ area: CGRect, instead last: TextContent?) -> TextContent {
    let lines = layout(width: latest?.width).lines
    guard lines.reduce(0, { $0 + $1.glyphs.count }) > Self.mostLetters else { return self }
    if let last, last.whole === self, last.latest?.width == latest?.width, let seen = last.seen,
      seen.contains(area.intersection(Self.box(of: lines))), isAmid(area, seen, lines)
    {
      return last
    }
    let shown = TextContent(
      text, paragraph, vertical: vertical, seen: Self.extent(around: area, of: lines))
    (shown.whole, shown.latest) = (self, latest)
    return shown
  }

  private static func box(of lines: [LaidOutLine]) -> CGRect {
    CGRect(lines.reduce(lines[0].bounds) { $0.union($1.bounds) })
  }

  /// Where so many lines around `area` lie as may be drawn, from its middle in both directions.
  private static func extent(around area: CGRect, of lines: [LaidOutLine]) -> CGRect {
    let middle = Double(area.midY)
    let start = lines.firstIndex { $0.bounds.maxY > middle } ?? lines.count - 1
    var (first, end) = (start, start + 1)
    var count = lines[start].glyphs.count
    while first > 0 || end < lines.count {
      let above = first > 0 ? lines[first - 1].glyphs.count : 0
      let below = end < lines.count ? lines[end].glyphs.count : 0
      guard count + above + below <= mostLetters else { break }
      (first, end) = (max(0, first - 1), min(lines.count, end + 1))
      count += above + below
    }
    let top = CGFloat(lines[first].bounds.minY)
    let bottom = CGFloat(lines[end - 1].bounds.maxY)
    // What is seen is drawn, or refused, whatever it is.
    return CGRect(x: area.minX, y: top, width: area.width, height: bottom - top).union(area)
      .insetBy(dx: -overhang, dy: 0)
  }

  /// True where there is still half as much of `seen` on either side of `area` as at first, or the text ends there.
  private func isAmid(_ area: CGRect, _ seen: CGRect, _ lines: [LaidOutLine]) -> Bool {
    let air = (seen.height - area.height) / 4
    let reachesUp = seen.minY <= area.minY - air || seen.minY <= CGFloat(lines[0].bounds.minY)
    let end = CGFloat(lines[lines.count - 1].bounds.maxY)
    return reachesUp && (seen.maxY >= area.maxY + air || seen.maxY >= end)
  }

  var inspectedText: String? { text.spans.map(\.text).joined() }

  /// The text set in lines of at most `width` points; nil: as long as they get.
  func layout(width: Double?) -> TextLayout {
    if let latest, latest.width == width { return latest.layout }
    let layout = TextLayout(text.spans, width: width, style: paragraph)
    latest = (width, layout)
    return layout
  }

  /// The top left of the lines in a box.
  func origin(in box: CGRect) -> CGPoint {
    let height = CGFloat(layout(width: Double(box.width)).height)
    let y: CGFloat =
      switch vertical {
      case .top, .fill: box.minY
      case .center: box.midY - height / 2
      case .bottom: box.maxY - height
      }
    return CGPoint(x: box.minX, y: y)
  }

  func content(for layer: CALayer) -> [NodeContent] {
    let shown = shown(in: Rect(rect ?? layer.bounds), scale: Double(layer.contentsScale))
    for feature in shown.undrawn {
      SceneContext.active.unsupported(feature, at: layer.name ?? "a text field")
    }
    return shown.content
  }

  private func shown(
    in bounds: Rect, scale: Double
  ) -> (bounds: Rect, scale: Double, content: [NodeContent], undrawn: [String]) {
    if let painted, painted.bounds == bounds, painted.scale == scale { return painted }
    let lines = layout(width: bounds.width).lines
    let origin = Point(origin(in: CGRect(bounds)))
    let content = text.pieces(of: lines, at: origin, seenIn: seen.map { Rect($0) })
      .flatMap { $0.content(scale: scale) }
    let shown = (bounds, scale, content, text.undrawn(in: lines))
    painted = shown
    return shown
  }

  /// Draws the text in a box of the current context.
  func draw(in box: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let lines = layout(width: Double(box.width)).lines
    let seen = Rect(context.boundingBoxOfClipPath)
    context.draw(text.pieces(of: lines, at: Point(origin(in: box)), seenIn: seen))
  }
}

/// The view of a text, which its owner may draw in another way.
final class TextPart: UIView {
  /// Called to draw the text: draws something of its own, or calls `drawAsUsual(in:)`.
  var drawing: ((_ rect: CGRect) -> Void)?
  private var content: TextContent?
  private var isDrawing = false
  private var usualRect: CGRect?
  private var startTransform = CGAffineTransform.identity

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Shows `content` from now on, of a long one what lies about `area`.
  func show(_ content: TextContent, around area: CGRect) {
    show(content.showing(area, instead: self.content))
  }

  /// Shows `content` from now on.
  func show(_ content: TextContent) {
    // The old content is let go last: the layer may have to remember it.
    let old = self.content
    self.content = content
    withExtendedLifetime(old) { if drawing == nil { layer.contentSource = content } }
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let drawing else { return }
    (isDrawing, usualRect) = (true, nil)
    startTransform = UIGraphicsGetCurrentContext()?.ctm ?? .identity
    drawing(bounds)
    isDrawing = false
    let old = content
    if let usualRect, let shown = content {
      if usualRect != bounds { content = shown.placed(in: usualRect) }
      layer.contentSource = content
    } else {
      layer.contentSource = nil
    }
    withExtendedLifetime(old) {}
  }

  /// Shows the text in `rect`: as outlines where the view itself is drawn, else in the current context.
  func drawAsUsual(in rect: CGRect) {
    if isDrawing, usualRect == nil, UIGraphicsGetCurrentContext()?.ctm == startTransform {
      usualRect = rect
    } else {
      content?.draw(in: rect)
    }
  }
}
