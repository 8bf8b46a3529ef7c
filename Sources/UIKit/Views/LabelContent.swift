import CoreGraphics
import Geometry
import Glyphs
import QuartzCore
import Raster
import RenderTree

/// What a label shows, at one time.
@MainActor
final class LabelContent: LayerContentSource {
  private let text: String
  private let style: TextStyle
  private let paragraph: ParagraphStyle
  private let color: Color
  private var latest: (width: Double?, layout: TextLayout)?

  init(text: String, style: TextStyle, paragraph: ParagraphStyle, color: Color) {
    self.text = text
    self.style = style
    self.paragraph = paragraph
    self.color = color
  }

  /// The text set in lines of at most `width` points; nil: as long as they get.
  func layout(width: Double?) -> TextLayout {
    if let latest, latest.width == width { return latest.layout }
    let layout = TextLayout(text, style: style, width: width, paragraph: paragraph)
    latest = (width, layout)
    return layout
  }

  /// The glyphs as paths, so that they are sharp at any scale; in the middle of the height.
  func content(for layer: CALayer) -> [NodeContent] {
    let bounds = Rect(layer.bounds)
    guard bounds.width > 0 else { return [] }
    let layout = layout(width: bounds.width)
    let path = layout.path(at: Point(bounds.x, bounds.midY - layout.height / 2))
    return path.isEmpty ? [] : [.fill(path, rule: .nonZero, color: color)]
  }
}
