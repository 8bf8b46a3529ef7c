/// Where a layer's contents lie in its bounds. "Top" is the edge of largest y, which on a screen
/// (y down) is the lower one.
public struct CALayerContentsGravity: RawRepresentable, Hashable, Sendable {
  public var rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the middle, in its own size.
  public static let center = CALayerContentsGravity(rawValue: "center")
  /// At the greatest y, which is the bottom on screen; centred across.
  public static let top = CALayerContentsGravity(rawValue: "top")
  /// At the least y, which is the top on screen; centred across.
  public static let bottom = CALayerContentsGravity(rawValue: "bottom")
  /// At the left, centred in height.
  public static let left = CALayerContentsGravity(rawValue: "left")
  /// At the right, centred in height.
  public static let right = CALayerContentsGravity(rawValue: "right")
  /// At the left and the greatest y, which is the bottom on screen.
  public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
  /// At the right and the greatest y, which is the bottom on screen.
  public static let topRight = CALayerContentsGravity(rawValue: "topRight")
  /// At the left and the least y, which is the top on screen.
  public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
  /// At the right and the least y, which is the top on screen.
  public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
  /// Stretched to the bounds.
  public static let resize = CALayerContentsGravity(rawValue: "resize")
  /// Scaled to fit inside the bounds.
  public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
  /// Scaled to cover the bounds.
  public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")

  static let all: Set<CALayerContentsGravity> = [
    .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft, .bottomRight, .resize,
    .resizeAspect, .resizeAspectFill,
  ]

  /// The gravity itself, or `center` for a name nobody knows.
  var known: CALayerContentsGravity { Self.all.contains(self) ? self : .center }
}
