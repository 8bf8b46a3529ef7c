import CWideKernels

extension Fast {
  /// The vectors a kernel may use. The result is the same.
  package enum Vectors {
    /// The widest of the processor.
    case widest
    /// Those of 128 bits, which every processor has.
    case common
  }

  /// The widest vectors of the processor.
  static let wideLevel = wide_level()

  /// Shorter stretches are not worth a call.
  @inline(__always)
  static var widePixels: Int { 8 }
}
