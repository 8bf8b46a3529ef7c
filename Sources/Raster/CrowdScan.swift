import RasterKernels

/// Goes down a crowded cluster line by line and finds the borders between inside and outside.
///
/// Lines are a few subpixel steps high. What pieces are active and how they lie side by side is
/// asked in the middle of each line alone, so the work is lines times active pieces however often
/// they cross. An end or a crossing is off by half a line at most.
struct CrowdScan {
  /// The borders of the inside, +1 where it begins and −1 where it ends.
  private(set) var borders: [RowPiece] = []

  /// The pieces in the line that the scan has reached, from left to right.
  private var active: [Place] = []
  /// All pieces that have been entered.
  private var states: [CrowdPiece] = []
  /// For each line the first of the pieces in `entering` that begin there, and the count after the
  /// last.
  private var firsts: [Int] = []
  /// Indices of pieces by their first lines.
  private var entering: [Int32] = []

  /// A line's height in subpixel steps, as a shift, where `load` pieces are active at a height. By
  /// the even-odd rule every one of them is a border, not only the outermost.
  private static func lineBits(load: Int, rule: FillRule) -> Int32 {
    if load < 1 << 10 { return rule == .evenOdd ? 2 : 3 }
    return load < 1 << 13 ? 4 : 6
  }

  /// Scans those of `pieces` whose indices are the low halves of `order[range]`, of which `load`
  /// are active at a height. `winding` is the winding number left of them.
  mutating func run(
    _ pieces: [ChainPiece], _ order: [UInt64], _ range: Range<Int>, load: Int, winding: Int32,
    rule: FillRule
  ) {
    let bits = CrowdScan.lineBits(load: load, rule: rule)
    borders.removeAll(keepingCapacity: true)
    active.removeAll(keepingCapacity: true)
    states.removeAll(keepingCapacity: true)
    sortByLines(pieces, order, range, bits: bits)
    for line in 0..<Subpixel.one >> bits {
      CrowdScan.go(&active, &states, to: line, bits: bits, closing: &borders)
      for place in firsts[Int(line)]..<firsts[Int(line) + 1] {
        let state = CrowdPiece(pieces[Int(entering[place])].piece, bits: bits)
        active.append(Place(state, number: states.count, line: line, bits: bits))
        states.append(state)
      }
      sort(&active, 0..<active.count) { $0.x < $1.x }
      CrowdScan.walk(
        active, &states, y: line << bits, winding: winding, rule: rule, closing: &borders)
    }
    CrowdScan.go(&active, &states, to: Subpixel.one >> bits, bits: bits, closing: &borders)
  }

  private mutating func sortByLines(
    _ pieces: [ChainPiece], _ order: [UInt64], _ range: Range<Int>, bits: Int32
  ) {
    let lines = Int(Subpixel.one >> bits)
    firsts.removeAll(keepingCapacity: true)
    firsts.append(contentsOf: repeatElement(0, count: lines + 2))
    for position in range {
      let own = pieces[Int(order[position] & 0xffff_ffff)].piece.lines(bits: bits)
      // Counted two places on, so that placing them below leaves every line's first.
      if !own.isEmpty { firsts[Int(own.lowerBound) + 2] += 1 }
    }
    for line in 0...lines { firsts[line + 1] += firsts[line] }
    let missing = firsts[lines + 1] - entering.count
    if missing > 0 { entering.append(contentsOf: repeatElement(0, count: missing)) }
    for position in range {
      let index = Int(order[position] & 0xffff_ffff)
      let own = pieces[index].piece.lines(bits: bits)
      if own.isEmpty { continue }
      entering[firsts[Int(own.lowerBound) + 1]] = Int32(truncatingIfNeeded: index)
      firsts[Int(own.lowerBound) + 1] += 1
    }
  }

