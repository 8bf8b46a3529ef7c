extension Fast {
  /// As `sampleProjective`, of an image that covers the plane as tiles do.
  /// - Precondition: image and pixels have the stated sizes.
  package static func sampleRepeated(
    _ image: Span<UInt8>, width: Int, height: Int, walk: ProjectiveWalk, linear: Bool,
    into pixels: inout MutableSpan<UInt8>, count: Int
  ) {
    checkSample(image, width, height, pixels.count, count)
    let shift = Int64(1) << 23 - Int64(1) << 31
    unsafe image.withUnsafeBytes { image in
      unsafe pixels.withUnsafeMutableBytes { pixels in
        guard let source = image.baseAddress, let target = pixels.baseAddress else { return }
        let tile = unsafe Tile(base: source, width: width, height: height)
        if unsafe sampleWide(
          Texels(base: source, width: width, height: height), walk, linear: linear,
          repeated: true, into: target, count: count)
        {
          return
        }
        unsafe sample(walk, into: target, count: count) { u, v in
          unsafe linear ? tile.linear(u &+ shift, v &+ shift) : tile.nearest(u, v)
        }
      }
    }
  }
}

/// Texels that begin anew beyond the edges.
@unsafe private struct Tile {
  let base: UnsafeRawPointer
  let width: Int
  let height: Int

  @inline(__always)
  private func wrapped(_ place: Int, _ length: Int) -> Int {
    let rest = place % length
    return rest < 0 ? rest &+ length : rest
  }

  @inline(__always)
  private func lanes(_ x: Int, _ y: Int) -> SIMD4<UInt16> {
    unsafe SIMD4<UInt16>(
      truncatingIfNeeded: base.loadUnaligned(
        fromByteOffset: (y &* width &+ x) &* 4, as: SIMD4<UInt8>.self))
  }

  @inline(__always)
  func nearest(_ u: Int64, _ v: Int64) -> UInt32 {
    let x = unsafe wrapped(Int(u &>> 32), width)
    let y = unsafe wrapped(Int(v &>> 32), height)
    return unsafe base.loadUnaligned(fromByteOffset: (y &* width &+ x) &* 4, as: UInt32.self)
  }

  @inline(__always)
  func linear(_ u: Int64, _ v: Int64) -> UInt32 {
    let x0 = unsafe wrapped(Int(u &>> 32), width)
    let y0 = unsafe wrapped(Int(v &>> 32), height)
    let x1 = unsafe x0 &+ 1 == width ? 0 : x0 &+ 1
    let y1 = unsafe y0 &+ 1 == height ? 0 : y0 &+ 1
    let down = UInt16(truncatingIfNeeded: (v &>> 24) & 255)
    let left = unsafe mixed(lanes(x0, y0), lanes(x0, y1), down)
    let right = unsafe mixed(lanes(x1, y0), lanes(x1, y1), down)
    let across = UInt16(truncatingIfNeeded: (u &>> 24) & 255)
    let bytes = SIMD4<UInt8>(truncatingIfNeeded: mixed(left, right, across))
    return unsafe unsafeBitCast(bytes, to: UInt32.self)
  }
}
