package import CWideKernels

/// The levels of vectors that this processor has, the one without any first.
package let vectorLevels = [WIDE_NONE, WIDE_AVX2, WIDE_AVX512].filter {
  $0.rawValue <= wide_level().rawValue
}

/// Calls `body` once for each of them, in which kernels called from this thread use no wider vectors.
package func atEveryLevel(_ body: (WideLevel) throws -> Void) rethrows {
  defer { wide_limit_level(wide_level()) }
  for level in vectorLevels {
    precondition(wide_limit_level(level) == level, "the processor has the level")
    try body(level)
  }
}
