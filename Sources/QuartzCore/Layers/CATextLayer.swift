public import CoreGraphics
import Geometry
import RenderTree
import VirtualTime

/// A layer that shows a string, from the top of its bounds, above its background and below its
/// contents.
open class CATextLayer: CALayer {
  final var text = TextValues()

  /// A `String` or an `NSAttributedString`, of which the plain text is shown.
  open var string: Any? {
    get { text.string }
    set {
      change("string", from: text.plainText, to: TextValues.plainText(of: newValue)) { _ in }
      text.string = newValue
      if let attributed = newValue as? NSAttributedString, attributed.hasAttributes {
        SceneContext.active.unsupported("attributes of CATextLayer.string", at: name ?? "a layer")
      }
    }
  }

  /// A `UIFont`, of which the size is not heeded; or the name of a font as a `String`, of which the
  /// weight is taken for the bundled face.
  open var font: Any? {
    get { text.font }
    set {
      shownStateWillChange()
      text.font = newValue
    }
  }

  /// Points in one em; 36 unless changed.
  open var fontSize: CGFloat {
    get { text.fontSize }
    set { change("fontSize", from: text.fontSize, to: newValue) { text.fontSize = $0 } }
  }

  /// Opaque white unless changed.
  open var foregroundColor: CGColor? {
    get { text.foregroundColor }
    set {
      change("foregroundColor", from: text.foregroundColor, to: newValue) {
        text.foregroundColor = $0
      }
    }
  }

  /// True: lines end at the width of the bounds.
  open var isWrapped: Bool {
    get { text.isWrapped }
    set { change("wrapped", from: text.isWrapped, to: newValue) { text.isWrapped = $0 } }
  }

  /// Where the lines stand between the edges of the bounds.
  open var alignmentMode: CATextLayerAlignmentMode {
    get { text.alignmentMode }
    set {
      change("alignmentMode", from: text.alignmentMode, to: newValue) { text.alignmentMode = $0 }
    }
  }

  /// Which part gives way when a line does not fit.
  open var truncationMode: CATextLayerTruncationMode {
    get { text.truncationMode }
    set {
      change("truncationMode", from: text.truncationMode, to: newValue) {
        text.truncationMode = $0
      }
    }
  }

  open override func presentation() -> CATextLayer? { presentationNow() as? CATextLayer }

  open override func makePresentation() -> CALayer { CATextLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CATextLayer { text = layer.text }
  }

  override class var properties: PropertyTable { .textLayer }

  override var inspectedClass: String { "CATextLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] { text.inspectedProperties }

  override func contentBelowContents() -> [NodeContent] {
    let content = text.content(in: values.bounds)
    guard showsFlipped else { return content }
    // Text keeps upright.
    let mirror = Affine(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 2 * Double(values.bounds.midY))
    return content.map { $0.transformed(by: mirror) }
  }
}

extension NSAttributedString {
  fileprivate var hasAttributes: Bool {
    !isEqual(to: NSAttributedString(string: string))
  }
}
