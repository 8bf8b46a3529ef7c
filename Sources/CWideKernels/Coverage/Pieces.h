// Pieces of edges that touch at most three pixels of their row, as nearly all do, or at most seven. They
// wait until there are enough to fill vectors, of whatever edges, and become cells together.

/// Eight edges, or pieces, or cells, or pixels; four.
typedef int32_t Eight __attribute__((vector_size(32)));
typedef int32_t Four __attribute__((vector_size(16)));
typedef uint32_t EightBits __attribute__((vector_size(32)));
typedef uint32_t FourBits __attribute__((vector_size(16)));
typedef int32_t LooseEight __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t LooseFour __attribute__((vector_size(16), aligned(4), may_alias));
typedef float EightFloats __attribute__((vector_size(32)));
typedef uint32_t LooseBits __attribute__((aligned(1), may_alias));

/// Four of eight numbers, as an instruction of 128 bits takes them, and eight of twice four.
#define HALF(a, upper) __builtin_shufflevector(a, a, upper, upper + 1, upper + 2, upper + 3)
#define BOTH(a, b) __builtin_shufflevector((Four)(a), (Four)(b), 0, 1, 2, 3, 4, 5, 6, 7)

/// Numbers to the nearest integers, of two equally near to the even one: `Subpixel.nearest`.
INLINE Eight nearest(EightFloats a) {
#if EIGHT_BITS == 256
  return (Eight)_mm256_cvtps_epi32((__m256)a);
#elif defined(__x86_64__)
  return BOTH(_mm_cvtps_epi32((__m128)HALF(a, 0)), _mm_cvtps_epi32((__m128)HALF(a, 4)));
#else
  return __builtin_convertvector(__builtin_elementwise_roundeven(a), Eight);
#endif
}

/// The same of one number.
INLINE int32_t nearest_of(float a) {
#if defined(__x86_64__)
  return _mm_cvtss_si32(_mm_set_ss(a));
#else
  return (int32_t)__builtin_roundevenf(a);
#endif
}

INLINE EightFloats floats(Eight a) { return __builtin_convertvector(a, EightFloats); }

/// Products of numbers that fit into 16 bits, of which those of `b` are not negative, or whatever
/// where those of `a` are 0.
INLINE Eight products(Eight a, Eight b) {
#if EIGHT_BITS == 256
  return (Eight)_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__x86_64__)
  return BOTH(
      _mm_madd_epi16((__m128i)HALF(a, 0), (__m128i)HALF(b, 0)),
      _mm_madd_epi16((__m128i)HALF(a, 4), (__m128i)HALF(b, 4)));
#else
  return a * b;
#endif
}

/// Numbers where `sign` is 1, the same with the other sign where it is −1.
INLINE Eight with_sign(Eight a, Eight sign) {
#if EIGHT_BITS == 256
  return (Eight)_mm256_sign_epi32((__m256i)a, (__m256i)sign);
#else
  return (a ^ (sign >> 31)) - (sign >> 31);
#endif
}

/// `b` in the lanes where the sign bit of `mask` is set, else `a`.
INLINE Eight chosen(Eight a, Eight b, Eight mask) {
#if EIGHT_BITS == 256
  return (Eight)_mm256_blendv_ps((__m256)a, (__m256)b, (__m256)mask);
#else
  return (a & ~(mask >> 31)) | (b & (mask >> 31));
#endif
}

/// The sign bits, the first lane's the lowest.
INLINE uint32_t signs(Eight a) {
#if EIGHT_BITS == 256
  return (uint32_t)_mm256_movemask_ps((__m256)a);
#elif defined(__x86_64__)
  return (uint32_t)(_mm_movemask_ps((__m128)HALF(a, 0)) | _mm_movemask_ps((__m128)HALF(a, 4)) << 4);
#else
  return (uint32_t)__builtin_reduce_or((a >> 31) & (Eight){1, 2, 4, 8, 16, 32, 64, 128});
#endif
}

/// Begins where a cache line does, so that no vector lies across two: across two pages a store takes as
/// long as all else that is done with a piece.
#define ON_LINES __attribute__((aligned(64)))

