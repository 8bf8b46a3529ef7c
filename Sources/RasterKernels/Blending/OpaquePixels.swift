extension Fast {
  /// True when every pixel has the alpha 255.
  /// - Precondition: whole pixels.
  package static func areOpaque(_ pixels: Span<UInt8>) -> Bool {
    precondition(pixels.count % 4 == 0, "a pixel has four bytes")
    return unsafe pixels.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress else { return true }
      // Most pictures that are not opaque tell so at once.
      var first = 0
      while first < bytes.count {
        let count = min(1024, (bytes.count &- first) / 4)
        if unsafe !areOpaque(base + first, count) { return false }
        first &+= count &* 4
      }
      return true
    }
  }

  private static func areOpaque(_ pixels: UnsafeRawPointer, _ count: Int) -> Bool {
    var all = UInt32.max
    for index in 0..<count {
      unsafe all &= pixels.loadUnaligned(fromByteOffset: index &* 4, as: UInt32.self)
    }
    return UInt32(littleEndian: all) >> 24 == 255
  }
}
