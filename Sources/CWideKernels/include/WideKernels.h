#ifndef WIDE_KERNELS_H
#define WIDE_KERNELS_H

#include <stdint.h>

/// The vectors of the processor that the kernels below can use.
typedef enum {
  WIDE_NONE,
  WIDE_AVX2,
  WIDE_AVX512,
} WideLevel;

/// The widest vectors of this processor.
WideLevel wide_level(void);

// Each kernel does as many of `count` pixels from the first as fill whole vectors, the same bytes at
// every level, and returns how many it did: none at WIDE_NONE.

/// A premultiplied colour, red in its low byte, over pixels.
long wide_over_solid(WideLevel level, void *target, long count, uint32_t color);

/// The same through a byte of coverage for each pixel.
long wide_over_solid_covered(
    WideLevel level, void *target, long count, const void *coverage, uint32_t color);

#endif
