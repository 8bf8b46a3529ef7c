import RasterKernels
import TestSupport
import Testing

/// Rows with a repeated pixel: the fast kernel equals its plain twin, which lays pixel by pixel.
struct FoldedTwinTests {
  @Test func foldedSpansAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      // What lies before the fold is read as much farther on as the fold hides.
      let source = pixelBytes(2 * length + 16, &numbers)
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      let opacity = Bool.random(using: &numbers) ? 255 : Int32.random(in: 0...255, using: &numbers)
      let count = Int.random(in: 0...length, using: &numbers)
      let folded = FoldedRow(
        origin: 7 - alignment / 2 + count, first: Int.random(in: -9...length + 9, using: &numbers),
        count: count)
      expectTwins(on: target) {
        Fast.overFolded(
          &$0, origin: alignment, source: source.span, folded: folded, opacity: opacity,
          isOpaque: false, runs: runs.span, coverage: coverage.span)
      } plain: {
        Plain.overFolded(
          &$0, origin: alignment, source: source.span, folded: folded, opacity: opacity,
          isOpaque: false, runs: runs.span, coverage: coverage.span)
      }
    }
  }
}
