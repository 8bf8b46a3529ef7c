#include "WideFilters.h"

#define KERNELS "Filters.h"
#include "Levels.h"

void wide_map_colors(WideLevel level, void *pixels, long count, const float *matrix) {
  CHOOSE(level, map_colors, pixels, count, matrix)
}

void wide_look_up_colors(WideLevel level, void *pixels, long count, const float *table) {
  CHOOSE(level, look_up_colors, pixels, count, table)
}
