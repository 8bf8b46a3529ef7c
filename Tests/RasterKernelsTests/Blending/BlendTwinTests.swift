import RasterKernels
import TestSupport
import Testing

/// Fast blending equals its plain twin bit for bit, whatever the formula.
struct BlendTwinTests {
  private static let shares: [BlendFormula.Share] = [.zero, .one, .inside, .outside]
  private static let formulas: [BlendFormula] =
    ColorMix.allCases.map { .mix($0) } + [.addDarkness, .burnToBlack]
    + shares.flatMap { source in
      shares.map { .composite(source: source, backdrop: $0) }
    }

  @Test(arguments: formulas) func blendsAgree(_ formula: BlendFormula) {
    withEveryLength { length, alignment, numbers in
      for opacity: Int32 in [255, 128, 1] {
        let target = pixelBytes(length + alignment + 2, &numbers)
        let source = pixelBytes(length + 3, &numbers)
        let coverage = numbers.bytes(length + 8)
        let runs = runs(length, &numbers)
        expectTwins(on: target) {
          Fast.blendPixels(
            &$0, origin: alignment, source: source.span, sourceOrigin: 2, opacity: opacity,
            formula: formula, runs: runs.span, coverage: coverage.span)
        } plain: {
          Plain.blendPixels(
            &$0, origin: alignment, source: source.span, sourceOrigin: 2, opacity: opacity,
            formula: formula, runs: runs.span, coverage: coverage.span)
        }
      }
    }
  }
}
