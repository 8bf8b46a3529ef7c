// What dense pieces cover, sixteen lines of a row at once. Included once for each instruction
// set with
//   NAME(x) the function's name for the set
//   TARGET  the attribute that lets the compiler use it
//
// A key is where a piece crosses a line within a pixel, times two; its last bit says that the winding
// number grows there. Keys elsewhere are `NOWHERE`.

#define INLINE TARGET static inline __attribute__((always_inline))
#define NOWHERE 0x7fffffff
/// So many keys are sorted at once.
#define FEW 24

/// One lane for each line.
typedef int32_t NAME(lines) __attribute__((vector_size(64)));
typedef float NAME(floats) __attribute__((vector_size(64)));
typedef int32_t NAME(loose_lines) __attribute__((vector_size(64), aligned(4), may_alias));

/// All ones where a winding number is one of the inside.
INLINE NAME(lines) NAME(inside)(NAME(lines) winding, int even_odd) {
  return even_odd ? -(winding & 1) : winding != 0;
}

INLINE NAME(lines) NAME(chosen)(NAME(lines) mask, NAME(lines) a, NAME(lines) b) {
  return (a & mask) | (b & ~mask);
}

/// All ones in the lines from `first` + `from` to `first` + `to`.
INLINE NAME(lines) NAME(between)(int32_t from, int32_t to, int32_t first) {
  const NAME(lines) lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  return (lanes >= from - first) & (lanes < to - first);
}

/// Where a piece crosses the lines from `first` on.
INLINE NAME(lines) NAME(crossed)(const Crossing *piece, int32_t first, int line_bits) {
  const NAME(floats) lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  float height = (float)(1 << line_bits);
  NAME(floats) down = lanes * height + ((float)(first << line_bits) + height * 0.5f - piece->y);
  NAME(floats) x = down * piece->slope + piece->x;
  // Lines beyond its ends may be anywhere.
  const float far = 2147483520.f;
  x = __builtin_elementwise_min(__builtin_elementwise_max(x, (NAME(floats)){} - far),
                                (NAME(floats)){} + far);
  NAME(lines) result = __builtin_convertvector(x, NAME(lines));
  result = __builtin_elementwise_max(result, (NAME(lines)){} + piece->least);
  return __builtin_elementwise_min(result, (NAME(lines)){} + piece->most);
}

/// Puts each line's keys in order: Batcher's merge exchange, of any count (Knuth, The Art of Computer
/// Programming 3, 5.2.2, algorithm M).
INLINE void NAME(sort)(NAME(lines) *keys, long count) {
  long top = 1;
  while (2 * top < count) top *= 2;
  for (long p = top; p > 0; p /= 2) {
    long away = p, rest = 0;
    for (long q = top;; q /= 2) {
      // Those whose index has the bit of `p` as `rest` has it.
      for (long start = rest; start < count - away; start += 2 * p) {
        long end = start + p < count - away ? start + p : count - away;
        for (long i = start; i < end; i++) {
          NAME(lines) a = keys[i], b = keys[i + away];
          keys[i] = __builtin_elementwise_min(a, b);
          keys[i + away] = __builtin_elementwise_max(a, b);
        }
      }
      if (q == p) break;
      away = q - p;
      rest = p;
    }
  }
}

/// Adds what lies inside between `from` and `to` to `area`, and the signs of the few keys there to
/// `winding`.
INLINE void NAME(cover_few)(
    const int32_t *keys, long count, int32_t from, int32_t to, int even_odd, NAME(lines) *winding,
    NAME(lines) *area) {
  NAME(lines) sorted[FEW];
  NAME(lines) nowhere = (NAME(lines)){} + NOWHERE;
  for (long i = 0; i < count; i++) {
    NAME(lines) key = *(const NAME(loose_lines) *)(keys + 16 * i);
    sorted[i] = NAME(chosen)(key >= 2 * from, key, nowhere);
  }
  NAME(sort)(sorted, count);
  NAME(lines) now = *winding, sum = *area, reached = (NAME(lines)){} + from;
  for (long i = 0; i < count; i++) {
    NAME(lines) key = sorted[i];
    NAME(lines) x = __builtin_elementwise_min(key >> 1, (NAME(lines)){} + to);
    sum += NAME(inside)(now, even_odd) & (x - reached);
    reached = x;
    now += (key < 2 * to) & ((key & 1) * 2 - 1);
  }
  *area = sum + (NAME(inside)(now, even_odd) & (to - reached));
  *winding = now;
}

