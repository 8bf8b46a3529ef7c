extension PixelFilter {
  var isShadow: Bool {
    if case .shadow = self { true } else { false }
  }

  /// What a filter does along the rows of a picture so wide; nil where it looks at one column alone.
  func gaussian(alongRowsWithin width: Int) -> GaussianExtent? {
    switch self {
    case .blur(let x, _):
      GaussianExtent(deviation: x, reach: Self.blurReach, within: width)
    case .shadow(_, let x, _, let reach):
      GaussianExtent(deviation: x, reach: reach, within: width)
    case .colorMatrix, .curve: nil
    }
  }

  /// The same along the columns of a picture so high.
  func gaussian(alongColumnsWithin height: Int) -> GaussianExtent? {
    switch self {
    case .blur(_, let y):
      GaussianExtent(deviation: y, reach: Self.blurReach, within: height)
    case .shadow(_, _, let y, let reach):
      GaussianExtent(deviation: y, reach: reach, within: height)
    case .colorMatrix, .curve: nil
    }
  }
}

extension [PixelFilter] {
  /// The part of a picture that is enough for its pixels `bounds`: the filters, one after the other, make
  /// of them there what they make of them in the whole picture, bit for bit.
  /// - Precondition: `bounds` are not empty and lie within `width` × `height`.
  package func part(
    neededFor bounds: PixelBounds, ofWidth width: Int, height: Int
  ) -> PixelBounds {
    let columns = range(neededFor: bounds.left...bounds.right - 1, of: width) {
      $0.gaussian(alongRowsWithin: $1)
    }
    let rows = range(neededFor: bounds.top...bounds.bottom - 1, of: height) {
      $0.gaussian(alongColumnsWithin: $1)
    }
    return PixelBounds(
      left: columns.lowerBound, top: rows.lowerBound, right: columns.upperBound,
      bottom: rows.upperBound)
  }

  private func range(
    neededFor pixels: ClosedRange<Int>, of length: Int,
    _ gaussian: (PixelFilter, Int) -> GaussianExtent?
  ) -> Range<Int> {
    let extents = compactMap { gaussian($0, length) }
    let needed = extents.reversed().reduce(pixels) { $1.needed(for: $0) }
    // Means of neighbours are taken as in the whole picture.
    let unit = extents.map(\.reduction).max() ?? 1
    let first = Swift.max(0, needed.lowerBound) / unit * unit
    let part = first..<Swift.min(length, needed.upperBound + 1)
    return compactMap { gaussian($0, part.count) } == extents ? part : 0..<length
  }
}
