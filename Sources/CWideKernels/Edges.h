// Edges to cells. Pieces of edges touch few pixels, so vectors wider than 256 bits bring nothing.
//   INLINE  how functions are compiled
//   TARGET  the attribute that lets the compiler use these vectors

#include "Pieces.h"

// MARK: Pieces of any width

/// Each lane the one before it, the first 0.
INLINE Eight shifted(Eight a) {
  Eight zero = {};
  return __builtin_shufflevector(zero, a, 7, 8, 9, 10, 11, 12, 13, 14);
}

/// The cells that a piece of up to seven pixels adds to: left end and width in steps, height, sign.
INLINE Eight areas(int32_t inset, int32_t width, int32_t height, int32_t sign) {
  const Eight lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  // The height of a step to the right, in 32.32 fixed point; an upright piece is all in its pixel.
  int32_t divisor = width > 1 ? width : 1;
  double step = __builtin_trunc((double)height * 0x1p32 / (double)divisor);
  Eight way = (lanes << BITS) + (ONE - inset);
  way = __builtin_elementwise_min(way, (Eight){} + divisor);
  // Heights down to each pixel's right side. All are integers below 2^53, so this is exact; where
  // the piece has ended, rounding gives the whole height.
  ExactEight passed = (__builtin_convertvector(way, ExactEight) * step + 0x1p31) * 0x1p-32;
  Eight reached = __builtin_convertvector(passed, Eight);
  Eight part = reached - shifted(reached);
  // Twice the mean distance of the piece from each pixel's left side.
  Eight ends = (inset + width) - (lanes << BITS);
  Eight sum = __builtin_elementwise_min(ends, (Eight){} + ONE) + (Eight){inset};
  Eight after = part * sum;
  Eight all = (part << (BITS + 1)) - after + shifted(after);
  // With the sign, −1 or 1.
  int32_t flip = sign >> 31;
  return (all ^ flip) - flip;
}

/// A row's memory.
typedef struct {
  int32_t *cells;
  uint64_t *touched;
  uint32_t *visitors;
} Row;

/// Adds the area right of a piece from x = left to right, of a height with sign, to a row's cells.
/// With contests also leaves the number of its chain at its pixels; true when one bears that of
/// another after `old`: chains come in any order.
INLINE int cross(
    Row at, int32_t left, int32_t right, int32_t height, int32_t sign, int contests, uint32_t chain,
    uint32_t old) {
  long first = left >> BITS, last = (right - 1) >> BITS;
  if (last < first) last = first;
  long group = first >> 2, last_group = (last + 1) >> 2;
  if (group >> 6 == last_group >> 6) {
    at.touched[group >> 6] |= (((uint64_t)2 << (last_group - group)) - 1) << (group & 63);
  } else {
    for (; group <= last_group; group++) at.touched[group >> 6] |= (uint64_t)1 << (group & 63);
  }
  int32_t inset = left & (ONE - 1);
  if (last - first <= 6) {
    // Both are read before either is written: they may lie equally far into their pages, where the
    // processor takes one for the other.
    LooseEight *cells = (LooseEight *)(at.cells + first);
    Eight sums = *cells;
    Eight found = contests ? *(LooseEight *)(at.visitors + first) : (Eight){};
    *cells = sums + areas(inset, right - left, height, sign);
    if (!contests) return 0;
    const Eight lanes = {0, 1, 2, 3, 4, 5, 6, 7};
    // The sign bit, so that comparisons are of unsigned numbers.
    const int32_t high = INT32_MIN;
    Eight reached = lanes <= (int32_t)(last - first);
    *(LooseEight *)(at.visitors + first) = (found & ~reached) | ((int32_t)chain & reached);
    Eight others = ((found ^ high) > ((int32_t)old ^ high)) & (found != (int32_t)chain);
    return __builtin_reduce_or(others & reached) != 0;
  }
  int shared = 0;
  if (contests) {
    for (long pixel = first; pixel <= last; pixel++) {
      uint32_t found = at.visitors[pixel];
      shared |= (found > old) & (found != chain);
      at.visitors[pixel] = chain;
    }
  }
  // Sums of cells wrap.
  uint32_t *cells = (uint32_t *)at.cells;
  int64_t step = (int64_t)((double)height * 0x1p32 / (double)(right - left));
  int64_t exact = step * (ONE - inset) + ((int64_t)1 << 31);
  int32_t passed = (int32_t)(exact >> 32);
  cells[first] += sign * passed * (ONE - inset);
  int32_t carried = sign * passed * (ONE + inset);
  for (long pixel = first + 1; pixel < last; pixel++) {
    exact += step << BITS;
    int32_t reached = (int32_t)(exact >> 32);
    int32_t area = sign * (reached - passed) * ONE;
    cells[pixel] += carried + area;
    carried = area;
    passed = reached;
  }
  int32_t sum = right - ((int32_t)last << BITS);
  int32_t rest = sign * (height - passed);
  cells[last] += carried + rest * (2 * ONE - sum);
  cells[last + 1] += rest * sum;
  return shared;
}

// MARK: Edges

/// The row that height `y` is inside of, as a bit; none for a border between rows.
INLINE uint32_t row_inside(uint32_t y) {
  return y & (ONE - 1) ? (uint32_t)1 << (y >> BITS & 31) : 0;
}

