public import CoreGraphics

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A curve that grows out of the edges without a break in curvature.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")

  /// The curve itself, or `circular` for a name nobody knows.
  var known: CALayerCornerCurve { self == .continuous ? .continuous : .circular }
}

/// Corners of a layer, by the ends of its axes.
public struct CACornerMask: OptionSet, Sendable {
  public var rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The corner of least x and least y.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The corner of greatest x and least y.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The corner of least x and greatest y.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The corner of greatest x and greatest y.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

  static let all = CACornerMask(rawValue: 15)
}

/// Edges of a layer.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
  public var rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The edge of least x.
  public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
  /// The edge of greatest x.
  public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
  /// The edge of least y.
  public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
  /// The edge of greatest y.
  public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)

  static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

extension CALayer {
  /// The corners that `cornerRadius` rounds; all unless changed. Bits of no corner are dropped.
  public var maskedCorners: CACornerMask {
    get { values.maskedCorners }
    set {
      change("maskedCorners", from: values.maskedCorners, to: newValue.intersection(.all)) {
        values.maskedCorners = $0
      }
    }
  }

  /// The curve of the corners; a name nobody knows means `circular`.
  public var cornerCurve: CALayerCornerCurve {
    get { values.cornerCurve }
    set {
      check("cornerCurve", newValue)
      change("cornerCurve", from: values.cornerCurve, to: newValue.known) {
        values.cornerCurve = $0
      }
    }
  }

  /// How far along an edge the curve reaches, in corner radii.
  public class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
    curve == .continuous ? 1.528665 : 1
  }

  /// The edges that are smoothed where `allowsEdgeAntialiasing` lets them; all unless changed.
  public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
    get { values.edgeAntialiasingMask }
    set {
      shownStateWillChange()
      values.edgeAntialiasingMask = newValue
    }
  }
}
