import RasterKernels
import TestSupport
import Testing

/// What smaller images are made of equals the plain twins bit for bit.
struct ReductionTwinTests {
  @Test func halvedImagesAgree() {
    withEveryRow { length, alignment, numbers in
      let (width, height) = (length + 1, alignment + 1)
      let image = numbers.bytes(width * height * 4)
      let halves = [UInt8](repeating: 9, count: (width + 3) / 2 * (height + 1) / 2 * 4)
      expectTwins(on: halves) {
        Fast.halve(image.span, width: width, height: height, into: &$0)
      } plain: {
        Plain.halve(image.span, width: width, height: height, into: &$0)
      }
    }
  }

  @Test func mixedRowsAgree() {
    withEveryRow { length, alignment, numbers in
      let pixels = numbers.bytes((length + alignment) * 4)
      let others = numbers.bytes(length * 4)
      for weight in [0, 1, 128, 255, Int.random(in: 0...255, using: &numbers)] {
        expectTwins(on: pixels, within: alignment * 4..<pixels.count) {
          Fast.mix(&$0, with: others.span, weight: weight, count: length)
        } plain: {
          Plain.mix(&$0, with: others.span, weight: weight, count: length)
        }
      }
    }
  }
}
