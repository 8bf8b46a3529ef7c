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
  private var latest: (width: Double?, layout: TextLayout)?

  /// `paragraph` says how many lines there may be, and how paragraphs are set that do not say it.
  init(text: StyledText, paragraph: ParagraphStyle) {
    self.text = text
    self.paragraph = paragraph
  }

  /// The text set in lines of at most `width` points; nil: as long as they get.
  func layout(width: Double?) -> TextLayout {
    if let latest, latest.width == width { return latest.layout }
    let layout = TextLayout(text.spans, width: width, style: paragraph)
    latest = (width, layout)
    return layout
  }

  /// The glyphs as paths, so that they are sharp at any scale; in the middle of the height.
  func content(for layer: CALayer) -> [NodeContent] {
    let bounds = Rect(layer.bounds)
    guard bounds.width > 0 else { return [] }
    for feature in text.unsupported.sorted() {
      SceneContext.active.unsupported(feature, at: layer.name ?? "a label")
    }
    let layout = layout(width: bounds.width)
    let origin = Point(bounds.x, bounds.midY - layout.height / 2)
    return text.pieces(of: layout.lines, at: origin).flatMap {
      $0.content(scale: Double(layer.contentsScale))
    }
  }
}
