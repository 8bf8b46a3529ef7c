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

  /// Random entries, of which one in `every` is untold (none for 0), and stops that are far apart, next to each
  /// other and in one place.
  private func colors(
    untoldIn every: Int, _ numbers: inout SeededGenerator, count: Int = GradientShape.rampCount
  ) -> GradientColors {
    var stops: [GradientStop] = []
    var location = 0.0
    for index in 0..<24 {
      location += [0, 0.2, 0.01, 1e-4, 1e-13][index % 5] * .random(in: 0...1, using: &numbers)
      func component() -> Double { .random(in: 0...1, using: &numbers) }
      stops.append(
        GradientStop(
          location: min(location, 1),
          color: SIMD4(component(), component(), component(), index % 3 == 0 ? 1 : component())))
    }
    return GradientColors(
      ramp: (0..<count).map { entry in
        every > 0 && entry / 5 % every == 0 ? 0xffffff : pixel(&numbers)
      }, stops: stops)
  }

  /// In steep gradients and in such that neighbours have nearly the same colours; where the entries of the ramp
  /// are enough and where colours are mixed, in some places or, as far from the origin, in all.
  @Test(arguments: [0.1, 0.0025, 0.0009, 0.0001], [0, 1, 3])
  func gradientSamplesAgree(slope: Double, untoldIn every: Int) {
    var numbers = SeededGenerator(seed: 4)
    let colors = colors(untoldIn: every, &numbers, count: slope > 0.001 ? 1024 : 4096)
    func check(_ length: Int, _ alignment: Int, _ numbers: inout SeededGenerator) {
      for (index, shape) in shapes.enumerated() {
        let distance = (index + length) % 7 == 0 ? 300.0 : 0
        for dw in [0, 0.01, -0.02] {
          func number() -> Double { .random(in: -1.5...1.5, using: &numbers) }
          let walk = ProjectiveWalk(
            u: number() + distance, v: number(), w: number() + 1, du: number() * slope,
            dv: number() * slope, dw: dw)
          let target = [UInt8](repeating: 9, count: (length + alignment + 2) * 4)
          expectTwins(on: target) {
            Fast.sampleGradient(
              colors, shape: shape, walk: walk, into: &$0, start: alignment, count: length)
          } plain: {
            Plain.sampleGradient(
              colors, shape: shape, walk: walk, into: &$0, start: alignment, count: length)
          }
        }
      }
    }
    withEveryLength(check)
    check(700, 3, &numbers)
  }

  /// Each row has a walk of its own; some lie far out, some in perspective.
  @Test func rowsSampledTogetherAgree() {
    var numbers = SeededGenerator(seed: 8)
    let colors = colors(untoldIn: 3, &numbers)
    for shape in shapes {
      for count in [1, 15, 16, 17, 33, 40] {
        func number() -> Double { .random(in: -1.5...1.5, using: &numbers) }
        let walks = (0..<5).map { row in
          ProjectiveWalk(
            u: number() + (row == 2 ? 300 : 0), v: number(), w: number() + 1, du: number() * 0.02,
            dv: number() * 0.02, dw: row == 3 ? 0.01 : 0)
        }
        let stride = count + 3
        expectTwins(on: [UInt8](repeating: 9, count: (2 + 5 * stride) * 4)) {
          Fast.sampleGradient(
            colors, shape: shape, rows: 5, into: &$0, start: 2, stride: stride, count: count
          ) { walks[$0] }
        } plain: {
          Plain.sampleGradient(
            colors, shape: shape, rows: 5, into: &$0, start: 2, stride: stride, count: count
          ) { walks[$0] }
        }
      }
    }
  }

  /// Positions that are no numbers, or beyond all bounds, have a colour or none, but do no harm.
  @Test func placesBeyondAllBoundsAgree() {
    var numbers = SeededGenerator(seed: 7)
    let colors = colors(untoldIn: 2, &numbers)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e30, 1e-300] {
      for shape in shapes {
        for walk in [
          ProjectiveWalk(u: value, v: 0, w: 1, du: 0.1, dv: 0, dw: 0),
          ProjectiveWalk(u: 0, v: 0.1, w: 1, du: value, dv: value, dw: 0),
          ProjectiveWalk(u: 0.3, v: value, w: 1, du: 0.1, dv: 0.1, dw: 0.01),
        ] {
          let target = [UInt8](repeating: 9, count: 40 * 4)
          expectTwins(on: target) {
            Fast.sampleGradient(colors, shape: shape, walk: walk, into: &$0, count: 40)
          } plain: {
            Plain.sampleGradient(colors, shape: shape, walk: walk, into: &$0, count: 40)
          }
        }
      }
    }
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
    for round in 0..<300 {
      let whole = GradientShape.rampCount << (round % 3)
      let empty = [UInt32](repeating: 7, count: whole)
      let first = Int.random(in: 0...whole, using: &numbers)
      let count = Int.random(in: 0...min(70, whole - first), using: &numbers)
      let section = RampSection(
        from: color(), to: color(),
        start: Double(first) / Double(whole - 1) - .random(in: 0...0.1, using: &numbers),
        length: [1, 0.3, 1e-3, 1e-300][Int.random(in: 0..<4, using: &numbers)])
      expectTwins(on: empty) {
        Fast.fillRamp(&$0, first..<first + count, with: section)
      } plain: {
        Plain.fillRamp(&$0, first..<first + count, with: section)
      }
    }
  }
}
