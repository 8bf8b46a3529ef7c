import Foundation
import Geometry
import TestSupport
import Testing

@testable import Raster

/// Blurred pictures of which only what differs is drawn.
struct FoldedPictureTests {
  private static func shadow(_ deviation: Double) -> PixelFilter {
    .shadow(Color(red: 0.1, green: 0.2, blue: 0.9, alpha: 0.6), x: deviation, y: deviation)
  }

  /// Folds, and shows what the whole picture shows.
  private func expectSame(
    _ caster: Caster, within tolerance: Int = 0, opacity: Double = 1,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let folded = caster.offscreen()
    #expect(folded.folded != nil, sourceLocation: location)
    #expect(caster.unfolded.folded == nil, sourceLocation: location)
    let picture = caster.drawn(folded, opacity: opacity)
    let whole = caster.drawn(caster.unfolded, opacity: opacity)
    #expect(picture.difference(from: whole) <= tolerance, sourceLocation: location)
    // Where the whole one is cut into bands elsewhere, edges round otherwise: hardly ever seen.
    let others = zip(picture.pixels, whole.pixels).count { $0 != $1 }
    #expect(others * 1000 <= picture.pixels.count, sourceLocation: location)
  }

  @Test(arguments: [0, 0.7, 2, 5, 8, 8.5, 13, 20, 33])
  func aRectanglesShadowIsThatOfTheWholePicture(_ deviation: Double) {
    let reach = (deviation * 3.2).rounded(.up) + 2
    // Long enough for something to be alike, and of no round size.
    let side = 3 * reach + 141
    for offset in [0, 0.25, 0.731] {
      let shape = rectangle(reach + offset, reach + 0.5 - offset / 2, side + offset, side * 0.9)
      expectSame(
        Caster(
          Int(side + 2 * reach) + 3, Int(side * 0.9 + 2 * reach) + 2, shape,
          [
            Self.shadow(deviation)
          ]))
    }
  }

  @Test(arguments: [2, 6, 12, 25.0], [1, 2, 3.0])
  func aRoundedOnesToo(_ deviation: Double, _ scale: Double) {
    let reach = (deviation * 3.2).rounded(.up) + 2
    let side = (2.5 * reach + 60 + 30 * scale) / scale
    for (offset, radii) in [(0.0, [10.0, 10, 10, 10]), (0.37, [14, 3, 0, 8.5])] {
      let shape = rounded(
        (reach + offset) / scale, (reach - offset) / scale + 1, side, side, radii, scale: scale)
      let length = Int(side * scale + 2 * reach) + 5
      expectSame(Caster(length, length, shape, [Self.shadow(deviation)]), within: 1)
    }
  }

  @Test(arguments: [3, 18.0])
  func itMayReachBeyondThePicture(_ deviation: Double) {
    let radii = [20.0, 20, 20, 20]
    for (x, y) in [(-100.4, 30.2), (40.7, -90.1), (90.0, 100.6), (-30, -30)] {
      let shape = rounded(x, y, 400, 380, radii)
      expectSame(Caster(310, 300, shape, [Self.shadow(deviation)]), within: 1)
    }
    expectSame(Caster(310, 300, rectangle(-50, -50, 500, 500), [Self.shadow(deviation)]))
  }

  @Test func eachAxisFoldsByItself() throws {
    // A bar: nothing is alike down its columns.
    let bar = Caster(300, 60, rectangle(20, 25, 260, 10), [Self.shadow(4)])
    let folded = try #require(bar.offscreen().folded)
    #expect(folded.columns.count > 0 && folded.rows.count == 0)
    expectSame(bar)
    let post = Caster(60, 300, rectangle(25, 20, 10, 260), [Self.shadow(4)])
    expectSame(post)
    // Along the rows twice as wide as down the columns.
    expectSame(
      Caster(400, 300, rectangle(50, 40, 310, 220), [.shadow(.black, x: 14, y: 7)]))
  }

  @Test func otherShapesAndFiltersFold() {
    var ring = Caster(260, 240, rounded(20, 20, 220, 200, [16, 16, 16, 16]), [Self.shadow(3)])
    ring.shapes = [
      (joined([ring.shapes[0].shape, rounded(24, 24, 212, 192, [12, 12, 12, 12])]), .evenOdd)
    ]
    expectSame(ring, within: 1)
    // A card of two parts that overlap.
    var card = Caster(260, 240, rectangle(20, 20, 220, 60), [.blur(x: 3, y: 3)])
    card.shapes.append((rectangle(20.5, 40, 219, 150), .nonZero))
    expectSame(card)
    // One blur after the other, on means of two and of four.
    expectSame(
      Caster(
        500, 500, rectangle(70.2, 70.3, 350.5, 340.1),
        [
          .blur(x: 9, y: 20), .colorMatrix(ColorMatrix(alpha: .init(0, 0, 0, 0.5))),
          .blur(x: 2, y: 3),
        ]))
  }

  @Test func itFadesAndIsClippedAsTheWholePicture() {
    let caster = Caster(200, 180, rounded(20, 20, 160, 140, [9, 9, 9, 9]), [Self.shadow(4)])
    expectSame(caster, within: 1, opacity: 0.4)
    func clipped(_ offscreen: Offscreen) -> Picture {
      draw(200, 180, over: .white) {
        $0.pushClip(circle(100, 90, radius: 75), rule: .nonZero)
        $0.lay(offscreen, 3, -2)
        $0.popClip()
      }
    }
    #expect(clipped(caster.offscreen()).difference(from: clipped(caster.unfolded)) <= 1)
  }

