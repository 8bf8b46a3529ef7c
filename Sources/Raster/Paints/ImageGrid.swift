/// How an image is stretched in parts: three columns and three rows, each by a factor of its own.
package struct ImageGrid: Hashable, Sendable {
  package var columns: Axis
  package var rows: Axis

  package init(columns: Axis, rows: Axis) {
    self.columns = columns
    self.rows = rows
  }

  /// The parts along one axis.
  package struct Axis: Hashable, Sendable {
    /// Where the parts begin and end in the space the grid is laid in: four places, increasing.
    package var places: [Double]
    /// Where in the image, in texels, the same four lie.
    package var texels: [Double]

    /// - Precondition: four of each.
    package init(places: [Double], texels: [Double]) {
      precondition(places.count == 4 && texels.count == 4, "an axis has three parts")
      self.places = places
      self.texels = texels
    }

    /// The part that holds a place; those at the ends hold what lies beyond.
    func part(at place: Double) -> Int { place < places[1] ? 0 : place < places[2] ? 1 : 2 }

    /// The map of a part from place to texel: factor and constant.
    func map(ofPart part: Int) -> (factor: Double, constant: Double) {
      let length = places[part + 1] - places[part]
      let factor = length > 0 ? (texels[part + 1] - texels[part]) / length : 0
      return (factor, texels[part] - places[part] * factor)
    }
  }
}
