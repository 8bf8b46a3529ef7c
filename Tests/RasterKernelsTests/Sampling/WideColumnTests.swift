import CWideKernels
import RasterKernels
import TestSupport
import Testing

/// Rows of images through columns, at every level the processor has.
struct WideColumnTests {
  /// Whatever a row shows of the rows of texels, and kept of the last one, it is what three other
  /// kernels make of it in turn.
  @Test(arguments: vectorLevels) func rowsThroughColumnsAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 61)
    for count in [1, 7, 8, 9, 15, 16, 17, 33, 100, 200] {
      for step in [0.4, 1, 1.1, 1.5, 1.9, 2.0, 2.6, -0.7, -1] {
        let endsThere = Bool.random(using: &numbers)
        let columns = Columns(count: count, step: step, endsThere: endsThere, &numbers)
        // Rows of texels, some of them empty here and there, some the same here and there.
        var texels = (0..<4).map { _ in pixelBytes(columns.width, &numbers) }
        for row in 1..<4 {
          let same = Int.random(in: 0...columns.width, using: &numbers)
          for byte in same * 4..<columns.width * 4 { texels[row][byte] = texels[row - 1][byte] }
          let clear = Int.random(in: 0...columns.width, using: &numbers)
          for byte in 0..<clear * 4 { texels[row][byte] = 0 }
        }
        let rows = texels + [texels[1], texels[2]]
        let pairs = [(0, 1), (1, 4), (4, 1), (4, 4), (2, 5), (5, 2), (3, 0), (1, 4), (0, 3)]
        // As inside of an outline, all of a stretch.
        var coverage = numbers.bytes(count)
        for index in coverage.indices where index / 40 % 2 == 1 { coverage[index] = 255 }
        let opacity =
          Bool.random(using: &numbers) ? 255 : UInt16.random(in: 0...255, using: &numbers)
        let below = pixelBytes(count, &numbers)
        let shift = count > 100 ? 4 : Int.random(in: 3...5, using: &numbers)
        let wide = columns.laid(
          on: below, pairs, of: rows, coverage, opacity, blocksOf: shift, at: level
        ) {
          wide_over_columns($0, &$1, $2, $3, $4, $5, $6, $7)
        }
        let apart = columns.laid(
          on: below, pairs, of: rows, coverage, opacity, blocksOf: shift, at: level
        ) { (level, columns, target, upper, lower, weight, _, _) in
          let row = columns.row + columns.first * 4
          wide_mix_rows(level, row, columns.texels, upper, lower, weight)
          wide_mix_columns(
            level, columns.samples, columns.count, columns.row, columns.indices, columns.weights)
          wide_over_pixels_covered(
            level, target, columns.count, columns.samples, columns.coverage, columns.opacity)
        }
        #expect(wide == apart, "\(count) pixels, \(step) texels each")
      }
    }
  }

  @Test(arguments: vectorLevels) func columnsAreThoseOfTheirPositions(level: WideLevel) {
    var numbers = SeededGenerator(seed: 62)
    let whole = Int64(1) << 32
    for count in [0, 1, 7, 8, 9, 16, 31, 100] {
      for last in [0, 1, 12, 400] {
        let u = Int64.random(in: -20 * whole...20 * whole, using: &numbers)
        let step = Int64.random(in: -5 * whole...5 * whole, using: &numbers)
        for u in [u, u & ~(whole - 1), -whole << 29] {
          var indices = [Int32](repeating: 7, count: count + 1)
          var weights = [UInt32](repeating: 7, count: count + 1)
          wide_find_columns(level, &indices, &weights, count, u, step, 3, Int32(last))
          #expect(indices[count] == 7 && weights[count] == 7)
          for i in 0..<count {
            let position = u + Int64(i) * step
            let x = Int(position >> 32)
            #expect(Int(indices[i]) == min(max(x, 0), last) - 3)
            let weight = UInt32((position >> 24) & 255)
            #expect(weights[i] == (x >= 0 && x < last ? weight * 0x10001 : 0))
          }
        }
      }
    }
  }
}

/// Columns of rows of texels that begin somewhere in memory.
private struct Columns {
  let indices: [Int32]
  let weights: [UInt32]
  let first: Int
  let texels: Int
  /// Of the image: its column that index 0 stands for, and how many it has.
  let column: Int
  let width: Int

