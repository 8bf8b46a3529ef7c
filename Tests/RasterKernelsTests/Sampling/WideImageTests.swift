import CWideKernels
import RasterKernels
import TestSupport
import Testing

/// The kernels for images, gradients, blurs and blends do all the pixels that they are asked to and no more, and
/// the same at every level. What they make of pixels is in the tests of the twins; here it is only held to what the
/// highest level makes.
struct WideImageTests {
  private static let highest = wide_level()
  private let lengths = [0, 1, 2, 3, 4, 5, 7, 8, 9, 15, 16, 17, 31, 32, 33, 63, 64, 100, 200]

  /// Expects that the bytes after `kernel` at a level are those at the highest, and what lies behind the target
  /// untouched.
  private func check(
    _ target: [UInt8], level: WideLevel, _ kernel: (WideLevel, UnsafeMutableRawPointer) -> Void
  ) {
    let margin = [UInt8](1...80)
    func drawn(_ level: WideLevel) -> [UInt8] {
      var bytes = target + margin
      bytes.withUnsafeMutableBytes { place in
        if let place = place.baseAddress { kernel(level, place) }
      }
      return bytes
    }
    let mine = drawn(level)
    let isSame = mine == drawn(Self.highest) && mine.suffix(margin.count) == margin[...]
    #expect(isSame)
  }

