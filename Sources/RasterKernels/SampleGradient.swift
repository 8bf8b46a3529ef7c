import CWideKernels

extension Fast {
  /// Writes the colours of a gradient at the walk's positions to `count` pixels from pixel `start` on;
  /// transparent where the gradient does not reach and where the walk's weight is not positive.
  /// - Parameter ramp: the premultiplied colours for t = 0…1.
  /// - Precondition: the ramp is complete; the pixels have room.
  package static func sampleGradient(
    _ ramp: Span<UInt32>, shape: GradientShape, walk: ProjectiveWalk,
    into pixels: inout MutableSpan<UInt8>, start: Int = 0, count: Int
  ) {
    precondition(ramp.count == GradientShape.rampCount, "the ramp is complete")
    precondition(
      start >= 0 && count >= 0 && (start + count) * 4 <= pixels.count,
      "the sampled pixels have room")
    unsafe ramp.withUnsafeBufferPointer { ramp in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let colors = ramp.baseAddress, let base = pixels.baseAddress else { return }
        let target = unsafe base + start * 4
        guard walk.dw == 0, walk.w > 0 else {
          unsafe sampleProjective(colors, shape, walk, target, count)
          return
        }
        let straight = walk.straight
        switch shape {
        case .axial:
          let done = unsafe wide_sample_axial(
            wideLevel, target, count, colors, straight.u, straight.du)
          unsafe sample(colors, .axial, straight, target, done..<count)
        case .radial:
          let done = unsafe wide_sample_radial(
            wideLevel, target, count, colors, straight.u, straight.v, straight.du, straight.dv)
          unsafe sample(colors, .radial, straight, target, done..<count)
        case .conic:
          let done = unsafe wide_sample_conic(
            wideLevel, target, count, colors, straight.u, straight.v, straight.du, straight.dv)
          unsafe sample(colors, .conic, straight, target, done..<count)
        case .segment(let ends):
          let done = unsafe wide_sample_segment(
            wideLevel, target, count, colors, straight.u, straight.du, ends.continuesBefore ? 1 : 0,
            ends.continuesAfter ? 1 : 0)
          unsafe sampleParts(colors, shape, straight, target, done..<count)
        case .circles(let family):
          var circles = WideCircles(family)
          let done = unsafe wide_sample_circles(
            wideLevel, target, count, colors, straight.u, straight.v, straight.du, straight.dv,
            &circles)
          unsafe sampleParts(colors, shape, straight, target, done..<count)
        }
      }
    }
  }

  @inline(__always)
  private static func sample(
    _ colors: UnsafePointer<UInt32>, _ shape: GradientShape, _ walk: StraightWalk,
    _ target: UnsafeMutableRawPointer, _ pixels: Range<Int>
  ) {
    for i in pixels {
      let (u, v) = walk.position(Int32(truncatingIfNeeded: i))
      // These shapes reach everywhere.
      let index = rampIndex(shape, u, v) ?? 0
      unsafe target.storeBytes(of: colors[index], toByteOffset: i &* 4, as: UInt32.self)
    }
  }

  /// For shapes that do not reach everywhere.
  private static func sampleParts(
    _ colors: UnsafePointer<UInt32>, _ shape: GradientShape, _ walk: StraightWalk,
    _ target: UnsafeMutableRawPointer, _ pixels: Range<Int>
  ) {
    for i in pixels {
      let (u, v) = walk.position(Int32(truncatingIfNeeded: i))
      var color: UInt32 = 0
      if let index = rampIndex(shape, u, v) { color = unsafe colors[index] }
      unsafe target.storeBytes(of: color, toByteOffset: i &* 4, as: UInt32.self)
    }
  }

  private static func sampleProjective(
    _ colors: UnsafePointer<UInt32>, _ shape: GradientShape, _ walk: ProjectiveWalk,
    _ target: UnsafeMutableRawPointer, _ count: Int
  ) {
    for i in 0..<count {
      var color: UInt32 = 0
      if let (u, v) = walk.quotient(i), let index = rampIndex(shape, u, v) {
        color = unsafe colors[index]
      }
      unsafe target.storeBytes(of: color, toByteOffset: i &* 4, as: UInt32.self)
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

/// Positions without perspective, in Float: exact enough for the entries of a ramp.
struct StraightWalk {
  var u: Float
  var v: Float
  var du: Float
  var dv: Float

  @inline(__always)
  func position(_ index: Int32) -> (u: Float, v: Float) {
    let i = Float(index)
    return (u + i * du, v + i * dv)
  }
}

extension ProjectiveWalk {
  /// The same positions when all have the weight `w`.
  var straight: StraightWalk {
    let r = 1 / w
    return StraightWalk(u: Float(u * r), v: Float(v * r), du: Float(du * r), dv: Float(dv * r))
  }

  /// The position for pixel `index`, or nil when its weight is not positive.
  @inline(__always)
  func quotient(_ index: Int) -> (u: Float, v: Float)? {
    let i = Double(index)
    let weight = w + i * dw
    guard weight > 0 else { return nil }
    let r = 1 / weight
    return (Float((u + i * du) * r), Float((v + i * dv) * r))
  }
}
