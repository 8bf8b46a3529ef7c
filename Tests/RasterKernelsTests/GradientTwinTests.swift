import RasterKernels
import TestSupport
import Testing

/// The fast gradient sampler equals its plain twin bit for bit.
struct GradientTwinTests {
  private let shapes: [GradientShape] =
    [.axial, .radial, .conic]
    + [true, false].flatMap { before in
      [true, false].flatMap { after in
        let ends = GradientEnds(continuesBefore: before, continuesAfter: after)
        return [GradientShape.segment(ends)]
          + [(0.2, 0.5, 0.1), (0, 1, 0), (0.3, -0.2, 0.8), (0.4, 0, 0.7), (0.1, 0.5, 0.5)].map {
            .circles(CircleFamily(startRadius: $0.0, growth: $0.1, distance: $0.2, ends: ends))
          }
      }
    }

  /// In steep gradients and in such that neighbours have nearly the same colours.
  @Test(arguments: [0.1, 0.0025, 0.0009, 0.0001]) func gradientSamplesAgree(slope: Double) {
    var numbers = SeededGenerator(seed: 4)
    let ramp = (0..<GradientShape.rampCount).map { _ in pixel(&numbers) }
    func check(_ length: Int, _ alignment: Int, _ numbers: inout SeededGenerator) {
      for shape in shapes {
        for dw in [0, 0.01, -0.02] {
          func number() -> Double { .random(in: -1.5...1.5, using: &numbers) }
          let walk = ProjectiveWalk(
            u: number(), v: number(), w: number() + 1, du: number() * slope, dv: number() * slope,
            dw: dw)
          let target = [UInt8](repeating: 9, count: (length + alignment + 2) * 4)
          expectTwins(on: target) {
            Fast.sampleGradient(
              ramp.span, shape: shape, walk: walk, into: &$0, start: alignment, count: length)
          } plain: {
            Plain.sampleGradient(
              ramp.span, shape: shape, walk: walk, into: &$0, start: alignment, count: length)
          }
        }
      }
    }
    withEveryLength(check)
    check(700, 3, &numbers)
  }
}
