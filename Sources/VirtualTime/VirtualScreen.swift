/// The screen a scene runs on.
package struct VirtualScreen: Hashable, Sendable {
  /// Points.
  package var width: Double
  /// Points.
  package var height: Double
  /// Pixels per point.
  package var scale: Double

  package init(width: Double, height: Double, scale: Double = 1) {
    precondition(
      width > 0 && height > 0 && scale > 0, "A screen has a positive size and scale.")
    self.width = width
    self.height = height
    self.scale = scale
  }
}
