// Cells to colour, for one width of vectors. Included once for each instruction set with
//   LANES   16-bit lanes in a vector: two to a pixel
//   NAME(x) the function's name for the set
//   TARGET  the attribute that lets the compiler use it
// and NAME(high), the upper halves of products of 16-bit lanes, NAME(load) and NAME(store) for the
// first pixels of a vector.

#define PIXELS (LANES / 2)
#define INLINE TARGET static inline __attribute__((always_inline))

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

/// Writes the same pixels over `count` of them, at least a vector's.
INLINE void NAME(cover_evenly)(uint8_t *target, long count, NAME(lanes) pixels) {
  // The first and the last vector as they lie; those between on whole lines of the cache, of which a
  // store that lies in two costs twice.
  *(NAME(loose) *)target = pixels;
  long i = PIXELS - ((uintptr_t)target & (4 * PIXELS - 1)) / 4;
  for (; i + 4 * PIXELS <= count; i += 4 * PIXELS) {
    NAME(loose) *place = (NAME(loose) *)(target + 4 * i);
    place[0] = pixels;
    place[1] = pixels;
    place[2] = pixels;
    place[3] = pixels;
  }
  for (; i + PIXELS <= count; i += PIXELS) *(NAME(loose) *)(target + 4 * i) = pixels;
  *(NAME(loose) *)(target + 4 * (count - PIXELS)) = pixels;
}

/// Lays the paint, the same for all pixels, over `count` of them.
INLINE void NAME(lay_evenly)(uint8_t *target, long count, NAME(paint) paint) {
  long i = 0;
  if (paint.inverse[0] == 0) {
    if (count >= PIXELS) return NAME(cover_evenly)(target, count, paint.pixels);
  } else {
    // In 256ths: the upper half of 256·c·k is 256·c·inverse/255 rounded down, whose fraction, never
    // near a half, still tells where to round. With k 65536/255 times the inverse to nearest, or,
    // where that makes no difference, one more, this is `over` for all bytes.
    typedef __typeof__(NAME(load)(0, 0)) bits;
    bits k = (bits)(paint.inverse * 257 + ((paint.inverse + 1) >> 7 & 1));
    NAME(lanes) even = (paint.pixels << 8) + 128, odd = (paint.pixels & 0xff00) + 128;
    for (; i + PIXELS <= count; i += PIXELS) {
      NAME(loose) *place = (NAME(loose) *)(target + 4 * i);
      NAME(lanes) below = *place;
      NAME(lanes) e = (NAME(lanes))NAME(high)((bits)(below << 8), k) + even;
      NAME(lanes) o = (NAME(lanes))NAME(high)((bits)(below & 0xff00), k) + odd;
      *place = e >> 8 | (o & 0xff00);
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

/// Lays the colour over `count` pixels through what all of them have in common. `full` is what it is
/// where they are covered whole, as nearly always.
INLINE void NAME(lay_run)(
    uint8_t *target, long count, NAME(sums) sum, int even_odd, NAME(lanes) even, NAME(lanes) odd,
    NAME(paint) full) {
  NAME(words) coverage = NAME(folded)(sum, even_odd);
  uint32_t one = coverage[0];
  if (one == 255) {
    NAME(lay_evenly)(target, count, full);
  } else if (one != 0) {
    NAME(lay_evenly)(target, count, NAME(thinned)(even, odd, coverage));
  }
}

/// The same for the pixels from `x` on to `end` of a row, but for the hidden ones.
INLINE void NAME(lay_seen)(
    uint8_t *pixels, long x, long end, WideHidden hidden, NAME(sums) sum, int even_odd,
    NAME(lanes) even, NAME(lanes) odd, NAME(paint) full) {
  if (x < hidden.end && end > hidden.start) {
    if (x < hidden.start) {
      NAME(lay_run)(pixels + 4 * x, hidden.start - x, sum, even_odd, even, odd, full);
    }
    x = hidden.end;
  }
  if (x < end) NAME(lay_run)(pixels + 4 * x, end - x, sum, even_odd, even, odd, full);
}

/// One row. Works on blocks of as many pixels as fill a vector: those in which an edge was are
/// swept cell by cell, what lies between them has one coverage.
INLINE void NAME(sweep_row)(
    int32_t *cells, uint64_t *touched, long words, long width, WideHidden hidden, int even_odd,
    NAME(lanes) even, NAME(lanes) odd, NAME(paint) full, uint8_t *pixels) {
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
        long end = start < width ? start : width;
        NAME(lay_seen)(pixels, x, end, hidden, carried, even_odd, even, odd, full);
      }
      sums += carried;
      carried = (NAME(sums)){} + sums[PIXELS - 1];
      int is_hidden = start >= hidden.start && start + PIXELS <= hidden.end;
      if (start < width && !is_hidden) {
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
    NAME(lay_seen)(pixels, x, width, hidden, carried, even_odd, even, odd, full);
  }
}

TARGET static void NAME(sweep_over_solid)(
    WideCells at, int even_odd, uint32_t color, WideHidden hidden, uint8_t *pixels, long pitch) {
  NAME(lanes) even = (NAME(lanes))((NAME(words)){} + (color & 0xff00ff));
  NAME(lanes) odd = (NAME(lanes))((NAME(words)){} + (color >> 8 & 0xff00ff));
  NAME(paint) full = NAME(thinned)(even, odd, (NAME(words)){} + 255);
  for (long row = 0; row < at.rows; row++) {
    int32_t *cells = at.cells + row * at.stride;
    uint64_t *touched = at.touched + row * at.words;
    uint8_t *target = pixels + row * pitch;
    if (even_odd) {
      NAME(sweep_row)(
          cells, touched, at.words, at.width, hidden, 1, even, odd, full, target);
    } else {
      NAME(sweep_row)(
          cells, touched, at.words, at.width, hidden, 0, even, odd, full, target);
    }
  }
}

// MARK: One colour

TARGET static long NAME(fill)(uint8_t *target, long count, uint32_t pixel) {
  if (count < PIXELS) return 0;
  NAME(cover_evenly)(target, count, (NAME(lanes))((NAME(words)){} + pixel));
  return count;
}

#undef PIXELS
#undef INLINE
#undef LANES
#undef NAME
#undef TARGET
