import Geometry
import Raster
import TestSupport
import Testing

/// Hatchings so dense that most of their edges lie where they wind anyway cover their area.
struct InnerEdgesTests {
  enum Hatching: CaseIterable {
    case upwards, downwards, bothWays, leaning, ending
    case withGap, withHoles, withSpecks, beyondPicture
  }

  private let width = 14
  private let height = 24

  /// A strip from its upper end to its lower one, `wide` pixels wide; downwards or upwards.
  private func strip(_ upper: Point, _ lower: Point, _ wide: Double, down: Bool) -> [Point] {
    let aside = Point(wide / 2, 0)
    let points = [upper - aside, lower - aside, lower + aside, upper + aside]
    return down ? points : points.reversed()
  }

  private func polygons(_ hatching: Hatching, _ numbers: inout SeededGenerator) -> [[Point]] {
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &numbers) }
    let end = Double(width)
    var polygons: [[Point]] = []
    for index in 0..<90 {
      let margin = hatching == .beyondPicture ? 6.0 : -1
      var x = number(-margin...end + margin)
      // Columns with no line at all, and such that a few pass.
      if hatching == .withGap, abs(x - 7) < 1.7 { x = index % 20 == 0 ? 7 : 3 }
      let lean = hatching == .leaning ? number(-3...3) : number(-0.2...0.2)
      let top = hatching == .ending && index % 9 == 0 ? number(0...18) : -1
      let down = hatching == .bothWays ? index % 3 == 0 : hatching != .upwards
      polygons.append(
        strip(Point(x, top), Point(x + lean, Double(height) + 1), number(0.2...1), down: down))
    }
    for _ in 0..<12 {
      let corner = Point(number(0...end), number(0...Double(height)))
      let size = number(0.2...4)
      switch hatching {
      case .withSpecks:
        polygons.append([corner, corner + Point(size, 0.3), corner + Point(0.2, size)])
      case .withHoles:
        let lower = corner + Point(number(-1...1), 12)
        for _ in 0..<Int(number(4...30)) {
          polygons.append(strip(corner, lower, size, down: false))
        }
      default: break
      }
    }
    return polygons
  }

  private func onGrid(_ point: Point) -> Point {
    Point((point.x * 1024).rounded() / 1024, (point.y * 1024).rounded() / 1024)
  }

  @Test(arguments: Hatching.allCases)
  func denseHatchingsCoverTheirArea(hatching: Hatching) {
    var numbers = SeededGenerator(seed: 23_000)
    let shape = joined(polygons(hatching, &numbers).map { FlatPath(polygon: $0.map(onGrid)) })
    let picture = draw(width, height) { $0.fill(shape, rule: .nonZero, paint: .solid(.black)) }
    let reference = ReferenceCoverage(
      shape, rule: .nonZero, width: width, height: height, lines: 64)
    #expect(reference.error(of: picture) <= 1.5)
  }

  @Test(arguments: [1, 19, 20, 21, 36])
  func whereLowerStripsTakeFewerWindingsThanThereAreNothingChanges(lowerStrips: Int) {
    // The same once as strips, of which hardly an edge matters, and once as a solid block.
    var polygons = (0..<400).map { index in
      let x = 2 + Double(index) / 40
      return strip(Point(x, 0), Point(x, 24), 1, down: true)
    }
    for index in 0..<lowerStrips {
      let x = 4 + Double(index) / 64
      polygons.append(strip(Point(x, 9.5), Point(x, 20.25), 1.5, down: false))
    }
    let outline = joined(polygons.map { FlatPath(polygon: $0.map(onGrid)) })
    let picture = draw(14, 24) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
    let outside = strip(Point(6.9875, 0), Point(6.9875, 24), 10.975, down: true)
    let block = draw(14, 24) {
      $0.fill(
        FlatPath(polygon: outside.map(onGrid)), rule: .nonZero, paint: .solid(.black))
    }
    #expect(picture.difference(from: block) <= 1)
  }
}
