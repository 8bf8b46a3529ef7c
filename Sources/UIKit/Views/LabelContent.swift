import AttributedText
import CoreGraphics
import Geometry
import Glyphs
import QuartzCore
import RenderTree
import VirtualTime

/// What a label shows, at one time.
@MainActor
final class LabelContent: LayerContentSource {
  private let text: StyledText
  private let paragraph: ParagraphStyle
  /// How much smaller the letters may get to fit in the width; nil: they stay as they are.
  private let leastScale: Double?
  private var latest: (width: Double?, layout: TextLayout)?
  /// The same text as it was made to fit last; nil where it fits as it is.
  private var latestFitting: (width: Double, content: LabelContent?)?
  /// What was asked for last; of a label that moves or fades it is the same in each frame.
  private var painted: (bounds: Rect, scale: Double, content: [NodeContent], undrawn: [String])?

  /// `paragraph` says how many lines there may be, and how paragraphs are set that do not say it.
  init(text: StyledText, paragraph: ParagraphStyle, leastScale: Double? = nil) {
    self.text = text
    self.paragraph = paragraph
    self.leastScale = leastScale
  }

  /// The content with letters as small as `width` asks for; nil where they fit.
  private func fitted(to width: Double) -> LabelContent? {
    guard let leastScale else { return nil }
    if let latestFitting, latestFitting.width == width { return latestFitting.content }
    let fitting = fitting(to: width, leastScale)
    latestFitting = (width, fitting)
    return fitting
  }

  private func fitting(to width: Double, _ leastScale: Double) -> LabelContent? {
    let natural = self.layout(width: nil).width
    guard natural > width, width > 0 else { return nil }
    var scale = 1.0
    var shown = natural
    // Small letters stand wider apart, so that one step may not do.
    for _ in 0..<8 where shown > width && scale > leastScale {
      // A little less, so that rounding does not cut the text off.
      scale = max(leastScale, scale * width / shown * (1 - 1e-9))
      shown = TextLayout(text.scaled(by: scale).spans, width: nil, style: paragraph).width
    }
    return LabelContent(text: text.scaled(by: scale), paragraph: paragraph)
  }

  /// The text set in lines of at most `width` points; nil: as long as they get.
  func layout(width: Double?) -> TextLayout {
    if let latest, latest.width == width { return latest.layout }
    let layout = TextLayout(text.spans, width: width, style: paragraph)
    latest = (width, layout)
    return layout
  }

  /// The lines that there is room for. A quarter of the last one may hang out: the bundled faces are a little higher
  /// than those that frames were made for.
  private func layout(in bounds: Rect) -> TextLayout {
    guard paragraph.maximumLines != 1 else { return layout(width: bounds.width) }
    let lineHeight = text.spans.reduce(0) {
      max($0, $1.style.metrics.ascent + $1.style.metrics.descent)
    }
    return TextLayout(
      text.spans, width: bounds.width, height: max(0, bounds.height) + lineHeight / 4,
      style: paragraph)
  }

  /// How far from the bounds a long line that is not cut is still drawn, points.
  private static let overhang = 4096.0

  var inspectedText: String? { text.spans.map(\.text).joined() }

  /// The glyphs as paths, so that they are sharp at any scale; in the middle of the height.
  func content(for layer: CALayer) -> [NodeContent] {
    let area = (layer.delegate as? UILabel)?.textArea(in: layer.bounds)
    let bounds = Rect(area ?? layer.bounds)
    guard bounds.width > 0 else { return [] }
    if let fitted = fitted(to: bounds.width) { return fitted.content(for: layer) }
    let shown = shown(in: bounds, scale: Double(layer.contentsScale))
    for feature in shown.undrawn {
      SceneContext.active.unsupported(feature, at: layer.name ?? "a label")
    }
    return shown.content
  }

  private func shown(
    in bounds: Rect, scale: Double
  ) -> (bounds: Rect, scale: Double, content: [NodeContent], undrawn: [String]) {
    if let painted, painted.bounds == bounds, painted.scale == scale { return painted }
    let layout = layout(in: bounds)
    let origin = Point(bounds.x, bounds.midY - layout.height / 2)
    let seen = bounds.inset(by: -Self.overhang)
    let content = text.pieces(of: layout.lines, at: origin, seenIn: seen)
      .flatMap { $0.content(scale: scale) }
    let shown = (bounds, scale, content, text.undrawn(in: layout.lines))
    painted = shown
    return shown
  }
}

extension StyledText {
  /// The text with letters `scale` times as large; pictures keep their size.
  func scaled(by scale: Double) -> StyledText {
    var scaled = self
    for index in spans.indices {
      scaled.spans[index].style.size *= scale
      scaled.spans[index].style.kerning *= scale
      scaled.spans[index].style.baselineOffset *= scale
    }
    return scaled
  }
}