/// The rows inside of which a contour from `first` to `last` is not closed.
INLINE uint32_t rows_left_open(WideEdge last, WideEdge first) {
  if (last.x1 == first.x0 && last.y1 == first.y0) return 0;
  return row_inside(last.y1) | row_inside(first.y0);
}

/// An edge that comes down `height` steps, and goes `run` to the right, from x, and y in the band.
typedef struct {
  int32_t x, y, height, run, sign;
} Descent;

/// Appends the pieces of a steep edge. Returns the contested rows of those that had to make room.
INLINE uint32_t append_steep(
    Pieces *pieces, Descent edge, WideCells at, int contests, uint32_t chain, uint32_t old) {
  int32_t row = edge.y >> BITS, inset = edge.y & (ONE - 1);
  SteepEdge steep = {
      row, edge.x, inset, edge.height,
      __builtin_trunc((double)edge.run * 0x1p32 / (double)edge.height), edge.sign >> 31};
  int32_t rows = ((inset + edge.height - 1) >> BITS) + 1, x = edge.x;
  uint32_t contested = 0;
  for (int32_t passed = 0; passed < rows; passed += 4) {
    contested |= make_room(pieces, at, contests, old);
    x = append_rows(pieces, &steep, passed, rows - passed, x, contests, chain);
  }
  return contested;
}

/// Adds the pieces of any edge, row by row as `EdgeRows` does. Returns the contested rows.
INLINE uint32_t add_edge(
    Descent edge, WideCells at, int contests, uint32_t chain, uint32_t old) {
  int32_t bottom = edge.y + edge.height, end_x = edge.x + edge.run, x = edge.x;
  long row = edge.y >> BITS, last_row = (bottom - 1) >> BITS;
  int32_t y = edge.y & (ONE - 1);
  int64_t exact = ((int64_t)x << 32) + ((int64_t)1 << 31), slope = 0;
  if (row != last_row) slope = (int64_t)((double)edge.run * 0x1p32 / (double)edge.height);
  uint32_t contested = 0;
  Row memory = {
      at.cells + row * at.stride, at.touched + row * at.words,
      contests ? at.visitors + row * at.stride : 0};
  for (;; row++) {
    int32_t lower = end_x, height = bottom - (int32_t)(row << BITS) - y;
    if (row != last_row) {
      height = ONE - y;
      exact += slope * height;
      lower = (int32_t)(exact >> 32);
    }
    int32_t left = x < lower ? x : lower, right = x < lower ? lower : x;
    int shared = cross(memory, left, right, height, edge.sign, contests, chain, old);
    contested |= (uint32_t)shared << row;
    if (row == last_row) return contested;
    memory.cells += at.stride;
    memory.touched += at.words;
    if (contests) memory.visitors += at.stride;
    x = lower;
    y = 0;
  }
}

INLINE int64_t accumulate_edges(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain) {
  uint32_t limit = (uint32_t)at.width << BITS, bottom_limit = (uint32_t)at.rows << BITS;
  uint32_t old = *last_chain, chain = old, open_rows = 0, contested = 0;
  const WideEdge none = {-1, -1, 0, 0};
  WideEdge before = none, begin = none;
  int went_down = 0, after_mark = 0, once = 0;
  Pieces pieces;
  pieces.count = 0;
  for (long index = 0; index < count; index++) {
    WideEdge edge = edges[index];
    int down = edge.y0 < edge.y1;
    uint32_t top = down ? edge.y0 : edge.y1, bottom = down ? edge.y1 : edge.y0;
    if ((uint32_t)edge.x0 > limit || (uint32_t)edge.x1 > limit || bottom > bottom_limit) {
      add_all(&pieces, at, contests, old);
      return -1;
    }
    if (top == bottom) {
      if (contests && edge.x0 == edge.x1) {
        open_rows |= rows_left_open(before, begin);
        before = begin = none;
        after_mark = 1;
        once = edge.x0 != 0;
        chain++;
      }
      continue;
    }
    if (contests) {
      // As `EdgeChains` does.
      if (after_mark) {
        after_mark = 0;
        begin = edge;
      } else if (edge.x0 != before.x1 || edge.y0 != before.y1) {
        open_rows |= row_inside(before.y1) | row_inside(edge.y0);
        chain += !once;
      } else if (down != went_down) {
        chain += !once;
      }
      went_down = down;
      before = edge;
    }
    int32_t x = down ? edge.x0 : edge.x1, end_x = down ? edge.x1 : edge.x0;
    Descent descent = {x, (int32_t)top, (int32_t)(bottom - top), end_x - x, down ? 1 : -1};
    // At most two steps right for each down: no piece touches more than three pixels. Nor does one
    // that is two pixels wide.
    int32_t width = descent.run < 0 ? -descent.run : descent.run;
    int32_t height = descent.height < ONE ? ONE : descent.height;
    contested |= width <= 2 * height
                     ? append_steep(&pieces, descent, at, contests, chain, old)
                     : add_edge(descent, at, contests, chain, old);
  }
  contested |= add_all(&pieces, at, contests, old);
  if (!contests) return 0;
  *last_chain = chain;
  return contested | open_rows | rows_left_open(before, begin);
}

TARGET static int64_t accumulate_avx2(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain) {
  return contests ? accumulate_edges(edges, count, at, 1, last_chain)
                  : accumulate_edges(edges, count, at, 0, last_chain);
}

#undef INLINE
#undef TARGET
