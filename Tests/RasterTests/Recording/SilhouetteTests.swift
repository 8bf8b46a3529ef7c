import Geometry
import Raster
import TestSupport
import Testing

/// Shadows are those of the alphas, whatever is left out of what casts them.
struct SilhouetteTests {
  private let shadow = PixelFilter.shadow(.black, x: 2, y: 3)

  /// What a filter makes of the whole picture, within `tolerance` levels.
  private func expectShadow(
    within tolerance: Int = 0, of record: Recording,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    var expected = draw(160, 120, record)
    shadow.apply(to: &expected.pixels, width: 160, height: 120)
    var list = DisplayList(width: 160, height: 120)
    record(&list)
    let drawn = draw(160, 120) { lay(Offscreen(list, filters: [shadow]), on: &$0) }
    #expect(drawn.difference(from: expected) <= tolerance, sourceLocation: sourceLocation)
  }

  private func lay(_ offscreen: Offscreen, on list: inout DisplayList) {
    list.fill(
      rectangle(0, 0, Double(list.width), Double(list.height)), rule: .nonZero,
      paint: .offscreen(OffscreenPaint(offscreen, imageFromDevice: .identity)))
  }

  private struct Card {
    var shape: FlatPath
    var rule = FillRule.nonZero
    /// Folded, an edge that slants is cut in other places.
    var tolerance = 0
  }

  private static let rings = joined([circle(80, 60, radius: 50), circle(80, 60, radius: 30)])
  private static let cards = [
    Card(shape: rectangle(20, 20, 120, 80)), Card(shape: rectangle(20.4, 20.7, 119.3, 78.9)),
    Card(shape: circle(80, 60, radius: 50)),
    Card(shape: circle(80, 60, radius: 58, count: 4), tolerance: 1), Card(shape: rings),
    Card(shape: rings, rule: .evenOdd), Card(shape: circle(10, 60, radius: 50)),
  ]

  @Test(arguments: cards.indices) func aShadowIsThatOfTheCardAndAllThatLiesOnIt(_ number: Int) {
    let card = Self.cards[number]
    var numbers = SeededGenerator(seed: UInt64(number))
    let blends: [BlendMode] = [.sourceOver, .destinationOut, .plus, .sourceOut, .xor]
    for round in 0..<60 {
      let spots = (0..<3).map { _ in
        circle(
          .random(in: 0...140, using: &numbers), .random(in: 0...100, using: &numbers),
          radius: .random(in: 1...20, using: &numbers))
      }
      let half = Paint.solid(Color(red: 1, green: 0, blue: 0, alpha: 0.5))
      expectShadow(within: card.tolerance) {
        $0.fill(card.shape, rule: card.rule, paint: round % 2 == 0 ? .solid(.white) : half)
        $0.fill(spots[0], rule: .nonZero, paint: half)
        $0.pushGroup(opacity: 0.7, blend: blends[round % blends.count])
        $0.fill(spots[1], rule: .nonZero, paint: half)
        $0.popGroup()
        $0.pushClip(spots[2], rule: .nonZero)
        $0.fill(spots[2], rule: .nonZero, paint: half)
        $0.popClip()
      }
    }
  }

  @Test func whatCastsOfEverythingIsItsAlpha() {
    let list = listOfEverything()
    var expected = pictureOfEverything(over: .clear).pixels
    shadow.apply(to: &expected, width: list.width, height: list.height)
    let drawn = draw(list.width, list.height) {
      lay(Offscreen(list, filters: [shadow]), on: &$0)
    }
    #expect(drawn.pixels == expected)
  }

  @Test func textOnACardIsNotPartOfItsShadow() {
    func signatures(_ text: FlatPath) -> [Signature] {
      var list = DisplayList(width: 64, height: 96)
      list.fill(circle(32, 48, radius: 30), rule: .nonZero, paint: .solid(.white))
      list.fill(text, rule: .nonZero, paint: .solid(.black))
      let cast = Offscreen(list, filters: [shadow])
      return RasterTests.signatures { lay(cast, on: &$0) }
    }
    let blank = signatures(rectangle(0, 0, 0, 0))
    #expect(signatures(rectangle(20, 40, 24, 9)) == blank)
    #expect(signatures(circle(32, 48, radius: 28)) != blank)
    #expect(signatures(rectangle(20, 40, 44, 9)) != blank)
  }
}
