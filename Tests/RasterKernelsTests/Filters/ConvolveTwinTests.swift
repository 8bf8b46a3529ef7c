import RasterKernels
import TestSupport
import Testing

/// The fast convolution equals its plain twin bit for bit.
struct ConvolveTwinTests {
  private func weights(_ count: Int, _ numbers: inout SeededGenerator) -> [UInt32] {
    var weights = (0..<count).map { _ in
      UInt32.random(in: 0...65536 / UInt32(count), using: &numbers)
    }
    // All in one place, or nearly.
    let place = Int.random(in: 0..<count, using: &numbers)
    weights[place] += 65536 - weights.reduce(0, +)
    return weights
  }

  @Test func convolutionsAgree() {
    withEveryLength { width, alignment, numbers in
      for taps in [1, 2, 7, 33, 124, 125] {
        let height = alignment * 11 + taps / 2
        let source = (0..<width * height).map { _ in UInt16.random(in: 0...65535, using: &numbers) }
        let weights = weights(taps, &numbers)
        expectTwins(on: [UInt16](repeating: 7, count: source.count)) {
          Fast.convolveColumns(
            source.span, width: width, height: height, weights: weights.span, into: &$0)
        } plain: {
          Plain.convolveColumns(
            source.span, width: width, height: height, weights: weights.span, into: &$0)
        }
      }
    }
  }

  /// Every sum of the kernel weighs both rows by all there is.
  @Test func twoWeightsMayBeHalfOfAllEach() {
    var numbers = SeededGenerator(seed: 3)
    for weights: [UInt32] in [
      [32768, 32768], [65536], [1, 65535], [32768, 0, 0, 32768], [0, 0, 9],
    ] {
      let source = (0..<70 * 13).map { _ in UInt16.random(in: 0...65535, using: &numbers) }
      expectTwins(on: [UInt16](repeating: 7, count: source.count)) {
        Fast.convolveColumns(source.span, width: 70, height: 13, weights: weights.span, into: &$0)
      } plain: {
        Plain.convolveColumns(source.span, width: 70, height: 13, weights: weights.span, into: &$0)
      }
    }
  }

  @Test func fullSamplesStayFullWhereAllNeighboursAreThere() {
    let source = [UInt16](repeating: 65535, count: 40 * 9)
    let weights: [UInt32] = [20000, 25536, 20000]
    atEveryLevel { _ in
      var result = [UInt16](repeating: 0, count: source.count)
      var span = result.mutableSpan
      Fast.convolveColumns(
        source.span, width: 40, height: 9, weights: weights.span, into: &span)
      #expect(result[40..<320].allSatisfy { $0 == 65535 })
      #expect(result[..<40].allSatisfy { $0 == 45535 })
    }
  }
}
