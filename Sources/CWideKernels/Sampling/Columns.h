// Images that are only moved and scaled: rows mixed once, then columns. See `Vectors.h`.

#include "Positions.h"

TARGET static void NAME(mix_rows)(
    uint8_t *target, long count, const uint8_t *upper, const uint8_t *lower, uint16_t weight) {
  NAME(lanes) f = (NAME(lanes)){} + weight;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) a = NAME(load)(upper + 4 * i, PIXELS);
    NAME(lanes) b = NAME(load)(lower + 4 * i, PIXELS);
    NAME(store)(target + 4 * i, NAME(joined)(NAME(mixed)(a, b, f)), PIXELS);
  }
  if (i < count) {
    NAME(lanes) a = NAME(load)(upper + 4 * i, count - i);
    NAME(lanes) b = NAME(load)(lower + 4 * i, count - i);
    NAME(store)(target + 4 * i, NAME(joined)(NAME(mixed)(a, b, f)), count - i);
  }
}

#if LANES > 8
/// The words of four vectors behind each other at these indices.
INLINE NAME(words) NAME(picked_of_four)(const NAME(lanes) *vectors, NAME(words) index) {
  NAME(words) near = NAME(picked)(vectors[0], vectors[1], index);
  NAME(words) far = NAME(picked)(vectors[2], vectors[3], index - 2 * PIXELS);
  NAME(words) is_far = (NAME(words))(index >= 2 * PIXELS);
  return (far & is_far) | (near & ~is_far);
}

#endif

/// At most a vector of pixels, each from two neighbours in `row`.
INLINE NAME(channels) NAME(columns)(
    const uint8_t *row, const int32_t *indices, const uint32_t *weights, long some) {
#if LANES == 8
  NAME(quads) first, second;
  for (int i = 0; i < PIXELS; i++) {
    uint64_t pair;
    __builtin_memcpy(&pair, row + 4 * (long)indices[i < some ? i : 0], 8);
    if (i < 2) first[i] = pair;
    else second[i - 2] = pair;
  }
  if (NAME(is_zero)((NAME(lanes))(first | second))) return (NAME(channels)){};
  NAME(words) near = (NAME(words))first, far = (NAME(words))second;
  NAME(words) left = __builtin_shufflevector(near, far, 0, 2, 4, 6);
  NAME(words) right = __builtin_shufflevector(near, far, 1, 3, 5, 7);
#else
  NAME(words) index = (NAME(words))NAME(load)(indices, some);
  NAME(words) left, right;
  // Neighbours are mostly near enough to be picked from one vector, from two, or from four.
  uint32_t first = (uint32_t)indices[0], last = (uint32_t)indices[some - 1];
  if (last < first) {
    first = last;
    last = (uint32_t)indices[0];
  }
  uint32_t most = last - first;
  if (most < PIXELS) {
    NAME(lanes) near = NAME(load)(row + 4 * first, PIXELS);
    NAME(lanes) next = NAME(load)(row + 4 * first + 4, PIXELS);
    if (NAME(is_zero)(near | next)) return (NAME(channels)){};
    index -= first;
    left = NAME(turned)(near, index);
    right = NAME(turned)(next, index);
  } else if (most <= 2 * PIXELS - 2) {
    NAME(lanes) near = NAME(load)(row + 4 * first, PIXELS);
    NAME(lanes) far = NAME(load)(row + 4 * first + 4 * PIXELS, PIXELS);
    if (NAME(is_zero)(near | far)) return (NAME(channels)){};
    index -= first;
    left = NAME(picked)(near, far, index);
    right = NAME(picked)(near, far, index + 1);
  } else if (most <= 4 * PIXELS - 2) {
    NAME(lanes) vectors[4];
    for (int i = 0; i < 4; i++) vectors[i] = NAME(load)(row + 4 * (first + i * PIXELS), PIXELS);
    if (NAME(is_zero)(vectors[0] | vectors[1] | vectors[2] | vectors[3])) return (NAME(channels)){};
    index -= first;
    left = NAME(picked_of_four)(vectors, index);
    right = NAME(picked_of_four)(vectors, index + 1);
  } else {
    left = NAME(gather)(row, index);
    right = NAME(gather)(row + 4, index);
  }
#endif
  NAME(lanes) weight = NAME(load)(weights, some);
  return NAME(mixed)((NAME(lanes))left, (NAME(lanes))right, weight);
}

TARGET static void NAME(mix_columns)(
    uint8_t *target, long count, const uint8_t *row, const int32_t *indices,
    const uint32_t *weights) {
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(channels) mixed = NAME(columns)(row, indices + i, weights + i, some);
    NAME(store)(target + 4 * i, NAME(joined)(mixed), some);
  }
}

