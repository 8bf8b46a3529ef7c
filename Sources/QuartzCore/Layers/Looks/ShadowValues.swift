import CoreGraphics

/// What a layer's shadow looks like.
struct ShadowValues {
  var color: CGColor? = .black
  /// Double, so that an animated opacity is not rounded.
  var opacity = 0.0
  var radius: CGFloat = 3
  var offset = CGSize(width: 0, height: -3)
  var path: CGPath?
}
