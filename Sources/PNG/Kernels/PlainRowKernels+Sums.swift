extension PlainRowKernels {
  /// The sums of the bytes of `pixels`: three a pixel, which are red, green and blue, or four.
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
