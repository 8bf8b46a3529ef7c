import Geometry
import Testing
import Timing

@Suite struct InterpolableTests {
  @Test func numbersMixByComponentAndBeyondTheEnds() {
    #expect(Double.mix(10, 20, 0.5) == 15)
    #expect(Double.mix(10, 20, 1.2) == 22)
    #expect(Point.mix(Point(0, 4), Point(8, 0), 0.25) as Point? == Point(2, 3))
    #expect(
      Rect.mix(
        Rect(x: 0, y: 0, width: 10, height: 20), Rect(x: 4, y: 8, width: 20, height: 0), 0.5)
        == Rect(x: 2, y: 4, width: 15, height: 10))
    #expect(
      SIMD4<Double>.mix(SIMD4(1, 0, 0, 1), SIMD4(0, 0, 1, 0), 0.5) == SIMD4(0.5, 0, 0.5, 0.5))
  }

  @Test func arraysMixOnlyAtEqualLength() {
    #expect([Double].mix([0, 10], [10, 30], 0.5) == [5, 20])
    #expect([Double].mix([0, 10], [10], 0.5) == nil)
    #expect([[Double]].mix([[0]], [[1, 2]], 0.5) == nil)
  }

  @Test func sumsAndDifferencesAreOpposites() {
    #expect(Double.sum(2, 0.5) == 2.5)
    #expect(Double.difference(2.5, 0.5) == 2)
    #expect([Double].sum([1, 2], [3, 4]) == [4, 6])
    #expect([Double].difference([1, 2], [3]) == nil)
  }

  @Test func componentsOfArraysAreThoseOfTheirElements() {
    let points = [Point(1, 2), Point(3, 4)]
    #expect(points.components == [1, 2, 3, 4])
    #expect(points.withComponents([5, 6, 7, 8]) == [Point(5, 6), Point(7, 8)])
    #expect([Matrix4.identity].components == nil)
  }
}