/// So many may wait, before another eight come.
enum { WAITING = 64 };

typedef struct {
  /// x at the upper and the lower end, in steps.
  int32_t upper[WAITING + 16], lower[WAITING + 16];
  /// In steps, negative for edges that go up.
  int32_t height[WAITING + 16];
  int32_t row[WAITING + 16];
  /// Left alone without contests.
  int32_t chain[WAITING + 16];
  long count;
} ON_LINES Pieces;

/// Pieces of eight edges, in the order of `Pieces`.
typedef struct {
  Eight upper, lower, height, row, chain;
} PieceOfEach;

#if EIGHT_BITS == 256
/// For any choice of eight lanes their numbers, each in four bits, the first one's lowest.
#define LANES_0(v) (v), (v) << 4
#define LANES_1(v) LANES_0(v), LANES_0((v) << 4 | 1)
#define LANES_2(v) LANES_1(v), LANES_1((v) << 4 | 2)
#define LANES_3(v) LANES_2(v), LANES_2((v) << 4 | 3)
#define LANES_4(v) LANES_3(v), LANES_3((v) << 4 | 4)
#define LANES_5(v) LANES_4(v), LANES_4((v) << 4 | 5)
#define LANES_6(v) LANES_5(v), LANES_5((v) << 4 | 6)
static const uint32_t lanes_chosen[256] = {LANES_6(0u), LANES_6(7u)};
#endif

/// Appends the pieces in the lanes that `mask` names.
INLINE void append(Pieces *pieces, PieceOfEach each, uint32_t mask, int contests) {
  long start = pieces->count;
#if EIGHT_BITS == 256
  const Eight shifts = {0, 4, 8, 12, 16, 20, 24, 28};
  // Only the lowest three bits of a lane's number count.
  Eight lanes = ((Eight){} + (int32_t)lanes_chosen[mask]) >> shifts;
#define APPEND(x) \
  *(LooseEight *)(pieces->x + start) = \
      (Eight)_mm256_permutevar8x32_epi32((__m256i)each.x, (__m256i)lanes)
  APPEND(upper);
  APPEND(lower);
  APPEND(height);
  APPEND(row);
  if (contests) APPEND(chain);
#undef APPEND
#else
  *(LooseEight *)(pieces->upper + start) = each.upper;
  *(LooseEight *)(pieces->lower + start) = each.lower;
  *(LooseEight *)(pieces->height + start) = each.height;
  *(LooseEight *)(pieces->row + start) = each.row;
  if (contests) *(LooseEight *)(pieces->chain + start) = each.chain;
  // Those before the first that is left out lie where they should; the others move up to them.
  long end = start + __builtin_ctz(~mask);
  for (uint32_t rest = mask & (mask + 1); rest; rest &= rest - 1, end++) {
    long from = start + __builtin_ctz(rest);
    pieces->upper[end] = pieces->upper[from];
    pieces->lower[end] = pieces->lower[from];
    pieces->height[end] = pieces->height[from];
    pieces->row[end] = pieces->row[from];
    if (contests) pieces->chain[end] = pieces->chain[from];
  }
#endif
  pieces->count = start + __builtin_popcount(mask);
}

/// Where eight pieces of up to seven pixels lie in memory.
typedef struct {
  /// The first cell; the byte where touched bits begin, and 32 of them; the last pixel that is
  /// touched, from the first one, or −1; the row's bit.
  int32_t first[8], byte[8], touched[8], last[8], row[8];
} ON_LINES EightTargets;

/// Of pieces from pixel `first` to `last`. When they are `narrow` they have at most three pixels.
INLINE void locate_eight(
    EightTargets *targets, Eight first, Eight last, Eight row, int narrow, WideCells at,
    int contests) {
  // At most three groups, within 32 bits of the row's from some byte on; of narrow ones two.
  int32_t pitch = (int32_t)at.words * 8;
  Eight group = first >> 2, groups = ((last + 1) >> 2) - group;
  Eight byte = __builtin_elementwise_min(group >> 3, (Eight){} + (pitch - 4));
  Eight bits = narrow ? groups << 1 | 1 : (((Eight){} + 2) << groups) - 1;
  *(LooseEight *)targets->first = row * (int32_t)at.stride + first;
  *(LooseEight *)targets->byte = row * pitch + byte;
  *(LooseEight *)targets->touched = bits << (group - (byte << 3));
  if (!contests) return;
  *(LooseEight *)targets->last = last - first;
  *(LooseEight *)targets->row = ((Eight){} + 1) << row;
}

