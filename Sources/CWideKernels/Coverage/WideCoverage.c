#include "WideCoverage.h"

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)
// Vectors wider than the processor's are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

/// Steps in a pixel, as a shift, and twice the area of a pixel in square steps: `Subpixel`.
#define BITS 10
#define ONE (1 << BITS)
#define FULL (1 << (2 * BITS + 1))

#if defined(__x86_64__)
#include <immintrin.h>

#define TARGET __attribute__((target("avx2,bmi"), aligned(64)))
#define INLINE TARGET static inline __attribute__((always_inline))
#include "Edges.h"

int64_t wide_accumulate(
    const WideEdge *edges, long count, WideCells cells, int contests, uint32_t *last_chain) {
  return accumulate_avx2(edges, count, cells, contests, last_chain);
}

int64_t wide_accumulate_parts(const WidePart *parts, long count, WideCells cells) {
  return accumulate_parts_avx2(parts, count, cells);
}
#else
int64_t wide_accumulate(
    const WideEdge *edges, long count, WideCells cells, int contests, uint32_t *last_chain) {
  return -1;
}

int64_t wide_accumulate_parts(const WidePart *parts, long count, WideCells cells) { return -1; }
#endif

#define KERNELS "Coverage.h"
#include "Levels.h"

void wide_sweep_over_solid(
    WideLevel level, WideCells cells, int even_odd, uint32_t color, WideHidden hidden, void *pixels,
    long pitch) {
  CHOOSE_OR(, level, sweep_over_solid, cells, even_odd, color, hidden, pixels, pitch)
}
