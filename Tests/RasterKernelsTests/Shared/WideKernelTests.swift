import CWideKernels
import RasterKernels
import TestSupport
import Testing

/// The kernels of C do what the plain twins do, at every level, and leave what lies behind a run as it is.
struct WideKernelTests {
  private let lengths = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 100]

  /// `target` after `kernel`.
  private func drawn(
    on target: [UInt8], _ kernel: (UnsafeMutableRawPointer) -> Void
  ) -> [UInt8] {
    let margin = [UInt8](1...64)
    var pixels = target + margin
    pixels.withUnsafeMutableBytes { bytes in
      if let bytes = bytes.baseAddress { kernel(bytes) }
    }
    #expect(pixels.suffix(margin.count) == margin[...])
    return Array(pixels.dropLast(margin.count))
  }

  /// `target` after `body` on its first `count` pixels.
  private func plain(
    on target: [UInt8], _ count: Int, coverage: Int32,
    _ body: (inout MutableSpan<UInt8>, Span<CoverageRun>) -> Void
  ) -> [UInt8] {
    var pixels = target
    let runs =
      count == 0 ? [] : [CoverageRun(start: 0, end: Int32(count), coverage: coverage)]
    var span = pixels.mutableSpan
    body(&span, runs.span)
    return pixels
  }

  @Test(arguments: vectorLevels) func coloursAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 8)
    for length in lengths {
      let target = pixelBytes(length, &numbers)
      let coverage = numbers.bytes(length + 1)
      let color = pixel(&numbers)
      let evenly = drawn(on: target) { wide_over_solid(level, $0, length, color) }
      #expect(
        evenly
          == plain(on: target, length, coverage: 255) {
            Plain.overSolid(
              &$0, origin: 0, runs: $1, coverage: coverage.span, color: color)
          })
      let through = drawn(on: target) {
        wide_over_solid_covered(level, $0, 0, 1, length, coverage, color)
      }
      #expect(
        through
          == plain(on: target, length, coverage: CoverageRun.varying) {
            Plain.overSolid(
              &$0, origin: 0, runs: $1, coverage: coverage.span, color: color)
          })
    }
  }

  /// Grey pixels of these values, with their own alpha or another.
  private func grey(_ values: [UInt8], alpha: UInt8? = nil) -> [UInt8] {
    values.flatMap { value -> [UInt8] in [value, value, value, alpha ?? value] }
  }

  /// What is scaled by a colour, or alike for all pixels, is scaled by a factor from a table.
  @Test(arguments: vectorLevels) func everyByteIsScaledToTheNearest(level: WideLevel) {
    let bytes = (0...255).map { UInt8($0) }
    let opaque = grey(bytes, alpha: 255)
    let empty = grey([UInt8](repeating: 0, count: 256))
    for value in 0...255 {
      let scaled = bytes.map { UInt8((2 * Int($0) * value + 255) / 510) }
      let below = drawn(on: opaque) { wide_over_solid(level, $0, 256, UInt32(255 - value) << 24) }
      #expect(below == grey(scaled, alpha: 255))
      let expected = grey(scaled)
      let color = UInt32(value) * 0x0101_0101
      let covered = drawn(on: empty) { wide_over_solid_covered(level, $0, 0, 1, 256, bytes, color) }
      #expect(covered == expected)
      let faded = drawn(on: empty) {
        wide_over_pixels(level, $0, 256, grey(bytes), UInt16(value), 255)
      }
      #expect(faded == expected)
    }
  }

  @Test(arguments: vectorLevels) func pixelsAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 9)
    for length in lengths {
      for opacity: Int32 in [255, 100] {
        for even: Int32 in [255, 31] {
          let target = pixelBytes(length, &numbers)
          // Nothing in a stretch, and then nothing seen through one.
          var source = pixelBytes(length, &numbers)
          for index in source.indices where index / 64 == 1 { source[index] = 0 }
          for index in source.indices where index / 64 == 2 && index % 4 == 3 {
            source[index] = 255
          }
          let coverage = numbers.bytes(length + 1)
          let evenly = drawn(on: target) {
            wide_over_pixels(level, $0, length, source + [0], UInt16(opacity), UInt16(even))
          }
          #expect(
            evenly
              == plain(on: target, length, coverage: even) {
                Plain.overPixels(
                  &$0, origin: 0, source: source.span, sourceOrigin: 0, opacity: opacity,
                  isOpaque: false, runs: $1, coverage: coverage.span)
              })
          let through = drawn(on: target) {
            wide_over_pixels_covered(level, $0, length, source + [0], coverage, UInt16(opacity))
          }
          #expect(
            through
              == plain(on: target, length, coverage: CoverageRun.varying) {
                Plain.overPixels(
                  &$0, origin: 0, source: source.span, sourceOrigin: 0, opacity: opacity,
                  isOpaque: false, runs: $1, coverage: coverage.span)
              })
        }
      }
    }
  }
}
