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
  /// What was asked for last; of a label that moves or fades it is the same in each frame.
  private var painted: (bounds: Rect, scale: Double, content: [NodeContent], undrawn: [String])?

  /// `paragraph` says how many lines there may be, and how paragraphs are set that do not say it.
  init(text: StyledText, paragraph: ParagraphStyle, leastScale: Double? = nil) {
    self.text = text
    self.paragraph = paragraph
    self.leastScale = leastScale
  }

  /// The same with letters as small as `width` asks for; nil where they fit.
  private func fitted(to width: Double) -> LabelContent? {
    guard let leastScale else { return nil }
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
    let lines = layout(width: bounds.width).lines
    let origin = Point(bounds.x, bounds.midY - layout(width: bounds.width).height / 2)
    let content = text.pieces(of: lines, at: origin).flatMap { $0.content(scale: scale) }
    let shown = (bounds, scale, content, text.undrawn(in: lines))
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
