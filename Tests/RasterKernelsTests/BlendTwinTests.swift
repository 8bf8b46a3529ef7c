import RasterKernels
import TestSupport
import Testing

/// Blending on wide vectors equals its plain twin bit for bit, whatever the formula.
struct BlendTwinTests {
  private static let shares: [BlendFormula.Share] = [.zero, .one, .inside, .outside]
  private static let formulas: [BlendFormula] =
    ColorMix.allCases.map { .mix($0) } + [.addDarkness, .burnToBlack]
    + shares.flatMap { source in
      shares.map { .composite(source: source, backdrop: $0) }
    }

  @Test(arguments: formulas) func blendsAgree(_ formula: BlendFormula) {
    for length in [0, 1, 7, 8, 15, 16, 33, 67] {
      for opacity: Int32 in [255, 128, 1] {
        var numbers = SeededGenerator(seed: UInt64(length) * 3 + UInt64(opacity))
        let target = pixelBytes(length + 2, &numbers)
        let source = pixelBytes(length + 3, &numbers)
        let coverage = numbers.bytes(length + 8)
        let runs = runs(length, &numbers)
        var (fast, plain) = (target, target)
        do {
          var span = fast.mutableSpan
          Fast.blendPixels(
            &span, origin: 1, source: source.span, sourceOrigin: 2, opacity: opacity,
            formula: formula, runs: runs.span, coverage: coverage.span)
        }
        do {
          var span = plain.mutableSpan
          Plain.blendPixels(
            &span, origin: 1, source: source.span, sourceOrigin: 2, opacity: opacity,
            formula: formula, runs: runs.span, coverage: coverage.span)
        }
        #expect(fast == plain)
      }
    }
  }
}
