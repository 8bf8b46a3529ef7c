public import CoreGraphics
import RenderTree

/// A layer that shows a string from the top of its bounds, above its background and below its
/// contents. Text ends at the bounds.
///
/// It is drawn by `draw(in:)`, which a subclass may override to move the text or to add to it; what
/// is drawn into the layer's own contents stays outlines, sharp at any scale.
open class CATextLayer: CALayer {
  final var text = TextValues()
  /// The context that the layer's own contents are being drawn into.
  private var contentsContext: CGContext?
  /// How the next drawing fades in; nil while nothing was changed that may be seen to change.
  private var fadePace: FadePace?

  /// A `String`, shown in the layer's font, size and colour; or an `NSAttributedString`, shown as its
  /// attributes say, by default in 12 points and black.
  open var string: Any? {
    get { text.string }
    set {
      let new = (newValue as? NSMutableAttributedString)?.copy() ?? newValue
      change("string", from: text.string, to: new) {
        text.string = new
        textDidChange()
      }
    }
  }

  /// A `CTFont`, `CGFont` or `UIFont`, of which the size is not heeded, or the name of a font.
  /// Helvetica unless changed.
  open var font: Any? {
    get { text.font }
    set {
      change("font", from: text.font, to: newValue) {
        text.font = newValue
        textDidChange()
      }
    }
  }

  /// Points in one em; 36 unless changed.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { changeText("fontSize", \.fontSize, to: newValue) }
  }

  /// Opaque white unless changed.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set { changeText("foregroundColor", \.foregroundColor, to: newValue) }
  }

  /// True: lines end at the width of the bounds. False unless changed.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { changeText("wrapped", \.isWrapped, to: newValue) }
  }

  /// Where the lines stand between the edges of the bounds. `natural`, the value at the beginning,
  /// leaves that to the paragraphs of an attributed string.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set { changeText("alignmentMode", \.alignmentMode, to: newValue) }
  }

  /// Which part gives way when a line does not fit, or the last one that the bounds are high enough
  /// for is not the end. `none`, the value at the beginning, leaves that to the paragraphs of an
  /// attributed string.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set { changeText("truncationMode", \.truncationMode, to: newValue) }
  }

  /// Stored; outlines are never moved to pixels. False unless changed.
  open var allowsFontSubpixelQuantization: Bool {
    get { text.allowsFontSubpixelQuantization }
    set {
      changeText(
        "allowsFontSubpixelQuantization", \.allowsFontSubpixelQuantization, to: newValue)
    }
  }

  private func changeText<Value: Equatable>(
    _ key: String, _ property: WritableKeyPath<TextValues, Value>, to value: Value
  ) {
    change(key, from: text[keyPath: property], to: value) {
      text[keyPath: property] = $0
      textDidChange()
    }
  }

  private func textDidChange() {
    guard modelledLayer == nil, !standsIn else { return }
    setNeedsDisplay()
    fadePace = FadePace(of: .active) ?? fadePace
  }

  /// Draws the text anew. The change fades in by the action of "contents", unless actions were disabled.
  open override func display() {
    text.placements = []
    super.display()
    guard !standsIn, let pace = fadePace else { return }
    fadePace = nil
    pace.apply { fadeIn() }
  }

  /// Runs the action of the contents, which are no longer what is shown. Our decision: a change within a
  /// fade begins with what that was to become, so that text which changes in every frame is seen to.
  private func fadeIn() {
    guard values.contents == nil, let shown = presentationNow() as? CATextLayer else { return }
    runAction(forKey: "contents", from: DrawnText(keeping: shown))
  }

  /// Draws the text into `context`, whose y runs down, with the top left of the bounds at their
  /// origin.
  open override func draw(in context: CGContext) {
    if context === contentsContext {
      text.place(context.ctm)
    } else {
      text.draw(in: context, bounds: values.bounds, layer: name)
    }
  }

  override func willDrawContents(in context: CGContext) {
    contentsContext = context
    text.beginPlacing(context.ctm)
  }

  override func didDrawContents() { contentsContext = nil }

  /// What somebody else has set shows above the text.
  override var contentsOfBlankDrawing: Any? { values.contents }

  override class var isDrawnForItsSize: Bool { true }

  open override func presentation() -> CATextLayer? { presentationNow() as? CATextLayer }

  open override func makePresentation() -> CALayer { CATextLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  override class var properties: PropertyTable { .textLayer }

  override var inspectedClass: String { "CATextLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] { text.inspectedProperties }

  override func contentBelowContents(in context: FreezingContext) -> [NodeContent] {
    // Then it is among the contents.
    if values.contentsFade?.showsText == true { return [] }
    return upright(
      text.content(in: values.bounds, scale: Double(contentsScale), layer: name),
      isFlipped: context.showsFlipped(self))
  }
}
