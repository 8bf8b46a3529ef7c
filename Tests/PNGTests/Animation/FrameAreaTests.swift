import TestSupport
import Testing

@testable import PNG

@Suite struct FrameAreaTests {
  @Test(arguments: [(1, 1), (1, 30), (30, 1), (17, 9), (40, 25)])
  func theAreaHoldsWhatDiffersAndNoMore(width: Int, height: Int) {
    var noise = SeededGenerator(seed: UInt64(width))
    let old = (0..<4 * width * height).map { _ in UInt8.random(in: 0...255, using: &noise) }
    for count in 0..<60 {
      var new = old
      var (rows, columns): (Set<Int>, Set<Int>) = ([], [])
      for _ in 0..<count % 6 {
        let (x, y) = (
          Int.random(in: 0..<width, using: &noise), Int.random(in: 0..<height, using: &noise)
        )
        // One bit of one component.
        let place = 4 * (y * width + x) + Int.random(in: 0..<4, using: &noise)
        new[place] = old[place] ^ 1 << UInt8.random(in: 0..<8, using: &noise)
        columns.insert(x)
        rows.insert(y)
      }
      let area = FrameArea(of: new, unlike: old, width: width)
      guard let left = columns.min(), let right = columns.max(), let top = rows.min(),
        let bottom = rows.max()
      else {
        #expect(area == FrameArea(left: 0, top: 0, width: 1, height: 1))
        continue
      }
      #expect(
        area
          == FrameArea(left: left, top: top, width: right - left + 1, height: bottom - top + 1))
    }
    #expect(FrameArea(of: old, unlike: old, width: width) == FrameArea())
  }
}
