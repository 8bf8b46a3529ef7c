import CoreGraphics
import Geometry

/// What `render(in:)` draws of the layers in the one it is asked of.
///
/// Drawn into a context, layers look otherwise than on the screen: transforms that are not affine do
/// nothing; filters other than blend modes, `shadowPath`, and the colours and delays of replicators
/// are not heeded; gradients mix in Generic RGB, images are enlarged as Core Graphics does, and a
/// shadow is seen through a layer that fades. The context's blend mode, alpha, shadow and clips act.
enum ContextDrawing {
  /// As they are set, whatever their animations.
  case models
  /// As their presentations show them.
  case presentations

  /// Nil while what is frozen is for the screen.
  @TaskLocal static var current: ContextDrawing?

  static var isGoingOn: Bool { current != nil }
}

extension LayerValues {
  /// Bounds space → superlayer space for what is drawn: a transform that is not affine does nothing
  /// in a context.
  var drawnMatrix: Matrix4 {
    guard !CATransform3DIsAffine(transform), ContextDrawing.isGoingOn else {
      return matrixInSuperlayer
    }
    var flat = self
    flat.transform = CATransform3DIdentity
    return flat.matrixInSuperlayer
  }

  /// `sublayerMatrix` for what is drawn, likewise.
  var drawnSublayerMatrix: Matrix4? {
    guard !CATransform3DIsAffine(sublayerTransform), ContextDrawing.isGoingOn else {
      return sublayerMatrix
    }
    return nil
  }
}