/// The same for any number of keys, whose order it changes.
TARGET static void NAME(cover)(
    int32_t *keys, long count, int32_t from, int32_t to, int even_odd, NAME(lines) *winding,
    NAME(lines) *area) {
  if (count == 0) {
    *area += NAME(inside)(*winding, even_odd) & (to - from);
    return;
  }
  NAME(lines) more = {}, fewer = {};
  for (long i = 0; i < count; i++) {
    NAME(lines) key = *(const NAME(loose_lines) *)(keys + 16 * i);
    NAME(lines) here = (key >= 2 * from) & (key < 2 * to);
    NAME(lines) grows = key & here & 1;
    more += grows;
    fewer -= here + grows;
  }
  if (!even_odd) {
    // However the pieces lie, there is no hole.
    NAME(lines) full = (*winding - fewer >= 1) | (*winding + more <= -1);
    if (__builtin_reduce_and(full) != 0) {
      *area += to - from;
      *winding += more - fewer;
      return;
    }
  }
  if (count <= FEW) return NAME(cover_few)(keys, count, from, to, even_odd, winding, area);
  if (to - from == 1) {
    *winding += more - fewer;
    *area += NAME(inside)(*winding, even_odd) & 1;
    return;
  }
  int32_t middle = (from + to) / 2;
  for (int half = 0; half < 2; half++) {
    int32_t start = half ? middle : from, end = half ? to : middle;
    long kept = 0;
    for (long i = 0; i < count; i++) {
      NAME(loose_lines) *vector = (NAME(loose_lines) *)(keys + 16 * i);
      NAME(lines) key = *vector;
      if (__builtin_reduce_or((key >= 2 * start) & (key < 2 * end)) == 0) continue;
      NAME(loose_lines) *front = (NAME(loose_lines) *)(keys + 16 * kept++);
      *vector = *front;
      *front = key;
    }
    NAME(cover)(keys, kept, start, end, even_odd, winding, area);
  }
}

/// Each lane with all lanes before it.
INLINE NAME(lines) NAME(sums)(NAME(lines) a) {
  const NAME(lines) zero = {};
  a += __builtin_shufflevector(zero, a, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30);
  a += __builtin_shufflevector(zero, a, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29);
  a += __builtin_shufflevector(zero, a, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27);
  a += __builtin_shufflevector(zero, a, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23);
  return a;
}

/// Adds what lies inside in the pixel at `left`, on the lines from `first` on, to `area`, and the signs
/// of the pieces there to `winding`.
INLINE void NAME(cover_lines)(
    const Crossings *dense, int32_t left, int32_t across, int32_t first, int line_bits,
    int even_odd, int32_t *keys, NAME(lines) *winding, NAME(lines) *area) {
  long found = 0;
  for (long i = 0; i < dense->active_count; i++) {
    const Crossing *piece = dense->all + dense->active[i];
    if (piece->to <= first || piece->from >= first + 16) continue;
    NAME(lines) x = NAME(crossed)(piece, first, line_bits) - left;
    NAME(lines) here = NAME(between)(piece->from, piece->to, first);
    NAME(lines) key = (x & here) * 2 + (piece->sign > 0);
    *(NAME(loose_lines) *)(keys + 16 * found++) =
        NAME(chosen)(here, key, (NAME(lines)){} + NOWHERE);
  }
  NAME(cover)(keys, found, 0, across, even_odd, winding, area);
}

/// The lines of a row.
typedef struct {
  /// Winding numbers left of the pixel, less what is common to all.
  NAME(loose_lines) *profile;
  /// By how much more pieces add to them on each line than on the one above, and how much more they take.
  int32_t *added, *taken;
  int32_t count;
} NAME(row);

INLINE NAME(row) NAME(row_in)(int32_t *scratch, int line_bits) {
  NAME(row) row = {.profile = (NAME(loose_lines) *)scratch, .count = (1 << BITS) >> line_bits};
  row.added = scratch + WIDE_SAMPLED_LINES;
  row.taken = row.added + WIDE_SAMPLED_LINES + 16;
  for (long v = 0; v < row.count / 16; v++) row.profile[v] = (NAME(lines)){};
  for (long i = 0; i <= row.count; i++) row.added[i] = row.taken[i] = 0;
  return row;
}

