import Raster

/// How the colours of a gradient layer run.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Along the line from the start point to the end point.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// Outwards from the start point, to the ellipse in whose corner the end point is.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around the start point, from the direction of the end point on, clockwise on screen.
  public static let conic = CAGradientLayerType(rawValue: "conic")

  /// What the name means; a name nobody knows means the axial one.
  var shape: GradientPaint.Shape {
    switch self {
    case .radial: .radial
    case .conic: .conic
    default: .axial
    }
  }
}
