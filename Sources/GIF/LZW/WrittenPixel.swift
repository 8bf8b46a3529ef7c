/// What may be written for a pixel: an index, or that and the clear one.
struct WrittenPixel: Hashable, Sendable {
  private var bits: UInt16

  @inline(__always)
  init(_ index: UInt8, orClear: Bool = false) { bits = UInt16(index) | (orClear ? 0x100 : 0) }

  /// The index that shows the pixel.
  @inline(__always)
  var index: UInt8 { UInt8(truncatingIfNeeded: bits) }

  /// Whether it may as well be left as it is.
  @inline(__always)
  var mayBeClear: Bool { bits & 0x100 != 0 }

  /// Left as it is, if that is possible.
  var sparing: WrittenPixel { mayBeClear ? WrittenPixel(ColorMatcher.clearIndex) : self }

  func allows(_ index: UInt8) -> Bool {
    index == self.index || (mayBeClear && index == ColorMatcher.clearIndex)
  }
}
