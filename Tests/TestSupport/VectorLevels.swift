package import CWideKernels

/// The levels of vectors that this processor has, the narrowest first.
package let vectorLevels = [WIDE_128, WIDE_AVX2, WIDE_AVX512].filter {
  $0.rawValue <= wide_level().rawValue
}

/// The same, after the loops that are the twins of what packs pictures.
package let packingLevels = [WIDE_NONE] + vectorLevels

/// Calls `body` once for each of them, in which kernels called from this thread use no wider vectors.
package func atEveryLevel(
  _ levels: [WideLevel] = vectorLevels, _ body: (WideLevel) throws -> Void
) rethrows {
  defer { wide_limit_level(wide_level()) }
  for level in levels {
    precondition(wide_limit_level(level) == level, "the processor has the level")
    try body(level)
  }
}
