public import CoreGraphics
import RenderTree
import VirtualTime

/// A layer that fills its rounded bounds with colours that run into each other, above its
/// background and below its contents.
open class CAGradientLayer: CALayer {
  final var gradient = GradientValues()

  /// `CGColor`s, in order; with fewer than two nothing is drawn. A list with anything else in it is
  /// none.
  open var colors: [Any]? {
    get { gradient.colors }
    set {
      let colors = newValue.flatMap { AnimatableValue.colors(from: $0) }
      if newValue != nil, colors == nil {
        SceneContext.active.unsupported("colors other than CGColor", at: name ?? "a layer")
      }
      change("colors", from: gradient.colors, to: colors) { gradient.colors = $0 }
    }
  }

  /// Where each colour stands on the way from the start to the end point, 0…1 and not decreasing;
  /// nil spaces them evenly. With fewer than there are colours nothing is drawn.
  open var locations: [any NumberValue]? {
    get { gradient.locations }
    set {
      change("locations", from: gradient.locations, to: newValue?.map(\.doubleValue)) {
        gradient.locations = $0
      }
    }
  }

  /// In parts of the bounds; the middle of the top edge unless changed.
  open var startPoint: CGPoint {
    get { gradient.startPoint }
    set {
      change("startPoint", from: gradient.startPoint, to: newValue) { gradient.startPoint = $0 }
    }
  }

  /// In parts of the bounds; the middle of the bottom edge unless changed.
  open var endPoint: CGPoint {
    get { gradient.endPoint }
    set { change("endPoint", from: gradient.endPoint, to: newValue) { gradient.endPoint = $0 } }
  }

  /// Along a line unless changed.
  open var type: CAGradientLayerType {
    get { gradient.type }
    set { change("type", from: gradient.type, to: newValue) { gradient.type = $0 } }
  }

  open override func presentation() -> CAGradientLayer? { presentationNow() as? CAGradientLayer }

  open override func makePresentation() -> CALayer { CAGradientLayer(layer: self) }

  override func copyState(of layer: CALayer) {
    super.copyState(of: layer)
    if let layer = layer as? CAGradientLayer { gradient = layer.gradient }
  }

  override class var properties: PropertyTable { .gradientLayer }

  override var inspectedClass: String { "CAGradientLayer" }

  override func inspectedProperties() -> [OrderedJSON.Member] { gradient.inspectedProperties }

  override func contentBelowContents(in context: FreezingContext) -> [NodeContent] {
    gradient.content(in: values.bounds, isInContext: !context.isForScreen)
  }
}
