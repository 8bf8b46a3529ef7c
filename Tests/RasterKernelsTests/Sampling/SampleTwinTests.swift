import RasterKernels
import TestSupport
import Testing

/// The fast samplers equal their plain twins bit for bit.
struct SampleTwinTests {
  private struct Texture {
    var width: Int
    var height: Int
    var bytes: [UInt8]

    init(_ width: Int, _ height: Int, _ numbers: inout SeededGenerator) {
      self.width = width
      self.height = height
      bytes = pixelBytes(width * height, &numbers)
    }

    /// Makes rows those above them, and texels of all rows clear.
    mutating func thinOut(_ numbers: inout SeededGenerator) {
      for y in 1..<max(height, 1) where Int.random(in: 0..<3, using: &numbers) > 0 {
        for x in 0..<width * 4 { bytes[y * width * 4 + x] = bytes[(y - 1) * width * 4 + x] }
      }
      let clear = Int.random(in: 0...width, using: &numbers)
      for y in 0..<height {
        for x in 0..<clear * 4 { bytes[y * width * 4 + x] = 0 }
      }
    }

    /// Clears stretches of rows, mostly whole blocks.
    mutating func punch(_ numbers: inout SeededGenerator) {
      for y in 0..<height {
        for _ in 0..<4 {
          let start = Int.random(in: 0...width / 8, using: &numbers) * 8
          let end = min(start + Int.random(in: 0...40, using: &numbers), width)
          if start < end { for x in start * 4..<end * 4 { bytes[y * width * 4 + x] = 0 } }
        }
      }
    }
  }

  /// Images from one texel up.
  private func texture(_ numbers: inout SeededGenerator) -> Texture {
    let sizes = [(1, 1), (1, 9), (9, 1), (2, 2), (13, 7), (70, 3), (400, 3)]
    let size = sizes[Int.random(in: 0..<sizes.count, using: &numbers)]
    return Texture(size.0, size.1, &numbers)
  }

  /// Walks along rows and columns, aslant, standing still, from whole and broken positions.
  private func walk(_ alignment: Int, _ numbers: inout SeededGenerator) -> SampleWalk {
    func position(_ range: ClosedRange<Double>) -> Int64 {
      let value = Double.random(in: range, using: &numbers)
      return Int64((Bool.random(using: &numbers) ? value : value.rounded()) * 0x1p32)
    }
    let u = position(-20...20)
    let v = position(-10...10)
    let step = position(-2...2)
    return switch alignment {
    case 0: SampleWalk(u: u, v: v, du: 1 << 32, dv: 0)
    case 1: SampleWalk(u: u, v: v, du: step, dv: 0)
    case 2: SampleWalk(u: u, v: v, du: 0, dv: step)
    case 3: SampleWalk(u: u, v: v, du: -step / 9, dv: 0)
    case 4: SampleWalk(u: u, v: v, du: step * (Bool.random(using: &numbers) ? 4 : 40), dv: 0)
    case 5: SampleWalk(u: u, v: v, du: 0, dv: 0)
    default: SampleWalk(u: u, v: v, du: step, dv: position(-1...1))
    }
  }

  /// Expects that both write the same into room for `count` pixels that begins anywhere.
  private func expectSamples(
    _ count: Int, _ location: SourceLocation = #_sourceLocation,
    fast: (inout MutableSpan<UInt8>) -> Void, plain: (inout MutableSpan<UInt8>) -> Void
  ) {
    let start = count % alignments.count * 4
    let pixels = [UInt8](repeating: 9, count: start + count * 4 + 8)
    expectTwins(on: pixels, within: start..<pixels.count, location, fast: fast, plain: plain)
  }

  @Test func nearestSamplesAgree() {
    withEveryRow { length, alignment, numbers in
      let t = texture(&numbers)
      let walk = walk(alignment, &numbers)
      expectSamples(length) { pixels in
        Fast.sampleNearest(
          t.bytes.span, width: t.width, height: t.height, walk: walk, into: &pixels, count: length)
      } plain: { pixels in
        Plain.sampleNearest(
          t.bytes.span, width: t.width, height: t.height, walk: walk, into: &pixels, count: length)
      }
    }
  }

