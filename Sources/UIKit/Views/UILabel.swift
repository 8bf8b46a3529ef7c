public import CoreGraphics
import Glyphs
import QuartzCore
import Raster

/// Text in one font and colour, in the middle of the height of its bounds.
open class UILabel: UIView {
  /// What is shown.
  open var text: String? { didSet { textDidChange() } }

  /// The system face at 17 points unless changed.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) { didSet { textDidChange() } }

  /// Black unless changed.
  open var textColor: UIColor! = .black { didSet { appearanceDidChange() } }

  /// Where lines stand between the sides of the bounds.
  open var textAlignment: NSTextAlignment = .natural { didSet { appearanceDidChange() } }

  /// How lines end and what becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { textDidChange() } }

  /// The most lines shown; 0 for any number.
  open var numberOfLines = 1 { didSet { textDidChange() } }

  private lazy var content = makeContent()

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
    layer.contentSource = content
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
    appearanceDidChange()
  }

  private func appearanceDidChange() {
    // The old content is let go last: the layer may have to remember it.
    let new = makeContent()
    layer.contentSource = new
    content = new
    setNeedsDisplay()
  }

  private func makeContent() -> LabelContent {
    LabelContent(
      text: text ?? "", style: font.textStyle,
      paragraph: ParagraphStyle(
        alignment: textAlignment.alignment, wrapping: lineBreakMode.wrapping,
        truncation: lineBreakMode.truncation,
        maximumLines: numberOfLines > 0 ? numberOfLines : nil),
      color: textColor.cgColor.rasterColor)
  }

  /// The size of the text, rounded up to pixels. Several lines are wrapped to the width of `size`,
  /// unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0
    let layout = content.layout(width: wraps ? Double(size.width) : nil)
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
}
