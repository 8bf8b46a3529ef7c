import Geometry
import RasterKernels
import TestSupport
import Testing

@testable import Raster

/// Rows that an outline covers as the ones above them.
@Suite struct RepeatedRowsTests {
  private let width = 40
  private let height = 100

  /// Outlines of upright and level sides, some with a slanting one, at whole pixels, quarters or anywhere.
  private func outline(_ numbers: inout SeededGenerator) -> FlatPath {
    let grains = [1, 0.25, 0x1p-10]
    let grain: Double = grains.randomElement(using: &numbers) ?? 1
    func place(_ limit: Int) -> Double {
      let place = Double.random(in: 0...Double(limit), using: &numbers)
      return (place / grain).rounded() * grain
    }
    return joined(
      (0..<Int.random(in: 1...3, using: &numbers)).map { _ in
        var points = [Point(place(width), place(height))]
        for corner in 0..<Int.random(in: 2...5, using: &numbers) {
          let last = points[points.count - 1]
          points.append(
            corner % 2 == 0 ? Point(place(width), last.y) : Point(last.x, place(height)))
        }
        if Int.random(in: 0..<4, using: &numbers) > 0 {
          points.append(Point(points[0].x, points[points.count - 1].y))
        }
        return FlatPath(polygon: points)
      })
  }

  @Test(arguments: 0..<80 as Range<UInt64>)
  func outlinesOfUprightSidesCoverTheirArea(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 61_000)
    let outline = outline(&numbers)
    for rule in [FillRule.nonZero, .evenOdd] {
      let truth = ReferenceCoverage(outline, rule: rule, width: width, height: height)
      let picture = draw(width, height) { $0.fill(outline, rule: rule, paint: .solid(.black)) }
      #expect(truth.error(of: picture) <= 1)
    }
  }

  /// Black of many kinds, each through the whole clip.
  private var blackPaints: [Paint] {
    let stops = [0.0, 1].map { GradientPaint.Stop(location: $0, color: .black) }
    let tile = Image(width: 1, height: 1, pixels: [0, 0, 0, 255])
    let shrunk = Homography(Affine(a: 0.3, b: 0.1, c: -0.1, d: 0.3, tx: 0, ty: 0))
    return [
      .gradient(GradientPaint(shape: .axial, stops: stops, unitFromDevice: shrunk)),
      .image(ImagePaint(image: tile, imageFromDevice: .identity)),
      .image(ImagePaint(image: tile, imageFromDevice: shrunk, filter: .nearest)),
    ]
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func allPaintsAreLaidThroughTheSameCoverage(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 62_000)
    let outline = outline(&numbers)
    let plain = draw(width, height) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
    for paint in blackPaints {
      let painted = draw(width, height) { $0.fill(outline, rule: .nonZero, paint: paint) }
      #expect(painted == plain)
    }
  }

  /// Of a clip and of what lies in one every row is wanted.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func clipsOfUprightSidesCoverTheSame(seed: UInt64) {
    var numbers = SeededGenerator(seed: seed &+ 63_000)
    let outline = outline(&numbers)
    let everything = FlatPath(polygon: [Point(-300, -9), Point(400, -9), Point(20, 900)])
    let plain = draw(width, height) { $0.fill(outline, rule: .nonZero, paint: .solid(.black)) }
    for (clip, shape) in [(outline, everything), (everything, outline)] {
      let clipped = draw(width, height) {
        $0.pushClip(clip, rule: .nonZero)
        $0.fill(shape, rule: .nonZero, paint: .solid(.black))
        $0.popClip()
      }
      #expect(clipped == plain)
    }
  }

  /// A frame in a band: from height 1.5 to 30 outside, from 3 to 28 inside, with a notch in its left side.
  private let frame: [BandEdge] = [
    BandEdge(x0: 2048, y0: 30720, x1: 2048, y1: 1536),
    BandEdge(x0: 30000, y0: 1536, x1: 30000, y1: 30720),
    BandEdge(x0: 4000, y0: 3072, x1: 4000, y1: 10240),
    BandEdge(x0: 4000, y0: 10240, x1: 3000, y1: 11264),
    BandEdge(x0: 3000, y0: 11264, x1: 4000, y1: 12288),
    BandEdge(x0: 4000, y0: 12288, x1: 4000, y1: 28672),
    BandEdge(x0: 28000, y0: 28672, x1: 28000, y1: 3072),
  ]

  @Test func betweenCornersRowsRepeat() {
    var repeated = RepeatedRows()
    repeated.leaveOut(of: frame.span, rows: 1..<30)
    let rows = (0..<32).filter { repeated.rows >> UInt32($0) & 1 != 0 }
    #expect(rows == [4, 5, 6, 7, 8, 9] + Array(13..<28) + [29])
  }

  @Test func rowsOfTheirOwnKeepTheirEdges() {
    var repeated = RepeatedRows()
    repeated.leaveOut(of: frame.span, rows: 1..<30)
    for row in 0..<32 {
      for step in stride(from: row * 1024, to: (row + 1) * 1024, by: 64) {
        let isRepeated = repeated.rows >> UInt32(row) & 1 != 0
        for x in stride(from: 0.5, to: 32768, by: 250) {
          let kept = repeated.kept.winding(x: x, y: Double(step) + 0.5)
          #expect(kept == (isRepeated ? 0 : frame.winding(x: x, y: Double(step) + 0.5)))
        }
      }
    }
  }

  @Test func anOutlineThatSlantsThroughAllRowsKeepsThem() {
    let triangle = [
      BandEdge(x0: 1000, y0: 0, x1: 1000, y1: 32768),
      BandEdge(x0: 9000, y0: 32768, x1: 1000, y1: 0),
    ]
    var repeated = RepeatedRows()
    repeated.leaveOut(of: triangle.span, rows: 0..<32)
    #expect(repeated.rows == 0)
  }
}
