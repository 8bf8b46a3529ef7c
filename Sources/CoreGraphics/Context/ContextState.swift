import Geometry
import Raster

/// What `saveGState` remembers.
struct ContextState {
  /// User space → device space, y up.
  var ctm = Affine.identity
  var fill = ContextColor.black
  var stroke = ContextColor.black
  /// Where patterns begin, in base space.
  var patternPhase = Point.zero
  var line = StrokeStyle()
  var text = TextState()
  /// Multiplied into everything drawn, 0…1.
  var alpha = 1.0
  var interpolation = CGInterpolationQuality.default
  var shouldAntialias = true
  var blend = CGBlendMode.normal
  var shadow: ContextShadow?
  /// The clips of the present surface, outermost first.
  var clips: [ContextClip] = []
}

/// A shape outside which nothing is drawn, in pixels.
struct ContextClip {
  /// Tells clips apart without comparing shapes.
  var number: Int
  var shape: FlatPath
  var rule: FillRule
  var isAliased: Bool
  /// An image whose alphas count too.
  var mask: ImagePaint?
}
