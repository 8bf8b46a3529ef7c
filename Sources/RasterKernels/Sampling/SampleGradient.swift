import CWideKernels

extension Fast {
  /// Writes the colours of a gradient at the walk's positions to `count` pixels from pixel `start` on;
  /// transparent where the gradient does not reach and where the walk's weight is not positive.
  /// - Precondition: the pixels have room.
  package static func sampleGradient(
    _ colors: borrowing GradientColors, shape: GradientShape, walk: ProjectiveWalk,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0, count: Int
  ) {
    sampleGradient(
      colors, shape: shape, rows: 1, into: &pixels, start: start, stride: count, count: count
    ) { _ in walk }
  }

  /// The same for `rows` rows, which begin `stride` pixels after each other, each with a walk of its own.
  /// - Precondition: the pixels have room, and the stride is not negative.
  @inline(__always)
  package static func sampleGradient(
    _ colors: borrowing GradientColors, shape: GradientShape, rows: Int,
    into pixels: inout MutableSpan<UInt8>, start: Int, stride: Int, count: Int,
    walk: (_ row: Int) -> ProjectiveWalk
  ) {
    guard rows > 0 else { return }
    precondition(
      start >= 0 && count >= 0 && stride >= 0
        && (start + (rows - 1) * stride + count) * 4 <= pixels.count,
      "the sampled pixels have room")
    unsafe pixels.withUnsafeMutableBytes { pixels in
      guard let base = pixels.baseAddress else { return }
      unsafe colors.withWide { wide in
        for row in 0..<rows {
          let target = unsafe base + (start + row * stride) * 4
          let walk = walk(row)
          if walk.dw == 0, walk.w > 0 {
            let straight = StraightWalk(walk)
            unsafe wide.exact = shape.isFar(straight, count: count) ? 2 : colors.isSteep ? 1 : 0
            unsafe sample(&wide, shape, straight, target, count)
          } else {
            unsafe sampleProjective(wide.ramp, colors, shape, walk, target, count)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func sample(
    _ colors: UnsafePointer<WideColors>, _ shape: GradientShape, _ walk: StraightWalk,
    _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    switch shape {
    case .axial:
      unsafe wide_sample_axial(wideLevel, target, count, colors, walk.u, walk.du, 1, 1)
    case .radial:
      unsafe wide_sample_radial(
        wideLevel, target, count, colors, walk.u, walk.v, walk.du, walk.dv)
    case .conic:
      unsafe wide_sample_conic(
        wideLevel, target, count, colors, walk.u, walk.v, walk.du, walk.dv)
    case .segment(let ends):
      unsafe wide_sample_axial(
        wideLevel, target, count, colors, walk.u, walk.du, ends.continuesBefore ? 1 : 0,
        ends.continuesAfter ? 1 : 0)
    case .circles(let family):
      unsafe withUnsafePointer(to: WideCircles(family)) { circles in
        unsafe wide_sample_circles(
          wideLevel, target, count, colors, walk.u, walk.v, walk.du, walk.dv, circles)
      }
    }
  }

  private static func sampleProjective(
    _ ramp: UnsafePointer<UInt32>, _ colors: borrowing GradientColors, _ shape: GradientShape,
    _ walk: ProjectiveWalk, _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    for i in 0..<count {
      var color: UInt32 = 0
      if let point = walk.quotient(i) {
        color = unsafe shown(ramp, colors, shape, point, isFar: shape.isFar(point))
      }
      unsafe target.storeBytes(of: color, toByteOffset: i &* 4, as: UInt32.self)
    }
  }

  /// The colour at a point; transparent where there is none.
  @inline(__always)
  private static func shown(
    _ ramp: UnsafePointer<UInt32>, _ colors: borrowing GradientColors, _ shape: GradientShape,
    _ point: GradientPoint, isFar: Bool
  ) -> UInt32 {
    guard let entry = shape.rampEntry(point, last: colors.ramp.count - 1) else { return 0 }
    let color = unsafe ramp[entry]
    guard color == GradientColors.untold || isFar else { return color }
    return colors.mixed(at: shape.position(point))
  }
}

extension GradientColors {
  /// Calls `body` with the colours as wide kernels take them; not without any.
  @inline(__always)
  fileprivate borrowing func withWide(_ body: (inout WideColors) -> Void) {
    unsafe ramp.withUnsafeBufferPointer { ramp in
      guard let first = ramp.baseAddress else { return }
      unsafe intervals.withUnsafeBufferPointer { intervals in
        var colors = unsafe WideColors(
          ramp: first, last: Int32(truncatingIfNeeded: ramp.count - 1),
          // An interval is nothing but the wide one.
          intervals: UnsafeRawPointer(intervals.baseAddress)?.assumingMemoryBound(
            to: WideInterval.self),
          count: intervals.count, exact: 0)
        unsafe body(&colors)
      }
    }
  }
}

extension WideCircles {
  fileprivate init(_ family: CircleFamily) {
    self.init(
      start: family.startRadius, growth: family.growth, distance: family.distance,
      square: family.square, before: family.ends.continuesBefore ? 1 : 0,
      after: family.ends.continuesAfter ? 1 : 0)
  }
}

/// Positions without perspective.
struct StraightWalk {
  let u: Double
  let v: Double
  let du: Double
  let dv: Double
  /// The same in `Float`: exact enough for the entries of a ramp.
  private let x: Float
  private let y: Float
  private let dx: Float
  private let dy: Float

  /// A walk all of whose positions have one weight.
  init(_ walk: ProjectiveWalk) {
    // A division takes longer than the rest.
    let r = walk.w == 1 ? 1 : 1 / walk.w
    (u, v, du, dv) = (walk.u * r, walk.v * r, walk.du * r, walk.dv * r)
    (x, y, dx, dy) = (Float(u), Float(v), Float(du), Float(dv))
  }

  /// The same with all positions multiplied.
  func scaled(by factor: Double) -> StraightWalk {
    StraightWalk(
      ProjectiveWalk(
        u: u * factor, v: v * factor, w: 1, du: du * factor, dv: dv * factor, dw: 0))
  }

  @inline(__always)
  func point(_ index: Int) -> GradientPoint {
    let (i, n) = (Double(index), Float(index))
    return GradientPoint(u: u + i * du, v: v + i * dv, x: x + n * dx, y: y + n * dy)
  }
}

extension ProjectiveWalk {
  /// The position for pixel `index`, or nil when its weight is not positive.
  @inline(__always)
  func quotient(_ index: Int) -> GradientPoint? {
    let i = Double(index)
    let weight = w + i * dw
    guard weight > 0 else { return nil }
    let r = 1 / weight
    return GradientPoint((u + i * du) * r, (v + i * dv) * r)
  }
}
