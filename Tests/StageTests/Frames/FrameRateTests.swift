import Stage
import Testing

@Suite struct FrameRateTests {
  @Test(arguments: [
    ("60", 60, 1), ("12.5", 25, 2), ("30000/1001", 30000, 1001), ("ntsc", 30000, 1001),
    ("NTSC", 30000, 1001), ("29.97", 30000, 1001), ("29.970", 30000, 1001),
    ("23.976", 24000, 1001), ("23.98", 24000, 1001), ("59.94", 60000, 1001),
    ("119.88", 120000, 1001), ("24/2", 12, 1), ("0.5", 1, 2), ("1", 1, 1),
  ])
  func readsTheUsualForms(text: String, numerator: Int, denominator: Int) {
    #expect(FrameRate(text) == FrameRate(numerator, denominator))
  }

  @Test(arguments: [
    "", "0", "-1", "60fps", "1/0", "0/1", "1/2/3", "1.", ".5", "1.2.3", "٣", "1e3", "+5", " 60",
    "12345678901", "0.00000001",
  ])
  func refusesTheRest(text: String) {
    #expect(FrameRate(text) == nil)
  }

  @Test func timesAreTheNearestNumbersToTheFraction() {
    #expect(FrameRate(60).time(ofFrame: 18) == 0.3)
    #expect(FrameRate(30000, 1001).time(ofFrame: 30000) == 1001)
    // Adding up sixtieths drifts; dividing once does not.
    for k in stride(from: 0, through: 100_000, by: 37) {
      #expect(FrameRate(60).time(ofFrame: k) == Double(k) / 60)
    }
  }

  @Test func aClipHasTheNearestNumberOfFrames() {
    #expect(FrameRate(60).frameCount(duration: 4.8) == 288)
    #expect(FrameRate(60).frameCount(duration: 0.1 * 3) == 18)
    #expect(FrameRate(30000, 1001).frameCount(duration: 1) == 30)
    #expect(FrameRate(24).frameCount(duration: 1.01) == 24)
    #expect(FrameRate(24).frameCount(duration: 1.03) == 25)
    #expect(FrameRate(60).frameCount(duration: 0) == 0)
  }

  @Test func theLongestFramesComeLate() {
    #expect(FrameRate(1, 1_000_000_000).time(ofFrame: 100_000_000_000) == 1e20)
  }

  @Test func descriptionsReadBack() {
    #expect("\(FrameRate(60))" == "60")
    #expect("\(FrameRate(30000, 1001))" == "30000/1001")
    #expect(FrameRate(FrameRate(25, 2).description) == FrameRate(25, 2))
  }
}
