extension Offscreen {
  /// The same picture with columns and rows left out that are alike, also after the filters: what a
  /// blur makes of a rectangle does not change along its sides. It is the same wherever the picture
  /// lies and however long the sides are. Nil where that would save little.
  var folded: FoldedPicture? {
    knownFold.value {
      guard filters.contains(where: \.isBlur), let runs = StraightRuns(of: list) else { return nil }
      let columns = fold(runs.columns, of: list.width) { $0.gaussian(alongRowsWithin: $1) }
      let rows = fold(runs.rows, of: list.height) { $0.gaussian(alongColumnsWithin: $1) }
      let left = (list.width - columns.count) * (list.height - rows.count)
      guard left <= list.width * list.height / 8 * 7 else { return nil }
      let isOnlyAlpha = filters.first?.isShadow == true && list.hasAlphaOfItsOwn
      return FoldedPicture(
        offscreen: Offscreen(
          list.folded(columns: columns, rows: rows, isOnlyAlpha: isOnlyAlpha), filters: filters),
        columns: columns, rows: rows)
    }
  }

  /// What can be left out of a run of pixels that are alike: those that are it after all filters too.
  /// Means of neighbours are taken as in the whole picture, so the count is a multiple of theirs.
  private func fold(
    _ run: Range<Int>, of length: Int, _ gaussian: (PixelFilter, Int) -> GaussianExtent?
  ) -> Fold {
    let extents = filters.compactMap { gaussian($0, length) }
    let unit = extents.map(\.reduction).max() ?? 1
    // What a pixel in the middle of a mean depends on: there it is least.
    let middle = unit / 2
    let needed = extents.reversed().reduce(middle...middle) { $1.needed(for: $0) }
    let least = run.lowerBound + middle - needed.lowerBound
    let index = least + ((middle - least) & (unit - 1))
    let spare = run.upperBound - 1 - (needed.upperBound - middle) - index
    let count = spare / unit * unit
    guard count > 0, filters.compactMap({ gaussian($0, length - count) }) == extents else {
      return .none
    }
    return Fold(index: index, count: count)
  }
}

extension PixelFilter {
  fileprivate var isBlur: Bool {
    switch self {
    case .blur, .shadow: true
    case .colorMatrix, .curve: false
    }
  }
}
