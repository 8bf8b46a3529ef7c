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

#define TARGET __attribute__((target("avx2,bmi")))
#define INLINE TARGET static inline __attribute__((always_inline))
#include "Edges.h"

#define LANES 16
#define NAME(x) x##_avx2
#define TARGET __attribute__((target("avx2,bmi")))
TARGET static inline __m256i high_avx2(__m256i a, __m256i b) { return _mm256_mulhi_epu16(a, b); }
TARGET static inline __m256i mask_avx2(long count) {
  __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  return _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), lanes);
}
TARGET static inline __m256i load_avx2(const void *place, long count) {
  return _mm256_maskload_epi32(place, mask_avx2(count));
}
TARGET static inline void store_avx2(void *place, long count, __m256i lanes) {
  _mm256_maskstore_epi32(place, mask_avx2(count), lanes);
}
#include "Coverage.h"

#define LANES 32
#define NAME(x) x##_avx512
#define TARGET __attribute__((target("avx512bw,avx512vl,bmi")))
TARGET static inline __m512i high_avx512(__m512i a, __m512i b) { return _mm512_mulhi_epu16(a, b); }
TARGET static inline __m512i load_avx512(const void *place, long count) {
  return _mm512_maskz_loadu_epi32((__mmask16)((1u << count) - 1), place);
}
TARGET static inline void store_avx512(void *place, long count, __m512i lanes) {
  _mm512_mask_storeu_epi32(place, (__mmask16)((1u << count) - 1), lanes);
}
#include "Coverage.h"

int64_t wide_accumulate(
    const WideEdge *edges, long count, WideCells cells, int contests, uint32_t *last_chain) {
  return accumulate_avx2(edges, count, cells, contests, last_chain);
}

void wide_sweep_over_solid(
    WideLevel level, WideCells cells, int even_odd, uint32_t color, WideHidden hidden, void *pixels,
    long pitch) {
  if (level == WIDE_AVX512) {
    sweep_over_solid_avx512(cells, even_odd, color, hidden, pixels, pitch);
  } else {
    sweep_over_solid_avx2(cells, even_odd, color, hidden, pixels, pitch);
  }
}

long wide_fill(WideLevel level, void *target, long count, uint32_t pixel) {
  switch (level) {
    case WIDE_AVX512: return fill_avx512(target, count, pixel);
    case WIDE_AVX2: return fill_avx2(target, count, pixel);
    default: return 0;
  }
}

#else

int64_t wide_accumulate(
    const WideEdge *edges, long count, WideCells cells, int contests, uint32_t *last_chain) {
  return -1;
}

void wide_sweep_over_solid(
    WideLevel level, WideCells cells, int even_odd, uint32_t color, WideHidden hidden, void *pixels,
    long pitch) {}

long wide_fill(WideLevel level, void *target, long count, uint32_t pixel) { return 0; }

#endif
