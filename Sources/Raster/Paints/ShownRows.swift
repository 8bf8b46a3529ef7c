import Geometry

/// Which rows of an image rows of a picture show, where each of those shows one height of it.
struct ShownRows: Sendable {
  /// The height that row y shows is (y + ½) · scale + offset.
  private let scale: Double
  private let offset: Double
  /// The rows of the image.
  private let height: Int

  /// Nil where rows of the picture go through several of the image, or show more of it than what lies
  /// around that height.
  init?(_ source: borrowing ImageSource) {
    guard let map = source.imageFromDevice.visibleAffine, map.b == 0, !source.isRepeated,
      source.grid == nil, source.reducible == nil, source.fold == nil
    else { return nil }
    scale = map.d
    offset = map.ty
    height = source.image.height
  }

  /// The rows of the image, and some more; at least one. Nil when they are too far away to tell.
  func shown(in rows: Range<Int>) -> ClosedRange<Int>? {
    let start = (Double(rows.lowerBound) + 0.5) * scale + offset
    let end = (Double(rows.upperBound) - 0.5) * scale + offset
    guard abs(start) <= 0x1p30, abs(end) <= 0x1p30 else { return nil }
    // A height is mixed from the two rows whose middles are nearest; beyond the image its outermost go on.
    let top = min(max(Int(min(start, end)) - 2, 0), height - 1)
    return top...min(max(Int(max(start, end)) + 2, top), height - 1)
  }
}
