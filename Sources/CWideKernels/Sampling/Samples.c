#include "WideSamples.h"

#define KERNELS "Samples.h"
#include "Levels.h"

void wide_sample_linear(
    WideLevel level, void *target, long count, const void *texels, long width, long height,
    int64_t u, int64_t v, int64_t du, int64_t dv) {
  CHOOSE(
      level, sample_linear, target, count, texels, width, height, (uint64_t)u, (uint64_t)v,
      (uint64_t)du, (uint64_t)dv)
}

void wide_sample_nearest(
    WideLevel level, void *target, long count, const void *texels, long width, long height,
    int64_t u, int64_t v, int64_t du, int64_t dv) {
  CHOOSE(
      level, sample_nearest, target, count, texels, width, height, (uint64_t)u, (uint64_t)v,
      (uint64_t)du, (uint64_t)dv)
}

void wide_sample_projective(
    WideLevel level, void *target, long count, const void *texels, long width, long height,
    const WideWalk *walk, int is_linear, int is_repeated) {
  CHOOSE(
      level, sample_projective, target, count, texels, width, height, walk, is_linear, is_repeated)
}
