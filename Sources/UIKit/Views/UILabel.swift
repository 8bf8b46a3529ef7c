import AttributedText
public import CoreGraphics
import Geometry
import Glyphs
import QuartzCore
import Raster

/// Text in the middle of the height of its bounds: plain in one font and colour, or attributed.
open class UILabel: UIView, UIContentSizeCategoryAdjusting {
  /// Held: text is never set tighter before it is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// Held: text that is made smaller stays on its baseline.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines
  /// True: a font of a text style has the size that texts have where the label lies.
  open var adjustsFontForContentSizeCategory = false {
    didSet { if adjustsFontForContentSizeCategory { contentSizeCategoryDidChange() } }
  }

  override func contentSizeCategoryDidChange() {
    guard adjustsFontForContentSizeCategory, let new = font?.scaled(for: traitCollection),
      new.pointSize != font.pointSize
    else { return }
    font = new
  }

  override func layoutDirectionDidChange() { appearanceDidChange() }

  /// What is shown, without attributes.
  open var text: String? {
    get { shown?.string }
    set {
      isAttributed = false
      shown = newValue.map { NSAttributedString(string: $0) }
      textDidChange()
    }
  }

  /// What is shown. Attributes it lacks are the label's font, colour, alignment and line break mode,
  /// and setting one of those sets it for all of the text.
  open var attributedText: NSAttributedString? {
    get { shown.map { isAttributed ? $0 : NSAttributedString(string: $0.string, attributes: own) } }
    set {
      isAttributed = newValue != nil
      shown = newValue.map { NSAttributedString(attributedString: $0) }
      textDidChange()
    }
  }

