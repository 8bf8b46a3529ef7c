extension StraightPicture {
  /// Columns between the pictures of a strip.
  private static let gap = 8

  /// Expected, difference and actual side by side; the slot of one that is not there stays empty.
  /// Nil when none is there, or when it would be larger than `PNGLimits`.
  package init?(stripOf expected: StraightPicture?, _ actual: StraightPicture?) {
    guard let first = expected ?? actual else { return nil }
    let width = max(first.width, actual?.width ?? 0)
    let height = max(first.height, actual?.height ?? 0)
    let total = 3 * width + 2 * Self.gap
    guard Self.fitsFile(width: total, height: height) else { return nil }
    var difference: StraightPicture?
    if let expected, let actual { difference = StraightPicture(heatMapOf: expected, actual) }
    var pixels = [UInt8](repeating: 0, count: total * height * 4)
    for (index, picture) in [expected, difference, actual].enumerated() {
      guard let picture else { continue }
      for row in 0..<picture.height {
        let source = row * picture.width * 4
        let target = (row * total + index * (width + Self.gap)) * 4
        pixels.replaceSubrange(
          target..<target + picture.width * 4,
          with: picture.pixels[source..<source + picture.width * 4])
      }
    }
    self.init(width: total, height: height, pixels: pixels)
  }
}
