import Geometry
import Raster

/// Which regions of a path a shape layer fills.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// Inside is where the path winds round more one way than the other.
  public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
  /// Inside is what an odd number of contours surround.
  public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")

  var rasterRule: FillRule { self == .evenOdd ? .evenOdd : .nonZero }
}

/// How a shape layer's line ends.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the point itself.
  public static let butt = CAShapeLayerLineCap(rawValue: "butt")
  /// Half a circle beyond the point.
  public static let round = CAShapeLayerLineCap(rawValue: "round")
  /// Half a line width beyond the point.
  public static let square = CAShapeLayerLineCap(rawValue: "square")

  var strokeCap: StrokeStyle.Cap {
    switch self {
    case .round: .round
    case .square: .square
    default: .butt
    }
  }
}

/// How a shape layer's line turns corners.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// The outer edges meet in a tip, up to the miter limit.
  public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
  /// An arc about the corner.
  public static let round = CAShapeLayerLineJoin(rawValue: "round")
  /// The outer corner is cut off straight.
  public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")

  var strokeJoin: StrokeStyle.Join {
    switch self {
    case .round: .round
    case .bevel: .bevel
    default: .miter
    }
  }
}
