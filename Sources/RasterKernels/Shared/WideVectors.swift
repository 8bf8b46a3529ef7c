import CWideKernels

extension Fast {
  /// The vectors that kernels called from this thread use: the widest of the processor, unless a test
  /// asks for less. Pixels are the same.
  @inline(__always)
  static var wideLevel: WideLevel { wide_level_in_use() }
}
