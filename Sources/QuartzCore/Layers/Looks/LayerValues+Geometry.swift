import CoreGraphics
import Geometry

extension LayerValues {
  /// The anchor point in bounds space.
  var anchor: CGPoint {
    CGPoint(
      x: bounds.origin.x + anchorPoint.x * bounds.size.width,
      y: bounds.origin.y + anchorPoint.y * bounds.size.height)
  }

  /// Bounds space → superlayer space by the layer's own geometry:
  /// (p − anchor) · transform + position, the anchor's and the position's z included.
  var ownMatrix: Matrix4 {
    let anchor = anchor
    let move = (x: Double(position.x - anchor.x), y: Double(position.y - anchor.y))
    if isUpright, move.x.isFinite, move.y.isFinite, zPosition.isFinite {
      // The sum of zeros is the positive one, as in a product of matrices.
      return Matrix4.translation(move.x + 0, move.y + 0, Double(zPosition) + 0)
    }
    return
      Matrix4.translation(-Double(anchor.x), -Double(anchor.y), -Double(anchorPointZ))
      .followed(by: transform.matrix)
      .followed(
        by: Matrix4.translation(
          Double(position.x), Double(position.y), Double(zPosition + anchorPointZ)))
  }

  /// `sublayerTransform` about the anchor point; nil for none.
  var sublayerMatrix: Matrix4? {
    guard !isUpright, !CATransform3DIsIdentity(sublayerTransform) else { return nil }
    let anchor = anchor
    return Matrix4.translation(-Double(anchor.x), -Double(anchor.y))
      .followed(by: sublayerTransform.matrix)
      .followed(by: Matrix4.translation(Double(anchor.x), Double(anchor.y)))
  }

  /// Mirrors bounds space about its horizontal mid-line, y' = 2·minY + height − y; nil unless the
  /// geometry is flipped.
  var flipMatrix: Matrix4? {
    guard isGeometryFlipped else { return nil }
    var m = Matrix4.scale(1, -1)
    m.m42 = Double(2 * bounds.origin.y + bounds.size.height)
    return m
  }

  /// Bounds space → superlayer space: the flip, then the layer's own geometry.
  var matrixInSuperlayer: Matrix4 { flipMatrix?.followed(by: ownMatrix) ?? ownMatrix }

  /// Bounds space → that of `parent`.
  func conversionMatrix(in parent: LayerValues?) -> Matrix4 {
    guard let around = parent?.sublayerMatrix else { return matrixInSuperlayer }
    return matrixInSuperlayer.followed(by: around)
  }

  /// The bounding box of the transformed bounds in superlayer space, whatever the superlayer's
  /// `sublayerTransform` and flip.
  var frame: CGRect {
    ownMatrix.onPlane.boundingBox(of: Rect(bounds)).map { CGRect($0) } ?? .zero
  }

  /// Bounds and position that make `frame` the bounding box: the transform is divided out of the
  /// size; the origin of the bounds stays.
  func placement(for frame: CGRect) -> (bounds: CGRect, position: CGPoint) {
    let frame = frame.standardized
    var moved = self
    if CATransform3DIsIdentity(transform) {
      moved.bounds.size = frame.size
      let position = CGPoint(
        x: frame.origin.x + anchorPoint.x * frame.size.width,
        y: frame.origin.y + anchorPoint.y * frame.size.height)
      return (moved.bounds, position)
    }
    let linear = CGAffineTransform(
      a: transform.m11, b: transform.m12, c: transform.m21, d: transform.m22, tx: 0, ty: 0)
    moved.bounds.size = frame.applying(linear.inverted()).standardized.size
    moved.position = .zero
    let box = moved.frame
    return (moved.bounds, CGPoint(x: frame.midX - box.midX, y: frame.midY - box.midY))
  }
}
