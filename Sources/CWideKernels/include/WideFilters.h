#ifndef WIDE_FILTERS_H
#define WIDE_FILTERS_H

#include "WideKernels.h"

/// Straight colours, 0…1, through a matrix: four rows, for red, green, blue and alpha, of five factors, for
/// those and 1. What comes out is cut to 0…1.
void wide_map_colors(WideLevel level, void *pixels, long count, const float *matrix);

/// Straight red, green and blue, as bytes, looked up among 256 numbers of 0…1.
void wide_look_up_colors(WideLevel level, void *pixels, long count, const float *table);

#endif
