#include "WideFilters.h"

#define KERNELS "Filters.h"
#include "Levels.h"

long wide_map_colors(WideLevel level, void *pixels, long count, const float *matrix) {
  CHOOSE(level, map_colors, pixels, count, matrix)
}

long wide_look_up_colors(WideLevel level, void *pixels, long count, const float *table) {
  CHOOSE(level, look_up_colors, pixels, count, table)
}
