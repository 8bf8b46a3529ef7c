import Geometry
import Raster
import TestSupport
import Testing

/// What lies outside the picture costs little and changes nothing in it.
struct VisibleAreaTests {
  private let size = 60

  /// Three curves, of which some reach far beyond the picture.
  private func path(closed: Bool, _ numbers: inout SeededGenerator) -> Path {
    let reach: Double = [20, 100, 2000].randomElement(using: &numbers) ?? 20
    func point() -> Point {
      Point(
        .random(in: -reach...reach + Double(size), using: &numbers),
        .random(in: -reach...reach + Double(size), using: &numbers))
    }
    var path = Path()
    path.move(to: point())
    path.cubic(to: point(), control1: point(), control2: point())
    path.quad(to: point(), control: point())
    path.cubic(to: point(), control1: point(), control2: point())
    if closed { path.close() }
    return path
  }

  private func picture(_ record: (inout DisplayList) -> Void) -> [UInt8] {
    draw(size, size) {
      // Half of it under a clip, which leaves less to be seen.
      record(&$0)
      $0.pushClip(rectangle(20, 25, 10.5, 9), rule: .nonZero)
      record(&$0)
      $0.popClip()
    }.pixels
  }

  @Test(arguments: [FillRule.nonZero, .evenOdd])
  func fillsLookTheSameWhereTheyAreSeen(rule: FillRule) {
    let device = Affine(a: 1, b: 0.2, c: -0.1, d: 0.9, tx: 3, ty: -2)
    for seed in 0..<60 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let path = path(closed: true, &numbers)
      let whole = picture {
        $0.fill(path.fillPolygons(in: device), rule: rule, paint: .solid(.black))
      }
      let seen = picture {
        let shape = path.fillPolygons(in: device, visible: $0.visibleArea)
        $0.fill(shape, rule: rule, paint: .solid(.black))
      }
      #expect(seen == whole, "seed \(seed)")
    }
  }

  @Test(arguments: [
    StrokeStyle(width: 3), StrokeStyle(width: 40, join: .round),
    StrokeStyle(width: 7, cap: .square, join: .bevel, trimStart: 0.2, trimEnd: 0.7),
    StrokeStyle(width: 6, cap: .round, dash: [9, 14, 0, 8], dashPhase: 5),
  ])
  func linesLookTheSameWhereTheyAreSeen(style: StrokeStyle) {
    let device = Affine(a: 1, b: 0.2, c: -0.1, d: 0.9, tx: 3, ty: -2)
    for seed in 0..<40 as Range<UInt64> {
      var numbers = SeededGenerator(seed: seed)
      let path = path(closed: seed % 2 == 0, &numbers)
      let whole = picture {
        let outline = path.strokeOutline(style, tolerance: 0.1)
        $0.fill(outline.transformed(by: device), rule: .nonZero, paint: .solid(.black))
      }
      let seen = picture {
        let outline = path.strokeOutline(
          style, tolerance: 0.1, visible: $0.visibleArea.before(device))
        $0.fill(outline.transformed(by: device), rule: .nonZero, paint: .solid(.black))
      }
      #expect(seen == whole, "seed \(seed)")
    }
  }

  @Test func curvesThatAreNotSeenAreNotDivided() {
    var path = Path(ellipseIn: Rect(x: 100, y: 100, width: 1000, height: 1000))
    #expect(path.fillPolygons(in: .identity, visible: corner).points.count == 4)
    #expect(path.fillPolygons(in: .identity).points.count > 40)
    path.addEllipse(in: Rect(x: 10, y: 10, width: 1000, height: 1000))
    // One of the other's quarters may be seen.
    let points = path.fillPolygons(in: .identity, visible: corner).points.count
    let all = path.fillPolygons(in: .identity).points.count
    #expect(points > 4 + 4 && points < all / 4)
  }

  @Test(arguments: [[], [5.0, 5], [0.0, 3]])
  func linesThatAreNotSeenAreNotOutlined(dash: [Double]) {
    let path = Path(ellipseIn: Rect(x: 200, y: 200, width: 1000, height: 1000))
    let style = StrokeStyle(width: 10, cap: .round, dash: dash)
    #expect(path.strokeOutline(style, tolerance: 0.1, visible: corner).isEmpty)
    #expect(!path.strokeOutline(style, tolerance: 0.1).isEmpty)
  }

  private var corner: VisibleArea { DisplayList(width: size, height: size).visibleArea }
}
