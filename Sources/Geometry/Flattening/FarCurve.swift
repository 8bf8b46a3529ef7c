/// A curve so large that most of it lies outside of what is seen, in parts: those that may be seen are divided as they
/// need it, the others are lines.
struct FarCurve {
  private(set) var parts: [(curve: CubicBezier, pieces: Int)] = []
  private var piecesLeft = Flattening.mostPieces

  /// Halves of halves, at most.
  private static let mostHalves = 48
  /// Pieces that a part counts for that is not seen: there are so many fewer of them.
  private static let pieceOfUnseen = 16

  /// Nil for a curve that would be divided into no more than half of the most pieces there may be, and for one of
  /// which so much is seen that it takes all of them.
  init?(
    _ curve: @autoclosure () -> CubicBezier, pieces: Int, by division: CurveDivision,
    in visible: VisibleArea
  ) {
    guard pieces > Flattening.mostPieces / 2, visible != .everywhere else { return nil }
    guard divide(curve(), pieces, division, visible, FarCurve.mostHalves) else { return nil }
  }

  private mutating func divide(
    _ curve: CubicBezier, _ pieces: Int, _ division: CurveDivision, _ visible: VisibleArea,
    _ halves: Int
  ) -> Bool {
    let isPassed = visible.isPassed(
      by: curve.start, curve.control1, curve.control2, curve.end)
    if isPassed || pieces <= Flattening.mostPieces / 2 || halves == 0 {
      piecesLeft -= isPassed ? FarCurve.pieceOfUnseen : pieces
      parts.append((curve, isPassed ? 1 : pieces))
      return piecesLeft >= 0
    }
    let (head, rest) = curve.split(at: 0.5)
    return divide(head, division.pieces(head), division, visible, halves - 1)
      && divide(rest, division.pieces(rest), division, visible, halves - 1)
  }
}
