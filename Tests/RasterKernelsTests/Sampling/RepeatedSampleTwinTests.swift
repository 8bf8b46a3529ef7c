import RasterKernels
import TestSupport
import Testing

/// The fast sampler of tiles equals its plain twin bit for bit.
struct RepeatedSampleTwinTests {
  @Test func repeatedSamplesAgree() {
    withEveryLength { length, alignment, numbers in
      for (width, height) in [(1, 1), (1, 5), (4, 1), (2, 2), (13, 7)] {
        let image = pixelBytes(width * height, &numbers)
        for dw in [0, 0.01, -0.05] {
          func number() -> Double { .random(in: -40...40, using: &numbers) }
          let walk = ProjectiveWalk(
            u: number(), v: number(), w: abs(number()) / 40 + 0.2, du: number() / 9,
            dv: number() / 9, dw: dw)
          let target = [UInt8](repeating: 9, count: (length + alignment + 2) * 4)
          for linear in [true, false] {
            expectTwins(on: target, within: alignment * 4..<target.count) {
              Fast.sampleRepeated(
                image.span, width: width, height: height, walk: walk, linear: linear, into: &$0,
                count: length)
            } plain: {
              Plain.sampleRepeated(
                image.span, width: width, height: height, walk: walk, linear: linear, into: &$0,
                count: length)
            }
          }
        }
      }
    }
  }
}
