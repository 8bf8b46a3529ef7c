// Edges to cells, and cells to colour, for one width of vectors. Included once for each instruction
// set with
//   LANES   16-bit lanes in a vector: two to a pixel
//   NAME(x) the function's name for the set
//   TARGET  the attribute that lets the compiler use it
// and NAME(high), the upper halves of products of 16-bit lanes, NAME(load) and NAME(store) for the
// first pixels of a vector.

#define PIXELS (LANES / 2)
#define INLINE TARGET static inline __attribute__((always_inline))

#if LANES == 16

// MARK: Edges to cells: pieces of edges are short, so wider vectors than these bring nothing

/// A piece of an edge in one row touches up to seven pixels here; each lane is one, or a cell.
typedef int32_t NAME(steps) __attribute__((vector_size(32)));
typedef uint32_t NAME(numbers) __attribute__((vector_size(32)));
typedef double NAME(exact) __attribute__((vector_size(64)));
typedef int32_t NAME(loose_steps) __attribute__((vector_size(32), aligned(4), may_alias));
typedef uint32_t NAME(loose_numbers) __attribute__((vector_size(32), aligned(4), may_alias));

/// Each lane the one before it, the first 0.
INLINE NAME(steps) NAME(shifted)(NAME(steps) a) {
  NAME(steps) zero = {};
  return __builtin_shufflevector(zero, a, 7, 8, 9, 10, 11, 12, 13, 14);
}

/// The cells that a piece of up to seven pixels adds to: left end and width in steps, height, sign.
INLINE NAME(steps) NAME(areas)(int32_t inset, int32_t width, int32_t height, int32_t sign) {
  const NAME(steps) lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  // The height of a step to the right, in 32.32 fixed point; an upright piece is all in its pixel.
  int32_t divisor = width > 1 ? width : 1;
  double step = __builtin_trunc((double)height * 0x1p32 / (double)divisor);
  NAME(steps) way = (lanes << BITS) + (ONE - inset);
  way = __builtin_elementwise_min(way, (NAME(steps)){} + divisor);
  // Heights down to each pixel's right side. All are integers below 2^53, so this is exact; where
  // the piece has ended, rounding gives the whole height.
  NAME(exact) passed = (__builtin_convertvector(way, NAME(exact)) * step + 0x1p31) * 0x1p-32;
  NAME(steps) reached = __builtin_convertvector(passed, NAME(steps));
  NAME(steps) part = reached - NAME(shifted)(reached);
  // Twice the mean distance of the piece from each pixel's left side.
  NAME(steps) ends = (inset + width) - (lanes << BITS);
  NAME(steps) sum = __builtin_elementwise_min(ends, (NAME(steps)){} + ONE) + (NAME(steps)){inset};
  NAME(steps) after = part * sum;
  NAME(steps) all = (part << (BITS + 1)) - after + NAME(shifted)(after);
  // With the sign, −1 or 1.
  int32_t flip = sign >> 31;
  return (all ^ flip) - flip;
}

/// A row's memory.
typedef struct {
  int32_t *cells;
  uint64_t *touched;
  uint32_t *visitors;
} NAME(row);

