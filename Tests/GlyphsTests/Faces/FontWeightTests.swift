import Glyphs
import Testing

@Suite struct FontWeightTests {
  @Test func theNearestWeightWins() {
    let available = [100, 300, 400, 600].map(FontWeight.init)
    #expect(FontWeight(400).nearest(of: available) == FontWeight(400))
    #expect(FontWeight(900).nearest(of: available) == FontWeight(600))
    #expect(FontWeight(160).nearest(of: available) == FontWeight(100))
  }

  @Test func ofTwoEquallyNearTheOneNearerToRegularWins() {
    let available = [100, 300, 400, 600].map(FontWeight.init)
    #expect(FontWeight(200).nearest(of: available) == FontWeight(300))
    #expect(FontWeight(500).nearest(of: available) == FontWeight(400))
  }

  @Test func noWeightIsNearestOfNone() {
    #expect(FontWeight.regular.nearest(of: []) == nil)
  }

  @Test func weightsStayBetweenOneAndAThousand() {
    #expect(FontWeight(-5).value == 1)
    #expect(FontWeight(5000).value == 1000)
  }
}