/// Makes changes from line to line the counts of each line.
INLINE void NAME(count_lines)(int32_t *changes, int32_t line_count) {
  int32_t before = 0;
  for (long v = 0; v < line_count / 16; v++) {
    NAME(loose_lines) *vector = (NAME(loose_lines) *)(changes + 16 * v);
    NAME(lines) counts = NAME(sums)(*vector) + before;
    *vector = counts;
    before = counts[15];
  }
  changes[line_count] = 0;
}

/// Adds what is counted to the windings, and forgets it.
INLINE void NAME(wind)(NAME(row) row) {
  for (long v = 0; v < row.count / 16; v++) {
    NAME(loose_lines) *more = (NAME(loose_lines) *)(row.added + 16 * v);
    NAME(loose_lines) *fewer = (NAME(loose_lines) *)(row.taken + 16 * v);
    row.profile[v] += *more - *fewer;
    *more = *fewer = (NAME(lines)){};
  }
}

/// Between what the windings are, however much of what is counted is added to them.
INLINE Range NAME(bounds)(NAME(row) row) {
  NAME(lines) low = {}, high = {};
  for (long v = 0; v < row.count / 16; v++) {
    NAME(lines) less = row.profile[v] - *(const NAME(loose_lines) *)(row.taken + 16 * v);
    NAME(lines) more = row.profile[v] + *(const NAME(loose_lines) *)(row.added + 16 * v);
    low = v ? __builtin_elementwise_min(low, less) : less;
    high = v ? __builtin_elementwise_max(high, more) : more;
  }
  return (Range){__builtin_reduce_min(low), __builtin_reduce_max(high)};
}

/// Makes the windings those at the left side of the pixel at `column`. Changes that were noted before are counted
/// if there are any.
INLINE void NAME(catch_up)(
    NAME(row) row, Crossings *dense, int32_t column, int32_t across, int has_changes) {
  for (long i = 0; i < dense->active_count; i++) {
    Crossing *piece = dense->all + dense->active[i];
    if (piece->reached == column) continue;
    enter(piece, column - 1, column * across, dense->line_bits);
    piece->reached = column;
    pass(piece->sign, (Range){piece->from, piece->to}, row.added, row.taken);
    has_changes = 1;
  }
  if (!has_changes) return;
  NAME(count_lines)(row.added, row.count);
  NAME(count_lines)(row.taken, row.count);
  NAME(wind)(row);
}

/// Between what the windings are from there on, whatever the active pieces do.
INLINE Range NAME(outlook)(NAME(row) row, const Crossings *dense) {
  for (long i = 0; i < dense->active_count; i++) {
    const Crossing *piece = dense->all + dense->active[i];
    pass(piece->sign, (Range){piece->next_from, piece->next_to}, row.added, row.taken);
  }
  NAME(count_lines)(row.added, row.count);
  NAME(count_lines)(row.taken, row.count);
  Range result = NAME(bounds)(row);
  for (long i = 0; i < row.count; i++) row.added[i] = row.taken[i] = 0;
  return result;
}

/// Counts what the active pieces do in the pixel at `column`.
INLINE void NAME(cross)(NAME(row) row, Crossings *dense, int32_t column, int32_t across) {
  for (long i = 0; i < dense->active_count; i++) {
    Crossing *piece = dense->all + dense->active[i];
    enter(piece, column, (column + 1) * across, dense->line_bits);
    piece->reached = column + 1;
    pass(piece->sign, (Range){piece->from, piece->to}, row.added, row.taken);
  }
  NAME(count_lines)(row.added, row.count);
  NAME(count_lines)(row.taken, row.count);
}

