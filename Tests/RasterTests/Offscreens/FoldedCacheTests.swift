import Geometry
import Testing

@testable import Raster

/// Folded pictures are kept from one frame to the next, whoever casts them.
struct FoldedCacheTests {
  /// Draws lists one after the other, each as `paint` does, and says which pictures were kept after
  /// each.
  private func kept(_ lists: [DisplayList]) -> [[ObjectIdentifier]] {
    var painter = BandPainter()
    var picture = Pixmap(width: 400, height: 300)
    var cache = BandCache()
    return lists.map { list in
      painter.update(&picture, to: list, over: .white, cache: &cache)
      var fresh = BandPainter()
      var whole = Pixmap(width: 400, height: 300)
      fresh.paint(list, over: .white, into: &whole)
      #expect(picture.pixels == whole.pixels)
      return painter.drawnOffscreens.values.map { ObjectIdentifier($0) }
    }
  }

  private func list(_ record: (inout DisplayList) -> Void) -> DisplayList {
    var list = DisplayList(width: 400, height: 300)
    record(&list)
    return list
  }

  /// A card of this size with room around for its shadow.
  private func card(
    _ width: Double, _ height: Double, deviation: Double = 4, _ color: Color = .black
  ) -> Offscreen {
    let margin = 2 + (deviation * 3.2).rounded(.up)
    return Caster(
      Int(width + 2 * margin), Int(height + 2 * margin),
      rounded(margin, margin, width, height, [8, 8, 8, 8]),
      [.shadow(.black, x: deviation, y: deviation)]
    ).offscreen(color)
  }

  @Test func aCardThatMovesKeepsItsShadow() {
    let all = kept(
      (0..<6).map { (step: Int) -> DisplayList in
        let (x, y) = (Double(40 + 11 * step), Double(70 - 7 * step))
        return list { $0.lay(card(120, 90), x, y) }
      })
    #expect(all.allSatisfy { $0.count == 1 && $0 == all[0] })
  }

  @Test func aCardThatGrowsKeepsItsShadow() {
    let all = kept(
      (0..<6).map { (step: Int) -> DisplayList in
        let (width, height) = (Double(90 + 13 * step), Double(80 + 5 * step))
        return list { $0.lay(card(width, height), 20, 30) }
      })
    #expect(all.allSatisfy { $0.count == 1 && $0 == all[0] })
    // Where the blur works on means of four, by four pixels.
    let wide = kept(
      (0..<4).map { (step: Int) -> DisplayList in
        let width = Double(190 + 8 * step)
        return list { $0.lay(card(width, 180, deviation: 17), -60, -50) }
      })
    #expect(wide.allSatisfy { $0.count == 1 && $0 == wide[0] })
  }

  @Test func cardsOfAllSizesAndColoursShareOne() {
    let cards = list {
      for number in 0..<12 {
        let color = Color(red: Double(number) / 12, green: 0.5, blue: 0)
        $0.lay(
          card(60 + Double(number), 50 + Double(2 * number), color), Double(number % 4 * 95),
          Double(number / 4 * 95))
      }
    }
    let all = kept([cards])
    #expect(all[0].count == 1)
  }

  @Test func otherCornersRadiiAndOpacitiesHaveTheirOwn() {
    let all = kept([
      list {
        $0.lay(card(120, 90), 0, 0)
        $0.lay(card(120, 90, deviation: 4.5), 0, 0)
        $0.lay(card(120, 90, Color(red: 0, green: 0, blue: 0, alpha: 0.5)), 0, 0)
        $0.lay(card(120.5, 90), 0, 0)
      }
    ])
    #expect(all[0].count == 4)
  }

  @Test func aShadowThatIsShownNoMoreIsForgotten() {
    let shown = list { $0.lay(card(120, 90), 40, 30) }
    let elsewhere = list {
      $0.lay(card(120, 90), 40, 30)
      $0.fill(rectangle(0, 290, 9, 9), rule: .nonZero, paint: .solid(.black))
    }
    let all = kept([shown, elsewhere, list { _ in }])
    #expect(all[0].count == 1 && all[1] == all[0])
    #expect(all[2].isEmpty)
  }

  @Test func aLargeCardsShadowTakesLittleMemory() throws {
    let large = card(4000, 3000)
    let folded = try #require(large.folded)
    let list = folded.offscreen.list
    #expect(list.width * list.height < 80 * 80)
  }
}
