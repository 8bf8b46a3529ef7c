import CoreGraphics
import Geometry
package import Glyphs
import Raster
import RenderTree

/// A font that names its face: `UIFont`.
package protocol TypefaceSource {
  var typeface: Typeface { get }
}

/// What a text layer shows beyond other layers.
struct TextValues {
  var string: Any?
  var font: Any?
  var fontSize: CGFloat = 36
  var foregroundColor: CGColor? = .white
  var isWrapped = false
  var alignmentMode = CATextLayerAlignmentMode.natural
  var truncationMode = CATextLayerTruncationMode.none
  /// Shared by a layer and its presentations.
  private let setText = SetText()

  var plainText: String { Self.plainText(of: string) }

  static func plainText(of string: Any?) -> String {
    (string as? String) ?? (string as? NSAttributedString)?.string ?? ""
  }

  /// The font's own face, or the bundled one in the weight that the font's name ends with, such as
  /// "Helvetica-Bold".
  private var typeface: Typeface {
    if let source = font as? any TypefaceSource { return source.typeface }
    let name = font as? String ?? ""
    let suffix = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    return BundledFonts.interface(
      weight: Self.weights.first { suffix.hasPrefix($0.name) }?.weight ?? .regular)
  }

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("thin", .thin), ("ultralight", .extraLight), ("light", .light), ("medium", .medium),
    ("semibold", .semibold), ("demibold", .semibold), ("bold", .bold), ("heavy", .extraBold),
    ("black", .black),
  ]

  /// The glyphs in `bounds`, filled with the foreground colour.
  func content(in bounds: CGRect) -> [NodeContent] {
    guard let color = foregroundColor?.rasterColor, fontSize > 0, !plainText.isEmpty else {
      return []
    }
    let setting = SetText.Setting(
      text: plainText, typeface: typeface, size: Double(fontSize), bounds: Rect(bounds),
      style: ParagraphStyle(
        alignment: alignmentMode.alignment, wrapping: isWrapped ? .words : .none,
        truncation: truncationMode.truncation))
    let path = setText.path(for: setting)
    return path.isEmpty ? [] : [.fill(path, rule: .nonZero, color: color)]
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
  struct Setting: Hashable {
    var text: String
    var typeface: Typeface
    var size: Double
    var bounds: Rect
    var style: ParagraphStyle
  }

  private var last: (setting: Setting, path: Path)?

  /// The outlines of all glyphs, the first line at the top of the bounds.
  func path(for setting: Setting) -> Path {
    if let last, last.setting == setting { return last.path }
    let layout = TextLayout(
      setting.text,
      style: TextStyle(typeface: setting.typeface, size: setting.size),
      width: setting.bounds.width, paragraph: setting.style)
    let path = layout.path(at: Point(setting.bounds.x, setting.bounds.y))
    last = (setting, path)
    return path
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
      .plain(
        "string", get: { (layer: CATextLayer) in layer.string }, set: { $0.string = $1 }),
      .plain(
        "font", get: { (layer: CATextLayer) in layer.font }, set: { $0.font = $1 }),
    ])
}