TARGET static void NAME(find_blocks)(
    WideBlocks *blocks, const uint8_t *upper, const uint8_t *lower, long count, long shift) {
  blocks->filled = blocks->unlike = 0;
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(lanes) a = NAME(load)(upper + 4 * i, some);
    NAME(lanes) b = NAME(load)(lower + 4 * i, some);
    uint32_t filled = NAME(unequal)((NAME(words))(a | b), (NAME(words)){});
    uint32_t unlike = NAME(unequal)((NAME(words))a, (NAME(words))b);
    // A vector may hold two blocks of eight.
    for (long at = i; at < i + some; at += 8, filled >>= 8, unlike >>= 8) {
      blocks->filled |= (uint64_t)((filled & 255) != 0) << (at >> shift);
      blocks->unlike |= (uint64_t)((unlike & 255) != 0) << (at >> shift);
    }
  }
}

/// The first of `blocks` and those that follow it without a gap: where their texels begin and end, counted
/// from `all->first`. Takes them out of `blocks`.
INLINE long NAME(take_run)(const WideColumns *all, uint64_t *blocks, long *end) {
  const long origin = all->column + all->first;
  long block = __builtin_ctzll(*blocks);
  uint64_t carried = *blocks + (1ull << block);
  long next = carried ? __builtin_ctzll(carried) : 64;
  *blocks &= carried;
  long start = (block << all->shift) - origin;
  *end = (next << all->shift) - origin;
  if (*end > all->texels) *end = all->texels;
  return start < 0 ? 0 : start;
}

/// Mixes texels into `all->row`: in the blocks that are `filled`, and not `kept` from the row before. What the
/// others hold is cleared.
INLINE void NAME(mix_blocks)(
    WideColumns *all, const uint8_t *upper, const uint8_t *lower, uint16_t weight,
    uint64_t filled, uint64_t kept) {
  uint8_t *row = (uint8_t *)all->row + 4 * all->first;
  NAME(lanes) f = (NAME(lanes)){} + weight;
  long origin = all->column + all->first;
  long first = origin >> all->shift, last = (origin + all->texels - 1) >> all->shift;
  uint64_t shown = ~0ull << first & ~0ull >> (63 - last);
  uint64_t mixed = filled & ~kept & shown, cleared = all->held & ~filled & shown;
  all->held = filled;
  long end;
  while (cleared) {
    long start = NAME(take_run)(all, &cleared, &end);
    __builtin_memset(row + 4 * start, 0, 4 * (end - start));
  }
  while (mixed) {
    long i = NAME(take_run)(all, &mixed, &end);
    for (; i + PIXELS <= end; i += PIXELS) {
      NAME(lanes) a = NAME(load)(upper + 4 * i, PIXELS);
      NAME(lanes) b = NAME(load)(lower + 4 * i, PIXELS);
      NAME(store)(row + 4 * i, NAME(joined)(NAME(mixed)(a, b, f)), PIXELS);
    }
    if (i < end) {
      NAME(lanes) a = NAME(load)(upper + 4 * i, end - i);
      NAME(lanes) b = NAME(load)(lower + 4 * i, end - i);
      NAME(store)(row + 4 * i, NAME(joined)(NAME(mixed)(a, b, f)), end - i);
    }
  }
}

/// Finds the blocks that each vector of pixels shows.
INLINE void NAME(find_shown)(WideColumns *all) {
  for (long i = 0; i < all->count; i += PIXELS) {
    long end = i + PIXELS < all->count ? i + PIXELS : all->count;
    long a = all->indices[i], b = all->indices[end - 1];
    long first = (all->column + (a < b ? a : b)) >> all->shift;
    long last = (all->column + (a < b ? b : a) + 1) >> all->shift;
    // Right of the last column there is none.
    last = last > 63 ? 63 : last;
    all->shown[i / PIXELS] = ~0ull << first & ~0ull >> (63 - last);
  }
  all->isShownKnown = 1;
}

/// Lists the vectors of pixels that show anything.
INLINE void NAME(list_filled)(WideColumns *all, uint64_t filled) {
  long vectors = (all->count + PIXELS - 1) / PIXELS, count = 0;
  for (long i = 0; i < vectors; i++) {
    all->listed[count] = (uint32_t)i;
    count += (all->shown[i] & filled) != 0;
  }
  all->listed_count = count;
  all->filled = filled;
}

/// Lists those of them that are to be mixed anew, and those that are `kept` and not empty.
INLINE void NAME(list_kept)(WideColumns *all, uint64_t kept) {
  long still = 0, mixed = 0;
  for (long at = 0; at < all->listed_count; at++) {
    uint32_t i = all->listed[at];
    all->mixed[mixed] = i;
    if (all->shown[i] & ~kept) {
      mixed++;
      continue;
    }
    long start = (long)i * PIXELS, some = all->count - start < PIXELS ? all->count - start : PIXELS;
    all->still[still] = i;
    still += !NAME(is_zero)(NAME(load)((const uint8_t *)all->samples + 4 * start, some));
  }
  all->still_count = still;
  all->mixed_count = mixed;
  all->kept = kept;
}

