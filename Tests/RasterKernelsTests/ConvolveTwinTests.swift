import RasterKernels
import TestSupport
import Testing

/// The fast convolution equals its plain twin bit for bit, and touches nothing else.
struct ConvolveTwinTests {
  @Test func convolutionsAgree() {
    var numbers = SeededGenerator(seed: 11)
    for count in lengths {
      for taps in [1, 2, 7, 33] {
        for step in [1, 4, 9] {
          let room = count + (taps - 1) * step + 5
          let source = (0..<room).map { _ in UInt16.random(in: 0...65535, using: &numbers) }
          var weights = (0..<taps).map { _ in
            UInt32.random(in: 0...65536 / UInt32(taps), using: &numbers)
          }
          weights[0] += 65536 - weights.reduce(0, +)
          let start = [UInt16](repeating: 7, count: count + 6)
          func result(
            _ convolve: (
              Span<UInt16>, Int, Int, Span<UInt32>, inout MutableSpan<UInt16>, Int, Int
            ) -> Void
          ) -> [UInt16] {
            var result = start
            var span = result.mutableSpan
            convolve(source.span, 3, step, weights.span, &span, 2, count)
            return result
          }
          let fast = result {
            Fast.convolve($0, start: $1, step: $2, weights: $3, into: &$4, at: $5, count: $6)
          }
          let plain = result {
            Plain.convolve($0, start: $1, step: $2, weights: $3, into: &$4, at: $5, count: $6)
          }
          #expect(fast == plain)
          #expect(fast.prefix(2) == [7, 7] && fast.suffix(4) == [7, 7, 7, 7])
        }
      }
    }
  }

  @Test func fullSamplesStayFull() {
    let source = [UInt16](repeating: 65535, count: 40)
    let weights: [UInt32] = [20000, 25536, 20000]
    var result = [UInt16](repeating: 0, count: 38)
    var span = result.mutableSpan
    Fast.convolve(
      source.span, start: 0, step: 1, weights: weights.span, into: &span, at: 0, count: 38)
    #expect(result == [UInt16](repeating: 65535, count: 38))
  }
}
