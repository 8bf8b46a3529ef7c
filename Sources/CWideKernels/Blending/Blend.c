#include "WideBlend.h"

#define KERNELS "Blend.h"
#include "Levels.h"

void wide_blend_shares(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    float coverage, float fade, WideShare of_source, WideShare of_backdrop) {
  CHOOSE(
      level, blend_shares, target, count, source, covered, coverage, fade, of_source, of_backdrop)
}

void wide_blend_mix(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    float coverage, float fade, WideMix mix) {
  CHOOSE(level, blend_mix, target, count, source, covered, coverage, fade, mix)
}
