import RasterKernels
import TestSupport
import Testing

/// The fast convolution equals its plain twin bit for bit, and touches nothing else.
struct ConvolveTwinTests {
  @Test func convolutionsAgree() {
    withEveryLength { count, alignment, numbers in
      for taps in [1, 2, 7, 33] {
        for step in [1, 4, 9] {
          let room = count + (taps - 1) * step + 5
          let source = (0..<room).map { _ in UInt16.random(in: 0...65535, using: &numbers) }
          var weights = (0..<taps).map { _ in
            UInt32.random(in: 0...65536 / UInt32(taps), using: &numbers)
          }
          weights[0] += 65536 - weights.reduce(0, +)
          let target = [UInt16](repeating: 7, count: alignment + count + 4)
          expectTwins(on: target) {
            Fast.convolve(
              source.span, start: 3, step: step, weights: weights.span, into: &$0, at: alignment,
              count: count)
          } plain: {
            Plain.convolve(
              source.span, start: 3, step: step, weights: weights.span, into: &$0, at: alignment,
              count: count)
          }
        }
      }
    }
  }

  @Test func fullSamplesStayFull() {
    let source = [UInt16](repeating: 65535, count: 40)
    let weights: [UInt32] = [20000, 25536, 20000]
    atEveryLevel { _ in
      var result = [UInt16](repeating: 0, count: 38)
      var span = result.mutableSpan
      Fast.convolve(
        source.span, start: 0, step: 1, weights: weights.span, into: &span, at: 0, count: 38)
      #expect(result == [UInt16](repeating: 65535, count: 38))
    }
  }
}
