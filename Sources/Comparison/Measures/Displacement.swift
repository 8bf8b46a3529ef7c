/// How far all of a picture has moved: to the right and down, in pixels.
package struct Displacement: Hashable, Sendable, CustomStringConvertible {
  package var x: Int
  package var y: Int

  /// So far it is looked for, in either direction.
  static let reach = 3

  /// The shortest movement that makes `expected` into `actual` wherever both then have pixels, and
  /// that explains at least one pixel that differs; nil when there is none.
  /// - Precondition: both pictures are of one size.
  init?(_ expected: StraightPicture, _ actual: StraightPicture, differingIn box: PixelRectangle) {
    let reach = -Self.reach...Self.reach
    let candidates = reach.flatMap { y in reach.map { x in Displacement(x: x, y: y) } }
      .filter { abs($0.x) < expected.width && abs($0.y) < expected.height }
      .sorted { $0.length < $1.length }
    // Where something differs a wrong candidate shows first.
    let rows =
      Array(box.y..<box.y + box.height) + Array(0..<box.y)
      + Array(box.y + box.height..<expected.height)
    let found = candidates.first { $0.length > 0 && $0.explains(expected, actual, rows) }
    guard let found else { return nil }
    self = found
  }

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  private var length: Int { x * x + y * y }

  private func explains(
    _ expected: StraightPicture, _ actual: StraightPicture, _ rows: [Int]
  ) -> Bool {
    let columns = max(0, x)..<min(actual.width, actual.width + x)
    var differs = false
    for row in rows where (0..<actual.height).contains(row - y) {
      let shown = actual.pixels[actual.bytes(row, columns)]
      let from = expected.bytes(row - y, columns.lowerBound - x..<columns.upperBound - x)
      if shown != expected.pixels[from] { return false }
      differs = differs || shown != expected.pixels[expected.bytes(row, columns)]
    }
    return differs
  }

  /// As in “1 pixel to the right and 2 pixels down”.
  package var description: String {
    var parts: [String] = []
    if x != 0 { parts.append("\(Figures.pixels(abs(x))) to the \(x > 0 ? "right" : "left")") }
    if y != 0 { parts.append("\(Figures.pixels(abs(y))) \(y > 0 ? "down" : "up")") }
    return parts.joined(separator: " and ")
  }
}

extension StraightPicture {
  /// Where the pixels of a row in these columns lie.
  fileprivate func bytes(_ row: Int, _ columns: Range<Int>) -> Range<Int> {
    (row * width + columns.lowerBound) * 4..<(row * width + columns.upperBound) * 4
  }
}
