extension Plain {
  /// See `Fast.areOpaque`.
  package static func areOpaque(_ pixels: Span<UInt8>) -> Bool {
    for alpha in stride(from: 3, to: pixels.count, by: 4) where pixels[alpha] != 255 {
      return false
    }
    return true
  }
}
