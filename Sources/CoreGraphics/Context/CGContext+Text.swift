public import Foundation
import Geometry
import Glyphs
import Raster

/// What becomes of the outlines of glyphs.
public enum CGTextDrawingMode: Int32, Sendable {
  case fill = 0
  case stroke = 1
  case fillStroke = 2
  case invisible = 3
  case fillClip = 4
  case strokeClip = 5
  case fillStrokeClip = 6
  case clip = 7

  /// Nil for a mode that paints nothing.
  fileprivate var painting: CGPathDrawingMode? {
    switch self {
    case .fill, .fillClip: .fill
    case .stroke, .strokeClip: .stroke
    case .fillStroke, .fillStrokeClip: .fillStroke
    case .invisible, .clip: nil
    }
  }

  fileprivate var clips: Bool { rawValue >= CGTextDrawingMode.fillClip.rawValue }
}

/// What `saveGState` remembers of text. The text matrix is no part of it.
struct TextState {
  var font: CGFont?
  /// Points in one em; nothing is drawn at 0.
  var size = 0.0
  /// Points added after every glyph of `showGlyphs(_:)`.
  var characterSpacing = 0.0
  var mode = CGTextDrawingMode.fill
}

extension CGContext {
  /// What text is filled with that takes its colour from the context.
  package var fillColorOfText: CGColor { state.fill.cgColor }

  /// The font of glyphs that are shown.
  public func setFont(_ font: CGFont) { state.text.font = font }

  /// Points in one em, in user space.
  public func setFontSize(_ size: CGFloat) {
    state.text.size = size.isFinite ? Double(size) : 0
  }

  /// Points added after every glyph that is shown without a position of its own.
  public func setCharacterSpacing(_ spacing: CGFloat) {
    state.text.characterSpacing = spacing.isFinite ? Double(spacing) : 0
  }

  /// Whether glyphs are filled, stroked, both or neither, and whether they narrow the clip.
  public func setTextDrawingMode(_ mode: CGTextDrawingMode) { state.text.mode = mode }

  /// Text space → user space, the text position included. `saveGState` does not remember it.
  public var textMatrix: CGAffineTransform {
    get { CGAffineTransform(textSpace) }
    set { textSpace = Affine(newValue) }
  }

  /// Where text goes on, in user space: the origin of text space.
  public var textPosition: CGPoint {
    get { CGPoint(x: textSpace.tx, y: textSpace.ty) }
    set {
      textSpace.tx = Double(newValue.x)
      textSpace.ty = Double(newValue.y)
    }
  }

  /// Draws glyphs of the font with their origins at `positions` of text space, by the text drawing
  /// mode and with the colours and line settings of paths. The path under construction stays.
  public func showGlyphs(_ glyphs: [CGGlyph], at positions: [CGPoint]) {
    let text = state.text
    guard let face = text.font?.face, text.size != 0 else { return }
    var outlines = Path()
    for (glyph, position) in zip(glyphs, positions)
    where Int(glyph) < face.typeface.glyphCount && Point(position).isFinite {
      let outline = face.typeface.outline(
        of: GlyphID(glyph), size: text.size, slant: face.slant)
      let matrix = Affine(a: 1, b: 0, c: 0, d: -1, tx: Double(position.x), ty: Double(position.y))
      outlines.append(outline.transformed(by: matrix.followed(by: textSpace)))
    }
    let path = pending.geometry
    if let mode = text.mode.painting {
      pending.geometry = outlines
      drawPath(using: mode)
    }
    if text.mode.clips {
      pending.geometry = outlines
      clip()
    }
    pending.geometry = path
  }

  /// Draws glyphs one after the other from the text position on, which moves to their end.
  public func showGlyphs(_ glyphs: [CGGlyph]) {
    guard let face = state.text.font?.face else { return }
    var pen = 0.0
    var positions: [CGPoint] = []
    for glyph in glyphs {
      positions.append(CGPoint(x: pen, y: 0))
      pen +=
        face.typeface.advance(of: GlyphID(glyph), size: state.text.size)
        + state.text.characterSpacing
    }
    showGlyphs(glyphs, at: positions)
    textPosition = CGPoint(textSpace.apply(Point(pen, 0)))
  }

  /// Whether fonts may be smoothed; outlines always are drawn alike.
  public func setShouldSmoothFonts(_ shouldSmoothFonts: Bool) {}

  /// Whether glyphs may stand between pixels; they always do.
  public func setShouldSubpixelPositionFonts(_ shouldSubpixelPositionFonts: Bool) {}

  /// Whether glyphs may be moved to parts of pixels; they stand where they stand.
  public func setShouldSubpixelQuantizeFonts(_ shouldSubpixelQuantizeFonts: Bool) {}

  /// Whether fonts may be smoothed; outlines always are drawn alike.
  public func setAllowsFontSmoothing(_ allowsFontSmoothing: Bool) {}

  /// Whether glyphs may stand between pixels; they always do.
  public func setAllowsFontSubpixelPositioning(_ allowsFontSubpixelPositioning: Bool) {}

  /// Whether glyphs may be moved to parts of pixels; they stand where they stand.
  public func setAllowsFontSubpixelQuantization(_ allowsFontSubpixelQuantization: Bool) {}
}
