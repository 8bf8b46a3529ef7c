extension RowKernels {
  /// Steps of four pixels after which 16-bit sums are widened: sums of sums of bytes stay below
  /// 65,536 for 22.
  private static let stepsPerBlock = 16

  /// The sums of the bytes of `pixels`: three a pixel, which are red, green and blue, or four.
  /// - Precondition: `bytesPerPixel` is 3 or 4; where it is 3 the fourth bytes are 0; there are
  ///   not more than 32,768 pixels.
  package static func sums(of pixels: Span<UInt32>, bytesPerPixel: Int) -> RowSums {
    precondition(bytesPerPixel == 3 || bytesPerPixel == 4, "pixels are RGB or RGBA")
    precondition(pixels.count <= 32_768, "a row is no longer than a picture's side")
    var result = RowSums()
    unsafe pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return }
      result = unsafe sums(base, pixels.count, bytesPerPixel)
    }
    return result
  }

  private static func sums(
    _ pixels: UnsafeRawPointer, _ count: Int, _ bytesPerPixel: Int
  ) -> RowSums {
    let low = SIMD8<UInt16>(repeating: 255)
    // Of each lane, whole blocks: the sum, the sum weighted by the steps that follow in its block,
    // and the sum weighted by the blocks that follow.
    var evenSum = SIMD8<UInt32>()
    var oddSum = SIMD8<UInt32>()
    var evenSteps = SIMD8<UInt32>()
    var oddSteps = SIMD8<UInt32>()
    var evenBlocks = SIMD8<UInt32>()
    var oddBlocks = SIMD8<UInt32>()
    let blockWidth = stepsPerBlock * 4
    let blocks = count / blockWidth
    var x = 0
    for _ in 0..<blocks {
      var even = SIMD8<UInt16>()
      var odd = SIMD8<UInt16>()
      var evenBefore = SIMD8<UInt16>()
      var oddBefore = SIMD8<UInt16>()
      let end = x &+ blockWidth
      while x < end {
        let bytes = unsafe pixels.loadUnaligned(fromByteOffset: x &* 4, as: SIMD8<UInt16>.self)
        evenBefore &+= even
        oddBefore &+= odd
        even &+= bytes & low
        odd &+= bytes &>> 8
        x &+= 4
      }
      evenBlocks &+= evenSum
      oddBlocks &+= oddSum
      evenSum &+= SIMD8<UInt32>(truncatingIfNeeded: even)
      oddSum &+= SIMD8<UInt32>(truncatingIfNeeded: odd)
      evenSteps &+= SIMD8<UInt32>(truncatingIfNeeded: evenBefore)
      oddSteps &+= SIMD8<UInt32>(truncatingIfNeeded: oddBefore)
    }

    var result = RowSums()
    let size = UInt64(bytesPerPixel)
    // The distance from the end of the first byte of the last step of all blocks.
    let nearest = UInt64(count - x + 4) * size
    for lane in 0..<8 {
      // Even lanes hold red and blue in turn, odd ones green and alpha.
      let offset = UInt64(lane / 2) * size + UInt64(lane % 2 * 2)
      let step = 4 * size
      let block = UInt64(blockWidth) * size
      result.plain += UInt64(evenSum[lane]) + UInt64(oddSum[lane])
      result.weighted += UInt64(evenSum[lane]) * (nearest - offset)
      result.weighted += UInt64(evenSteps[lane]) * step + UInt64(evenBlocks[lane]) * block
      result.weighted += UInt64(oddSum[lane]) * (nearest - offset - 1)
      result.weighted += UInt64(oddSteps[lane]) * step + UInt64(oddBlocks[lane]) * block
    }
    while x < count {
      let pixel = unsafe pixels.loadUnaligned(fromByteOffset: x &* 4, as: UInt32.self)
      result.add(pixel, distance: UInt64(count - x) * size, bytesPerPixel: bytesPerPixel)
      x &+= 1
    }
    return result
  }
}

extension PlainRowKernels {
  /// As `RowKernels.sums`.
  package static func sums(of pixels: Span<UInt32>, bytesPerPixel: Int) -> RowSums {
    var result = RowSums()
    for x in pixels.indices {
      result.add(
        pixels[x], distance: UInt64((pixels.count - x) * bytesPerPixel),
        bytesPerPixel: bytesPerPixel)
    }
    return result
  }
}

extension RowSums {
  /// Adds a pixel whose first byte is `distance` bytes from the end.
  @inline(__always)
  fileprivate mutating func add(_ pixel: UInt32, distance: UInt64, bytesPerPixel: Int) {
    for channel in 0..<bytesPerPixel {
      let byte = UInt64(pixel >> UInt32(channel * 8) & 255)
      plain += byte
      weighted += byte * (distance - UInt64(channel))
    }
  }
}
