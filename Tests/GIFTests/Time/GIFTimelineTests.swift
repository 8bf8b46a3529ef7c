import GIF
import Testing

@Suite struct GIFTimelineTests {
  static let rates = [
    GIFTime(24), GIFTime(25), GIFTime(30_000, over: 1001), GIFTime(30), GIFTime(50),
    GIFTime(60_000, over: 1001), GIFTime(60), GIFTime(120),
  ]

  @Test(arguments: rates)
  func clipsKeepTheirLengthAndNoDelayIsTooShort(rate: GIFTime) throws {
    for count in Array(1...130) + [999, 1000, 5400] {
      let timeline = try GIFTimeline(rate: rate, frameCount: count)
      let entries = timeline.entries
      #expect(entries.allSatisfy { $0.delay >= 2 })
      #expect(entries.first?.tick == 0 && entries.first?.frame == 0)
      let neighbours = zip(entries, entries.dropFirst())
      #expect(neighbours.allSatisfy { $0.tick + $0.delay == $1.tick && $0.frame < $1.frame })
      #expect(entries.allSatisfy { $0.frame < count })
      // In units of 1/(100 · rate): half a tick is half the numerator.
      let length = entries.reduce(0) { $0 + $1.delay }
      let exact = 100 * count * rate.denominator
      if exact >= 2 * rate.numerator {
        #expect(2 * abs(length * rate.numerator - exact) <= rate.numerator)
      } else {
        #expect(length == 2)
      }
    }
  }

  @Test(arguments: rates)
  func everyPictureComesWithinHalfATickOrHalfAFrame(rate: GIFTime) throws {
    let timeline = try GIFTimeline(rate: rate, frameCount: 1000)
    for entry in timeline.entries {
      let shown = Double(entry.tick) / 100
      let frame = Double(entry.frame * rate.denominator) / Double(rate.numerator)
      let slack =
        timeline.dropsFrames ? 0.5 * Double(rate.denominator) / Double(rate.numerator) : 0.005
      #expect(abs(shown - frame) <= slack + 1e-12)
    }
  }

  @Test(arguments: rates)
  func framesAreDroppedAboveFiftyASecondOnly(rate: GIFTime) throws {
    let timeline = try GIFTimeline(rate: rate, frameCount: 600)
    let isFast = rate.numerator > 50 * rate.denominator
    #expect(timeline.dropsFrames == isFast)
    #expect(isFast || timeline.entries.map(\.frame) == Array(0..<600))
    if isFast { #expect(timeline.entries.dropLast().allSatisfy { $0.delay == 2 }) }
  }

  @Test func sixtyFramesBecomeFifty() throws {
    let timeline = try GIFTimeline(rate: GIFTime(60), frameCount: 60)
    #expect(timeline.entries.count == 50)
    #expect(timeline.entries.prefix(7).map(\.frame) == [0, 1, 2, 4, 5, 6, 7])
  }

  @Test func thirtyFramesHaveDelaysOfThreeAndFour() throws {
    let timeline = try GIFTimeline(rate: GIFTime(30), frameCount: 6)
    #expect(timeline.entries.map(\.delay) == [3, 4, 3, 3, 4, 3])
  }

  @Test func ratesThatAreNoneAreRefused() {
    for (rate, count) in [
      (GIFTime(0), 1), (GIFTime(-5), 1), (GIFTime(5, over: 0), 1), (GIFTime(25), 0),
      (GIFTime(25), -3), (GIFTime(Int.max), 5), (GIFTime(25), Int.max),
    ] {
      #expect(throws: GIFError.rate(rate)) {
        _ = try GIFTimeline(rate: rate, frameCount: count)
      }
    }
    // Longer than eight months.
    #expect(throws: GIFError.self) {
      _ = try GIFTimeline(rate: GIFTime(1, over: 1 << 20), frameCount: 1 << 20)
    }
  }
}
