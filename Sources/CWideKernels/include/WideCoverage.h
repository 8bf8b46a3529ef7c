#ifndef WIDE_COVERAGE_H
#define WIDE_COVERAGE_H

#include "WideKernels.h"

/// A straight edge in a band, as `BandEdge` lies in memory.
typedef struct {
  int32_t x0, x1;
  uint16_t y0, y1;
} WideEdge;

/// Part of an edge, as `EdgePart` lies in memory.
typedef struct {
  WideEdge edge;
  int32_t top_x, bottom_x;
  uint16_t top, bottom;
} WidePart;

/// The cells of a band, as `CellLayout` says, with their touched bits and last chains.
typedef struct {
  int32_t *cells;
  uint64_t *touched;
  /// May be null where nobody looks for contests.
  uint32_t *last_chains;
  /// Pixels in a row; cells from one row to the next; words of touched bits in a row.
  long width, stride, words;
  /// Rows present, at most 32.
  long rows;
} WideCells;

/// Adds the areas beside edges to cells; see `Fast.accumulate`. Returns the contested rows, one bit
/// each, or −1 when an edge does not lie within the cells; then the cells are as after the edges
/// before it.
int64_t wide_accumulate(
    WideLevel level, const WideEdge *edges, long count, WideCells cells, int contests,
    uint32_t *last_chain);

/// Adds the areas beside parts of edges; see `Fast.accumulate`. Returns −1 when one does not lie within
/// its edge or the cells; then some of those before it are added.
int64_t wide_accumulate_parts(
    WideLevel level, const WidePart *parts, long count, WideCells cells);

/// Pixels of every row that need not be drawn, from `start` up to `end`; none where that is not more.
typedef struct {
  long start, end;
} WideHidden;

/// Sweeps `rows` rows of cells from the first on and composites a premultiplied colour over pixels
/// through what they cover; see `Fast.sweepOverSolid`. The rows of pixels are `pitch` bytes apart.
void wide_sweep_over_solid(
    WideLevel level, WideCells cells, int even_odd, uint32_t color, WideHidden hidden, void *pixels,
    long pitch);

#endif
