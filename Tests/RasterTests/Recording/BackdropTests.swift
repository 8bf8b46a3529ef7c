import Geometry
import Raster
import Testing

/// What is recorded goes on beside some pixels with the colours that fill them all.
@Suite struct BackdropTests {
  private let all = PixelBounds(left: 2, top: 0, right: 18, bottom: 10)
  private let red = Color(red: 1, green: 0, blue: 0)

  private func backdrop(_ record: (inout DisplayList) -> Void) -> Color {
    var list = DisplayList(width: 20, height: 10)
    record(&list)
    return list.backdrop(of: all, over: .white)
  }

  private func fill(_ list: inout DisplayList, _ left: Double, _ width: Double, _ color: Color) {
    list.fill(rectangle(left, 0, width, 10), rule: .nonZero, paint: .solid(color))
  }

  @Test func coloursInAllPixelsLieOverEachOther() {
    #expect(backdrop { _ in } == .white)
    #expect(backdrop { fill(&$0, 2, 16, red) } == red)
    #expect(backdrop { fill(&$0, 0, 20, red) } == red)
    // The sides of a screen that is scaled lie anywhere in their pixels.
    #expect(backdrop { fill(&$0, 2.3, 15.4, red) } == red)
    let mixed = backdrop {
      fill(&$0, 2, 16, red)
      fill(&$0, 2, 16, Color.black.faded(by: 0.6))
    }
    #expect(mixed == Color(red: 102.0 / 255, green: 0, blue: 0))
  }

  @Test func othersDoNot() {
    #expect(backdrop { fill(&$0, 3, 15, red) } == .white)
    let clipped = backdrop {
      $0.pushClip(circle(10, 5, radius: 4), rule: .nonZero)
      fill(&$0, 0, 20, red)
      $0.popClip()
    }
    #expect(clipped == .white)
    let faded = backdrop {
      $0.pushGroup(opacity: 0.5, blend: .sourceOver)
      fill(&$0, 0, 20, red)
      fill(&$0, 4, 4, .black)
      $0.popGroup()
    }
    #expect(faded == .white)
    #expect(
      backdrop { $0.fill(circle(10, 5, radius: 40), rule: .nonZero, paint: .solid(red)) } == .white)
  }
}
