import Geometry

/// The mean structural similarity of Wang, Bovik, Sheikh and Simoncelli (2004): of luminance, with
/// Gaussian windows of 11 × 11 pixels and σ = 1.5 that lie wholly within the picture, K₁ = 0.01,
/// K₂ = 0.03. A picture narrower than a window has windows as narrow as itself.
enum StructuralSimilarity {
  private static let c1 = 0.01 * 255 * (0.01 * 255)
  private static let c2 = 0.03 * 255 * (0.03 * 255)

  /// - Parameter differing: outside of it the pictures are the same; windows there count as 1
  ///   without being looked at.
  static func mean(
    _ one: StraightPicture, _ other: StraightPicture, over backdrop: Backdrop,
    differingIn differing: PixelRectangle
  ) -> Double {
    let across = window(min(11, one.width))
    let down = window(min(11, one.height))
    // Positions of windows that hold a differing pixel.
    let columns =
      max(
        0, differing.x - across.count + 1)...min(
        one.width - across.count, differing.x + differing.width - 1)
    let rows =
      max(
        0, differing.y - down.count + 1)...min(
        one.height - down.count, differing.y + differing.height - 1)
    var moments = (0..<down.count).map { _ in WindowRow(count: columns.count) }
    var deficit = 0.0
    for row in rows.lowerBound..<rows.upperBound + down.count {
      moments[row % down.count].gather(
        luminances(one, row: row, columns, across.count, backdrop),
        luminances(other, row: row, columns, across.count, backdrop), across)
      // The last row of the window that begins here.
      let first = row - down.count + 1
      if first < rows.lowerBound { continue }
      for index in 0..<columns.count {
        var sum = Moments()
        for (offset, weight) in down.enumerated() {
          sum.add(moments[(first + offset) % down.count].moments[index], weight)
        }
        deficit += 1 - similarity(sum)
      }
    }
    let windows = (one.width - across.count + 1) * (one.height - down.count + 1)
    return 1 - deficit / Double(windows)
  }

  private static func similarity(_ m: Moments) -> Double {
    let (squareOne, squareOther) = (m.one * m.one, m.other * m.other)
    let product = m.one * m.other
    let varianceOne = m.oneSquared - squareOne
    let varianceOther = m.otherSquared - squareOther
    return (2 * product + c1) * (2 * (m.product - product) + c2)
      / ((squareOne + squareOther + c1) * (varianceOne + varianceOther + c2))
  }

  /// Gaussian weights that add up to 1.
  private static func window(_ count: Int) -> [Double] {
    let weights = (0..<count).map { index in
      let distance = Double(index) - Double(count - 1) / 2
      return exponential(-distance * distance / 4.5)
    }
    let sum = weights.reduce(0, +)
    return weights.map { $0 / sum }
  }

  /// Rec. 601 luminance, 0…255, of the part of a row that windows in these columns cover.
  private static func luminances(
    _ picture: StraightPicture, row: Int, _ columns: ClosedRange<Int>, _ width: Int,
    _ backdrop: Backdrop
  ) -> [Double] {
    let bytes = picture.pixels.span
    let start = row * picture.width
    return (columns.lowerBound..<columns.upperBound + width).map { column in
      let pixel = StraightPixel(bytes, at: (start + column) * 4)
      let red = StraightPixel.composited(pixel.red, alpha: pixel.alpha, over: backdrop)
      let green = StraightPixel.composited(pixel.green, alpha: pixel.alpha, over: backdrop)
      let blue = StraightPixel.composited(pixel.blue, alpha: pixel.alpha, over: backdrop)
      return 255 * (0.299 * red + 0.587 * green + 0.114 * blue)
    }
  }
}

/// Weighted sums of two luminances, of their squares and of their product.
private struct Moments {
  var one = 0.0
  var other = 0.0
  var oneSquared = 0.0
  var otherSquared = 0.0
  var product = 0.0

  @inline(__always)
  mutating func add(_ more: Moments, _ weight: Double) {
    one += more.one * weight
    other += more.other * weight
    oneSquared += more.oneSquared * weight
    otherSquared += more.otherSquared * weight
    product += more.product * weight
  }
}

/// The moments of one row, gathered across windows.
private struct WindowRow {
  private(set) var moments: [Moments]

  init(count: Int) { moments = Array(repeating: Moments(), count: count) }

  mutating func gather(_ one: [Double], _ other: [Double], _ weights: [Double]) {
    let single = zip(one, other).map { one, other in
      Moments(
        one: one, other: other, oneSquared: one * one, otherSquared: other * other,
        product: one * other)
    }
    for index in moments.indices {
      var sum = Moments()
      for (offset, weight) in weights.enumerated() { sum.add(single[index + offset], weight) }
      moments[index] = sum
    }
  }
}
