package import Geometry

/// How a scene's screen lies in the picture that is drawn of it.
public struct PictureFrame: Hashable, Sendable {
  /// Pixels.
  public let width: Int
  /// Pixels.
  public let height: Int
  /// Pixels per point.
  public let scale: Double
  /// The screen's upper left corner in pixels.
  package let origin: Point
  /// The screen's size in points.
  package let screenSize: Point

  /// The screen of `screenWidth` × `screenHeight` points at `scale` pixels per point; the picture
  /// has the nearest whole number of pixels, and at least one.
  public init(screenWidth: Double, screenHeight: Double, scale: Double) {
    precondition(
      screenWidth > 0 && screenHeight > 0 && scale > 0, "A picture has a positive size and scale.")
    width = max(1, Int((screenWidth * scale).rounded()))
    height = max(1, Int((screenHeight * scale).rounded()))
    self.scale = scale
    origin = .zero
    screenSize = Point(screenWidth, screenHeight)
  }

  /// The screen as large as fits into `width` × `height` pixels, in the middle.
  public init(screenWidth: Double, screenHeight: Double, fittedInto width: Int, _ height: Int) {
    precondition(
      screenWidth > 0 && screenHeight > 0 && width > 0 && height > 0,
      "A picture has a positive size.")
    self.width = width
    self.height = height
    scale = min(Double(width) / screenWidth, Double(height) / screenHeight)
    origin = Point(
      (Double(width) - screenWidth * scale) / 2, (Double(height) - screenHeight * scale) / 2)
    screenSize = Point(screenWidth, screenHeight)
  }

  /// The screen's points to the picture's pixels.
  package var pixelsFromRoot: Affine {
    Affine(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
  }

  /// True when a part of the picture lies more than half a pixel beside the screen.
  package var hasMargin: Bool {
    Double(width) > screenSize.x * scale + 0.5 || Double(height) > screenSize.y * scale + 0.5
  }
}
