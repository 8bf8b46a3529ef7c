import Foundation
import RasterKernels
import TestSupport
import Testing

/// Pixels have the colours of the ramp's entries next to their exact positions.
struct GradientEntryTests {
  /// A ramp whose colours are their own indices.
  private func colors(_ count: Int) -> GradientColors {
    GradientColors(
      ramp: (0..<UInt32(count)).map { $0 | 0xff00_0000 },
      stops: [GradientStop(location: 0, color: SIMD4(0, 0, 0, 1))])
  }

  /// How many entries the pixels of a row are off at most, beyond half a one.
  private func error(
    _ shape: GradientShape, _ walk: ProjectiveWalk, count: Int, entries: Int,
    _ position: (Double, Double) -> Double
  ) -> Double {
    var pixels = [UInt8](repeating: 0, count: count * 4)
    var span = pixels.mutableSpan
    Fast.sampleGradient(colors(entries), shape: shape, walk: walk, into: &span, count: count)
    return (0..<count).map { index in
      let t = position(
        walk.u + Double(index) * walk.du, walk.v + Double(index) * walk.dv)
      let found = Double(pixels[index * 4]) + 256 * Double(pixels[index * 4 + 1])
      return abs(found - min(max(t, 0), 1) * Double(entries - 1)) - 0.5
    }.max() ?? 0
  }

  private func turn(_ x: Double, _ y: Double) -> Double {
    let turn = atan2(y, x) / (2 * .pi)
    return turn < 0 ? turn + 1 : turn
  }

  @Test(arguments: [1024, 4096]) func anglesAreThoseOfTheArctangent(entries: Int) {
    var numbers = SeededGenerator(seed: 31)
    for _ in 0..<300 {
      // Rows in any direction, but for those through the centre, whose colours are mixed of the stops.
      let direction = Double.random(in: 0...(2 * .pi), using: &numbers)
      let (du, dv) = (cos(direction) * 0.01, sin(direction) * 0.01)
      let walk = ProjectiveWalk(
        u: .random(in: -12...12, using: &numbers), v: .random(in: -12...12, using: &numbers),
        w: 1, du: du, dv: dv, dw: 0)
      let passing = abs(walk.u * dv - walk.v * du) / 0.01
      guard passing > 0.3 else { continue }
      #expect(error(.conic, walk, count: 1500, entries: entries, turn) < 0.07, "\(walk)")
    }
  }

  @Test(arguments: [1024, 4096]) func axesAreInProportion(entries: Int) {
    var numbers = SeededGenerator(seed: 32)
    for _ in 0..<300 {
      let walk = ProjectiveWalk(
        u: .random(in: -0.5...1.5, using: &numbers), v: 0, w: 1,
        du: .random(in: -0.002...0.002, using: &numbers), dv: 0, dw: 0)
      #expect(error(.axial, walk, count: 1500, entries: entries) { u, _ in u } < 0.002, "\(walk)")
    }
  }

  @Test(arguments: [1024, 4096]) func radiiAreDistances(entries: Int) {
    var numbers = SeededGenerator(seed: 33)
    for _ in 0..<300 {
      func number() -> Double { .random(in: -1...1, using: &numbers) }
      let walk = ProjectiveWalk(
        u: number(), v: number(), w: 1, du: number() * 0.002, dv: number() * 0.002, dw: 0)
      #expect(
        error(.radial, walk, count: 1500, entries: entries) { ($0 * $0 + $1 * $1).squareRoot() }
          < 0.002, "\(walk)")
    }
  }
}
