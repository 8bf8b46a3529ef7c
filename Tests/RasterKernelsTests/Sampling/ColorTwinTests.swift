import RasterKernels
import TestSupport
import Testing

/// The fast kernels for colours of pixels equal their plain twins bit for bit.
struct ColorTwinTests {
  /// Factors as filters have them, and some that go beyond all bounds.
  private func matrix(_ numbers: inout SeededGenerator) -> [Float] {
    (0..<20).map { _ in
      switch Int.random(in: 0..<12, using: &numbers) {
      case 0: 0
      case 1: 1
      case 2: -1e30
      case 3: Bool.random(using: &numbers) ? .infinity : .nan
      default: Float.random(in: -2...2, using: &numbers)
      }
    }
  }

  @Test func colorsThroughAMatrixAgree() {
    withEveryRow { length, _, numbers in
      let matrix = matrix(&numbers)
      // Of some pixels a channel is more than their alpha, as rounding may leave it.
      expectTwins(on: pixelBytes(length, &numbers) + numbers.bytes(12)) {
        Fast.mapColors(&$0, by: matrix.span)
      } plain: {
        Plain.mapColors(&$0, by: matrix.span)
      }
    }
  }

  @Test func colorsFromATableAgree() {
    withEveryRow { length, _, numbers in
      let table = numbers.bytes(256).map { Float($0) / 255 }
      expectTwins(on: pixelBytes(length, &numbers) + numbers.bytes(12)) {
        Fast.lookUpColors(&$0, in: table.span)
      } plain: {
        Plain.lookUpColors(&$0, in: table.span)
      }
    }
  }

  @Test func theUnitMatrixChangesNothing() {
    let matrix: [Float] = [1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 1, 0]
    var pixels: [UInt8] = []
    for alpha in 0...255 {
      for level in 0...alpha { pixels += [UInt8(level), UInt8(alpha - level), 0, UInt8(alpha)] }
    }
    let before = pixels
    atEveryLevel { _ in
      var span = pixels.mutableSpan
      Fast.mapColors(&span, by: matrix.span)
      #expect(pixels == before)
    }
  }
}