  @Test func linearSamplesAgree() {
    withEveryRow { length, alignment, numbers in
      let t = texture(&numbers)
      let walk = walk(alignment, &numbers)
      expectSamples(length) { pixels in
        Fast.sampleLinear(
          t.bytes.span, width: t.width, height: t.height, walk: walk, into: &pixels, count: length)
      } plain: { pixels in
        Plain.sampleLinear(
          t.bytes.span, width: t.width, height: t.height, walk: walk, into: &pixels, count: length)
      }
    }
  }

  /// The columns found once are those of the walk, in any part of it and at any height.
  @Test func samplesByColumnsAgree() {
    withEveryRow { length, alignment, numbers in
      let t = texture(&numbers)
      var walk = walk(alignment, &numbers)
      walk.dv = 0
      guard isByColumns(walk, t, length) else { return }
      for _ in 0..<3 {
        let first = Int.random(in: 0...length, using: &numbers)
        let range = first..<Int.random(in: first...length, using: &numbers)
        walk.v = Int64(Double.random(in: -9...9, using: &numbers) * 0x1p32)
        var rest = walk
        rest.u += rest.du * Int64(first)
        expectSamples(range.count) { pixels in
          var columns = SampleColumns()
          let isSet = columns.set(walk, width: t.width, count: length)
          #expect(isSet)
          Fast.sampleLinear(
            t.bytes.span, width: t.width, height: t.height, columns: &columns, range: range,
            v: walk.v, into: &pixels)
        } plain: { pixels in
          Plain.sampleLinear(
            t.bytes.span, width: t.width, height: t.height, walk: rest, into: &pixels,
            count: range.count)
        }
      }
    }
  }

  /// Rows laid together are those sampled and laid one by one; also where rows of the image are the
  /// same, and where it is empty.
  @Test(arguments: [false, true]) func rowsLaidByColumnsAgree(isThin: Bool) {
    withEveryRow { length, alignment, numbers in
      let width = alignment == 6 || alignment == 4 ? 1100 : 70
      var t = isThin && alignment > 1 ? Texture(width, 12, &numbers) : texture(&numbers)
      if isThin { t.thinOut(&numbers) }
      if isThin, alignment > 3 { t.punch(&numbers) }
      var walk = walk(alignment, &numbers)
      walk.dv = 0
      guard isByColumns(walk, t, length) else { return }
      let first = Int.random(in: 0...length, using: &numbers)
      let range = first..<Int.random(in: first...length, using: &numbers)
      let stride = range.count + alignment
      let step = Double.random(in: -2...2, using: &numbers)
      let heights = (0..<Int.random(in: 0...9, using: &numbers)).map { row in
        let height = isThin ? 6 + Double(row) * step : Double.random(in: -9...9, using: &numbers)
        return Int64(height * 0x1p32)
      }
      let below = pixelBytes(2 + stride * heights.count, &numbers)
      let coverage = numbers.bytes(range.count + 1)
      let opacity = Int32.random(in: 0...255, using: &numbers)
      expectTwins(on: below) { pixels in
        var columns = SampleColumns()
        let isSet = columns.set(walk, width: t.width, count: length)
        #expect(isSet)
        let blocks = TexelBlocks.find(in: t.bytes.span, width: t.width, height: t.height)
        Fast.overColumns(
          &pixels, start: 2, stride: stride, image: t.bytes.span, width: t.width,
          height: t.height, columns: &columns, range: range, heights: heights.span,
          opacity: opacity, coverage: coverage.span, blocks: blocks)
      } plain: { pixels in
        Plain.overColumns(
          &pixels, start: 2, stride: stride, image: t.bytes.span, width: t.width,
          height: t.height, walk: walk, range: range, heights: heights.span, opacity: opacity,
          coverage: coverage.span)
      }
    }
  }

  /// Whether a walk is one for columns.
  private func isByColumns(_ walk: SampleWalk, _ texture: Texture, _ count: Int) -> Bool {
    var columns = SampleColumns()
    return columns.set(walk, width: texture.width, count: count)
  }

  @Test func columnsAreNotForWalksAcrossRowsAndFastOnes() {
    let one = Int64(1) << 32
    func areFound(_ du: Int64, _ dv: Int64, count: Int) -> Bool {
      var columns = SampleColumns()
      return columns.set(SampleWalk(u: 0, v: 0, du: du, dv: dv), width: 9, count: count)
    }
    #expect(areFound(one, 0, count: 5))
    #expect(!areFound(one, 1, count: 5))
    #expect(areFound(-8 * one, 0, count: 5))
    #expect(!areFound(9 * one, 0, count: 5))
    #expect(!areFound(one, 0, count: 0))
  }

