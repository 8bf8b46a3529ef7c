#include "WideImages.h"

#define KERNELS "Images.h"
#include "Levels.h"

void wide_over_pixels(
    WideLevel level, void *target, long count, const void *source, uint16_t opacity,
    uint16_t coverage) {
  CHOOSE(level, over_pixels, target, count, source, opacity, coverage)
}

void wide_over_rows(
    WideLevel level, void *target, long stride, const void *source, long source_stride, long rows,
    long count, uint16_t opacity, uint16_t coverage) {
  CHOOSE(
      level, over_rows, target, stride, source, source_stride, rows, count, opacity, coverage)
}

void wide_over_pixels_covered(
    WideLevel level, void *target, long count, const void *source, const void *coverage,
    uint16_t opacity) {
  CHOOSE(level, over_pixels_covered, target, count, source, coverage, opacity)
}

void wide_add_pixels(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    uint16_t opacity, uint16_t coverage) {
  CHOOSE(level, add_pixels, target, count, source, covered, opacity, coverage)
}

void wide_tint(WideLevel level, void *target, long count, uint32_t tint) {
  CHOOSE(level, tint, target, count, tint)
}

void wide_mask(WideLevel level, void *target, long count, const void *mask) {
  CHOOSE(level, mask, target, count, mask)
}

void wide_fade_alphas(
    WideLevel level, void *mask, long count, const void *pixels, uint32_t opacity) {
  CHOOSE(level, fade_alphas, mask, count, pixels, opacity)
}

void wide_multiply(
    WideLevel level, void *target, long count, const void *first, const void *second,
    uint16_t factor) {
  CHOOSE(level, multiply, target, count, first, second, factor)
}

void wide_halve(
    WideLevel level, void *target, long count, const void *upper, const void *lower) {
  CHOOSE(level, halve, target, count, upper, lower)
}
