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
    /// Where the parts begin and end in the space the grid lies in: four positions, increasing.
    package var positions: [Double]
    /// Where in the image, in texels, the same four lie.
    package var texels: [Double]

    /// - Precondition: four of each.
    package init(positions: [Double], texels: [Double]) {
      precondition(positions.count == 4 && texels.count == 4, "an axis has three parts")
      self.positions = positions
      self.texels = texels
    }

    /// The part that holds a position; those at the ends hold what lies beyond.
    func part(at position: Double) -> Int {
      position < positions[1] ? 0 : position < positions[2] ? 1 : 2
    }

    /// The map of a part from position to texel: factor and constant.
    func map(ofPart part: Int) -> (factor: Double, constant: Double) {
      let length = positions[part + 1] - positions[part]
      let factor = length > 0 ? (texels[part + 1] - texels[part]) / length : 0
      return (factor, texels[part] - positions[part] * factor)
    }
  }
}
