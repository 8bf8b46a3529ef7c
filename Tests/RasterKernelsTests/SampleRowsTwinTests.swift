import RasterKernels
import TestSupport
import Testing

/// The fast operations on rows of samples equal their plain twins bit for bit.
struct SampleRowsTwinTests {
  private func samples(_ count: Int, _ numbers: inout SeededGenerator) -> [UInt16] {
    (0..<count).map { _ in
      Bool.random(using: &numbers) ? .random(in: 0...65535, using: &numbers) : 65535
    }
  }

  @Test func channelsAgree() {
    for length in lengths {
      var numbers = SeededGenerator(seed: UInt64(length))
      let pixels = numbers.bytes(length * 4 + 8)
      let other = samples(length, &numbers)
      let colors = (0..<256).map { _ in UInt32.random(in: 0...UInt32.max, using: &numbers) }
      for channel in 0..<4 {
        var fast = [UInt16](repeating: 1, count: length)
        var plain = fast
        do {
          var span = fast.mutableSpan
          Fast.take(channel: channel, of: pixels.span, into: &span)
        }
        do {
          var span = plain.mutableSpan
          Plain.take(channel: channel, of: pixels.span, into: &span)
        }
        #expect(fast == plain)
        var (fastPixels, plainPixels) = (pixels, pixels)
        do {
          var span = fastPixels.mutableSpan
          Fast.put(other.span, intoChannel: channel, of: &span)
        }
        do {
          var span = plainPixels.mutableSpan
          Plain.put(other.span, intoChannel: channel, of: &span)
        }
        #expect(fastPixels == plainPixels)
      }
      var (fastPixels, plainPixels) = (pixels, pixels)
      do {
        var span = fastPixels.mutableSpan
        Fast.put(other.span, as: colors.span, into: &span)
      }
      do {
        var span = plainPixels.mutableSpan
        Plain.put(other.span, as: colors.span, into: &span)
      }
      #expect(fastPixels == plainPixels)
    }
  }

  @Test func everySampleBecomesTheNearestByte() {
    let samples = (0...65535).map { UInt16($0) }
    var pixels = [UInt8](repeating: 0, count: samples.count * 4)
    var span = pixels.mutableSpan
    Fast.put(samples.span, intoChannel: 2, of: &span)
    #expect(samples.indices.allSatisfy { Int(pixels[$0 * 4 + 2]) == ($0 + 128) / 257 })
  }

  @Test func meansAndMixturesAgree() {
    for length in lengths {
      for shift in [1, 2, 3, 7] {
        var numbers = SeededGenerator(seed: UInt64(length * 8 + shift))
        let stride = length + 3
        let rows = Int.random(in: 1...1 << shift, using: &numbers)
        let source = samples(stride * (rows + 1) + 5, &numbers)
        let share = Int.random(in: 0...1 << shift, using: &numbers)
        var fast = [UInt16](repeating: 7, count: length + 5)
        var plain = fast
        do {
          var span = fast.mutableSpan
          Fast.meanRows(
            source.span, start: 2, stride: stride, rows: rows, shift: shift, into: &span, at: 1,
            count: length)
        }
        do {
          var span = plain.mutableSpan
          Plain.meanRows(
            source.span, start: 2, stride: stride, rows: rows, shift: shift, into: &span, at: 1,
            count: length)
        }
        #expect(fast == plain)
        do {
          var span = fast.mutableSpan
          Fast.mixRows(
            source.span, 1, stride, share: share, shift: shift, into: &span, at: 2, count: length)
        }
        do {
          var span = plain.mutableSpan
          Plain.mixRows(
            source.span, 1, stride, share: share, shift: shift, into: &span, at: 2, count: length)
        }
        #expect(fast == plain)
      }
    }
  }

  @Test func transposedPlanesAgree() {
    var numbers = SeededGenerator(seed: 5)
    for width in [1, 7, 8, 9, 16, 31] {
      for height in [1, 3, 8, 17, 40] {
        let source = samples(width * height, &numbers)
        var fast = [UInt16](repeating: 0, count: source.count)
        var plain = fast
        do {
          var span = fast.mutableSpan
          Fast.transpose(source.span, width: width, into: &span)
        }
        do {
          var span = plain.mutableSpan
          Plain.transpose(source.span, width: width, into: &span)
        }
        #expect(fast == plain)
      }
    }
  }
}
