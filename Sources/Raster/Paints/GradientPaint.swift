package import Geometry

/// Colours that run into each other along a line, outwards from a point or around it.
package struct GradientPaint: Hashable, Sendable {
  package enum Shape: Hashable, Sendable {
    /// Along the x axis of unit space, from x = 0 to x = 1.
    case axial
    /// Outwards from the origin of unit space, as far as the unit circle.
    case radial
    /// Around the origin of unit space: a full turn from the x axis towards the y axis (clockwise
    /// on screen).
    case conic
    /// Through circles whose centre moves from the origin of unit space to (distance, 0) while the
    /// radius goes from `startRadius` to `endRadius`. Where several circles meet the last counts;
    /// where none passes nothing is drawn.
    case circles(startRadius: Double, endRadius: Double, distance: Double)
  }

  /// A colour and where it stands.
  package struct Stop: Hashable, Sendable {
    /// 0…1 of the way.
    package var location: Double
    package var color: Color

    package init(location: Double, color: Color) {
      self.location = location
      self.color = color
    }
  }

  package var shape: Shape
  /// In order of their locations; one that lies before its predecessor counts as being there.
  /// Between two of them straight (not premultiplied) colours are mixed; outside, the first and
  /// the last continue. Without stops nothing is drawn.
  package var stops: [Stop]
  /// Whether an axial gradient and circles go on before the start, in the first colour.
  package var continuesBefore: Bool
  /// Whether an axial gradient and circles go on after the end, in the last colour.
  package var continuesAfter: Bool
  /// Device pixels → unit space. Points behind the eye are transparent.
  package var unitFromDevice: Homography
  /// Multiplied into the colours, 0…1.
  package var opacity: Double
  /// Multiplied into the straight colours; opaque white changes nothing.
  package var tint: Color

  package init(
    shape: Shape, stops: [Stop], unitFromDevice: Homography, continuesBefore: Bool = true,
    continuesAfter: Bool = true, opacity: Double = 1, tint: Color = .white
  ) {
    self.continuesBefore = continuesBefore
    self.continuesAfter = continuesAfter
    self.shape = shape
    self.stops = stops
    self.unitFromDevice = unitFromDevice
    self.opacity = opacity
    self.tint = tint
  }
}
