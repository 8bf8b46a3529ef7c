// Cells to colour. See `Vectors.h`.

#include "Paint.h"

typedef int32_t NAME(sums) __attribute__((vector_size(LANES * 2)));
typedef int32_t NAME(loose_sums) __attribute__((vector_size(LANES * 2), aligned(4), may_alias));

/// Coverage 0…255 of sums of cells, in both lanes of a pixel; see `Plain.coverage(ofSum:evenOdd:)`.
INLINE NAME(lanes) NAME(coverage)(NAME(sums) sums, int even_odd) {
  NAME(words) area;
  NAME(words) full = (NAME(words)){} + FULL;
  if (even_odd) {
    area = (NAME(words))sums & (2 * FULL - 1);
    area = __builtin_elementwise_min(area, 2 * full - area);
  } else {
    area = __builtin_elementwise_min((NAME(words))__builtin_elementwise_abs(sums), full);
  }
  return NAME(paired)(((area << 8) - area + FULL / 2) >> (2 * BITS + 1));
}

INLINE NAME(sums) NAME(prefix_sums)(NAME(sums) d) {
  NAME(sums) zero = {};
#if LANES == 32
  d += __builtin_shufflevector(
      zero, d, 0, 16, 17, 18, 0, 20, 21, 22, 0, 24, 25, 26, 0, 28, 29, 30);
  d += __builtin_shufflevector(
      zero, d, 0, 0, 16, 17, 0, 0, 20, 21, 0, 0, 24, 25, 0, 0, 28, 29);
  d += __builtin_shufflevector(
      zero, d, 0, 0, 0, 0, 19, 19, 19, 19, 0, 0, 0, 0, 27, 27, 27, 27);
  d += __builtin_shufflevector(
      zero, d, 0, 0, 0, 0, 0, 0, 0, 0, 23, 23, 23, 23, 23, 23, 23, 23);
#elif LANES == 16
  d += __builtin_shufflevector(zero, d, 0, 8, 9, 10, 0, 12, 13, 14);
  d += __builtin_shufflevector(zero, d, 0, 0, 8, 9, 0, 0, 12, 13);
  d += __builtin_shufflevector(zero, d, 0, 0, 0, 0, 11, 11, 11, 11);
#else
  d += __builtin_shufflevector(zero, d, 0, 4, 5, 6);
  d += __builtin_shufflevector(zero, d, 0, 0, 4, 5);
#endif
  return d;
}

/// Composites the paint over the pixels from `x` on to `end` of a row, which have a sum of cells in common,
/// but for the hidden ones. `full` is what it comes to where they are covered whole, as nearly always.
INLINE void NAME(composite_run)(
    uint8_t *pixels, long x, long end, WideHidden hidden, NAME(sums) sum, int even_odd,
    NAME(paint) paint, NAME(coat) full) {
  NAME(coat) coat = full;
  NAME(lanes) coverage = NAME(coverage)(sum, even_odd);
  if (coverage[0] != 255) {
    if (coverage[0] == 0) return;
    coat = NAME(coat_of)(((NAME(words))NAME(thinned)(paint, coverage))[0]);
  }
  if (x < hidden.end && end > hidden.start) {
    if (x < hidden.start) NAME(composite_evenly)(pixels + 4 * x, hidden.start - x, coat);
    x = hidden.end;
  }
  if (x < end) NAME(composite_evenly)(pixels + 4 * x, end - x, coat);
}

/// One row. Works on blocks of as many pixels as fill a vector: those in which an edge was are
/// swept cell by cell, what lies between them has one coverage.
INLINE void NAME(sweep_row)(
    int32_t *cells, uint64_t *touched, long words, long width, WideHidden hidden, int even_odd,
    NAME(paint) paint, NAME(coat) full, uint8_t *pixels) {
  NAME(sums) carried = {};
  // Pixels before `x` are done.
  long x = 0;
  for (long word = 0; word < words; word++) {
    uint64_t bits = touched[word];
    if (bits == 0) continue;
    touched[word] = 0;
    // One bit for each block.
#if LANES == 32
    bits |= bits >> 1;
    bits |= bits >> 2;
    bits &= 0x1111111111111111;
#elif LANES == 16
    bits |= bits >> 1;
    bits &= 0x5555555555555555;
#endif
    for (; bits != 0; bits &= bits - 1) {
      long start = (word * 64 + __builtin_ctzll(bits)) * 4;
      NAME(loose_sums) *vector = (NAME(loose_sums) *)(cells + start);
      NAME(sums) sums = NAME(prefix_sums)(*vector);
      *vector = (NAME(sums)){};
      if (start > x && x < width && carried[0] != 0) {
        long end = start < width ? start : width;
        NAME(composite_run)(pixels, x, end, hidden, carried, even_odd, paint, full);
      }
      NAME(sums) through = sums + carried;
      carried += sums[PIXELS - 1];
      int is_hidden = start >= hidden.start && start + PIXELS <= hidden.end;
      if (start < width && !is_hidden) {
        NAME(lanes) coverage = NAME(coverage)(through, even_odd);
        uint8_t *target = pixels + 4 * start;
        if (start + PIXELS <= width) {
          *(NAME(loose) *)target = NAME(over)(paint, coverage, *(NAME(loose) *)target);
        } else {
          long count = width - start;
          NAME(store)(target, NAME(over)(paint, coverage, NAME(load)(target, count)), count);
        }
      }
      x = start + PIXELS;
    }
  }
  if (x < width && carried[0] != 0) {
    NAME(composite_run)(pixels, x, width, hidden, carried, even_odd, paint, full);
  }
}

TARGET static void NAME(sweep_over_solid)(
    WideCells at, int even_odd, uint32_t color, WideHidden hidden, uint8_t *pixels, long pitch) {
  NAME(paint) paint = NAME(paint_of)(color);
  NAME(coat) full = NAME(coat_of)(color);
  for (long row = 0; row < at.rows; row++) {
    int32_t *cells = at.cells + row * at.stride;
    uint64_t *touched = at.touched + row * at.words;
    uint8_t *target = pixels + row * pitch;
    if (even_odd) {
      NAME(sweep_row)(cells, touched, at.words, at.width, hidden, 1, paint, full, target);
    } else {
      NAME(sweep_row)(cells, touched, at.words, at.width, hidden, 0, paint, full, target);
    }
  }
}
