import Testing

@testable import Comparison

/// Everything given must hold, and what is not given is not asked.
@Suite struct ThresholdsTests {
  private let grey = StraightPicture(width: 20, height: 20, [100, 100, 100, 255])

  /// Whether pictures pass that differ by 3 in two of 400 pixels.
  private func pass(_ thresholds: Thresholds) throws -> Bool {
    let other = grey.setting(3, 3, to: [103, 100, 100, 255]).setting(9, 9, to: [97, 100, 100, 255])
    let difference = try #require(
      PictureDifference(grey, other, tolerance: thresholds.tolerance ?? 0))
    return thresholds.breaches(by: difference).isEmpty
  }

  @Test func withNothingGivenEveryPixelMustBeTheSame() throws {
    #expect(try !pass(Thresholds()))
    #expect(Thresholds().isExact)
  }

  @Test func theToleranceIncludesItself() throws {
    #expect(try !pass(Thresholds(tolerance: 2)))
    #expect(try pass(Thresholds(tolerance: 3)))
  }

  @Test func soManyPixelsMayDiffer() throws {
    #expect(try !pass(Thresholds(maxDifferent: .count(1))))
    #expect(try pass(Thresholds(maxDifferent: .count(2))))
    #expect(try !pass(Thresholds(maxDifferent: .percent(0.49))))
    #expect(try pass(Thresholds(maxDifferent: .percent(0.5))))
  }

  @Test func aPartOfThePixelsIsExactWhereBinaryFractionsAreNot() {
    for count in 1...1000 {
      #expect(PixelAllowance.percent(Double(count) / 10).pixels(of: 1000) == count)
    }
  }

  @Test func similarityAloneDoesNotAskForEqualPixels() throws {
    #expect(try pass(Thresholds(minSimilarity: 0.9)))
    #expect(try !pass(Thresholds(minSimilarity: 1)))
    #expect(try pass(Thresholds(maxColorDifference: 5)))
    #expect(try !pass(Thresholds(maxColorDifference: 0.1)))
  }

  @Test func allThatIsGivenMustHold() throws {
    #expect(try !pass(Thresholds(tolerance: 0, minSimilarity: 0.9)))
    #expect(try !pass(Thresholds(tolerance: 3, maxColorDifference: 0.1)))
    #expect(try pass(Thresholds(tolerance: 3, minSimilarity: 0.9, maxColorDifference: 5)))
  }

  @Test func figuresNeverRoundADifferenceAway() {
    #expect(Figures.similarity(0.9999999) == "0.99999")
    #expect(Figures.similarity(1) == "1.00000")
    #expect(Figures.upward(0.0001) == "0.01")
    #expect(Figures.upward(0) == "0.00")
    #expect(Figures.plain(0.99) == "0.99")
    #expect(Figures.plain(10) == "10")
    #expect(Figures.plain(0) == "0")
  }
}
