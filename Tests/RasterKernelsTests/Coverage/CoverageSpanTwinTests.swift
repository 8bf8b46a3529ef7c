import RasterKernels
import TestSupport
import Testing

/// Products of coverage equal the plain twins bit for bit.
struct CoverageSpanTwinTests {
  @Test func productsOfTwoRowsAgree() {
    withEveryRow { length, alignment, numbers in
      let first = numbers.bytes(length + 9)
      let second = numbers.bytes(length + 9)
      let starts = (0..<3).map { _ in Int.random(in: 0...9, using: &numbers) }
      expectTwins(on: numbers.bytes(length + 9)) {
        Fast.multiply(
          first.span, from: starts[0], by: second.span, from: starts[1], into: &$0, at: starts[2],
          count: length)
      } plain: {
        Plain.multiply(
          first.span, from: starts[0], by: second.span, from: starts[1], into: &$0, at: starts[2],
          count: length)
      }
    }
  }

  @Test func productsWithOneFactorAgree() {
    withEveryRow { length, alignment, numbers in
      let coverage = numbers.bytes(length + 9)
      let (from, start) = (alignment % 10, Int.random(in: 0...9, using: &numbers))
      for factor in [0, 1, 128, 255, Int32.random(in: 0...255, using: &numbers)] {
        expectTwins(on: numbers.bytes(length + 9)) {
          Fast.multiply(
            coverage.span, from: from, by: factor, into: &$0, at: start, count: length)
        } plain: {
          Plain.multiply(
            coverage.span, from: from, by: factor, into: &$0, at: start, count: length)
        }
      }
    }
  }

  /// For all pairs of bytes, the whole number nearest to the quotient.
  @Test func everyProductIsRoundedToNearest() {
    let all = (0...255).map { UInt8($0) }
    for factor in 0...255 {
      var result = all
      var bytes = result.mutableSpan
      Fast.multiply(all.span, from: 0, by: Int32(factor), into: &bytes, at: 0, count: 256)
      let isNearest = (0...255).allSatisfy {
        abs(Double(result[$0]) - Double($0 * factor) / 255) <= 0.5
      }
      #expect(isNearest)
    }
  }
}
