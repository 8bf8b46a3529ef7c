import RasterKernels
import TestSupport
import Testing

/// The fast gradient sampler equals its plain twin bit for bit.
struct GradientTwinTests {
  @Test func gradientSamplesAgree() {
    var numbers = SeededGenerator(seed: 4)
    let ramp = (0..<GradientShape.rampCount).map { _ in pixel(&numbers) }
    for length in lengths {
      for shape in [GradientShape.axial, .radial, .conic] {
        for dw in [0, 0.01, -0.02] {
          func number() -> Double { .random(in: -1.5...1.5, using: &numbers) }
          let walk = ProjectiveWalk(
            u: number(), v: number(), w: number() + 1, du: number() / 9, dv: number() / 9, dw: dw)
          var fast = [UInt8](repeating: 9, count: length * 4 + 8)
          var plain = fast
          do {
            var span = fast.mutableSpan
            Fast.sampleGradient(ramp.span, shape: shape, walk: walk, into: &span, count: length)
          }
          do {
            var span = plain.mutableSpan
            Plain.sampleGradient(ramp.span, shape: shape, walk: walk, into: &span, count: length)
          }
          #expect(fast == plain)
        }
      }
    }
  }
}
