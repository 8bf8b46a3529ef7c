import CWideKernels

extension Fast {
  /// Lays a row of pixels over the pixels of `runs`, through their coverage and `opacity`.
  ///
  /// The source is multiplied by opacity/255, then by coverage/255, then put over the pixel; each
  /// product is rounded to nearest. Pixel 0 of the runs is pixel `origin` of `pixels`, pixel
  /// `sourceOrigin` of `source` (both may lie before the start) and byte 0 of `coverage`.
  /// - Parameter isOpaque: true only if all alphas of the source are 255; saves looking.
  /// - Precondition: all runs lie within `pixels` and `source`, varying ones within `coverage`;
  ///   `opacity` is 0…255.
  package static func overPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, source: Span<UInt8>, sourceOrigin: Int,
    opacity: Int32, isOpaque: Bool, runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          let level = wideLevel
          if unsafe overShortRow(
            target, runs, origin, source, sourceOrigin, mask, opacity, level)
          {
            return
          }
          for index in runs.indices {
            let run = runs[index]
            unsafe overPixels(
              target, run, origin, source, sourceOrigin, mask, opacity, isOpaque, level)
          }
        }
      }
    }
  }

  /// Lays several runs that lie close together as one. False, and nothing done, where they do not, or
  /// there are no wide vectors.
  @inline(__always)
  private static func overShortRow(
    _ target: UnsafeMutableRawBufferPointer, _ runs: Span<CoverageRun>, _ origin: Int,
    _ source: UnsafeRawBufferPointer, _ sourceOrigin: Int, _ mask: UnsafeRawBufferPointer,
    _ opacity: Int32, _ level: WideLevel
  ) -> Bool {
    guard runs.count > 1, level != WIDE_NONE else { return false }
    let whole = CoverageRun(
      start: runs[0].start, end: runs[runs.count - 1].end, coverage: 0)
    guard whole.end &- whole.start <= 64 else { return false }
    let place = checked(whole, origin: origin, pixelBytes: target.count, mask: mask.count)
    let from = checked(whole, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
    guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return false }
    var coverage = SIMD64<UInt8>()
    return unsafe withUnsafeMutableBytes(of: &coverage) { bytes in
      for index in runs.indices {
        let run = runs[index]
        let (start, end) = (Int(run.start &- whole.start), Int(run.end &- whole.start))
        precondition(start >= 0 && start <= end && end <= place.count, "runs follow one another")
        if run.coverage == CoverageRun.varying {
          precondition(run.start >= 0 && Int(run.end) <= mask.count, "a run has its coverage")
          for i in start..<end { unsafe bytes[i] = mask[Int(whole.start) &+ i] }
        } else {
          for i in start..<end { unsafe bytes[i] = UInt8(truncatingIfNeeded: run.coverage) }
        }
      }
      let done = unsafe wide_over_pixels_covered(
        level, base + place.offset, place.count, sourceBase + from.offset, bytes.baseAddress,
        UInt16(truncatingIfNeeded: opacity))
      return done == place.count
    }
  }

  /// The same for `rows` rows through the same coverage, which follow each `stride` and `sourceStride`
  /// pixels after the one before.
  /// - Precondition: all runs lie within `pixels` and `source` in all rows, and the strides are not
  ///   negative.
  package static func overPixels(
    _ pixels: inout MutableSpan<UInt8>, origin: Int, stride: Int, source: Span<UInt8>,
    sourceOrigin: Int, sourceStride: Int, rows: Int, opacity: Int32, isOpaque: Bool,
    runs: Span<CoverageRun>, coverage: Span<UInt8>
  ) {
    precondition(opacity >= 0 && opacity <= 255, "opacity is a byte")
    precondition(stride >= 0 && sourceStride >= 0 && rows >= 0, "rows follow one another")
    guard rows > 0 else { return }
    unsafe pixels.withUnsafeMutableBytes { target in
      unsafe source.withUnsafeBytes { source in
        unsafe coverage.withUnsafeBytes { mask in
          let level = wideLevel
          for index in runs.indices {
            let run = runs[index]
            if run.coverage != CoverageRun.varying, run.coverage != 255 || !isOpaque,
              let base = target.baseAddress, let sourceBase = source.baseAddress
            {
              let (first, last) = (origin, origin + (rows - 1) * stride)
              let place = checked(run, origin: first, pixelBytes: target.count, mask: 0)
              _ = checked(run, origin: last, pixelBytes: target.count, mask: 0)
              let from = checked(run, origin: sourceOrigin, pixelBytes: source.count, mask: 0)
              _ = checked(
                run, origin: sourceOrigin + (rows - 1) * sourceStride, pixelBytes: source.count,
                mask: 0)
              let done = unsafe wide_over_rows(
                level, base + place.offset, stride, sourceBase + from.offset, sourceStride, rows,
                place.count, UInt16(truncatingIfNeeded: opacity),
                UInt16(truncatingIfNeeded: run.coverage))
              if done == rows { continue }
            }
            for row in 0..<rows {
              unsafe overPixels(
                target, run, origin + row * stride, source, sourceOrigin + row * sourceStride,
                mask, opacity, isOpaque, level)
            }
          }
        }
      }
    }
  }

  /// One run.
  @inline(__always)
  static func overPixels(
    _ target: UnsafeMutableRawBufferPointer, _ run: CoverageRun, _ origin: Int,
    _ source: UnsafeRawBufferPointer, _ sourceOrigin: Int, _ mask: UnsafeRawBufferPointer,
    _ opacity: Int32, _ isOpaque: Bool, _ level: WideLevel
  ) {
    guard let base = target.baseAddress, let sourceBase = source.baseAddress else { return }
    let place = checked(run, origin: origin, pixelBytes: target.count, mask: mask.count)
    let from = checked(run, origin: sourceOrigin, pixelBytes: source.count, mask: mask.count)
    let to = unsafe base + place.offset
    let row = unsafe sourceBase + from.offset
    if run.coverage == 255, isOpaque, opacity == 255 {
      unsafe to.copyMemory(from: row, byteCount: place.count * 4)
    } else if run.coverage == CoverageRun.varying {
      guard let bytes = mask.baseAddress else { return }
      unsafe overPixels(to, place.count, row, bytes + Int(run.start), opacity, level)
    } else {
      unsafe overPixels(to, place.count, row, opacity, run.coverage, level)
    }
  }

  /// Constant coverage.
  @inline(__always)
  private static func overPixels(
    _ target: UnsafeMutableRawPointer, _ count: Int, _ source: UnsafeRawPointer, _ opacity: Int32,
    _ coverage: Int32, _ level: WideLevel
  ) {
    let low = SIMD8<UInt16>(repeating: 255)
    let faded = opacity != 255
    let thinned = coverage != 255
    let fade = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: opacity))
    let thin = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: coverage))
    var i = 0
    if count >= widePixels {
      i = unsafe wide_over_pixels(
        level, target, count, source, UInt16(truncatingIfNeeded: opacity),
        UInt16(truncatingIfNeeded: coverage))
    }
    while i &+ 4 <= count {
      let pixels = unsafe source.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      if isZero(pixels) {
        i &+= 4
        continue
      }
      var even = pixels & low
      var odd = pixels &>> 8
      if faded {
        even = dividedBy255(even &* fade)
        odd = dividedBy255(odd &* fade)
      }
      if thinned {
        even = dividedBy255(even &* thin)
        odd = dividedBy255(odd &* thin)
      }
      unsafe over(target, i, even, odd)
      i &+= 4
    }
    while i < count {
      let pixel = unsafe source.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
      let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
      let thinned = scaled(
        scaled(pixel, by: UInt32(truncatingIfNeeded: opacity)),
        by: UInt32(truncatingIfNeeded: coverage))
      unsafe target.storeBytes(
        of: blended(thinned, over: below), toByteOffset: i &* 4, as: UInt32.self)
      i &+= 1
    }
  }

  /// Coverage byte by byte.
  @inline(__always)
  static func overPixels(
    _ target: UnsafeMutableRawPointer, _ count: Int, _ source: UnsafeRawPointer,
    _ coverage: UnsafeRawPointer, _ opacity: Int32, _ level: WideLevel
  ) {
    let low = SIMD8<UInt16>(repeating: 255)
    let fade = SIMD8<UInt16>(repeating: UInt16(truncatingIfNeeded: opacity))
    var i = 0
    if count >= widePixels {
      i = unsafe wide_over_pixels_covered(
        level, target, count, source, coverage, UInt16(truncatingIfNeeded: opacity))
    }
    while i &+ 4 <= count {
      let pixels = unsafe source.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
      if isZero(pixels) {
        i &+= 4
        continue
      }
      let thin = unsafe pairedLanes(
        coverage.loadUnaligned(fromByteOffset: i, as: SIMD4<UInt8>.self))
      let even = dividedBy255(dividedBy255((pixels & low) &* fade) &* thin)
      let odd = dividedBy255(dividedBy255((pixels &>> 8) &* fade) &* thin)
      unsafe over(target, i, even, odd)
      i &+= 4
    }
    while i < count {
      let pixel = unsafe source.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
      let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: UInt32.self)
      let covered = unsafe UInt32(coverage.load(fromByteOffset: i, as: UInt8.self))
      let thinned = scaled(scaled(pixel, by: UInt32(truncatingIfNeeded: opacity)), by: covered)
      unsafe target.storeBytes(
        of: blended(thinned, over: below), toByteOffset: i &* 4, as: UInt32.self)
      i &+= 1
    }
  }

  /// Four source pixels, as even and odd channels, over the target's pixels from `i` on.
  @inline(__always)
  private static func over(
    _ target: UnsafeMutableRawPointer, _ i: Int, _ even: SIMD8<UInt16>, _ odd: SIMD8<UInt16>
  ) {
    let low = SIMD8<UInt16>(repeating: 255)
    let inverse = low &- alphaLanes(ofOdd: odd)
    let below = unsafe target.loadUnaligned(fromByteOffset: i &* 4, as: SIMD8<UInt16>.self)
    let e = dividedBy255((below & low) &* inverse) &+ even
    let o = dividedBy255((below &>> 8) &* inverse) &+ odd
    unsafe target.storeBytes(of: e | (o &<< 8), toByteOffset: i &* 4, as: SIMD8<UInt16>.self)
  }
}
