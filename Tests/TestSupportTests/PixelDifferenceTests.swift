import TestSupport
import Testing

@Suite struct PixelDifferenceTests {
  @Test func equalPicturesDoNotDiffer() {
    let difference = PixelDifference([1, 2, 3, 4], [1, 2, 3, 4])
    #expect(difference.greatest == 0)
    #expect(difference.pixelCount == 0)
    #expect(difference.firstPixel == nil)
    #expect(difference.description == "no pixel differs")
  }

  @Test func pixelsAreCountedOnceAndTheGreatestStepIsKept() {
    let difference = PixelDifference(
      [0, 0, 0, 0, 10, 10, 10, 10, 5, 5, 5, 255, 7, 7, 7, 7],
      [0, 0, 0, 0, 12, 7, 10, 10, 5, 5, 5, 0, 7, 7, 7, 7])
    #expect(difference.greatest == 255)
    #expect(difference.pixelCount == 2)
    #expect(difference.firstPixel == 1)
  }
}