/// Numbers come from memory in fewer instructions than from lanes.
#define IN_MEMORY(x) __asm__("" : "+m"(x))

/// What eight pieces of up to three pixels add, and where: four cells of each, the last four pieces' between the
/// first ones' (`lane_at`).
typedef struct {
  EightTargets targets;
  Four cells[8];
} ON_LINES EightAreas;

/// Which of eight pieces has the cells at an index.
INLINE long lane_at(long index) { return index >> 1 | (index & 1) << 2; }

/// What the pieces at `index`, of up to three pixels, add, and where.
INLINE void areas_of_eight(
    EightAreas *areas, const Pieces *pieces, long index, WideCells at, int contests) {
  const Eight one = (Eight){} + ONE;
  Eight upper = *(const LooseEight *)(pieces->upper + index);
  Eight lower = *(const LooseEight *)(pieces->lower + index);
  Eight height = *(const LooseEight *)(pieces->height + index);
  Eight row = *(const LooseEight *)(pieces->row + index);
  Eight left = __builtin_elementwise_min(upper, lower);
  Eight right = __builtin_elementwise_max(upper, lower);
  // As `areas` does for one piece. A height is a number of either sign: both round alike.
  Eight width = right - left, first = left >> BITS, inset = left & (ONE - 1), end = inset + width;
  Eight divisor = __builtin_elementwise_max(width, (Eight){} + 1);
  EightFloats tall = floats(height) / floats(divisor);
  Eight way = one - inset;
  Eight reached0 = nearest(floats(__builtin_elementwise_min(way, divisor)) * tall);
  Eight reached1 = nearest(floats(__builtin_elementwise_min(way + one, divisor)) * tall);
  Eight part0 = reached0, part1 = reached1 - reached0, part2 = height - reached1;
  Eight after0 = products(part0, __builtin_elementwise_min(end, one) + inset);
  Eight after1 = products(part1, __builtin_elementwise_min(end - one, one));
  Eight after2 = products(part2, end - 2 * one);
  Eight a = (part0 << (BITS + 1)) - after0;
  Eight b = (part1 << (BITS + 1)) - after1 + after0;
  Eight c = (part2 << (BITS + 1)) - after2 + after1;
  // Turned: the four cells of each.
  Eight ab0 = __builtin_shufflevector(a, b, 0, 8, 1, 9, 4, 12, 5, 13);
  Eight ab2 = __builtin_shufflevector(a, b, 2, 10, 3, 11, 6, 14, 7, 15);
  Eight cd0 = __builtin_shufflevector(c, after2, 0, 8, 1, 9, 4, 12, 5, 13);
  Eight cd2 = __builtin_shufflevector(c, after2, 2, 10, 3, 11, 6, 14, 7, 15);
  Eight turned[4] = {
      __builtin_shufflevector(ab0, cd0, 0, 1, 8, 9, 4, 5, 12, 13),
      __builtin_shufflevector(ab0, cd0, 2, 3, 10, 11, 6, 7, 14, 15),
      __builtin_shufflevector(ab2, cd2, 0, 1, 8, 9, 4, 5, 12, 13),
      __builtin_shufflevector(ab2, cd2, 2, 3, 10, 11, 6, 7, 14, 15)};
  for (int k = 0; k < 4; k++) *(LooseEight *)(areas->cells + 2 * k) = turned[k];
  Eight last = __builtin_elementwise_max((right - 1) >> BITS, first);
  locate_eight(&areas->targets, first, last, row, 1, at, contests);
}

