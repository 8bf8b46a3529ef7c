import CWideKernels

extension Fast {
  /// Writes the texels that hold the walk's positions to the first `count` pixels, or the means of
  /// the four around them when `linear` (as `sampleLinear`); transparent where the walk's weight
  /// is not positive.
  /// - Precondition: image and pixels have the stated sizes.
  package static func sampleProjective(
    _ image: Span<UInt8>, width: Int, height: Int, walk: ProjectiveWalk, linear: Bool,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    checkSample(image, width, height, pixels.count, count)
    let shift = Int64(1) << 23 - Int64(1) << 31
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        let texels = unsafe Texels(base: source, width: width, height: height)
        if unsafe sampleWide(
          texels, walk, linear: linear, repeated: false, into: target, count: count)
        {
          return
        }
        unsafe sample(walk, into: target, count: count) { u, v in
          unsafe linear ? texels.linear(u &+ shift, v &+ shift) : texels.nearest(u, v)
        }
      }
    }
  }

  /// Writes what the walk's positions show as wide vectors do; false where there are none.
  @inline(__always)
  static func sampleWide(
    _ texels: Texels, _ walk: ProjectiveWalk, linear: Bool, repeated: Bool,
    into target: UnsafeMutableRawPointer, count: Int
  ) -> Bool {
    let (width, height) = unsafe (texels.width, texels.height)
    guard width * height < 1 << 31, width > 1 || !linear else { return false }
    var wide = WideWalk(
      u: walk.u, v: walk.v, w: walk.w, du: walk.du, dv: walk.dv, dw: walk.dw)
    let done = unsafe wide_sample_projective(
      wideLevel, target, count, texels.base, width, height, &wide, linear ? 1 : 0,
      repeated ? 1 : 0)
    return done == count
  }

  /// Writes what `texel` says of the walk's positions; transparent where the walk has none.
  @inline(__always)
  static func sample(
    _ walk: ProjectiveWalk, into target: UnsafeMutableRawPointer, count: Int,
    _ texel: (_ u: Int64, _ v: Int64) -> UInt32
  ) {
    for i in 0..<count {
      var color: UInt32 = 0
      if let place = walk.position(i) { color = texel(place.u, place.v) }
      unsafe target.storeBytes(of: color, toByteOffset: i &* 4, as: UInt32.self)
    }
  }
}
