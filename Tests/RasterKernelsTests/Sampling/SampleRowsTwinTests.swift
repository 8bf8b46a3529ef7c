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
    withEveryRow { length, alignment, numbers in
      let pixels = numbers.bytes((length + alignment + 2) * 4)
      let rest = alignment * 4..<pixels.count
      let channel = (length + alignment) % 4
      let start = [UInt16](repeating: 1, count: alignment + length + 3)
      let taken = alignment * 4..<(alignment + length) * 4
      expectTwins(on: start, within: alignment..<start.count) {
        Fast.take(channel: channel, of: pixels.span.extracting(taken), into: &$0)
      } plain: {
        Plain.take(channel: channel, of: pixels.span.extracting(taken), into: &$0)
      }
      let samples = samples(length, &numbers)
      expectTwins(on: pixels, within: rest) {
        Fast.put(samples.span, intoChannel: channel, of: &$0)
      } plain: {
        Plain.put(samples.span, intoChannel: channel, of: &$0)
      }
      let colors = (0..<256).map { _ in UInt32.random(in: 0...UInt32.max, using: &numbers) }
      expectTwins(on: pixels, within: rest) {
        Fast.put(samples.span, as: colors.span, into: &$0)
      } plain: {
        Plain.put(samples.span, as: colors.span, into: &$0)
      }
    }
  }

  @Test func everySampleBecomesTheNearestByte() {
    let samples = (0...65535).map { UInt16($0) }
    atEveryLevel { _ in
      var pixels = [UInt8](repeating: 0, count: samples.count * 4)
      var span = pixels.mutableSpan
      Fast.put(samples.span, intoChannel: 2, of: &span)
      #expect(samples.indices.allSatisfy { Int(pixels[$0 * 4 + 2]) == ($0 + 128) / 257 })
    }
  }

  @Test func meansAndMixturesAgree() {
    withEveryRow { length, alignment, numbers in
      for shift in [1, 2, 3, 7] {
        let stride = length + 3
        let rows = Int.random(in: 1...min(1 << shift, 9), using: &numbers)
        let source = samples(stride * (rows + 1) + 5, &numbers)
        let share = Int.random(in: 0...1 << shift, using: &numbers)
        let target = [UInt16](repeating: 7, count: alignment + length + 4)
        expectTwins(on: target) {
          Fast.meanRows(
            source.span, start: 2, stride: stride, rows: rows, shift: shift, into: &$0,
            at: alignment, count: length)
        } plain: {
          Plain.meanRows(
            source.span, start: 2, stride: stride, rows: rows, shift: shift, into: &$0,
            at: alignment, count: length)
        }
        expectTwins(on: target) {
          Fast.mixRows(
            source.span, 1, stride, share: share, shift: shift, into: &$0, at: alignment,
            count: length)
        } plain: {
          Plain.mixRows(
            source.span, 1, stride, share: share, shift: shift, into: &$0, at: alignment,
            count: length)
        }
      }
    }
  }

  @Test func meansOfManyRowsAgree() {
    var numbers = SeededGenerator(seed: 6)
    let (stride, rows) = (71, 128)
    let source = samples(stride * rows, &numbers)
    expectTwins(on: [UInt16](repeating: 7, count: stride)) {
      Fast.meanRows(
        source.span, start: 0, stride: stride, rows: rows, shift: 7, into: &$0, at: 0,
        count: stride)
    } plain: {
      Plain.meanRows(
        source.span, start: 0, stride: stride, rows: rows, shift: 7, into: &$0, at: 0,
        count: stride)
    }
  }

  @Test func transposedPlanesAgree() {
    var numbers = SeededGenerator(seed: 5)
    for width in 1...67 {
      for height in [1, 3, 8, 17, 40, 61, 71] {
        let source = samples(width * height, &numbers)
        let offset = width % alignments.count
        let target = [UInt16](repeating: 7, count: offset + source.count + 3)
        expectTwins(on: target, within: offset..<offset + source.count) {
          Fast.transpose(source.span, width: width, into: &$0)
        } plain: {
          Plain.transpose(source.span, width: width, into: &$0)
        }
      }
    }
  }
}