/// Pixels whose channels are these over those at `target`.
INLINE void NAME(composite_thinned)(uint8_t *target, NAME(lanes) e, NAME(lanes) o, long count) {
  NAME(lanes) inverse = 255 - NAME(alphas)(o);
  NAME(lanes) below = NAME(load)(target, count);
  e += NAME(divided)((below & 255) * inverse);
  o += NAME(divided)((below >> 8) * inverse);
  NAME(store)(target, e | o << 8, count);
}

/// Pixels from pixel `i` on that are as in the row before.
INLINE void NAME(composite_still)(const WideColumns *all, uint8_t *target, long i, long some) {
  NAME(lanes) pixels = NAME(load)((const uint8_t *)all->samples + 4 * i, some);
  NAME(composite_thinned)(target + 4 * i, pixels & 255, pixels >> 8, some);
}

/// True when a vector of pixels is known to be covered whole.
INLINE int NAME(is_covered)(const uint8_t *coverage, long count) {
  if (count < PIXELS) return 0;
  uint64_t all = ~0ull;
  for (long i = 0; i < PIXELS; i += 8) {
    uint64_t eight;
    __builtin_memcpy(&eight, coverage + i, 8);
    all &= eight;
  }
  return all == ~0ull;
}

/// Pixels from pixel `i` on that are not.
INLINE void NAME(composite_mixed)(
    const WideColumns *all, uint8_t *target, NAME(lanes) opacity, int faded, long i, long some) {
  NAME(channels) mixed = NAME(columns)(all->row, all->indices + i, all->weights + i, some);
  NAME(lanes) e = mixed.even, o = mixed.odd, pixels = {};
  if (!NAME(is_zero)(e | o)) {
    if (faded) {
      e = NAME(scaled)(e, opacity);
      o = NAME(scaled)(o, opacity);
    }
    const uint8_t *coverage = (const uint8_t *)all->coverage + i;
    if (!NAME(is_covered)(coverage, some)) {
      NAME(lanes) thin = NAME(paired)(NAME(load_bytes)(coverage, some));
      e = NAME(divided)(e * thin);
      o = NAME(divided)(o * thin);
    }
    pixels = e | o << 8;
    NAME(composite_thinned)(target + 4 * i, e, o, some);
  }
  NAME(store)((uint8_t *)all->samples + 4 * i, pixels, some);
}

TARGET static void NAME(over_columns)(
    WideColumns *all, uint8_t *target, const uint8_t *upper, const uint8_t *lower,
    uint16_t weight, uint64_t filled, uint64_t kept) {
  const long count = all->count, whole = count / PIXELS;
  if (!all->isShownKnown) NAME(find_shown)(all);
  if (all->filled != filled) {
    NAME(list_filled)(all, filled);
    NAME(list_kept)(all, kept);
  } else if (all->kept != kept) {
    NAME(list_kept)(all, kept);
  }
  // Only the last vector may be no whole one: the others need no masks.
  for (long at = 0; at < all->still_count; at++) {
    long i = all->still[at];
    if (i < whole) {
      NAME(composite_still)(all, target, i * PIXELS, PIXELS);
    } else {
      NAME(composite_still)(all, target, i * PIXELS, count - i * PIXELS);
    }
  }
  if (all->mixed_count == 0) return;
  NAME(mix_blocks)(all, upper, lower, weight, filled, kept);
  NAME(lanes) opacity = (NAME(lanes)){} + NAME(factor)(all->opacity);
  const int faded = all->opacity != 255;
  for (long at = 0; at < all->mixed_count; at++) {
    long i = all->mixed[at];
    if (i < whole) {
      NAME(composite_mixed)(all, target, opacity, faded, i * PIXELS, PIXELS);
    } else {
      NAME(composite_mixed)(all, target, opacity, faded, i * PIXELS, count - i * PIXELS);
    }
  }
}

TARGET static void NAME(find_columns)(
    int32_t *indices, uint32_t *weights, long count, uint64_t u, uint64_t du, int32_t first,
    int32_t last) {
  NAME(positions) across = NAME(positions_from)(u, du);
  NAME(masks) end = (NAME(masks)){} + last;
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(masks) x = (NAME(masks))__builtin_convertvector(across >> 32, NAME(words));
    NAME(words) weight = __builtin_convertvector(across >> 24, NAME(words)) & 255;
    NAME(masks) before = x < 0, within = x < end;
    weight &= (NAME(words))(within & ~before);
    NAME(masks) column = ((x & within) | (end & ~within)) & ~before;
    NAME(store)(indices + i, (NAME(lanes))(column - first), some);
    NAME(store)(weights + i, NAME(paired)(weight), some);
    across += PIXELS * du;
  }
}