/// Where `found` is the number of a chain after `old` that is not `chain`.
INLINE Eight others(Eight found, Eight chain, uint32_t old) {
  return ((EightBits)found > (EightBits){} + old) & (found != chain);
}

/// Of the first `count` pieces how many are the one in this lane of an eight.
INLINE long in_lane(long lane, long count) { return (count - lane + 7) / 8; }

/// Adds the first `count` pieces, up to `WAITING`, of up to three pixels; returns the contested rows.
INLINE uint32_t add_narrow(
    const Pieces *pieces, long count, WideCells at, int contests, uint32_t old) {
  EightAreas areas[WAITING / 8];
  for (long eight = 0; eight * 8 < count; eight++) {
    areas_of_eight(areas + eight, pieces, eight * 8, at, contests);
  }
  IN_MEMORY(areas);
  Four shared = {};
  // One of each eight, then the next: those of eight edges in one row would wait for each other's cells.
#pragma clang loop unroll(full)
  for (long index = 0; index < 8; index++) {
    long lane = lane_at(index);
#pragma clang loop unroll(disable)
    for (long eight = 0; eight < in_lane(lane, count); eight++) {
      const EightTargets *targets = &areas[eight].targets;
      uint32_t first = (uint32_t)targets->first[lane], byte = (uint32_t)targets->byte[lane];
      *(LooseFour *)(at.cells + first) += areas[eight].cells[index];
      *(LooseBits *)((char *)at.touched + byte) |= (uint32_t)targets->touched[lane];
      if (!contests) continue;
      LooseFour *last_chains = (LooseFour *)(at.last_chains + first);
      Four found = *last_chains, chain = (Four){} + pieces->chain[eight * 8 + lane];
      Four reached = (Four){0, 1, 2, 3} <= (Four){} + targets->last[lane];
      *last_chains = (found & ~reached) | (chain & reached);
      // As `others`.
      Four is_new = (FourBits)found > (FourBits){} + old;
      shared |= is_new & (found != chain) & reached & targets->row[lane];
    }
  }
  return contests ? (uint32_t)__builtin_reduce_or(shared) : 0;
}

/// Each lane the one before it, the first 0.
INLINE Eight shifted(Eight a) {
  Eight zero = {};
  return __builtin_shufflevector(zero, a, 7, 8, 9, 10, 11, 12, 13, 14);
}

/// The cells that a piece of up to seven pixels adds to: left end and width in steps, at least 1, and
/// its height for each step to the right.
INLINE Eight areas(int32_t inset, int32_t width, float tall) {
  const Eight lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  // Heights down to each pixel's right side; where the piece has ended, rounding gives the whole.
  Eight way = __builtin_elementwise_min(((lanes + 1) << BITS) - inset, (Eight){} + width);
  Eight reached = nearest(floats(way) * tall);
  Eight part = reached - shifted(reached);
  // Twice the mean distance of the piece from each pixel's left side.
  Eight ends = (inset + width) - (lanes << BITS);
  Eight sum = __builtin_elementwise_min(ends, (Eight){} + ONE) + (Eight){inset};
  Eight moved = products(part, sum);
  return (part << (BITS + 1)) - moved + shifted(moved);
}

/// What it takes to tell what eight pieces of up to seven pixels add, and where.
typedef struct {
  EightTargets targets;
  int32_t insets[8], widths[8];
  float slopes[8];
} ON_LINES EightSlopes;

/// Those of the pieces at `index`; see `areas_of_eight`.
INLINE void slopes_of_eight(
    EightSlopes *slopes, const Pieces *pieces, long index, WideCells at, int contests) {
  Eight upper = *(const LooseEight *)(pieces->upper + index);
  Eight lower = *(const LooseEight *)(pieces->lower + index);
  Eight height = *(const LooseEight *)(pieces->height + index);
  Eight row = *(const LooseEight *)(pieces->row + index);
  Eight left = __builtin_elementwise_min(upper, lower);
  Eight right = __builtin_elementwise_max(upper, lower);
  Eight width = __builtin_elementwise_max(right - left, (Eight){} + 1);
  locate_eight(&slopes->targets, left >> BITS, (right - 1) >> BITS, row, 0, at, contests);
  *(LooseEight *)slopes->insets = left & (ONE - 1);
  *(LooseEight *)slopes->widths = width;
  *(LooseEight *)slopes->slopes = (Eight)(floats(height) / floats(width));
}

