#include "WideImages.h"

#define KERNELS "Images.h"
#include "Levels.h"

long wide_over_pixels(
    WideLevel level, void *target, long count, const void *source, uint16_t opacity,
    uint16_t coverage) {
  CHOOSE(level, over_pixels, target, count, source, opacity, coverage)
}

long wide_over_pixels_covered(
    WideLevel level, void *target, long count, const void *source, const void *coverage,
    uint16_t opacity) {
  CHOOSE(level, over_pixels_covered, target, count, source, coverage, opacity)
}

long wide_add_pixels(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    uint16_t opacity, uint16_t coverage) {
  CHOOSE(level, add_pixels, target, count, source, covered, opacity, coverage)
}

long wide_tint(WideLevel level, void *target, long count, uint32_t tint) {
  CHOOSE(level, tint, target, count, tint)
}

long wide_mask(WideLevel level, void *target, long count, const void *mask) {
  CHOOSE(level, mask, target, count, mask)
}

long wide_fade_alphas(
    WideLevel level, void *mask, long count, const void *pixels, uint32_t opacity) {
  CHOOSE(level, fade_alphas, mask, count, pixels, opacity)
}

long wide_mix_rows(
    WideLevel level, void *target, long count, const void *upper, const void *lower,
    uint16_t weight) {
  CHOOSE(level, mix_rows, target, count, upper, lower, weight)
}

long wide_mix_columns(
    WideLevel level, void *target, long count, const void *row, const int32_t *places,
    const uint32_t *weights) {
  CHOOSE(level, mix_columns, target, count, row, places, weights)
}

long wide_find_blocks(
    WideLevel level, WideBlocks *blocks, const void *upper, const void *lower, long count,
    long shift) {
  CHOOSE(level, find_blocks, blocks, upper, lower, count, shift)
}

long wide_over_columns(
    WideLevel level, WideColumns *columns, void *target, const void *upper, const void *lower,
    uint16_t weight, uint64_t filled, uint64_t kept) {
  CHOOSE(level, over_columns, columns, target, upper, lower, weight, filled, kept)
}

long wide_find_columns(
    WideLevel level, int32_t *places, uint32_t *weights, long count, int64_t u, int64_t du,
    int32_t first, int32_t last) {
  CHOOSE(
      level, find_columns, places, weights, count, (uint64_t)u, (uint64_t)du, first, last)
}

long wide_sample_linear(
    WideLevel level, void *target, long count, const void *texels, long width, int64_t u,
    int64_t v, int64_t du, int64_t dv) {
  CHOOSE(
      level, sample_linear, target, count, texels, width, (uint64_t)u, (uint64_t)v, (uint64_t)du,
      (uint64_t)dv)
}
