import Glibc
import RasterKernels
import TestSupport
import Testing

/// Means of pictures in linear light: fast and plain, and both against the closed form.
struct LightTwinTests {
  /// The mean of `pictures`, each counted by its weight, by the kernels.
  private func mean(
    of pictures: [[UInt8]], weights: [Int32], start: Int = 0, plainly: Bool
  ) -> (pixels: [UInt8], sums: [Int32]) {
    let count = pictures[0].count / 4
    var pixels = [UInt8](repeating: 7, count: start * 4) + pictures[0] + [9, 9, 9, 9]
    var sums = [Int32](repeating: 0, count: count * 4)
    var span = sums.mutableSpan
    var before = pixels
    var beforeStart = start
    var rest = weights.reduce(0, +)
    let total = rest
    for (place, picture) in pictures.enumerated() {
      if place > 0 {
        if plainly {
          Plain.accumulateLight(
            &span, from: before.span, beforeStart: beforeStart, to: picture.span, count: count,
            weight: rest)
        } else {
          Fast.accumulateLight(
            &span, from: before.span, beforeStart: beforeStart, to: picture.span, count: count,
            weight: rest)
        }
        before = picture
        beforeStart = 0
      }
      rest -= weights[place]
    }
    var target = pixels.mutableSpan
    if plainly {
      Plain.resolveLight(&target, start: start, count: count, sums: &span, total: total)
    } else {
      Fast.resolveLight(&target, start: start, count: count, sums: &span, total: total)
    }
    return (pixels, sums)
  }

  /// Pictures in which most pixels stay as they are.
  private func pictures(
    _ count: Int, length: Int, _ numbers: inout SeededGenerator
  ) -> [[UInt8]] {
    var pictures = [pixelBytes(length, &numbers)]
    while pictures.count < count {
      var next = pictures[pictures.count - 1]
      for x in 0..<length where Int.random(in: 0..<3, using: &numbers) == 0 {
        next.replaceSubrange(x * 4..<x * 4 + 4, with: pixel(&numbers).bytes)
      }
      pictures.append(next)
    }
    return pictures
  }

  @Test func meansOfLightAgree() {
    withEveryRow { length, alignment, numbers in
      guard length > 0 else { return }
      let count = Int.random(in: 2...5, using: &numbers)
      let pictures = pictures(count, length: length, &numbers)
      let weights = pictures.map { _ in Int32.random(in: 1...50, using: &numbers) }
      let fast = mean(of: pictures, weights: weights, start: alignment, plainly: false)
      let plain = mean(of: pictures, weights: weights, start: alignment, plainly: true)
      #expect(fast.pixels == plain.pixels)
      #expect(fast.sums == plain.sums)
      #expect(fast.sums.allSatisfy { $0 == 0 }, "the sums are ready for the next band")
    }
  }

  @Test(arguments: [Int32(1), 3, 16, 256])
  func whatStaysTheSameStaysExact(total: Int32) {
    for alpha in 0...255 {
      let pixels = (0...alpha).flatMap { [UInt8($0), UInt8(alpha - $0), UInt8($0), UInt8(alpha)] }
      var result = pixels
      var target = result.mutableSpan
      var sums = [Int32](repeating: 0, count: pixels.count)
      var span = sums.mutableSpan
      Plain.resolveLight(
        &target, start: 0, count: pixels.count / 4, sums: &span, total: total)
      #expect(result == pixels)
    }
  }

  /// sRGB's curve and its inverse, by the C library.
  private func light(_ code: Double) -> Double {
    code <= 0.04045 ? code / 12.92 : pow((code + 0.055) / 1.055, 2.4)
  }

  private func code(_ light: Double) -> Double {
    light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  @Test func meansAreThoseOfTheClosedFormToHalfAStep() {
    var numbers = SeededGenerator(seed: 11)
    for _ in 0..<400 {
      let weights = (0..<Int.random(in: 2...16, using: &numbers)).map { _ in
        Int32.random(in: 1...16, using: &numbers)
      }
      let pictures = weights.map { _ in pixelBytes(16, &numbers) }
      let means = mean(of: pictures, weights: weights, plainly: false).pixels
      let total = Double(weights.reduce(0, +))
      for x in 0..<16 {
        let alpha = zip(pictures, weights).reduce(0.0) {
          $0 + Double($1.0[x * 4 + 3]) / 255 * Double($1.1) / total
        }
        #expect(abs(Double(means[x * 4 + 3]) - alpha * 255) <= 0.501)
        guard alpha > 0 else { continue }
        for channel in 0..<3 {
          let light = zip(pictures, weights).reduce(0.0) { sum, picture in
            let own = Double(picture.0[x * 4 + 3]) / 255
            guard own > 0 else { return sum }
            let straight = Double(picture.0[x * 4 + channel]) / 255 / own
            return sum + self.light(straight) * own * Double(picture.1) / total
          }
          let wanted = code(min(1, light / alpha)) * alpha * 255
          let deviation = abs(Double(means[x * 4 + channel]) - wanted)
          #expect(deviation <= 0.6, "channel \(channel) is \(deviation) off \(wanted)")
        }
      }
    }
  }
}
