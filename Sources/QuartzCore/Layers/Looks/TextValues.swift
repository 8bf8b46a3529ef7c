import AttributedText
import CoreGraphics
import Geometry
import Glyphs
import Raster
import RenderTree
import VirtualTime

/// What a text layer shows beyond other layers.
struct TextValues {
  var string: Any?
  var font: Any? = CGFont("Helvetica")
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = CGColor(srgbRed: 1, green: 1, blue: 1, alpha: 1)
  var isWrapped = false
  var alignmentMode = CATextLayerAlignmentMode.natural
  var truncationMode = CATextLayerTruncationMode.none
  var allowsFontSubpixelQuantization = false
  /// Where the last drawing put the text, once for each time it was drawn; nil before the first.
  var placements: [Affine]?
  private var placementBase = Affine.identity
  /// Shared by a layer and its presentations.
  private var setText = SetText()

  /// A copy of the values, to be set apart from the layer's: it will not be asked for one text and another in turn.
  func setApart() -> TextValues {
    var values = self
    values.setText = SetText(setText)
    return values
  }

  var plainText: String {
    (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
  }

  /// The text with its attributes: those of the layer when it is a plain string. Nil when there is
  /// nothing to show.
  private var styled: StyledText? {
    let text: StyledText
    if let attributed = string as? NSAttributedString {
      text = StyledText(attributed)
    } else if let color = foregroundColor, fontSize > 0, fontSize.isFinite {
      text = StyledText(plainText, style: plainStyle, look: TextLook(foreground: color))
    } else {
      return nil
    }
    return text.settingParagraphs {
      if alignmentMode != .natural { $0.alignment = alignmentMode.alignment }
      if truncationMode != .none { $0.truncation = truncationMode.truncation }
      if !isWrapped { $0.wrapping = .none }
    }
  }

  /// The font at the layer's size; for a name nobody knows, the face for Helvetica in the weight that
  /// the name ends with.
  private var plainStyle: TextStyle {
    if let source = font as? any TextStyleSource {
      return source.textStyle(size: Double(fontSize))
    }
    let face = namedFace
    return TextStyle(typeface: face.typeface, size: Double(fontSize), slant: face.slant)
  }

  private var namedFace: NamedFace {
    let name = font as? String ?? ""
    return SceneFonts.face(named: name) ?? BundledFonts.standIn(for: name)
  }

  /// The drawing that begins draws the text where `matrix` is the context's.
  mutating func beginPlacing(_ matrix: CGAffineTransform) {
    placementBase = Affine(matrix)
    placements = []
  }

  /// The drawing draws the text at `matrix`.
  mutating func place(_ matrix: CGAffineTransform) {
    guard let back = placementBase.inverse else { return }
    placements?.append(Affine(matrix).followed(by: back))
  }

  /// The text as it is drawn in `bounds`, and nowhere else.
  func content(in bounds: CGRect, scale: Double, layer: String?) -> [NodeContent] {
    let pieces = pieces(in: bounds, layer: layer)
    let content = (placements ?? [.identity]).flatMap { placement in
      pieces.flatMap { $0.content(scale: scale) }
        .map { $0.movable }
        .map { placement == .identity ? $0 : $0.transformed(by: placement) }
    }
    let box = Rect(bounds)
    let ink = content.compactMap(\.textInk).reduce(nil) { $0?.union($1) ?? $1 }
    guard let ink else { return [] }
    return box.contains(ink) ? content : [.clipped(content, to: box)]
  }

  /// Draws the text into `context`, y down, the bounds' top left at their origin.
  func draw(in context: CGContext, bounds: CGRect, layer: String?) {
    context.saveGState()
    context.clip(to: bounds)
    context.draw(pieces(in: bounds, layer: layer))
    context.restoreGState()
  }

  private func pieces(in bounds: CGRect, layer: String?) -> [TextPiece] {
    guard let styled, bounds.width > 0, bounds.height > 0 else { return [] }
    if string is String, let font = font as? String, namedFace.isStandIn {
      SceneContext.active.unsupported("the design of the font \(font)", at: layer ?? "a layer")
    }
    return setText.pieces(of: styled, in: Rect(bounds), layer: layer ?? "a layer")
  }

  var inspectedProperties: [OrderedJSON.Member] {
    [
      ("string", .string(plainText)), ("fontSize", .number(Double(fontSize))),
      ("foregroundColor", OrderedJSON(foregroundColor)), ("wrapped", .bool(isWrapped)),
      ("alignmentMode", .string(alignmentMode.rawValue)),
      ("truncationMode", .string(truncationMode.rawValue)),
    ]
  }
}

/// Text that was set last, kept because it seldom changes from frame to frame.
private final class SetText {
  private typealias Setting = (
    text: StyledText, bounds: Rect, pieces: [TextPiece], undrawn: [String]
  )
  private var last: Setting?