  @Test func projectiveSamplesAgree() {
    withEveryRow { length, alignment, numbers in
      let t = texture(&numbers)
      func number(_ reach: Double) -> Double { .random(in: -reach...reach, using: &numbers) }
      let walk = ProjectiveWalk(
        u: number(30), v: number(20), w: number(1) + 0.7, du: number(1), dv: number(1),
        dw: number(0.05))
      for linear in [false, true] {
        expectSamples(length) { pixels in
          Fast.sampleProjective(
            t.bytes.span, width: t.width, height: t.height, walk: walk, linear: linear,
            into: &pixels, count: length)
        } plain: { pixels in
          Plain.sampleProjective(
            t.bytes.span, width: t.width, height: t.height, walk: walk, linear: linear,
            into: &pixels, count: length)
        }
      }
    }
  }

  @Test func projectivePositionsBeyondAllBoundsAreKept() {
    var numbers = SeededGenerator(seed: 1)
    let t = Texture(5, 5, &numbers)
    for value in [Double.nan, .infinity, -.infinity, 1e300, -1e300, 0] {
      let walk = ProjectiveWalk(u: value, v: -value, w: 1e-300, du: value, dv: 1, dw: 0)
      expectSamples(9) { pixels in
        Fast.sampleProjective(
          t.bytes.span, width: 5, height: 5, walk: walk, linear: true, into: &pixels, count: 9)
      } plain: { pixels in
        Plain.sampleProjective(
          t.bytes.span, width: 5, height: 5, walk: walk, linear: true, into: &pixels, count: 9)
      }
    }
  }

  /// Positions of every magnitude, on both sides of zero and of what vectors can hold of them.
  @Test func projectivePositionsNearAndFarAgree() {
    var numbers = SeededGenerator(seed: 2)
    let t = Texture(13, 7, &numbers)
    for power in -12...64 {
      for linear in [false, true] {
        func number() -> Double {
          let size = Double(sign: .plus, exponent: power, significand: 1)
          return size * .random(in: -1...1, using: &numbers)
        }
        let walk = ProjectiveWalk(u: number(), v: number(), w: 1, du: number() / 16, dv: 0.3, dw: 0)
        expectSamples(37) { pixels in
          Fast.sampleProjective(
            t.bytes.span, width: 13, height: 7, walk: walk, linear: linear, into: &pixels,
            count: 37)
        } plain: { pixels in
          Plain.sampleProjective(
            t.bytes.span, width: 13, height: 7, walk: walk, linear: linear, into: &pixels,
            count: 37)
        }
        expectSamples(37) { pixels in
          Fast.sampleRepeated(
            t.bytes.span, width: 13, height: 7, walk: walk, linear: linear, into: &pixels,
            count: 37)
        } plain: { pixels in
          Plain.sampleRepeated(
            t.bytes.span, width: 13, height: 7, walk: walk, linear: linear, into: &pixels,
            count: 37)
        }
      }
    }
  }

  /// Straight walks that begin far from the image, and come to it or do not.
  @Test func straightPositionsNearAndFarAgree() {
    var numbers = SeededGenerator(seed: 3)
    for width in [1, 2, 3, 40] {
      let t = Texture(width, 7, &numbers)
      for power in 30...62 {
        func number() -> Int64 {
          .random(in: -(1 << Int64(power))...1 << Int64(power), using: &numbers)
        }
        let walk = SampleWalk(u: number(), v: number(), du: number() / 64, dv: number() / 64)
        guard walk.isSafe(count: 41) else { continue }
        expectSamples(41) { pixels in
          Fast.sampleLinear(
            t.bytes.span, width: width, height: 7, walk: walk, into: &pixels, count: 41)
        } plain: { pixels in
          Plain.sampleLinear(
            t.bytes.span, width: width, height: 7, walk: walk, into: &pixels, count: 41)
        }
        expectSamples(41) { pixels in
          Fast.sampleNearest(
            t.bytes.span, width: width, height: 7, walk: walk, into: &pixels, count: 41)
        } plain: { pixels in
          Plain.sampleNearest(
            t.bytes.span, width: width, height: 7, walk: walk, into: &pixels, count: 41)
        }
      }
    }
  }
}
