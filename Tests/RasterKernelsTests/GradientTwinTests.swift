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

  /// With colours and places as gradients have them, and some that are beyond all bounds.
  @Test func rampsAgree() {
    var numbers = SeededGenerator(seed: 5)
    func component() -> Double {
      switch Int.random(in: 0..<10, using: &numbers) {
      case 0, 1: 0
      case 2, 3: 1
      case 4: [Double.nan, .infinity, -1e30][Int.random(in: 0..<3, using: &numbers)]
      default: .random(in: -0.1...1.1, using: &numbers)
      }
    }
    func color() -> SIMD4<Double> { SIMD4(component(), component(), component(), component()) }
    let empty = [UInt32](repeating: 7, count: GradientShape.rampCount)
    for _ in 0..<300 {
      let first = Int.random(in: 0...GradientShape.rampCount, using: &numbers)
      let count = Int.random(in: 0...min(70, GradientShape.rampCount - first), using: &numbers)
      let section = RampSection(
        from: color(), to: color(),
        start: GradientShape.position(ofEntry: first) - .random(in: 0...0.1, using: &numbers),
        length: [1, 0.3, 1e-3, 1e-300][Int.random(in: 0..<4, using: &numbers)])
      expectTwins(on: empty) {
        Fast.fillRamp(&$0, first..<first + count, with: section)
      } plain: {
        Plain.fillRamp(&$0, first..<first + count, with: section)
      }
    }
  }
}
