/// A curve so large that equal pieces of it would be too many, or too long where it is seen: cut where it enters and
/// leaves what is seen, so that only what lies inside has to be divided.
struct FarCurve {
  /// The curve in the order of travel. A line between the ends of a part that is not seen lies beyond the same sides
  /// as the part does, and winds as often round whatever is seen.
  private(set) var parts: [(curve: CubicBezier, isSeen: Bool)] = []

  /// Nil for a curve that would be divided into no more than half of the most pieces there may be.
  init?(
    _ curve: @autoclosure () -> CubicBezier, pieces: Int, in visible: VisibleArea
  ) {
    guard pieces > Flattening.mostPieces / 2, let area = visible.withMargin else { return nil }
    let curve = curve()
    var from = 0.0
    for to in area.crossings(of: curve) + [1] {
      let isSeen = area.holds(curve.blossom((from + to) / 2))
      parts.append((curve.part(from: from, to: to), isSeen))
      from = to
    }
  }
}

extension VisibleArea {
  /// A somewhat larger one, on whose border nothing is seen, rounding included; nil for one without an end.
  fileprivate var withMargin: VisibleArea? {
    let margin = max(right - left, bottom - top) / 16
    return margin.isFinite ? grown(by: margin) : nil
  }

  /// The parameters inside 0…1, ascending, at which a curve meets the lines on which the area's sides lie.
  fileprivate func crossings(of curve: CubicBezier) -> [Double] {
    let x = [left, right].flatMap { side in
      CubicBezier.crossings(curve.xExtrema) { curve.blossom($0).x - side }
    }
    let y = [top, bottom].flatMap { side in
      CubicBezier.crossings(curve.yExtrema) { curve.blossom($0).y - side }
    }
    return (x + y).sorted()
  }
}

extension CubicBezier {
  /// Where a coordinate that turns round at `extrema` alone changes its sign, by halving.
  fileprivate static func crossings(
    _ extrema: [Double], _ coordinate: (Double) -> Double
  ) -> [Double] {
    var found: [Double] = []
    var start = 0.0
    for end in extrema + [1] {
      var (low, high) = (start, end)
      start = end
      let isNegative = coordinate(low) < 0
      guard isNegative != (coordinate(high) < 0) else { continue }
      // So often that there is no number between the two.
      for _ in 0..<64 {
        let middle = (low + high) / 2
        if (coordinate(middle) < 0) == isNegative { low = middle } else { high = middle }
      }
      if high > 0, high < 1 { found.append(high) }
    }
    return found
  }

  /// The point at parameter `t`, as `part(from:to:)` has it.
  fileprivate func blossom(_ t: Double) -> Point { blossom(t, t, t) }

  /// The polar form: the control points of a part of a curve are its values at the part's ends (Ramshaw, 1989).
  private func blossom(_ t: Double, _ u: Double, _ v: Double) -> Point {
    let a = Point.mix(start, control1, t)
    let b = Point.mix(control1, control2, t)
    let c = Point.mix(control2, end, t)
    return Point.mix(Point.mix(a, b, u), Point.mix(b, c, u), v)
  }

  /// The curve between two parameters; parts that follow each other meet.
  fileprivate func part(from t: Double, to u: Double) -> CubicBezier {
    CubicBezier(
      start: t == 0 ? start : blossom(t), control1: blossom(t, t, u), control2: blossom(t, u, u),
      end: u == 1 ? end : blossom(u))
  }
}