  @Test(arguments: vectorLevels) func pixelsAndMasksAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 21)
    for length in lengths {
      let target = pixelBytes(length, &numbers)
      let source = pixelBytes(length + 1, &numbers)
      let bytes = numbers.bytes(length + 1)
      let kernels: [(WideLevel, UnsafeMutableRawPointer) -> Void] = [
        { wide_add_pixels($0, $1, length, source, bytes, 99, 0) },
        { wide_add_pixels($0, $1, length, source, nil, 255, 77) },
        { wide_tint($0, $1, length, 0x8040_2010) },
        { wide_mask($0, $1, length, bytes) },
        { wide_fill($0, $1, length, 0x8040_2010) },
      ]
      for kernel in kernels { check(target, level: level, kernel) }
      let mask = Array(bytes.dropLast())
      check(mask, level: level) { wide_fade_alphas($0, $1, length, source, 200) }
      check(mask, level: level) { wide_multiply($0, $1, length, source, bytes, 0) }
      check(mask, level: level) { wide_multiply($0, $1, length, source, nil, 99) }
      check(Array(target.prefix((length + 1) / 2 * 4)), level: level) {
        wide_halve($0, $1, length, source, target + [0])
      }
    }
  }

  @Test(arguments: vectorLevels) func samplesAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 22)
    let (width, height) = (300, 40)
    let image = pixelBytes(width * height, &numbers)
    for length in lengths {
      let target = pixelBytes(length, &numbers)
      // Near each other, far apart, and the other way round.
      for step in [1, 2, 4, 7, -1, -3] {
        let first = step < 0 ? 900 : 3
        let indices = (0...length).map { Int32(first + $0 * step) }
        let weights = (0...length).map { _ in
          UInt32.random(in: 0...255, using: &numbers) * 0x10001
        }
        check(target, level: level) {
          wide_mix_columns($0, $1, length, image, indices, weights)
        }
      }
      check(target, level: level) {
        wide_mix_rows($0, $1, length, image, Array(image.dropFirst(400)), 77)
      }
      let (u, v) = (Int64(12.34 * 0x1p32), Int64(20.7 * 0x1p32))
      check(target, level: level) {
        wide_sample_linear(
          $0, $1, length, image, width, height, u, v, Int64(1.7 * 0x1p32), Int64(-0.1 * 0x1p32))
      }
      check(target, level: level) {
        wide_sample_nearest(
          $0, $1, length, image, width, height, u, v, Int64(3.7 * 0x1p32), Int64(0.7 * 0x1p32))
      }
      for kind in 0..<4 {
        var walk = WideWalk(u: 30, v: -9, w: 1, du: 2, dv: 1.1, dw: 0.01)
        check(target, level: level) {
          wide_sample_projective(
            $0, $1, length, image, width, height, &walk, Int32(kind & 1), Int32(kind >> 1))
        }
      }
    }
  }

  /// Where colours are told by the ramp's entries, in part mixed of the intervals, and all mixed.
  @Test(arguments: vectorLevels, [Int32(0), 1, 2]) func gradientsAgree(
    level: WideLevel, exact: Int32
  ) {
    var numbers = SeededGenerator(seed: 23)
    let ramp = (0..<1024).map { entry in
      exact == 1 && entry / 40 % 2 == 0 ? WIDE_UNTOLD : pixel(&numbers)
    }
    let black: (Float, Float, Float, Float) = (0, 0, 0, 1)
    let intervals = [-1, 0, 0.2, 0.21, 0.9].map { start in
      WideInterval(
        start: start, end: [-1: 0, 0: 0.2, 0.2: 0.21, 0.21: 0.9][start] ?? 3,
        scale: [0: 5, 0.2: 100][start] ?? 0, from: black, way: (1, 0.5, 0.1, -0.8))
    }
    for length in lengths {
      let target = pixelBytes(length, &numbers)
      ramp.withUnsafeBufferPointer { ramp in
        intervals.withUnsafeBufferPointer { intervals in
          var colors = WideColors(
            ramp: ramp.baseAddress, last: 1023, intervals: intervals.baseAddress,
            count: intervals.count, exact: exact)
          for start in [-0.7, 0, 0.3, .nan] {
            check(target, level: level) {
              wide_sample_radial($0, $1, length, &colors, start, 0.2, 0.021, -0.01)
            }
            check(target, level: level) {
              wide_sample_conic($0, $1, length, &colors, start, 0.2, 0.021, -0.01)
            }
            check(target, level: level) {
              wide_sample_conic($0, $1, length, &colors, start - 9, 4.2, 0.021, -0.01)
            }
            for ends: (Int32, Int32) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
              for step in [0.021, -0.013, 0.0003, 0] where !start.isNaN {
                check(target, level: level) {
                  wide_sample_axial($0, $1, length, &colors, start, step, ends.0, ends.1)
                }
              }
              for square in [0, -0.05, 0.3] {
                var circles = WideCircles(
                  start: 0.2, growth: 0.3, distance: 0.4, square: square, before: ends.0,
                  after: ends.1)
                check(target, level: level) {
                  wide_sample_circles(
                    $0, $1, length, &colors, start, 0.2, 0.021, -0.01, &circles)
                }
              }
            }
          }
        }
      }
    }
  }

  @Test(arguments: vectorLevels) func blursAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 24)
    for length in lengths {
      let samples = (0..<length * 9 + 40).map { _ in UInt16.random(in: 0...65535, using: &numbers) }
      let row = numbers.bytes(length * 2)
      let pixels = pixelBytes(length, &numbers)
      let colors = (0..<256).map { _ in pixel(&numbers) }
      check(row, level: level) {
        wide_mean_rows($0, $1, length, samples, length, 3, 2)
      }
      check(row, level: level) {
        wide_mix_samples($0, $1, length, samples, Array(samples.dropFirst(3)), 5, 3)
      }
      check(row, level: level) { wide_take_channel($0, $1, length, pixels + [0], 1) }
      check(pixels, level: level) { wide_put_channel($0, $1, length, samples, 2) }
      check(pixels, level: level) { wide_put_colors($0, $1, length, samples, colors) }
    }
  }

  @Test(arguments: vectorLevels) func blendsAgree(level: WideLevel) {
    var numbers = SeededGenerator(seed: 25)
    for length in lengths {
      let target = pixelBytes(length, &numbers)
      let source = pixelBytes(length + 1, &numbers)
      let bytes = numbers.bytes(length + 1)
      for mix in 0...WIDE_DIVIDE.rawValue {
        check(target, level: level) {
          wide_blend_mix($0, $1, length, source, bytes, 0, 1 / 300 / 255, WideMix(mix))
        }
      }
      check(target, level: level) {
        wide_blend_shares(
          $0, $1, length, source, nil, 200, 1 / 255, WIDE_INSIDE, WIDE_OUTSIDE)
      }
    }
  }
}
