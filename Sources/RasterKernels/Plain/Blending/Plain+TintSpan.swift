extension Plain {
  /// See `Fast.tint`.
  package static func tint(_ pixels: inout MutableSpan<UInt8>, count: Int, by tint: UInt32) {
    for offset in 0..<count * 4 {
      let factor = Int(tint >> UInt32(offset % 4 * 8)) & 255
      pixels[offset] = UInt8(product(Int(pixels[offset]), factor))
    }
  }
}
