import AttributedText
import CoreGraphics
import Geometry
import Glyphs
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
  private var latest: (width: Double?, layout: TextLayout)?
  private var painted: (bounds: Rect, scale: Double, content: [NodeContent], undrawn: [String])?

  init(
    _ text: StyledText, _ paragraph: ParagraphStyle,
    vertical: UIControl.ContentVerticalAlignment = .center, rect: CGRect? = nil
  ) {
    self.text = text
    self.paragraph = paragraph
    self.vertical = vertical
    self.rect = rect
  }

  /// The same in a part of the layer's bounds.
  func placed(in rect: CGRect) -> TextContent {
    TextContent(text, paragraph, vertical: vertical, rect: rect)
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
    let content = text.pieces(of: lines, at: origin).flatMap { $0.content(scale: scale) }
    let shown = (bounds, scale, content, text.undrawn(in: lines))
    painted = shown
    return shown
  }

  /// Draws the text in a box of the current context.
  func draw(in box: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let lines = layout(width: Double(box.width)).lines
    context.draw(text.pieces(of: lines, at: Point(origin(in: box))))
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
