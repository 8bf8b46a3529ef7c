public import Foundation

extension CGPath {
  /// A rectangle: (minX, minY) → (maxX, minY) → (maxX, maxY) → (minX, maxY), closed.
  public convenience init(rect: CGRect, transform: CGAffineTransform?) {
    let path = CGMutablePath()
    path.addRect(rect, transform: transform ?? .identity)
    self.init(geometry: path.geometry)
  }

  /// An ellipse from (maxX, midY) through (midX, maxY), closed.
  public convenience init(ellipseIn rect: CGRect, transform: CGAffineTransform?) {
    let path = CGMutablePath()
    path.addEllipse(in: rect, transform: transform ?? .identity)
    self.init(geometry: path.geometry)
  }

  /// A rectangle with elliptic corners.
  /// - Precondition: each corner is at most half a side.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform ?? .identity)
    self.init(geometry: path.geometry)
  }
}
