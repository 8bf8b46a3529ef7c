#include "WideSolid.h"

#define KERNELS "Solid.h"
#include "Levels.h"

void wide_fill(WideLevel level, void *target, long count, uint32_t pixel) {
  CHOOSE(level, fill, target, count, pixel)
}

void wide_over_solid(WideLevel level, void *target, long count, uint32_t color) {
  CHOOSE(level, over_solid, target, count, color)
}

void wide_over_solid_rows(
    WideLevel level, void *target, long stride, long rows, long count, uint32_t color) {
  CHOOSE(level, over_solid_rows, target, stride, rows, count, color)
}

void wide_over_solid_covered(
    WideLevel level, void *target, long stride, long rows, long count, const void *coverage,
    uint32_t color) {
  CHOOSE(level, over_solid_covered, target, stride, rows, count, coverage, color)
}
