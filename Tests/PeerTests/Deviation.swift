import TestSupport

/// How far a picture lies from a peer's of the same size, premultiplied.
struct Deviation {
  /// Neighbours that differ by more have an edge between them.
  private static let edgeStep = 16

  /// The greatest difference of any component, 0…255.
  private(set) var edge = 0
  /// The same where no edge is next to the pixel, in either picture.
  private(set) var flat = 0
  /// The mean difference of all components.
  private(set) var mean = 0.0
  /// The share of pixels that differ by more than the tolerance of flat areas, 0…1.
  private(set) var share = 0.0

  /// - Precondition: both have the same size.
  init(_ ours: Picture, _ theirs: Picture, tolerance: Tolerance) {
    precondition(ours.pixels.count == theirs.pixels.count, "the pictures have one size")
    let count = ours.width * ours.height
    var (sum, beyond) = (0, 0)
    for pixel in 0..<count {
      var greatest = 0
      for byte in pixel * 4..<pixel * 4 + 4 {
        let difference = abs(Int(ours.pixels[byte]) - Int(theirs.pixels[byte]))
        sum += difference
        greatest = max(greatest, difference)
      }
      if greatest > tolerance.flat { beyond += 1 }
      edge = max(edge, greatest)
      if greatest > flat, !ours.hasEdge(near: pixel, step: Self.edgeStep),
        !theirs.hasEdge(near: pixel, step: Self.edgeStep)
      {
        flat = greatest
      }
    }
    mean = Double(sum) / Double(4 * count)
    share = Double(beyond) / Double(count)
  }

  /// True within all three limits.
  func isWithin(_ tolerance: Tolerance) -> Bool {
    edge <= tolerance.edge && flat <= tolerance.flat && mean <= tolerance.mean
  }
}

extension Picture {
  /// True when any component varies by more than `step` among the pixel and its eight neighbours.
  fileprivate func hasEdge(near pixel: Int, step: Int) -> Bool {
    let (x, y) = (pixel % width, pixel / width)
    for component in 0..<4 {
      var (least, most) = (255, 0)
      for row in max(0, y - 1)...min(height - 1, y + 1) {
        for column in max(0, x - 1)...min(width - 1, x + 1) {
          let value = Int(pixels[4 * (row * width + column) + component])
          least = min(least, value)
          most = max(most, value)
        }
      }
      if most - least > step { return true }
    }
    return false
  }
}
