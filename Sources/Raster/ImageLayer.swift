import Geometry
import RasterKernels

/// Lays images over rows of pixels. Keeps its memory from one row to the next.
struct ImageLayer {
  /// The samples of one stretch of a row.
  private var samples: [UInt8] = []
  private var scratch: [UInt8] = []

  /// Makes room for pictures `width` pixels wide.
  mutating func reserve(width: Int) {
    if samples.count < width * 4 {
      samples = [UInt8](repeating: 0, count: width * 4)
      scratch = [UInt8](repeating: 0, count: width * 8 + 64)
    }
  }

  /// Lays row `y` of `source` over the pixels of `runs`; `origin` is where pixel 0 of the row is
  /// or would be in `pixels`.
  mutating func lay(
    _ source: ImageSource, row y: Int, runs: Span<CoverageRun>, coverage: Span<UInt8>,
    over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    var first = 0
    while first < runs.count {
      // Neighbouring runs are sampled as one.
      var next = first + 1
      while next < runs.count, runs[next].start == runs[next - 1].end { next += 1 }
      lay(
        source, row: y, from: Int(runs[first].start), to: Int(runs[next - 1].end),
        runs: runs.extracting(first..<next), coverage: coverage, over: &pixels, origin: origin)
      first = next
    }
  }

  /// Lays the pixels from `start` to `end`.
  private mutating func lay(
    _ source: ImageSource, row y: Int, from start: Int, to end: Int, runs: Span<CoverageRun>,
    coverage: Span<UInt8>, over pixels: inout MutableSpan<UInt8>, origin: Int
  ) {
    let opacity = source.onlyFades ? Int32(source.factor & 255) : 255
    if source.onlyFades, let shift = source.wholePixelShift {
      let row = y + shift.y
      let image = source.image
      let texels = image.pixels
      if row >= 0, row < image.height, start + shift.x >= 0, end + shift.x <= image.width {
        Fast.overPixels(
          &pixels, origin: origin, source: texels.span,
          sourceOrigin: row * image.width + shift.x, opacity: opacity, runs: runs,
          coverage: coverage)
        return
      }
    }
    sample(source, row: y, from: start, count: end - start)
    if !source.onlyFades {
      var span = samples.mutableSpan
      Fast.tint(&span, count: end - start, by: source.factor)
    }
    Fast.overPixels(
      &pixels, origin: origin, source: samples.span, sourceOrigin: -start, opacity: opacity,
      runs: runs, coverage: coverage)
  }

  /// Samples the centres of `count` pixels of row `y` from `start` on into `samples`.
  private mutating func sample(_ source: ImageSource, row y: Int, from start: Int, count: Int) {
    ImageLayer.sample(
      source, source.walk(x: start, y: y), count: count, into: &samples, scratch: &scratch)
  }

  // Memory comes as separate arguments: spans of two properties would exclude each other.
  private static func sample(
    _ source: ImageSource, _ walk: ProjectiveWalk, count: Int, into samples: inout [UInt8],
    scratch: inout [UInt8]
  ) {
    let image = source.image
    let texels = image.pixels
    var span = samples.mutableSpan
    guard let straight = source.straightWalk(walk), straight.isSafe(count: count) else {
      Fast.sampleProjective(
        texels.span, width: image.width, height: image.height, walk: walk,
        linear: source.isLinear, into: &span, count: count)
      return
    }
    if source.isLinear {
      var scratchSpan = scratch.mutableSpan
      Fast.sampleLinear(
        texels.span, width: image.width, height: image.height, walk: straight, into: &span,
        count: count, scratch: &scratchSpan)
    } else {
      Fast.sampleNearest(
        texels.span, width: image.width, height: image.height, walk: straight, into: &span,
        count: count)
    }
  }
}

extension ImageSource {
  /// The image's position relative to the picture when it lies pixel on pixel.
  fileprivate var wholePixelShift: (x: Int, y: Int)? {
    let h = imageFromDevice
    guard h.h11 == 1, h.h12 == 0, h.h13 == 0, h.h21 == 0, h.h22 == 1, h.h23 == 0, h.h33 == 1,
      abs(h.h31) < 0x1p30, abs(h.h32) < 0x1p30
    else { return nil }
    let x = Int(h.h31)
    let y = Int(h.h32)
    return Double(x) == h.h31 && Double(y) == h.h32 ? (x, y) : nil
  }

  /// Positions in the image of a row's pixel centres from pixel (x, y) on.
  fileprivate func walk(x: Int, y: Int) -> ProjectiveWalk {
    let h = imageFromDevice
    let px = Double(x) + 0.5
    let py = Double(y) + 0.5
    return ProjectiveWalk(
      u: h.h11 * px + h.h21 * py + h.h31, v: h.h12 * px + h.h22 * py + h.h32,
      w: h.h13 * px + h.h23 * py + h.h33, du: h.h11, dv: h.h12, dw: h.h13)
  }

  /// The same positions in fixed point, when all have the same positive weight and lie near the
  /// image.
  fileprivate func straightWalk(_ walk: ProjectiveWalk) -> SampleWalk? {
    guard imageFromDevice.h13 == 0, imageFromDevice.h23 == 0, walk.w > 0 else { return nil }
    let r = 1 / walk.w
    func fixed(_ value: Double) -> Int64? {
      let scaled = value * r * 0x1p32
      guard abs(scaled) <= 0x1p62 else { return nil }
      return Int64(scaled)
    }
    guard let u = fixed(walk.u), let v = fixed(walk.v), let du = fixed(walk.du),
      let dv = fixed(walk.dv)
    else { return nil }
    return SampleWalk(u: u, v: v, du: du, dv: dv)
  }
}
