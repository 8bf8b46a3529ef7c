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
}

extension LayerValues {
  /// Bounds space → superlayer space for what is drawn: a transform that is not affine does nothing
  /// in a context.
  func drawnMatrix(by drawing: ContextDrawing?) -> Matrix4 {
    guard !transform.isAffineButForRounding, drawing != nil else {
      return matrixInSuperlayer
    }
    var flat = self
    flat.transform = CATransform3DIdentity
    return flat.matrixInSuperlayer
  }

  /// `sublayerMatrix` for what is drawn, likewise.
  func drawnSublayerMatrix(by drawing: ContextDrawing?) -> Matrix4? {
    guard !sublayerTransform.isAffineButForRounding, drawing != nil else {
      return sublayerMatrix
    }
    return nil
  }
}

extension CATransform3D {
  /// True for a matrix that is affine but for rounding: a whole turn about x leaves a sine of 2.4e-16,
  /// and a context draws it as what it is meant to be. The exact bound is unknown; this one is far above
  /// what sines and products leave and far below what could be seen.
  var isAffineButForRounding: Bool {
    let zeros = [m13, m14, m23, m24, m31, m32, m34, m43]
    return (zeros + [m33 - 1, m44 - 1]).allSatisfy { abs($0) < 1e-9 }
  }
}
