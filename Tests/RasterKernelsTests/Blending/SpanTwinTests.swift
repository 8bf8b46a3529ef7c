import RasterKernels
import TestSupport
import Testing

/// The fast kernels over pixels equal their plain twins bit for bit, and touch nothing else.
struct SpanTwinTests {
  @Test func solidSpansAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      let color = pixel(&numbers)
      expectTwins(on: target) {
        Fast.overSolid(
          &$0, origin: alignment, runs: runs.span, coverage: coverage.span, color: color)
      } plain: {
        Plain.overSolid(
          &$0, origin: alignment, runs: runs.span, coverage: coverage.span, color: color)
      }
    }
  }

  @Test func solidSpansInSeveralRowsAgree() {
    withEveryRow { length, alignment, numbers in
      let rows = Int.random(in: 1...4, using: &numbers)
      let stride = length + Int.random(in: 0...3, using: &numbers)
      let target = pixelBytes(stride * rows + 16, &numbers)
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      let color = pixel(&numbers)
      expectTwins(on: target) {
        Fast.overSolid(
          &$0, origin: alignment, rows: rows, stride: stride, runs: runs.span,
          coverage: coverage.span, color: color)
      } plain: {
        for row in 0..<rows {
          Plain.overSolid(
            &$0, origin: alignment + row * stride, runs: runs.span, coverage: coverage.span,
            color: color)
        }
      }
    }
  }

  @Test func runsOfOneCoverageNeedNoBytes() {
    let runs = [
      CoverageRun(start: 1, end: 20, coverage: 255), CoverageRun(start: 20, end: 21, coverage: 9),
    ]
    let none: [UInt8] = []
    expectTwins(on: [UInt8](repeating: 80, count: 200)) {
      Fast.overSolid(
        &$0, origin: 0, rows: 2, stride: 25, runs: runs.span, coverage: none.span,
        color: 0x8040_2010)
    } plain: {
      for row in 0..<2 {
        Plain.overSolid(
          &$0, origin: 25 * row, runs: runs.span, coverage: none.span,
          color: 0x8040_2010)
      }
    }
  }

  @Test func pixelSpansAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      let source = pixelBytes(length + 16, &numbers)
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      let opacity = Bool.random(using: &numbers) ? 255 : Int32.random(in: 0...255, using: &numbers)
      expectTwins(on: target) {
        Fast.overPixels(
          &$0, origin: alignment, source: source.span, sourceOrigin: 7 - alignment / 2,
          opacity: opacity, isOpaque: false, runs: runs.span, coverage: coverage.span)
      } plain: {
        Plain.overPixels(
          &$0, origin: alignment, source: source.span, sourceOrigin: 7 - alignment / 2,
          opacity: opacity, isOpaque: false, runs: runs.span, coverage: coverage.span)
      }
    }
  }

  @Test func rowsOfPixelsAgree() {
    withEveryRow { length, alignment, numbers in
      let rows = Int.random(in: 0...4, using: &numbers)
      let stride = Int.random(in: length...length + 9, using: &numbers)
      let sourceStride = Bool.random(using: &numbers) ? 0 : length + alignment
      let target = pixelBytes(rows * stride + length + 16, &numbers)
      let source = pixelBytes(rows * sourceStride + length + 16, &numbers)
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      let opacity = Bool.random(using: &numbers) ? 255 : Int32.random(in: 0...255, using: &numbers)
      expectTwins(on: target) {
        Fast.overPixels(
          &$0, origin: alignment, stride: stride, source: source.span, sourceOrigin: 3,
          sourceStride: sourceStride, rows: rows, opacity: opacity, isOpaque: false,
          runs: runs.span, coverage: coverage.span)
      } plain: {
        for row in 0..<rows {
          Plain.overPixels(
            &$0, origin: alignment + row * stride, source: source.span,
            sourceOrigin: 3 + row * sourceStride, opacity: opacity, isOpaque: false,
            runs: runs.span, coverage: coverage.span)
        }
      }
    }
  }

  @Test func sumsOfPixelsAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      let source = pixelBytes(length + 16, &numbers)
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      let opacity = Bool.random(using: &numbers) ? 255 : Int32.random(in: 0...255, using: &numbers)
      expectTwins(on: target) {
        Fast.addPixels(
          &$0, origin: alignment, source: source.span, sourceOrigin: 7 - alignment / 2,
          opacity: opacity, runs: runs.span, coverage: coverage.span)
      } plain: {
        Plain.addPixels(
          &$0, origin: alignment, source: source.span, sourceOrigin: 7 - alignment / 2,
          opacity: opacity, runs: runs.span, coverage: coverage.span)
      }
    }
  }

  @Test func opaqueSourcesReplace() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      let source = (0..<length).flatMap { _ in (pixel(&numbers) | 0xff00_0000).bytes }
      let runs = runs(length, &numbers)
      let coverage = numbers.bytes(length)
      expectTwins(on: target) {
        Fast.overPixels(
          &$0, origin: alignment, source: source.span, sourceOrigin: 0, opacity: 255,
          isOpaque: true, runs: runs.span, coverage: coverage.span)
      } plain: {
        Plain.overPixels(
          &$0, origin: alignment, source: source.span, sourceOrigin: 0, opacity: 255,
          isOpaque: true, runs: runs.span, coverage: coverage.span)
      }
    }
  }

  @Test func masksAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      let mask = numbers.bytes(length + 5)
      expectTwins(on: target) {
        Fast.mask(&$0, start: alignment, count: length, by: mask.span, maskStart: 5)
      } plain: {
        Plain.mask(&$0, start: alignment, count: length, by: mask.span, maskStart: 5)
      }
    }
  }

  @Test func alphasAgree() {
    withEveryRow { length, alignment, numbers in
      let pixels = pixelBytes(length + 16, &numbers)
      let mask = numbers.bytes(length + 16)
      let opacity = Int32.random(in: 0...255, using: &numbers)
      expectTwins(on: mask) {
        Fast.alphas(
          of: pixels.span, start: alignment, count: length, opacity: opacity, into: &$0,
          maskStart: 3)
      } plain: {
        Plain.alphas(
          of: pixels.span, start: alignment, count: length, opacity: opacity, into: &$0,
          maskStart: 3)
      }
    }
  }

  @Test func tintsAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + alignment + 2, &numbers)
      let tint = pixel(&numbers)
      expectTwins(on: target, within: alignment * 4..<target.count) {
        Fast.tint(&$0, count: length, by: tint)
      } plain: {
        Plain.tint(&$0, count: length, by: tint)
      }
    }
  }

  @Test func fillsAgree() {
    withEveryRow { length, alignment, numbers in
      let target = pixelBytes(length + 16, &numbers)
      let color = pixel(&numbers)
      expectTwins(on: target) {
        Fast.fill(&$0, start: alignment, count: length, with: color)
      } plain: {
        Plain.fill(&$0, start: alignment, count: length, with: color)
      }
    }
  }

  @Test func productsOfBytesRoundToNearest() {
    for a in 0...255 {
      for b in 0...255 {
        #expect(Plain.product(a, b) == Int((Double(a * b) / 255).rounded()))
      }
    }
  }
}
