import CoreGraphics
import Raster
import RenderTree

/// Of what a layer shows, all that is not its position, its size, its opacity or its background. A layer shares it
/// with its presentations until an animation changes any of it, so that moving layers are copied fast, and with
/// all others until anybody does.
struct LayerLook {
  var masksToBounds = false
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var shadow = ShadowValues()
  var filters = FilterValues()
  var contents: Any?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsStyle = ContentsValues()
  var allowsEdgeAntialiasing = true
  var shouldRasterize = false
  var rasterizationScale: CGFloat = 1
  var isOpaque = false
  var viewDefaults: ViewDefaults = []
}

/// How the layer of a view is drawn as long as nobody has set what would say otherwise.
struct ViewDefaults: OptionSet {
  let rawValue: Int

  /// Its edges are smooth, as with `UIViewEdgeAntialiasing` in an app's Info.plist.
  static let smoothsEdges = ViewDefaults(rawValue: 1)
  /// `shouldRasterize` takes the pixels of the picture, not those of one to a point.
  static let rasterizesAsSeen = ViewDefaults(rawValue: 2)
}

extension CALayer {
  /// Gives the layer what a view's has that differs from other layers.
  package func adoptViewDefaults() {
    isOfView = true
    allowsEdgeAntialiasing = false
    values.viewDefaults = [.smoothsEdges, .rasterizesAsSeen]
  }
}

/// A look that several layers have, with the effects that follow from it.
@MainActor
final class SharedLook {
  var look: LayerLook { didSet { (knownEffects, knownStrangeNumbers) = (nil, nil) } }
  private var knownEffects: NodeEffects?
  private var knownStrangeNumbers: StrangeNumbers?

  init(_ look: LayerLook) { self.look = look }

  /// What layers of this look show around their content.
  var effects: NodeEffects {
    if let knownEffects { return knownEffects }
    let effects = look.effects
    // Filters are objects, and may change.
    if !hasFilters { knownEffects = effects }
    return effects
  }

  /// What of the look cannot be drawn.
  var strangeNumbers: StrangeNumbers {
    if let knownStrangeNumbers { return knownStrangeNumbers }
    let strange = look.strangeNumbers
    knownStrangeNumbers = strange
    return strange
  }

  var hasFilters: Bool { !look.filters.isEmpty }
}
