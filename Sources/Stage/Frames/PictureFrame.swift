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

  /// The part of the screen (points) that fills whole pixels, or nil when that is the whole
  /// picture. Beyond it nothing of the scene is shown: in a pixel that the screen covers in part,
  /// views that lie upon one another would shine through.
  package var cutOut: Rect? {
    let slack = 1e-6
    let end = Point(origin.x + screenSize.x * scale, origin.y + screenSize.y * scale)
    let left = (origin.x - slack).rounded(.up)
    let top = (origin.y - slack).rounded(.up)
    let right = max(left, (min(end.x, Double(width)) + slack).rounded(.down))
    let bottom = max(top, (min(end.y, Double(height)) + slack).rounded(.down))
    if left <= 0, top <= 0, right >= Double(width), bottom >= Double(height) { return nil }
    return Rect(
      x: (left - origin.x) / scale, y: (top - origin.y) / scale, width: (right - left) / scale,
      height: (bottom - top) / scale)
  }
}
