#ifndef WIDE_LINES_H
#define WIDE_LINES_H

#include "WideCoverage.h"

/// How a row of pixels is looked at: along 2^`line_bits` lines, at least four, each in 2^`part_bits` parts of every
/// pixel, at most 1024.
typedef struct {
  long width;
  int line_bits, part_bits;
} WideLineGrid;

/// Adds to `counts` where edges cross the lines of a row; see `Fast.countCrossings`. At every level.
/// - Precondition: `counts` has 2^`line_bits` · (`width` · 2^`part_bits` + 1) words.
void wide_count_crossings(
    const WideEdge *edges, long count, int32_t row, WideLineGrid grid, int32_t *counts);

/// Adds what is covered along the lines to the cells of a row, and makes the counts 0; see `Fast.coverCounted`.
/// - Precondition: `cells` has one more word than pixels, `touched` a bit for every four of them.
void wide_cover_counted(
    WideLineGrid grid, int even_odd, int32_t *counts, int32_t *cells, uint64_t *touched);

#endif