/// Adds the area right of a piece from x = left to right, of a height with sign, to a row's cells.
/// With contests also leaves the number of its chain at its pixels; true when one bears that of
/// another after `old`.
INLINE int NAME(cross)(
    NAME(row) at, int32_t left, int32_t right, int32_t height, int32_t sign, int contests,
    uint32_t chain, uint32_t old) {
  long first = left >> BITS, last = (right - 1) >> BITS;
  if (last < first) last = first;
  long group = first >> 2, last_group = (last + 1) >> 2;
  if (group >> 6 == last_group >> 6) {
    at.touched[group >> 6] |= (((uint64_t)2 << (last_group - group)) - 1) << (group & 63);
  } else {
    for (; group <= last_group; group++) at.touched[group >> 6] |= (uint64_t)1 << (group & 63);
  }
  // Numbers up to `old` wrap to large ones.
  uint32_t others = chain - old - 1;
  int32_t inset = left & (ONE - 1);
  if (last - first <= 6) {
    // Both are read before either is written: they may lie equally far into their pages, where the
    // processor takes one for the other.
    NAME(loose_steps) *cells = (NAME(loose_steps) *)(at.cells + first);
    NAME(loose_numbers) *visitors = (NAME(loose_numbers) *)(at.visitors + first);
    NAME(steps) sums = *cells;
    NAME(numbers) found = contests ? *visitors : (NAME(numbers)){};
    *cells = sums + NAME(areas)(inset, right - left, height, sign);
    if (!contests) return 0;
    const NAME(steps) lanes = {0, 1, 2, 3, 4, 5, 6, 7};
    NAME(numbers) reached = (NAME(numbers))(lanes <= (int32_t)(last - first));
    *visitors = (found & ~reached) | (chain & reached);
    NAME(numbers) shared = (NAME(numbers))(found - old - 1 < others) & reached;
    return __builtin_reduce_or(shared) != 0;
  }
  int shared = 0;
  if (contests) {
    for (long pixel = first; pixel <= last; pixel++) {
      shared |= at.visitors[pixel] - old - 1 < others;
      at.visitors[pixel] = chain;
    }
  }
  int32_t *cells = at.cells;
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

/// The row that height `y` is inside of, as a bit; none for a border between rows.
INLINE uint32_t NAME(row_inside)(uint32_t y) {
  return y & (ONE - 1) ? (uint32_t)1 << (y >> BITS & 31) : 0;
}

INLINE int64_t NAME(accumulate_edges)(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain) {
  uint32_t limit = (uint32_t)at.width << BITS, bottom_limit = (uint32_t)at.rows << BITS;
  uint32_t old = *last_chain, chain = old, open_rows = 0, contested = 0;
  WideEdge before = {-1, -1, 0, 0};
  int went_down = 0;
  for (long index = 0; index < count; index++) {
    WideEdge edge = edges[index];
    int down = edge.y0 < edge.y1;
    uint32_t top = down ? edge.y0 : edge.y1, bottom = down ? edge.y1 : edge.y0;
    if ((uint32_t)edge.x0 > limit || (uint32_t)edge.x1 > limit || bottom > bottom_limit) return -1;
    if (top == bottom) continue;
    if (contests) {
      // As `EdgeChains` does.
      if (edge.x0 != before.x1 || edge.y0 != before.y1) {
        open_rows |= NAME(row_inside)(before.y1) | NAME(row_inside)(edge.y0);
        chain++;
      } else if (down != went_down) {
        chain++;
      }
      went_down = down;
      before = edge;
    }
    // As `EdgeRows` does.
    int32_t sign = down ? 1 : -1;
    int32_t x = down ? edge.x0 : edge.x1, end_x = down ? edge.x1 : edge.x0;
    long row = top >> BITS, last_row = (bottom - 1) >> BITS;
    int32_t y = top & (ONE - 1);
    int64_t exact = ((int64_t)x << 32) + ((int64_t)1 << 31), slope = 0;
    if (row != last_row) {
      slope = (int64_t)((double)(end_x - x) * 0x1p32 / (double)(bottom - top));
    }
    NAME(row) memory = {
        at.cells + row * at.stride, at.touched + row * at.words,
        contests ? at.visitors + row * at.stride : 0};
    for (;; row++) {
      int32_t lower = end_x, height = (int32_t)(bottom - (row << BITS)) - y;
      if (row != last_row) {
        height = ONE - y;
        exact += slope * height;
        lower = (int32_t)(exact >> 32);
      }
      int32_t left = x < lower ? x : lower, right = x < lower ? lower : x;
      int shared = NAME(cross)(memory, left, right, height, sign, contests, chain, old);
      contested |= (uint32_t)shared << row;
      if (row == last_row) break;
      memory.cells += at.stride;
      memory.touched += at.words;
      if (contests) memory.visitors += at.stride;
      x = lower;
      y = 0;
    }
  }
  if (!contests) return 0;
  *last_chain = chain;
  return contested | open_rows | NAME(row_inside)(before.y1);
}

TARGET static int64_t NAME(accumulate)(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain) {
  return contests ? NAME(accumulate_edges)(edges, count, at, 1, last_chain)
                  : NAME(accumulate_edges)(edges, count, at, 0, last_chain);
}

#endif

// MARK: Cells to colour

typedef uint16_t NAME(lanes) __attribute__((vector_size(LANES * 2)));
typedef uint16_t NAME(loose) __attribute__((vector_size(LANES * 2), aligned(1), may_alias));
typedef uint32_t NAME(words) __attribute__((vector_size(LANES * 2)));
typedef int32_t NAME(sums) __attribute__((vector_size(LANES * 2)));
typedef int32_t NAME(loose_sums) __attribute__((vector_size(LANES * 2), aligned(4), may_alias));

/// A colour, times a coverage: its pixels, and 255 minus its alpha.
typedef struct {
  NAME(lanes) pixels, inverse;
} NAME(paint);

/// t / 255 rounded to nearest, for t ≤ 255·255.
INLINE NAME(lanes) NAME(divided)(NAME(lanes) t) {
  typedef __typeof__(NAME(load)(0, 0)) bits;
  return (NAME(lanes))NAME(high)((bits)(t + 128), (bits)((NAME(lanes)){} + 257));
}

/// Coverage 0…255 of sums of cells; see `Plain.coverage(ofSum:evenOdd:)`.
INLINE NAME(words) NAME(folded)(NAME(sums) sums, int even_odd) {
  NAME(words) area;
  NAME(words) full = (NAME(words)){} + FULL;
  if (even_odd) {
    area = (NAME(words))sums & (2 * FULL - 1);
    area = __builtin_elementwise_min(area, 2 * full - area);
  } else {
    area = __builtin_elementwise_min((NAME(words))__builtin_elementwise_abs(sums), full);
  }
  return ((area << 8) - area + FULL / 2) >> (2 * BITS + 1);
}

/// The colour through the coverage of each pixel.
INLINE NAME(paint) NAME(thinned)(NAME(lanes) even, NAME(lanes) odd, NAME(words) coverage) {
  NAME(lanes) covered = (NAME(lanes))(coverage | coverage << 16);
  NAME(lanes) e = NAME(divided)(even * covered), o = NAME(divided)(odd * covered);
  NAME(words) alpha = (NAME(words))o >> 16;
  return (NAME(paint)){e | o << 8, 255 - (NAME(lanes))(alpha | alpha << 16)};
}

INLINE NAME(lanes) NAME(over)(NAME(paint) paint, NAME(lanes) below) {
  NAME(lanes) e = NAME(divided)((below & 255) * paint.inverse);
  NAME(lanes) o = NAME(divided)((below >> 8) * paint.inverse);
  // No channel overflows into the next.
  return (e | o << 8) + paint.pixels;
}

/// Lays the paint over the first `count` pixels of a vector.
INLINE void NAME(lay_some)(uint8_t *target, long count, NAME(paint) paint) {
  typedef __typeof__(NAME(load)(0, 0)) bits;
  NAME(lanes) below = (NAME(lanes))NAME(load)(target, count);
  NAME(store)(target, count, (bits)NAME(over)(paint, below));
}

/// Lays the paint, the same for all pixels, over `count` of them.
INLINE void NAME(lay_evenly)(uint8_t *target, long count, NAME(paint) paint) {
  long i = 0;
  if (paint.inverse[0] == 0) {
    for (; i + PIXELS <= count; i += PIXELS) *(NAME(loose) *)(target + 4 * i) = paint.pixels;
  } else {
    for (; i + PIXELS <= count; i += PIXELS) {
      NAME(loose) *place = (NAME(loose) *)(target + 4 * i);
      *place = NAME(over)(paint, *place);
    }
  }
  if (i < count) NAME(lay_some)(target + 4 * i, count - i, paint);
}

INLINE NAME(sums) NAME(prefix_sums)(NAME(sums) d) {
  NAME(sums) zero = {};
#if LANES == 32
  d += __builtin_shufflevector(
      zero, d, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
  d += __builtin_shufflevector(
      zero, d, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  d += __builtin_shufflevector(
      zero, d, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  d += __builtin_shufflevector(
      zero, d, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
#else
  d += __builtin_shufflevector(zero, d, 7, 8, 9, 10, 11, 12, 13, 14);
  d += __builtin_shufflevector(zero, d, 6, 7, 8, 9, 10, 11, 12, 13);
  d += __builtin_shufflevector(zero, d, 4, 5, 6, 7, 8, 9, 10, 11);
#endif
  return d;
}

/// One row. Works on blocks of as many pixels as fill a vector: those in which an edge was are
/// swept cell by cell, what lies between them has one coverage.
INLINE void NAME(sweep_row)(
    int32_t *cells, uint64_t *touched, long words, long width, int even_odd, NAME(lanes) even,
    NAME(lanes) odd, uint8_t *pixels) {
  NAME(sums) carried = {};
  // Pixels before `x` are done.
  long x = 0;
  for (long word = 0; word < words; word++) {
    uint64_t bits = touched[word];
    if (bits == 0) continue;
    touched[word] = 0;
    // One bit for each block.
    bits |= bits >> 1;
#if LANES == 32
    bits |= bits >> 2;
    bits &= 0x1111111111111111;
#else
    bits &= 0x5555555555555555;
#endif
    for (; bits != 0; bits &= bits - 1) {
      long start = (word * 64 + __builtin_ctzll(bits)) * 4;
      NAME(loose_sums) *place = (NAME(loose_sums) *)(cells + start);
      NAME(sums) sums = NAME(prefix_sums)(*place);
      *place = (NAME(sums)){};
      if (start > x && x < width && carried[0] != 0) {
        NAME(words) coverage = NAME(folded)(carried, even_odd);
        if (coverage[0] != 0) {
          NAME(lay_evenly)(
              pixels + 4 * x, (start < width ? start : width) - x,
              NAME(thinned)(even, odd, coverage));
        }
      }
      sums += carried;
      carried = (NAME(sums)){} + sums[PIXELS - 1];
      if (start < width) {
        NAME(paint) paint = NAME(thinned)(even, odd, NAME(folded)(sums, even_odd));
        if (start + PIXELS <= width) {
          NAME(loose) *target = (NAME(loose) *)(pixels + 4 * start);
          *target = NAME(over)(paint, *target);
        } else {
          NAME(lay_some)(pixels + 4 * start, width - start, paint);
        }
      }
      x = start + PIXELS;
    }
  }
  if (x < width && carried[0] != 0) {
    NAME(words) coverage = NAME(folded)(carried, even_odd);
    if (coverage[0] != 0) {
      NAME(lay_evenly)(pixels + 4 * x, width - x, NAME(thinned)(even, odd, coverage));
    }
  }
}

TARGET static void NAME(sweep_over_solid)(
    WideCells at, int even_odd, uint32_t color, uint8_t *pixels, long pitch) {
  NAME(lanes) even = (NAME(lanes))((NAME(words)){} + (color & 0xff00ff));
  NAME(lanes) odd = (NAME(lanes))((NAME(words)){} + (color >> 8 & 0xff00ff));
  for (long row = 0; row < at.rows; row++) {
    int32_t *cells = at.cells + row * at.stride;
    uint64_t *touched = at.touched + row * at.words;
    uint8_t *target = pixels + row * pitch;
    if (even_odd) {
      NAME(sweep_row)(cells, touched, at.words, at.width, 1, even, odd, target);
    } else {
      NAME(sweep_row)(cells, touched, at.words, at.width, 0, even, odd, target);
    }
  }
}

// MARK: One colour

TARGET static long NAME(fill)(uint8_t *target, long count, uint32_t pixel) {
  NAME(lanes) pixels = (NAME(lanes))((NAME(words)){} + pixel);
  long i = 0;
  for (; i + 4 * PIXELS <= count; i += 4 * PIXELS) {
    NAME(loose) *place = (NAME(loose) *)(target + 4 * i);
    place[0] = pixels;
    place[1] = pixels;
    place[2] = pixels;
    place[3] = pixels;
  }
  for (; i + PIXELS <= count; i += PIXELS) *(NAME(loose) *)(target + 4 * i) = pixels;
  return i;
}

#undef PIXELS
#undef INLINE
#undef LANES
#undef NAME
#undef TARGET