  /// The system face at 17 points unless changed.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      ownAppearance.insert(.font)
      setForAll(.font, font)
      textDidChange()
    }
  }

  /// `UIColor.label` unless changed: black, white where it is dark.
  open var textColor: UIColor! = .label {
    didSet {
      ownAppearance.insert(.textColor)
      setForAll(.foregroundColor, textColor)
      appearanceDidChange()
    }
  }

  /// Where lines stand between the sides of the bounds.
  open var textAlignment: NSTextAlignment = .natural {
    didSet {
      ownAppearance.insert(.textAlignment)
      setParagraphs { $0.alignment = textAlignment }
      appearanceDidChange()
    }
  }

  /// How lines end and what becomes of text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail {
    didSet {
      setParagraphs { $0.lineBreakMode = lineBreakMode }
      textDidChange()
    }
  }

  /// The most lines shown; 0 for any number.
  open var numberOfLines = 1 {
    didSet {
      ownAppearance.insert(.numberOfLines)
      textDidChange()
    }
  }

  /// True: the letters of a single line get smaller where it would not fit in the width.
  open var adjustsFontSizeToFitWidth = false { didSet { appearanceDidChange() } }

  /// How much smaller they may get at most, as a factor; 0 for any.
  open var minimumScaleFactor: CGFloat = 0 { didSet { appearanceDidChange() } }

  /// A sharp shadow; nil for none.
  open var shadowColor: UIColor? {
    didSet {
      ownAppearance.insert(.shadowColor)
      appearanceDidChange()
    }
  }

  /// Where the shadow lies, points; (0, -1) unless changed.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet {
      ownAppearance.insert(.shadowOffset)
      appearanceDidChange()
    }
  }

  /// What is shown; without attributes unless `isAttributed`.
  private var shown: NSAttributedString?
  private var isAttributed = false
  private lazy var content = makeContent()

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    if let coder = coder as? NibCoder { readNibLabel(coder) }
  }

  private func setUp() {
    isUserInteractionEnabled = false
    layer.contentSource = content
  }

  private func textDidChange() {
    appearanceDidChange()
    invalidateIntrinsicContentSize()
  }

  override func appearanceColorsDidChange() { appearanceDidChange() }

  private func appearanceDidChange() {
    // The old content is let go last: the layer may have to remember it.
    var new = content
    withTraits { new = makeContent() }
    layer.contentSource = new
    content = new
    setNeedsDisplay()
  }

  /// The label's own settings as attributes.
  private var own: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [
      .font: font ?? .systemFont(ofSize: UIFont.labelFontSize),
      .foregroundColor: textColor ?? .black, .paragraphStyle: style,
    ]
  }

  private func setForAll(_ key: NSAttributedString.Key, _ value: Any?) {
    guard isAttributed, let shown, let value else { return }
    let changed = NSMutableAttributedString(attributedString: shown)
    changed.addAttribute(key, value: value, range: NSRange(location: 0, length: changed.length))
    self.shown = changed
  }

  private func setParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    guard isAttributed, let shown else { return }
    let changed = NSMutableAttributedString(attributedString: shown)
    for run in shown.attributeRuns {
      let style = NSMutableParagraphStyle()
      if let said = run.attributes[.paragraphStyle] as? NSParagraphStyle {
        style.setParagraphStyle(said)
        change(style)
        changed.addAttribute(.paragraphStyle, value: style, range: run.range)
      }
    }
    self.shown = changed
  }

  private var shownColor: UIColor {
    let color = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .black
    return isEnabled ? color : color.withAlphaComponent(0.4)
  }

  /// Where lines stand: natural ones begin at the leading side.
  private var shownAlignment: NSTextAlignment {
    textAlignment == .natural && isRightToLeft ? .right : textAlignment
  }

  private func makeContent(lines: Int? = nil) -> LabelContent {
    let lines = lines ?? numberOfLines
    let style = (font ?? .systemFont(ofSize: UIFont.labelFontSize)).textStyle
    var look = TextLook(foreground: shownColor.cgColor)
    if let shadowColor {
      look.shadow = TextShadow(
        offset: Point(Double(shadowOffset.width), Double(shadowOffset.height)), blurRadius: 0,
        color: shadowColor.cgColor.rasterColor)
    }
    let string = shown ?? NSAttributedString(string: "")
    return LabelContent(
      text: StyledText(string, style: style, look: look),
      paragraph: ParagraphStyle(
        alignment: shownAlignment.alignment, wrapping: lineBreakMode.wrapping,
        truncation: lineBreakMode.truncation,
        maximumLines: lines > 0 ? lines : nil),
      leastScale: adjustsFontSizeToFitWidth && numberOfLines == 1
        ? Double(min(1, max(0, minimumScaleFactor))) : nil)
  }

  /// The colour of the text while it is highlighted; nil: `textColor`.
  open var highlightedTextColor: UIColor? { didSet { if isHighlighted { appearanceDidChange() } } }

  /// True: the text has `highlightedTextColor`.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { appearanceDidChange() } }
  }

  /// False: the text is fainter.
  open var isEnabled = true { didSet { if isEnabled != oldValue { appearanceDidChange() } } }

  /// Where the text was to be drawn when `drawText(in:)` was called last.
  private var askedRect: CGRect?

  /// Draws the text in `rect`, in the middle of its height. Overridden, it says where the text stands by the
  /// rectangle it hands on; what else it draws is not shown.
  open func drawText(in rect: CGRect) { askedRect = rect }

  /// Where the text stands in `bounds`, with so many lines at most: in the middle of the height.
  open func textRect(
    forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = textSize(
      wrappingTo: numberOfLines == 1 ? nil : bounds.width, limitedTo: numberOfLines)
    let (width, height) = (min(bounds.width, size.width), min(bounds.height, size.height))
    let before: CGFloat =
      switch shownAlignment {
      case .center: (bounds.width - width) / 2
      case .right: bounds.width - width
      default: 0
      }
    return CGRect(
      x: bounds.minX + before, y: bounds.minY + (bounds.height - height) / 2, width: width,
      height: height)
  }

  /// Where a subclass has its text drawn; nil where it does not say it.
  final func textArea(in bounds: CGRect) -> CGRect? {
    guard type(of: self) != UILabel.self else { return nil }
    askedRect = nil
    // Whoever draws more than text finds a context, and what it draws is gone.
    UIGraphicsBeginImageContext(CGSize(width: 1, height: 1))
    drawText(in: bounds)
    UIGraphicsEndImageContext()
    return askedRect == bounds ? nil : askedRect
  }

  /// The size of the text, rounded up to pixels. Several lines are wrapped to the width of `size`,
  /// unless that is 0.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let wraps = numberOfLines != 1 && size.width > 0
    guard type(of: self) != UILabel.self else {
      return textSize(wrappingTo: wraps ? size.width : nil, limitedTo: numberOfLines)
    }
    // A subclass may want more room than its text has.
    let room = CGSize(width: wraps ? size.width : 1e6, height: 1e6)
    let bounds = CGRect(origin: .zero, size: room)
    return textRect(forBounds: bounds, limitedToNumberOfLines: numberOfLines).size
  }

  private func textSize(wrappingTo width: CGFloat?, limitedTo lines: Int) -> CGSize {
    let content = lines == numberOfLines ? content : makeContent(lines: lines)
    let layout = content.layout(width: width.map { Double($0) })
    let scale = UIScreen.main.scale
    func pixels(_ length: Double) -> CGFloat {
      // Sums of advances may miss a whole pixel by a rounding error.
      (CGFloat(length) * scale - 1e-6).rounded(.up) / scale
    }
    return CGSize(width: pixels(layout.width), height: pixels(layout.height))
  }

  /// Several lines are wrapped to that width for `intrinsicContentSize`; 0: to the width that
  /// constraints give.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }

  /// The size of the text; zero where there is none.
  open override var intrinsicContentSize: CGSize {
    guard let shown, shown.length > 0 else { return .zero }
    let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : .greatestFiniteMagnitude
    return sizeThatFits(CGSize(width: width, height: 0))
  }

  /// Several lines: what they take in the width the label has.
  override var wrappedContentSizes: [CGSize] {
    numberOfLines == 1 ? [] : [sizeThatFits(CGSize(width: bounds.width, height: 0))]
  }

  override var wrapsText: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  override var baselineInsets: (first: CGFloat, last: CGFloat) {
    let font: UIFont = self.font ?? .systemFont(ofSize: UIFont.labelFontSize)
    return (font.ascender, -font.descender)
  }
}
