import RasterKernels

extension BandEdge {
  /// Appends what the edge is without antialiasing: in every row whose centre it crosses, an
  /// upright edge as high as the row, to the left of the first pixel whose centre is not left of
  /// the crossing. Summed, such edges leave whole pixels only: those whose centres are inside.
  func appendSteps(to steps: inout [BandEdge]) {
    let one = Int(Subpixel.one)
    let half = one / 2
    let goesDown = y0 < y1
    let top = (x: Int(goesDown ? x0 : x1), y: Int(goesDown ? y0 : y1))
    let bottom = (x: Int(goesDown ? x1 : x0), y: Int(goesDown ? y1 : y0))
    guard top.y < bottom.y else { return }
    // Centres at the upper end count, those at the lower end do not: neighbours share none.
    let rows = (top.y + half - 1) / one..<(bottom.y + half - 1) / one
    for row in rows {
      let down = row * one + half - top.y
      let height = bottom.y - top.y
      // Rounded up: a centre that lies on the edge is not left of it.
      let numerator = (bottom.x - top.x) * down
      let quotient = numerator / height
      let crossing = top.x + (numerator > quotient * height ? quotient + 1 : quotient)
      let x = Int32(max(0, (crossing + half - 1) / one) * one)
      let upper = UInt16(row * one)
      let lower = UInt16((row + 1) * one)
      steps.append(
        goesDown
          ? BandEdge(x0: x, y0: upper, x1: x, y1: lower)
          : BandEdge(x0: x, y0: lower, x1: x, y1: upper))
    }
  }
}
