import CWideKernels

extension Fast {
  /// The widest vectors of the processor.
  static let wideLevel = wide_level()

  /// Shorter stretches are not worth a call.
  @inline(__always)
  static var widePixels: Int { 8 }
}