  /// The image begins at the third index or before, and ends with the last one or with the one right of it.
  init(count: Int, step: Double, endsThere: Bool, _ numbers: inout SeededGenerator) {
    let start = step < 0 ? Double(count) * -step + 5 : 5
    let all = (0..<count).map { Int32(start + Double($0) * step) }
    let least = step > 0 && Bool.random(using: &numbers) ? all[min(2, count - 1)] : 0
    let indices = all.map { max($0, least) }
    let last = max(indices[0], indices[count - 1])
    self.indices = indices
    weights = indices.map { place in
      endsThere && place == last ? 0 : UInt32.random(in: 0...255, using: &numbers) * 0x10001
    }
    first = Int(min(indices[0], indices[count - 1]))
    texels = Int(last) + (endsThere ? 1 : 2) - first
    column = Int.random(in: 0...40, using: &numbers)
    width = column + first + texels
  }

  typealias Lay = (
    WideLevel, inout WideColumns, UnsafeMutableRawPointer, UnsafeRawPointer, UnsafeRawPointer,
    UInt16, UInt64, UInt64
  ) -> Void

  /// Whether a pair of rows and the one before it have one in common, where rows 4 and 5 are 1 and 2.
  private func shareRow(_ pairs: [(Int, Int)], _ place: Int) -> Bool {
    guard place > 0 else { return false }
    func rows(_ pair: (Int, Int)) -> Set<Int> {
      Set([pair.0, pair.1].map { $0 > 3 ? $0 - 3 : $0 })
    }
    return !rows(pairs[place]).isDisjoint(with: rows(pairs[place - 1]))
  }

  /// The pixels after each pair of rows was laid over them.
  func laid(
    on below: [UInt8], _ pairs: [(Int, Int)], of rows: [[UInt8]], _ coverage: [UInt8],
    _ opacity: UInt16, blocksOf shift: Int, at level: WideLevel, _ lay: Lay
  ) -> [[UInt8]] {
    let count = indices.count
    // In one piece, so that each row keeps its address.
    let memory = rows.flatMap { $0 }
    var row = [UInt8](repeating: 99, count: (first + texels + 33) * 4)
    var samples = [UInt8](repeating: 99, count: count * 4)
    let vectors = count / 4 + 1
    var shown = [UInt64](repeating: 99, count: vectors)
    var lists = [UInt32](repeating: 99, count: 3 * vectors)
    var pixels = below
    var result: [[UInt8]] = []
    memory.withUnsafeBytes { memory in
      row.withUnsafeMutableBytes { row in
        samples.withUnsafeMutableBytes { samples in
          indices.withUnsafeBufferPointer { indices in
            weights.withUnsafeBufferPointer { weights in
              coverage.withUnsafeBytes { coverage in
                shown.withUnsafeMutableBufferPointer { shown in
                  lists.withUnsafeMutableBufferPointer { lists in
                    guard let memory = memory.baseAddress, let lists = lists.baseAddress else {
                      return
                    }
                    var columns = WideColumns(
                      indices: indices.baseAddress, weights: weights.baseAddress, count: count,
                      row: row.baseAddress, first: first, texels: texels,
                      samples: samples.baseAddress,
                      coverage: coverage.baseAddress, opacity: opacity, column: column,
                      shift: shift, held: .max, shown: shown.baseAddress, isShownKnown: 0,
                      listed: lists,
                      still: lists + vectors, mixed: lists + 2 * vectors, listed_count: 0,
                      still_count: 0, mixed_count: 0, filled: 0, kept: 0)
                    var before = WideBlocks(filled: .max, unlike: .max)
                    for (place, pair) in pairs.enumerated() {
                      pixels.withUnsafeMutableBytes { pixels in
                        guard let pixels = pixels.baseAddress else { return }
                        let upper = memory + pair.0 * width * 4
                        let lower = memory + pair.1 * width * 4
                        var blocks = WideBlocks()
                        wide_find_blocks(level, &blocks, upper, lower, width, shift)
                        let kept = shareRow(pairs, place) ? ~(before.unlike | blocks.unlike) : 0
                        before = blocks
                        let skipped = (column + first) * 4
                        lay(
                          level, &columns, pixels, upper + skipped, lower + skipped,
                          UInt16(place * 31), blocks.filled, kept)
                      }
                      result.append(pixels)
                    }
                  }
                }
              }
            }
          }
        }
      }
    }
    return result
  }
}