  /// Moves the active pieces to `line`, without those that ended above it.
  private static func go(
    _ active: inout [Place], _ states: inout [CrowdPiece], to line: Int32, bits: Int32,
    closing borders: inout [RowPiece]
  ) {
    let count = active.count
    var kept = 0
    var places = active.mutableSpan
    let states = states.span
    for index in 0..<count {
      var place = places[index]
      let slope = states[Int(place.number)].slope
      if states[Int(place.number)].endLine <= line {
        let piece = states[Int(place.number)]
        if piece.weight != 0 {
          borders.append(piece.border(downTo: line << bits, x: place.x + slope / 2))
        }
        continue
      }
      place.x &+= slope
      places[kept] = place
      kept += 1
    }
    active.removeLast(count - kept)
  }

  /// Gives every active piece its part in the inside's border from `y` on.
  private static func walk(
    _ active: [Place], _ states: inout [CrowdPiece], y: Int32, winding: Int32, rule: FillRule,
    closing borders: inout [RowPiece]
  ) {
    var winding = winding
    var inside = rule.inside(winding)
    let places = active.span
    var states = states.mutableSpan
    for index in places.indices {
      let place = places[index]
      let number = Int(place.number)
      winding &+= place.sign
      let now = rule.inside(winding)
      let weight = now &- inside
      inside = now
      if weight == states[number].weight { continue }
      let upperX = place.x - states[number].slope / 2
      if states[number].weight != 0 {
        borders.append(states[number].border(downTo: y, x: upperX))
      }
      states[number].weight = weight
      states[number].openX = states[number].steps(upperX)
      states[number].openY = y
    }
  }
}

/// Where a piece is in the middle of the line that a `CrowdScan` has reached.
private struct Place {
  /// In 2⁻²⁰ steps.
  var x: Int64
  /// Which piece it is: an index into the scan's states.
  let number: Int32
  let sign: Int32

  init(_ state: CrowdPiece, number: Int, line: Int32, bits: Int32) {
    let middle = line << bits + 1 << (bits - 1)
    let way = Double(state.slope) * Double(middle - state.piece.y0) / Double(Int32(1) << bits)
    x = Int64(state.piece.x0) << 20 + Int64(way)
    self.number = Int32(truncatingIfNeeded: number)
    sign = state.piece.sign
  }
}

/// A piece of an edge that a `CrowdScan` is passing.
private struct CrowdPiece {
  /// How much x grows from line to line, in 2⁻²⁰ steps.
  let slope: Int64
  /// The line after its last.
  let endLine: Int32
  /// Its part in the border of the inside: +1 where that begins, −1 where it ends, 0 between
  /// winding numbers of one side.
  var weight: Int32 = 0
  /// Where it took its part up.
  var openX: Int32 = 0
  var openY: Int32 = 0
  let piece: RowPiece

  init(_ piece: RowPiece, bits: Int32) {
    self.piece = piece
    endLine = piece.lines(bits: bits).upperBound
    let lineHeight = Double(Int32(1) << bits)
    slope = Int64(
      Double(piece.x1 - piece.x0) / Double(piece.y1 - piece.y0) * lineHeight * 0x1p20)
  }

  /// `x` in whole steps, never beyond the piece's ends.
  func steps(_ x: Int64) -> Int32 {
    let left = Int64(min(piece.x0, piece.x1))
    let right = Int64(max(piece.x0, piece.x1))
    return Int32(min(max((x + 1 << 19) >> 20, left), right))
  }

  /// What was its part, down to `y`, where it is at `x`.
  func border(downTo y: Int32, x: Int64) -> RowPiece {
    RowPiece(row: piece.row, sign: weight, x0: openX, y0: openY, x1: steps(x), y1: y)
  }
}

extension RowPiece {
  /// The lines, 2 to the `bits` steps high, whose middles it crosses.
  @inline(__always)
  fileprivate func lines(bits: Int32) -> Range<Int32> {
    let down = 1 << (bits - 1) - 1 as Int32
    return (y0 + down) >> bits..<(y1 + down) >> bits
  }
}
