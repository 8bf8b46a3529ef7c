import Geometry

extension CGPath {
  /// The path with every point moved by the matrix.
  public func copy(using transform: CGAffineTransform?) -> CGPath? {
    CGPath(geometry: moved(by: transform))
  }

  /// The path with every point moved by the matrix.
  public func copy(using transform: inout CGAffineTransform) -> CGPath? {
    copy(using: .some(transform))
  }

  /// The path with every point moved by the matrix, to go on with.
  public func mutableCopy(using transform: CGAffineTransform?) -> CGMutablePath? {
    CGMutablePath(geometry: moved(by: transform))
  }

  /// The path with every point moved by the matrix, to go on with.
  public func mutableCopy(using transform: inout CGAffineTransform) -> CGMutablePath? {
    mutableCopy(using: .some(transform))
  }

  private func moved(by transform: CGAffineTransform?) -> Path {
    guard let transform, !transform.isIdentity else { return geometry }
    return geometry.transformed(by: Affine(transform))
  }
}
