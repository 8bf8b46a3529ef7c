import Geometry
import Raster
import TestSupport
import Testing

/// Groups meet what lies below by the published formulas, held against a reference in `Double`.
struct BlendModeTests {
  @Test(arguments: BlendReference.all)
  func aGroupBlendsAsTheFormulaSays(_ reference: BlendReference) {
    var random = SeededGenerator(seed: 7)
    func channel() -> Double { Double(Int.random(in: 0...255, using: &random)) / 255 }
    for round in 0..<40 {
      let below = Color(
        red: channel(), green: channel(), blue: channel(), alpha: round % 3 == 0 ? 1 : channel())
      let above = Color(
        red: channel(), green: channel(), blue: channel(), alpha: round % 2 == 0 ? 1 : channel())
      let opacity = round % 5 == 0 ? 0.5 : 1
      let drawn = draw(1, 1) {
        $0.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(below))
        $0.pushGroup(opacity: opacity, blend: reference.mode)
        $0.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(above))
        $0.popGroup()
      }
      // The colours as they are kept: premultiplied bytes.
      let backdrop = draw(1, 1) {
        $0.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(below))
      }[0, 0].map { Double($0) / 255 }
      let step = opacity == 1 ? 1 : 128.0 / 255
      let source = draw(1, 1) {
        $0.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(above))
      }[0, 0].map { Double($0) / 255 * step }
      let expected = reference.blend(source, over: backdrop).map { $0 * 255 }
      for index in 0..<4 {
        #expect(
          abs(Double(drawn[0, 0][index]) - expected[index]) <= 1.01,
          "\(reference.mode) of \(source) over \(backdrop): \(drawn[0, 0]), not \(expected)")
      }
    }
  }

  @Test func copyReplacesAllThatTheClipLeaves() {
    let drawn = draw(40, 10) {
      $0.fill(rectangle(0, 0, 40, 10), rule: .nonZero, paint: .solid(.black))
      $0.pushClip(rectangle(0, 0, 20, 10), rule: .nonZero)
      $0.pushGroup(opacity: 1, blend: .copy)
      $0.fill(rectangle(5, 0, 5, 10), rule: .nonZero, paint: .solid(.white))
      $0.popGroup()
      $0.popClip()
    }
    #expect(drawn[2, 5] == [0, 0, 0, 0])
    #expect(drawn[7, 5] == [255, 255, 255, 255])
    #expect(drawn[15, 5] == [0, 0, 0, 0])
    #expect(drawn[25, 5] == [0, 0, 0, 255])
  }

  @Test func aSoftClipLetsThroughAsMuchAsItCovers() {
    let drawn = draw(2, 1) {
      $0.fill(rectangle(0, 0, 2, 1), rule: .nonZero, paint: .solid(.white))
      $0.pushClip(rectangle(0, 0, 0.5, 1), rule: .nonZero)
      $0.pushGroup(opacity: 1, blend: .clear)
      $0.fill(rectangle(0, 0, 2, 1), rule: .nonZero, paint: .solid(.white))
      $0.popGroup()
      $0.popClip()
    }
    #expect(abs(drawn.alpha(0, 0) - 128) <= 1)
    #expect(drawn.alpha(1, 0) == 255)
  }

  @Test func addedDarknessEndsAtBlackBeforeASoftClipLetsItThrough() {
    let dark = Color(red: 0.2, green: 0.2, blue: 0.2)
    let drawn = draw(1, 1) {
      $0.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(dark))
      $0.pushClip(rectangle(0, 0, 0.5, 1), rule: .nonZero)
      $0.pushGroup(opacity: 1, blend: .plusDarker)
      $0.fill(rectangle(0, 0, 1, 1), rule: .nonZero, paint: .solid(dark))
      $0.popGroup()
      $0.popClip()
    }
    // Half of 51, half of black.
    #expect(abs(drawn[0, 0][0] - 25) <= 1)
    #expect(drawn.alpha(0, 0) == 255)
  }

  @Test func aSourceOutsideWhatLiesBelowIsStillDrawn() {
    let drawn = draw(64, 64) {
      $0.pushGroup(opacity: 1, blend: .sourceOver)
      $0.fill(rectangle(0, 0, 8, 8), rule: .nonZero, paint: .solid(.black))
      $0.pushGroup(opacity: 1, blend: .sourceOut)
      $0.fill(rectangle(4, 4, 50, 50), rule: .nonZero, paint: .solid(.white))
      $0.popGroup()
      $0.popGroup()
    }
    #expect(drawn.alpha(2, 2) == 0)
    #expect(drawn.alpha(6, 6) == 0)
    #expect(drawn[40, 50] == [255, 255, 255, 255])
  }
}