  @Test func whatIsSampledIsNotFolded() {
    let caster = Caster(160, 140, rectangle(20, 20, 120, 100), [Self.shadow(3)])
    let maps = [
      Affine.translation(-0.5, 0), Affine(a: 0.9, b: 0.1, c: -0.1, d: 0.9, tx: 0, ty: 0),
      .translation(-30, 0), .translation(10, 10),
    ]
    for map in maps {
      func laid(_ offscreen: Offscreen, _ tint: Color) -> Picture {
        draw(160, 140) {
          $0.fill(
            rectangle(0, 0, 160, 140), rule: .nonZero,
            paint: .offscreen(
              OffscreenPaint(offscreen, imageFromDevice: Homography(map), tint: tint)))
        }
      }
      for tint in [Color.white, Color(red: 1, green: 0.5, blue: 0.2)] {
        #expect(laid(caster.offscreen(), tint) == laid(caster.unfolded, tint))
      }
    }
  }

  @Test func whereLittleIsAlikeItIsNotFolded() {
    #expect(Caster(90, 90, circle(45, 45, radius: 30), [Self.shadow(4)]).offscreen().folded == nil)
    #expect(
      Caster(60, 60, rectangle(20, 20, 20, 20), [Self.shadow(6)]).offscreen().folded == nil)
    #expect(Caster(90, 90, rectangle(20, 20, 50, 50), []).offscreen().folded == nil)
    // Turned a little.
    let turned = rectangle(0, 0, 150, 150).transformed(
      by: Affine(a: 0.995, b: 0.0998, c: -0.0998, d: 0.995, tx: 30, ty: 20))
    #expect(Caster(190, 195, turned, [Self.shadow(4)]).offscreen().folded == nil)
  }

  /// A rectangle under a Gaussian is the product of two differences of error functions.
  @Test(arguments: [3, 7, 8.5, 16.0])
  func aRectangleHasTheProfileOfTheGaussian(_ deviation: Double) {
    let reach = (deviation * 3.2).rounded(.up) + 4
    let (width, height) = (4 * reach + 30.25, 3 * reach + 41.5)
    let caster = Caster(
      Int(width + 2 * reach), Int(height + 2 * reach), rectangle(reach, reach, width, height),
      [.shadow(.black, x: deviation, y: deviation)])
    #expect(caster.offscreen().folded != nil)
    let drawn = draw(caster.width, caster.height) { $0.lay(caster.offscreen(), 0, 0) }
    func profile(_ x: Int, _ length: Double) -> Double {
      let distance = Double(x) + 0.5 - reach
      let scale = deviation * 2.0.squareRoot()
      return 0.5 * (erf(distance / scale) - erf((distance - length) / scale))
    }
    for y in 0..<caster.height {
      for x in 0..<caster.width {
        let expected = 255 * profile(x, width) * profile(y, height)
        if abs(Double(drawn.alpha(x, y)) - expected) > 2.5 { Issue.record("pixel \(x), \(y)") }
      }
    }
  }

  /// A rounded rectangle against the sum over a mask of 8 × 8 points a pixel.
  @Test func aRoundedOneIsTheBlurredMask() {
    let (deviation, radius) = (3.0, 14.0)
    // In eighths, so that the mask has the straight sides exactly.
    let (left, top, right, bottom) = (14.25, 15.625, 104.125, 95.75)
    let (width, height) = (120, 112)
    func isInside(_ x: Double, _ y: Double) -> Bool {
      guard x > left, x < right, y > top, y < bottom else { return false }
      let dx = max(left + radius - x, x - (right - radius), 0)
      let dy = max(top + radius - y, y - (bottom - radius), 0)
      return dx * dx + dy * dy < radius * radius
    }
    func covered(_ x: Int, _ y: Int) -> Double {
      var inside = 0.0
      for point in 0..<64 {
        let (column, row) = (Double(point % 8), Double(point / 8))
        if isInside(Double(x) + (column + 0.5) / 8, Double(y) + (row + 0.5) / 8) { inside += 1 }
      }
      return inside / 64
    }
    let mask = (0..<height).map { y in (0..<width).map { x in covered(x, y) } }
    let weights = (-14...14).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = weights.reduce(0, +)
    func blurred(_ values: [Double], _ place: Int) -> Double {
      var total = 0.0
      for step in -14...14 where values.indices.contains(place + step) {
        total += values[place + step] * weights[step + 14] / sum
      }
      return total
    }
    let rows = mask.map { row in (0..<width).map { blurred(row, $0) } }
    let caster = Caster(
      width, height,
      rounded(left, top, right - left, bottom - top, [radius, radius, radius, radius]),
      [.shadow(.black, x: deviation, y: deviation)])
    #expect(caster.offscreen().folded != nil)
    let drawn = draw(width, height) { $0.lay(caster.offscreen(), 0, 0) }
    for x in 0..<width {
      let column = rows.map { $0[x] }
      for y in 0..<height {
        let expected = 255 * blurred(column, y)
        if abs(Double(drawn.alpha(x, y)) - expected) > 2 { Issue.record("pixel \(x), \(y)") }
      }
    }
  }
}
