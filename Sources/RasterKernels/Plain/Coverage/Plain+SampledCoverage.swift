extension Plain {
  /// See `Fast.coverSampled`.
  package static func coverSampled(
    _ pieces: Span<RowPiece>, in pixels: Range<Int>, winding: Int32, evenOdd: Bool, lineBits: Int,
    layout: CellLayout, cells: inout MutableSpan<Int32>
  ) {
    guard pieces.count > 0 else { return }
    let origin = min(pieces[0].pixels.first, pixels.lowerBound)
    let dense = PlainSampling(origin: origin, lineBits: lineBits)
    let lineCount = Int(Subpixel.one) >> lineBits
    var profile = [Int32](repeating: winding, count: lineCount)
    let row = Int(pieces[0].row) * layout.stride
    // What pieces pass left of the pixels.
    for index in pieces.indices {
      let piece = pieces[index]
      for line in dense.lines(of: piece)
      where dense.crossing(of: piece, line: line) < dense.left(of: pixels.lowerBound) {
        profile[line] += piece.sign
      }
    }
    var before: Int32 = 0
    for cell in row..<row + pixels.lowerBound { before &+= cells[cell] }
    var change: Int32 = 0
    for pixel in pixels {
      var crossings = [[(key: Int32, sign: Int32)]](repeating: [], count: lineCount)
      for index in pieces.indices {
        let piece = pieces[index]
        let touched = piece.pixels
        guard touched.first <= pixel, pixel <= touched.last else { continue }
        for line in dense.lines(of: piece) {
          let key = dense.crossing(of: piece, line: line) - dense.left(of: pixel)
          if key >= 0, key < dense.across { crossings[line].append((key, piece.sign)) }
        }
      }
      // However the pieces lie on its lines, the winding numbers in the pixel are between these.
      let lows = (0..<lineCount).map { line in
        profile[line] - Int32(crossings[line].count { $0.sign < 0 })
      }
      let highs = (0..<lineCount).map { line in
        profile[line] + Int32(crossings[line].count { $0.sign > 0 })
      }
      let isLinear = PlainSampling.isLinear(lows.min() ?? 0, highs.max() ?? 0, evenOdd)
      var area: Int32 = 0
      for line in 0..<lineCount {
        var reached: Int32 = 0
        for crossing in crossings[line].sorted(by: { $0.key < $1.key }) {
          if PlainSampling.isInside(profile[line], evenOdd) { area += crossing.key - reached }
          reached = crossing.key
          profile[line] += crossing.sign
        }
        if PlainSampling.isInside(profile[line], evenOdd) { area += dense.across - reached }
      }
      before &+= cells[row + pixel]
      let changeHere = isLinear ? 0 : area &- before
      cells[row + pixel] &+= changeHere &- change
      change = changeHere
    }
    cells[row + pixels.upperBound] &-= change
  }
}

/// How dense pieces are measured: in keys, the parts of a line across one pixel, from its first pixel on.
private struct PlainSampling {
  let origin: Int
  let lineBits: Int
  /// Keys in a pixel.
  var across: Int32 { 2 << (Subpixel.bits + Int32(lineBits)) }

  func left(of pixel: Int) -> Int32 { Int32(pixel - origin) * across }

  /// The lines whose middles a piece crosses.
  func lines(of piece: RowPiece) -> Range<Int> {
    let down: Int32 = lineBits > 0 ? 1 << (Int32(lineBits) - 1) - 1 : 0
    return Int((piece.y0 + down) >> Int32(lineBits))..<Int((piece.y1 + down) >> Int32(lineBits))
  }

  func crossing(of piece: RowPiece, line: Int) -> Int32 {
    let unit = Double(2 << lineBits)
    let left = Int64(origin) << Int64(Subpixel.bits)
    let slope = Float(Double(piece.x1 - piece.x0) / Double(piece.y1 - piece.y0) * unit)
    let height = Float(1 << lineBits)
    let lane = Float(line % 16) * height
    let top = Float((line - line % 16) << lineBits) + height * 0.5
    let down = lane + (top - Float(piece.y0))
    let x = down * slope + Float(Double(Int64(piece.x0) - left) * unit)
    let low = (Int64(min(piece.x0, piece.x1)) - left) << Int64(1 + lineBits)
    let high = (Int64(max(piece.x0, piece.x1)) - left) << Int64(1 + lineBits)
    let end = Int64(piece.pixels.last - origin + 1) * Int64(across) - 1
    let far = Float(2_147_483_520)
    let nearest = Int32(min(max(x, -far), far))
    return min(max(nearest, Int32(low)), Int32(min(high, end)))
  }

  static func isInside(_ winding: Int32, _ evenOdd: Bool) -> Bool {
    evenOdd ? winding & 1 != 0 : winding != 0
  }

  /// True when the covered area follows from the mean of winding numbers between these.
  static func isLinear(_ least: Int32, _ greatest: Int32, _ evenOdd: Bool) -> Bool {
    // Sums of areas wrap some way beyond.
    if least < -1000 || greatest > 1000 { return false }
    if greatest - least <= 1 { return true }
    return !evenOdd && (least >= 1 || greatest <= -1)
  }
}