/// What lies inside in that pixel, where the windings are by `base` more.
INLINE uint32_t NAME(covered)(
    NAME(row) row, const Crossings *dense, int32_t base, int32_t column, int32_t across,
    int even_odd) {
  NAME(lines) area = {};
  for (long v = 0; v < row.count / 16; v++) {
    NAME(lines) now = row.profile[v] + base;
    // However the pieces lie on the lines, there is no hole.
    NAME(lines) full = (now - *(NAME(loose_lines) *)(row.taken + 16 * v) >= 1) |
                       (now + *(NAME(loose_lines) *)(row.added + 16 * v) <= -1);
    if (!even_odd && __builtin_reduce_and(full) != 0) {
      area += across;
    } else {
      NAME(cover_lines)(
          dense, column * across, across, (int32_t)v * 16, dense->line_bits, even_odd,
          dense->behind, &now, &area);
    }
  }
  return (uint32_t)__builtin_reduce_add(area);
}

TARGET static void NAME(cover_sampled)(
    const WidePiece *pieces, long count, long start, long end, int32_t winding, int even_odd,
    int line_bits, int32_t *cells, int32_t *scratch) {
  NAME(row) row = NAME(row_in)(scratch, line_bits);
  Crossings dense =
      crossings(pieces, count, start, end, line_bits, scratch + WIDE_SAMPLED_WORDS);
  int32_t across = 2 << (BITS + line_bits);
  // From the pixel's left side on the windings, less `base`, lie in `outlook`, whatever the pieces before
  // `accounted` do; `more` others touch the pixel that may add to them, and `fewer` that may take from them.
  // While that is enough to know, nobody asks on which lines a piece has been passed.
  int32_t base = winding, more = 0, fewer = 0;
  Range outlook = {0, 0};
  long accounted = 0;
  int was_ambiguous = 0, has_changes = 0;
  long pixel = start, next = 0, touching = 0;
  // What the cells say of the pixel before, and by how much that has been changed. An edge in the
  // pixel left of the first one may have left a part of its area here.
  uint32_t before = 0, change = 0;
  for (long i = 0; i < start; i++) before += (uint32_t)cells[i];
  while (pixel < end) {
    int32_t column = (int32_t)(pixel - dense.origin);
    for (; next < count && first_pixel(pieces + next) <= pixel; next++) {
      if (pieces[next].sign > 0) more++; else fewer++;
      touching++;
    }
    before += (uint32_t)cells[pixel];
    uint32_t change_here = 0;
    int is_plain = is_linear(base + outlook.start - fewer, base + outlook.end + more, even_odd);
    if (!is_plain) {
      enlist(&dense, column, next);
      // Next to an ambiguous pixel all is known, and seldom is one plain.
      if (!was_ambiguous) {
        NAME(catch_up)(row, &dense, column, across, has_changes);
        has_changes = 0;
        outlook = NAME(outlook)(row, &dense);
        accounted = next;
        more = fewer = 0;
        is_plain = is_linear(base + outlook.start, base + outlook.end, even_odd);
      }
    }
    was_ambiguous = 0;
    if (!is_plain) {
      NAME(cross)(row, &dense, column, across);
      Range here = NAME(bounds)(row);
      was_ambiguous = !is_linear(base + here.start, base + here.end, even_odd);
      if (was_ambiguous) {
        change_here = NAME(covered)(row, &dense, base, column, across, even_odd) - before;
      }
      NAME(wind)(row);
    }
    cells[pixel] = (int32_t)((uint32_t)cells[pixel] + change_here - change);
    change = change_here;
    // In a gap nothing changes after its first pixel.
    if (touching > 0) pixel++;
    else pixel = next < count ? first_pixel(pieces + next) : end;
    for (int32_t i = dense.ends[column]; i != 0; i = dense.links[i - 1]) {
      int grows = pieces[i - 1].sign > 0, is_accounted = i - 1 < accounted;
      touching--;
      if (!is_accounted) {
        if (grows) more--; else fewer--;
      }
      if (!is_plain) continue;
      // All that is left of it is passed.
      Range lines = lines_left(&dense, i - 1);
      if (lines.end - lines.start == row.count) {
        base += grows ? 1 : -1;
        if (is_accounted) {
          if (grows) outlook.end--; else outlook.start++;
        }
      } else {
        pass(pieces[i - 1].sign, lines, row.added, row.taken);
        has_changes = 1;
        if (!is_accounted) {
          if (grows) outlook.end++; else outlook.start--;
        }
      }
    }
  }
  cells[end] = (int32_t)((uint32_t)cells[end] - change);
}

#undef INLINE
#undef NOWHERE
#undef FEW
#undef NAME
#undef TARGET
