package import Geometry

/// What one picture shows, as flat items in painting order, in device pixels (x right, y down,
/// pixel (0, 0) covers 0…1). Recording does the geometry; `BandPainter` only fills.
package struct DisplayList: Sendable {
  /// Size of the picture in pixels.
  package let width: Int
  package let height: Int

  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// Fills `shape` (device pixels; open contours count as closed).
  package mutating func fill(_ shape: FlatPath, rule: FillRule, paint: Paint) {}

  /// Everything until the matching `popClip` is multiplied by the coverage of `shape`. Nests.
  package mutating func pushClip(_ shape: FlatPath, rule: FillRule) {}
  package mutating func popClip() {}

  /// Everything until the matching `popGroup` is drawn into a picture of its own, which then
  /// meets what lies below with `opacity` and `blend`. With `.destinationIn` the group's alpha
  /// multiplies the whole enclosing group (or picture).
  package mutating func pushGroup(opacity: Double, blend: BlendMode) {}
  package mutating func popGroup() {}
}
