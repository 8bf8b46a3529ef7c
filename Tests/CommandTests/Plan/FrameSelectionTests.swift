import RenderCommand
import Testing

@Suite struct FrameSelectionTests {
  @Test func bothEndsOfARangeAreIncluded() throws {
    let selection = try #require(FrameSelection("10-12", clip: 180))
    #expect(selection.count == 3)
    #expect((0..<3).map { selection[$0] } == [10, 11, 12])
  }

  @Test func listsAreSortedAndMerged() throws {
    let selection = try #require(FrameSelection("170-,90,0-2,2-4,5", clip: 180))
    #expect(selection.ranges == [0..<6, 90..<91, 170..<180])
    #expect(selection.count == 17)
    #expect(selection[6] == 90)
    #expect(selection[16] == 179)
  }

  @Test func numbersBeyondTheClipMayBeAskedFor() {
    #expect(FrameSelection("360", clip: 180)?.ranges == [360..<361])
  }

  @Test(arguments: [
    "", "-", "-5", "a", "5-3", "1,,2", "1.5", "0-5-7", "180-", "10000000", "99999999999999999999",
    "0-10000000", "1 - 2", "0x1",
  ])
  func nonsenseIsRefused(text: String) {
    #expect(FrameSelection(text, clip: 180) == nil)
  }
}
