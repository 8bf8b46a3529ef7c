import Geometry
import Testing

@Suite struct PathReversedTests {
  @Test func elementsRunBackwards() {
    let path = Path(svg: "M0 0L10 0C11 0 12 1 12 2Q12 5 9 5Z")
    #expect(path?.reversed.svg == "M9 5Q12 5 12 2C12 1 11 0 10 0L0 0Z")
  }

  @Test func subpathsKeepTheirOrder() {
    let path = Path(svg: "M0 0L1 0M5 5M7 7L8 8Z")
    #expect(path?.reversed.svg == "M1 0L0 0M5 5M8 8L7 7Z")
  }

  @Test func theAreaChangesItsSign() {
    let path = Path(ellipseIn: Rect(x: 0, y: 0, width: 7, height: 9))
    let area = path.flattened(tolerance: 0.01).signedArea
    #expect(isNear(path.reversed.flattened(tolerance: 0.01).signedArea, -area, within: 1e-9))
  }
}