/// The same for those of up to seven pixels. Apart: with its memory beside theirs the narrow ones take a thirtieth
/// longer.
TARGET __attribute__((noinline)) static uint32_t add_wide(
    const Pieces *pieces, long count, WideCells at, int contests, uint32_t old) {
  EightSlopes slopes[WAITING / 8];
  for (long eight = 0; eight * 8 < count; eight++) {
    slopes_of_eight(slopes + eight, pieces, eight * 8, at, contests);
  }
  IN_MEMORY(slopes);
  Eight shared = {};
#pragma clang loop unroll(disable)
  for (long lane = 0; lane < 8; lane++) {
#pragma clang loop unroll(disable)
    for (long eight = 0; eight < in_lane(lane, count); eight++) {
      const EightSlopes *each = slopes + eight;
      const EightTargets *targets = &each->targets;
      uint32_t first = (uint32_t)targets->first[lane], byte = (uint32_t)targets->byte[lane];
      LooseEight *cells = (LooseEight *)(at.cells + first);
      LooseEight *last_chains = (LooseEight *)(at.last_chains + first);
      // Both are read before either is written: they may lie equally far into their pages, where the
      // processor takes one for the other.
      Eight sums = *cells, found = contests ? *last_chains : (Eight){};
      *cells = sums + areas(each->insets[lane], each->widths[lane], each->slopes[lane]);
      *(LooseBits *)((char *)at.touched + byte) |= (uint32_t)targets->touched[lane];
      if (!contests) continue;
      const Eight lanes = {0, 1, 2, 3, 4, 5, 6, 7};
      Eight chain = (Eight){} + pieces->chain[eight * 8 + lane];
      Eight reached = lanes <= (Eight){} + targets->last[lane];
      *last_chains = (found & ~reached) | (chain & reached);
      shared |= others(found, chain, old) & reached & targets->row[lane];
    }
  }
  return contests ? (uint32_t)__builtin_reduce_or(shared) : 0;
}

/// Adds the first `count` pieces, up to `WAITING`, of either kind; returns the contested rows.
INLINE uint32_t add_first(
    const Pieces *pieces, long count, int narrow, WideCells at, int contests, uint32_t old) {
  return narrow ? add_narrow(pieces, count, at, contests, old)
                : add_wide(pieces, count, at, contests, old);
}

/// Adds all pieces, at most `WAITING`; returns the contested rows.
INLINE uint32_t add_all(Pieces *pieces, int narrow, WideCells at, int contests, uint32_t old) {
  long count = pieces->count;
  // Those behind the last are read too.
  *(LooseEight *)(pieces->upper + count) = (Eight){};
  *(LooseEight *)(pieces->lower + count) = (Eight){};
  *(LooseEight *)(pieces->height + count) = (Eight){};
  *(LooseEight *)(pieces->row + count) = (Eight){};
  pieces->count = 0;
  return add_first(pieces, count, narrow, at, contests, old);
}

/// Makes room for another eight by adding those that fill vectors.
INLINE uint32_t make_room(
    Pieces *pieces, int narrow, WideCells at, int contests, uint32_t old) {
  if (pieces->count <= WAITING) return 0;
  uint32_t contested = add_first(pieces, WAITING, narrow, at, contests, old);
  *(LooseEight *)pieces->upper = *(LooseEight *)(pieces->upper + WAITING);
  *(LooseEight *)pieces->lower = *(LooseEight *)(pieces->lower + WAITING);
  *(LooseEight *)pieces->height = *(LooseEight *)(pieces->height + WAITING);
  *(LooseEight *)pieces->row = *(LooseEight *)(pieces->row + WAITING);
  if (contests) *(LooseEight *)pieces->chain = *(LooseEight *)(pieces->chain + WAITING);
  pieces->count -= WAITING;
  return contested;
}
