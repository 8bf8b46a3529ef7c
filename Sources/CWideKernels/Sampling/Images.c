#include "WideImages.h"

#define KERNELS "Images.h"
#include "Levels.h"

long wide_over_pixels(
    WideLevel level, void *target, long count, const void *source, uint16_t opacity,
    uint16_t coverage) {
  CHOOSE(level, over_pixels, target, count, source, opacity, coverage)
}

long wide_over_rows(
    WideLevel level, void *target, long stride, const void *source, long source_stride, long rows,
    long count, uint16_t opacity, uint16_t coverage) {
  CHOOSE(
      level, over_rows, target, stride, source, source_stride, rows, count, opacity, coverage)
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
