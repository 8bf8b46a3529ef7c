import CoreGraphics
import Geometry

/// What every layer shows, apart from its place in the tree: the values that animations change.
/// A presentation is a layer with a changed copy of its model's values.
struct LayerValues {
  var bounds = CGRect.zero
  var position = CGPoint.zero
  var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  var anchorPointZ: CGFloat = 0
  var zPosition: CGFloat = 0
  var transform = CATransform3DIdentity
  var sublayerTransform = CATransform3DIdentity
  /// Double, so that an animated opacity is not rounded on its way to the frame.
  var opacity = 1.0
  var isHidden = false
  var isDoubleSided = true
  var isGeometryFlipped = false
  var masksToBounds = false
  var backgroundColor: CGColor?
  var cornerRadius: CGFloat = 0
  var borderWidth: CGFloat = 0
  var borderColor: CGColor? = .black
  var maskedCorners = CACornerMask.all
  var cornerCurve = CALayerCornerCurve.circular
  var edgeAntialiasingMask = CAEdgeAntialiasingMask.all
  var shadow = ShadowValues()
  var filters = FilterValues()
  var contents: Any?
  /// On a presentation, while the contents change.
  var contentsFade: ContentsFade?
  /// On a presentation, while a transition runs.
  var transition: RunningTransition?
  var contentsGravity = CALayerContentsGravity.resize
  var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  var contentsScale: CGFloat = 1
  var contentsStyle = ContentsValues()
  var allowsGroupOpacity = true
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
    allowsEdgeAntialiasing = false
    values.viewDefaults = [.smoothsEdges, .rasterizesAsSeen]
  }
}
