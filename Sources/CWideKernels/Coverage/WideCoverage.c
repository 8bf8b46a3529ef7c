#include "Accumulate.h"

int64_t wide_accumulate(
    WideLevel level, const WideEdge *edges, long count, WideCells cells, int contests,
    uint32_t *last_chain) {
#if defined(__x86_64__)
  if (level >= WIDE_AVX2) return accumulate_256(edges, count, cells, contests, last_chain);
#endif
  return accumulate_128(edges, count, cells, contests, last_chain);
}

int64_t wide_accumulate_parts(
    WideLevel level, const WidePart *parts, long count, WideCells cells) {
#if defined(__x86_64__)
  if (level >= WIDE_AVX2) return accumulate_parts_256(parts, count, cells);
#endif
  return accumulate_parts_128(parts, count, cells);
}

#define KERNELS "Coverage.h"
#include "Levels.h"

void wide_sweep_over_solid(
    WideLevel level, WideCells cells, int even_odd, uint32_t color, WideHidden hidden, void *pixels,
    long pitch) {
  CHOOSE(level, sweep_over_solid, cells, even_odd, color, hidden, pixels, pitch)
}
