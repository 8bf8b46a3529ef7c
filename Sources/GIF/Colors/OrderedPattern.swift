/// Bayer's pattern of 8 × 8 levels, which stands still in space: what does not change does not
/// flicker.
enum OrderedPattern {
  /// 0…63, each once in every 8 × 8 pixels.
  @inline(__always)
  static func level(column: Int, row: Int) -> UInt8 {
    let mixed = column ^ row
    var level = 0
    for bit in 0..<3 {
      level = level << 2 | ((mixed >> bit) & 1) << 1 | ((row >> bit) & 1)
    }
    return UInt8(truncatingIfNeeded: level)
  }
}
