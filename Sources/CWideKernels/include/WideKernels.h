#ifndef WIDE_KERNELS_H
#define WIDE_KERNELS_H

#include <stdint.h>

/// The vectors that the kernels below use.
typedef enum {
  /// None, where the plain twin of a kernel is a loop of the one who calls it; else as WIDE_128. Only tests ask.
  WIDE_NONE,
  /// Those of 128 bits that every processor has: SSE2, or NEON.
  WIDE_128,
  WIDE_AVX2,
  WIDE_AVX512,
} WideLevel;

/// The widest vectors of this processor.
WideLevel wide_level(void);

/// Lets kernels called from this thread use no wider vectors than `most`, nor than the processor has,
/// and returns what they then use. What they make is the same: tests see to that, and only tests ask.
WideLevel wide_limit_level(WideLevel most);

/// One more than the level in use in this thread; 0 until somebody asks for it. Its address is known when the
/// program starts, so that no call is needed to find it.
extern _Thread_local int wide_level_known __attribute__((tls_model("initial-exec")));

/// The vectors that kernels called from this thread use: the widest of the processor unless limited.
static inline WideLevel wide_level_in_use(void) {
  int known = wide_level_known;
  return __builtin_expect(known != 0, 1) ? (WideLevel)(known - 1) : wide_limit_level(WIDE_AVX512);
}

// Each kernel does all that it is asked to, the same at every level.

#endif
