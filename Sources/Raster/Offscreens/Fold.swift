/// Neighbouring columns or rows of a picture that are all alike, of which one is kept.
struct Fold: Hashable, Sendable {
  /// The index of the pixel that stands for itself and those after it.
  var index: Int
  /// How many of those there are.
  var count: Int

  static let none = Fold(index: 0, count: 0)

  /// Where a pixel of the whole picture is in the folded one.
  func folded(pixel: Int) -> Int {
    pixel <= index ? pixel : max(index, pixel - count)
  }

  /// Where a border between pixels comes to lie, in steps of which a pixel has `unit`.
  func folded(border: Int, unit: Int = 1) -> Int {
    let first = index * unit
    return border <= first ? border : max(first, border - count * unit)
  }
}

/// A smaller picture that holds all that is seen in a larger one.
struct FoldedPicture: Sendable {
  let offscreen: Offscreen
  let columns: Fold
  let rows: Fold
}

/// How a folded picture lies on pixels: whole on whole.
struct FoldPlacement: Hashable, Sendable {
  var columns: Fold
  var rows: Fold
  /// From the pixels around to those of the whole picture.
  var shift: PixelShift
}

/// A move by whole pixels.
struct PixelShift: Hashable, Sendable {
  var x: Int
  var y: Int
}
