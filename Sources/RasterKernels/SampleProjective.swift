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
        for i in 0..<count {
          var texel: UInt32 = 0
          if let place = walk.position(i) {
            texel =
              unsafe linear
              ? texels.linear(place.u &+ shift, place.v &+ shift)
              : texels.nearest(place.u, place.v)
          }
          unsafe target.storeBytes(of: texel, toByteOffset: i &* 4, as: UInt32.self)
        }
      }
    }
  }
}
