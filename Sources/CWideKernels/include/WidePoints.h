#ifndef WIDE_POINTS_H
#define WIDE_POINTS_H

#include "WideKernels.h"

// Points are pairs of doubles, x and y, in a row.

typedef struct {
  /// The smallest rectangle that holds all points; meaningless where one is not finite.
  double left, top, right, bottom;
  int32_t are_finite;
  /// 1 when all corners of the polygon that they are turn the same way, once round; 0 where nobody asks.
  int32_t turns_once_round;
} WideSurvey;

/// What there is to know of `count` points.
WideSurvey wide_survey(WideLevel level, const double *points, long count, int asks_turns);

/// Writes the edges of the polygon that `count` > 0 points are, from the last point's to the first on, on
/// the grid of `scale` steps a unit: x and y of both ends. Returns how many: level ones are left out, but
/// their memory may be written.
/// - Precondition: all are finite and fit into 32 bits there, and are not negative.
long wide_grid_edges(
    WideLevel level, const double *points, long count, double scale, int32_t *edges);

#endif
