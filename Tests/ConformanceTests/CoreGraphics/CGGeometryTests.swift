import CoreGraphics
import Testing

// CGGeometry.h.
struct CGGeometryTests {
  private let rect = CGRect(x: 1, y: 2, width: 10, height: 20)

  @Test func theNullRectangleIsNeutralInUnionsAndSwallowsIntersections() {
    #expect(rect.union(.null) == rect)
    #expect(CGRect.null.union(rect) == rect)
    #expect(rect.intersection(.null).isNull)
    #expect(CGRect.null.isEmpty)
    #expect(CGRect.null.offsetBy(dx: 3, dy: 3).isNull)
    #expect(CGRect.null.integral.isNull)
    #expect(CGRect.null.equalTo(.null))
  }

  @Test func theInfiniteRectangleHoldsAll() {
    #expect(CGRect.infinite.isInfinite)
    #expect(CGRect.infinite.contains(rect))
    #expect(CGRect.infinite.intersection(rect) == rect)
    #expect(CGRect.infinite.union(rect).isInfinite)
  }

  @Test func rectanglesThatAreApartHaveNoIntersection() {
    #expect(rect.intersection(CGRect(x: 100, y: 0, width: 1, height: 1)).isNull)
    #expect(!rect.intersects(CGRect(x: 100, y: 0, width: 1, height: 1)))
    #expect(
      rect.intersection(CGRect(x: 5, y: 0, width: 100, height: 5))
        == CGRect(x: 5, y: 2, width: 6, height: 3))
  }

  @Test func unionHoldsEmptyRectanglesToo() {
    #expect(CGRect.zero.union(rect) == CGRect(x: 0, y: 0, width: 11, height: 22))
  }

  @Test func insettingBeyondTheMiddleGivesNull() {
    #expect(rect.insetBy(dx: 6, dy: 1).isNull)
    #expect(rect.insetBy(dx: 5, dy: 1) == CGRect(x: 6, y: 3, width: 0, height: 18))
    #expect(rect.insetBy(dx: -1, dy: -2) == CGRect(x: 0, y: 0, width: 12, height: 24))
  }

  @Test func aNegativeSizeReachesBack() {
    let back = CGRect(x: 5, y: 5, width: -3, height: -2)
    #expect(back.minX == 2)
    #expect(back.maxY == 5)
    #expect(back.width == 3)
    #expect(back.size.width == -3)
    #expect(back.standardized.origin == CGPoint(x: 2, y: 3))
    #expect(back == CGRect(x: 2, y: 3, width: 3, height: 2))
  }

  @Test func integralGrowsToWholeNumbers() {
    #expect(
      CGRect(x: 0.5, y: -0.5, width: 1.2, height: 1).integral
        == CGRect(x: 0, y: -1, width: 2, height: 2))
  }

  @Test func theMinimumEdgesBelongToARectangle() {
    #expect(rect.contains(CGPoint(x: 1, y: 2)))
    #expect(!rect.contains(CGPoint(x: 11, y: 3)))
    #expect(!rect.contains(CGPoint(x: 3, y: 22)))
    #expect(rect.contains(rect))
  }

  @Test func dividingCutsASliceFromAnEdge() {
    let left = rect.divided(atDistance: 3, from: .minXEdge)
    #expect(left.slice == CGRect(x: 1, y: 2, width: 3, height: 20))
    #expect(left.remainder == CGRect(x: 4, y: 2, width: 7, height: 20))
    let bottom = rect.divided(atDistance: 5, from: .maxYEdge)
    #expect(bottom.slice == CGRect(x: 1, y: 17, width: 10, height: 5))
    #expect(bottom.remainder == CGRect(x: 1, y: 2, width: 10, height: 15))
    let all = rect.divided(atDistance: 99, from: .minYEdge)
    #expect(all.slice == rect)
    #expect(all.remainder.isEmpty)
  }

  @Test func vectorsAreValues() throws {
    #expect(CGVector() == .zero)
    #expect(CGVector(dx: 1, dy: 2) == CGVector(dx: 1.0, dy: 2.0))
    let data = try JSONEncoder().encode([CGVector(dx: 1, dy: 2)])
    #expect(String(decoding: data, as: UTF8.self) == "[[1,2]]")
    #expect(try JSONDecoder().decode([CGVector].self, from: data) == [CGVector(dx: 1, dy: 2)])
  }

  @Test func dictionariesHoldTheNumbers() {
    let kept = rect.dictionaryRepresentation
    #expect(CGRect(dictionaryRepresentation: kept) == rect)
    #expect(CGPoint(dictionaryRepresentation: kept) == CGPoint(x: 1, y: 2))
    let size = CGSize(width: 3, height: 4)
    #expect(CGSize(dictionaryRepresentation: size.dictionaryRepresentation) == size)
    #expect(CGRect(dictionaryRepresentation: size.dictionaryRepresentation) == nil)
  }

  @Test func descriptionsAreTheNumbersInBrackets() {
    #expect("\(rect)" == "(1.0, 2.0, 10.0, 20.0)")
    #expect("\(rect.origin)" == "(1.0, 2.0)")
    #expect("\(rect.size)" == "(10.0, 20.0)")
    #expect("\(CGVector(dx: 1, dy: 2))" == "(1.0, 2.0)")
  }

  @Test func pointsAndSizesCompare() {
    #expect(CGPoint(x: 1, y: 2).equalTo(CGPoint(x: 1, y: 2)))
    #expect(!CGSize(width: 1, height: 2).equalTo(.zero))
  }
}