  /// With what `other` has set; nothing yet without one.
  init(_ other: SetText? = nil) { last = other?.last }

  /// What to paint, the first line at the top of the bounds. Where text gives way, that is on the last
  /// line for which the bounds are high enough.
  func pieces(of text: StyledText, in bounds: Rect, layer: String) -> [TextPiece] {
    let set = setting(of: text, in: bounds)
    for feature in set.undrawn { SceneContext.active.unsupported(feature, at: layer) }
    return set.pieces
  }

  private func setting(of text: StyledText, in bounds: Rect) -> Setting {
    if let last, last.text == text, last.bounds == bounds { return last }
    let givesWay = text.spans.contains { ($0.paragraph?.truncation ?? .none) != .none }
    let layout = TextLayout(
      text.spans, width: bounds.width, height: givesWay ? bounds.height : nil,
      seenHeight: bounds.height)
    let set = (
      text, bounds,
      text.pieces(of: layout.lines, at: Point(bounds.x, bounds.y), seenIn: bounds),
      text.undrawn(in: layout.lines)
    )
    last = set
    return set
  }
}

extension NodeContent {
  /// The content with a picture in the text as a node, which is mapped as outlines are.
  fileprivate var movable: NodeContent {
    if case .image = self { .node(RenderNode(content: [self])) } else { self }
  }

  /// Around what is painted of text; nil for nothing.
  fileprivate var textInk: Rect? {
    switch self {
    case .fill(let path, _, _): path.tightBounds
    case .stroke(let path, let style, _):
      path.tightBounds?.inset(by: -style.width / 2 * max(1, style.miterLimit))
    case .tiles(let placed): placed.extent
    case .image(let placed): placed.destination
    // Where it is shown is not worked out: it is clipped.
    case .node(let node) where node.matrix != .identity:
      Rect(x: -1e9, y: -1e9, width: 2e9, height: 2e9)
    case .node(let node):
      node.content.compactMap(\.textInk).reduce(nil) { $0?.union($1) ?? $1 }
        .flatMap { node.effects.shadow?.extent(of: $0).union($0) ?? $0 }
    default: nil
    }
  }
}

extension Rect {
  /// True when no part of `other` is outside.
  fileprivate func contains(_ other: Rect) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }
}

extension PropertyTable {
  static let textLayer = PropertyTable(
    prototype: CATextLayer(), base: .layer,
    own: [
      .number("fontSize", \CATextLayer.fontSize),
      .color("foregroundColor", \CATextLayer.foregroundColor),
      .flag("wrapped", \CATextLayer.isWrapped, implicitly: false),
      .name("alignmentMode", \CATextLayer.alignmentMode),
      .name("truncationMode", \CATextLayer.truncationMode),
      .setting("allowsFontSubpixelQuantization", \CATextLayer.allowsFontSubpixelQuantization),
      .textContents,
      .plain(
        "string", get: { (layer: CATextLayer) in layer.string }, set: { $0.string = $1 }),
      .plain(
        "font", get: { (layer: CATextLayer) in layer.font }, set: { $0.font = $1 }),
    ])
}
