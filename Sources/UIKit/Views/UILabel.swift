public import CoreGraphics
import Geometry
import Glyphs
package import QuartzCore
import Raster
package import RenderTree

/// Text in one font and colour, in the middle of the height of its bounds.
open class UILabel: UIView, LayerContentSource {
  /// What is shown.
  open var text: String? { didSet { textDidChange() } }

  /// The system face at 17 points unless changed.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }

  /// Black unless changed.
  open var textColor: UIColor! = .black { didSet { setNeedsDisplay() } }

  /// Where lines stand between the sides of the bounds.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }

  /// How lines end and what becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textDidChange() } }

  /// The most lines shown; 0 for any number.
  open var numberOfLines = 1 { didSet { textDidChange() } }

  private var latest: (request: Request, layout: TextLayout)?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.contentSource = self
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsDisplay()
  }

  /// The size of the text, rounded up to pixels. Several lines are wrapped to the width of `size`,
  /// unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0
    let layout = layOut(width: wraps ? Double(size.width) : nil)
    let scale = UIScreen.main.scale
    func pixels(_ length: Double) -> CGFloat {
      // Sums of advances may miss a whole pixel by a rounding error.
      (CGFloat(length) * scale - 1e-6).rounded(.up) / scale
    }
    return CGSize(width: pixels(layout.width), height: pixels(layout.height))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
  }

  /// The glyphs as paths, so that they are sharp at any scale.
  package func content(for layer: CALayer) -> [NodeContent] {
    let bounds = Rect(layer.bounds)
    guard bounds.width > 0 else { return [] }
    let layout = layOut(width: bounds.width)
    let origin = Point(bounds.x, bounds.midY - layout.height / 2)
    let path = layout.path(at: origin)
    return path.isEmpty ? [] : [.fill(path, rule: .nonZero, color: textColor.cgColor.rasterColor)]
  }

  private func layOut(width: Double?) -> TextLayout {
    let request = Request(
      text: text ?? "", style: font.textStyle, width: width,
      paragraph: ParagraphStyle(
        alignment: textAlignment.alignment, wrapping: lineBreakMode.wrapping,
        truncation: lineBreakMode.truncation,
        maximumLines: numberOfLines > 0 ? numberOfLines : nil))
    if let latest, latest.request == request { return latest.layout }
    let layout = TextLayout(
      request.text, style: request.style, width: width, paragraph: request.paragraph)
    latest = (request, layout)
    return layout
  }
}

/// What a layout depends on.
private struct Request: Equatable {
  var text: String
  var style: TextStyle
  var width: Double?
  var paragraph: ParagraphStyle
}
