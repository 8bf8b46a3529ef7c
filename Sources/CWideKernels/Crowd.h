// What a crowd of pieces covers, sixteen lines of a row at once. Included once for each instruction
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
typedef float NAME(places) __attribute__((vector_size(64)));
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
  const NAME(places) lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
  float height = (float)(1 << line_bits);
  NAME(places) down = lanes * height + ((float)(first << line_bits) + height * 0.5f - piece->y);
  NAME(places) x = down * piece->slope + piece->x;
  // Lines beyond its ends may be anywhere.
  const float far = 2147483520.f;
  x = __builtin_elementwise_min(__builtin_elementwise_max(x, (NAME(places)){} - far),
                                (NAME(places)){} + far);
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
      // Those whose place has the bit of `p` as `rest` has it.
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
      NAME(loose_lines) *place = (NAME(loose_lines) *)(keys + 16 * i);
      NAME(lines) key = *place;
      if (__builtin_reduce_or((key >= 2 * start) & (key < 2 * end)) == 0) continue;
      NAME(loose_lines) *front = (NAME(loose_lines) *)(keys + 16 * kept++);
      *place = *front;
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

/// The next lines' counts of `changes`, which are those from line to line, after `before`; clears them.
INLINE NAME(lines) NAME(counted)(NAME(loose_lines) *changes, int32_t *before) {
  NAME(lines) result = NAME(sums)(*changes) + *before;
  *changes = (NAME(lines)){};
  *before = result[15];
  return result;
}

/// Adds what lies inside in the pixel at `left`, on the lines from `first` on, to `area`, and the signs
/// of the pieces there to `winding`.
INLINE void NAME(cover_lines)(
    const Crossing *active, long count, int32_t left, int32_t across, int32_t first, int line_bits,
    int even_odd, int32_t *keys, NAME(lines) *winding, NAME(lines) *area) {
  long found = 0;
  for (long i = 0; i < count; i++) {
    const Crossing *piece = active + i;
    if (piece->to <= first || piece->from >= first + 16) continue;
    NAME(lines) x = NAME(crossed)(piece, first, line_bits) - left;
    NAME(lines) here = NAME(between)(piece->from, piece->to, first);
    NAME(lines) key = (x & here) * 2 + (piece->sign > 0);
    *(NAME(loose_lines) *)(keys + 16 * found++) =
        NAME(chosen)(here, key, (NAME(lines)){} + NOWHERE);
  }
  NAME(cover)(keys, found, 0, across, even_odd, winding, area);
}

TARGET static void NAME(cover_crowd)(
    const WidePiece *pieces, long count, int32_t winding, int even_odd, int line_bits,
    int32_t *cells, int32_t *scratch) {
  if (count == 0) return;
  // Winding numbers left of the pixel, less `base`, line by line; by how much more pieces add to them in
  // the pixel on each line than on the one above, and how much more they take.
  NAME(loose_lines) *profile = (NAME(loose_lines) *)scratch;
  int32_t *added = scratch + WIDE_CROWD_LINES, *taken = added + WIDE_CROWD_LINES + 16;
  Crossing *active = (Crossing *)(scratch + WIDE_CROWD_WORDS);
  int32_t *keys = scratch + WIDE_CROWD_WORDS + 16 * count;
  int32_t line_count = (1 << BITS) >> line_bits, across = 2 << (BITS + line_bits);
  long vectors = line_count / 16;
  for (long v = 0; v < vectors; v++) profile[v] = (NAME(lines)){};
  for (long i = 0; i <= line_count; i++) added[i] = taken[i] = 0;
  int32_t base = winding, least = 0, greatest = 0;
  long origin = first_pixel(pieces), pixel = origin, active_count = 0, next = 0;
  // What the cells say of the pixel before, and by how much that has been changed. An edge in the
  // pixel left of the crowd may have left a part of its area here.
  uint32_t before = 0, change = 0;
  for (long i = 0; i < origin; i++) before += (uint32_t)cells[i];
  for (;;) {
    for (; next < count && first_pixel(pieces + next) == pixel; next++) {
      active[active_count++] = crossing(pieces + next, origin, line_bits);
    }
    int32_t left = (int32_t)((pixel - origin) * across);
    int32_t more = 0, fewer = 0, more_on_all = 0, fewer_on_all = 0;
    for (long i = 0; i < active_count; i++) {
      Crossing *piece = active + i;
      enter(piece, (int32_t)(pixel - origin), left + across, line_bits);
      int is_on_all = piece->to - piece->from == line_count;
      int grows = piece->sign > 0, shrinks = 1 - grows;
      more += grows;
      fewer += shrinks;
      more_on_all += grows & is_on_all;
      fewer_on_all += shrinks & is_on_all;
      if (is_on_all) continue;
      int32_t *changes = grows ? added : taken;
      changes[piece->from]++;
      changes[piece->to]--;
    }
    before += (uint32_t)cells[pixel];
    uint32_t change_here = 0;
    int is_plain = is_linear(base + least - fewer, base + greatest + more, even_odd);
    if (is_plain) {
      base += more_on_all - fewer_on_all;
      more -= more_on_all;
      fewer -= fewer_on_all;
      more_on_all = fewer_on_all = 0;
    }
    if (!is_plain || more + fewer > 0) {
      NAME(lines) area = {}, low = {}, high = {};
      for (long v = 0; v < vectors; v++) {
        NAME(lines) grown = NAME(counted)((NAME(loose_lines) *)(added + 16 * v), &more_on_all);
        NAME(lines) shrunk = NAME(counted)((NAME(loose_lines) *)(taken + 16 * v), &fewer_on_all);
        NAME(lines) now = profile[v] + base;
        // However the pieces lie on the lines, there is no hole.
        NAME(lines) full = (now - shrunk >= 1) | (now + grown <= -1);
        if (is_plain) {
          now += grown - shrunk;
        } else if (!even_odd && __builtin_reduce_and(full) != 0) {
          area += across;
          now += grown - shrunk;
        } else {
          NAME(cover_lines)(
              active, active_count, left, across, (int32_t)v * 16, line_bits, even_odd, keys, &now,
              &area);
        }
        now -= base;
        profile[v] = now;
        low = v ? __builtin_elementwise_min(low, now) : now;
        high = v ? __builtin_elementwise_max(high, now) : now;
      }
      added[line_count] = taken[line_count] = 0;
      least = __builtin_reduce_min(low);
      greatest = __builtin_reduce_max(high);
      if (!is_plain) change_here = (uint32_t)__builtin_reduce_add(area) - before;
    }
    cells[pixel] = (int32_t)((uint32_t)cells[pixel] + change_here - change);
    change = change_here;
    if (active_count == 0 && next == count) return;
    long kept = 0;
    for (long i = 0; i < active_count; i++) {
      if (active[i].last > pixel - origin) {
        if (kept != i) active[kept] = active[i];
        kept++;
      }
    }
    // In a gap nothing changes after its first pixel.
    int was_gap = active_count == 0;
    active_count = kept;
    pixel = was_gap ? first_pixel(pieces + next) : pixel + 1;
  }
}

#undef INLINE
#undef NOWHERE
#undef FEW
#undef NAME
#undef TARGET
