// Pieces of edges that touch at most three pixels of their row: nearly all are such. They wait
// until there are enough to fill vectors, however few rows each edge has, and become cells together.

/// Eight pieces, or cells, or pixels; four.
typedef int32_t Eight __attribute__((vector_size(32)));
typedef int32_t Four __attribute__((vector_size(16)));
typedef int32_t LooseEight __attribute__((vector_size(32), aligned(4), may_alias));
typedef int32_t LooseFour __attribute__((vector_size(16), aligned(4), may_alias));
/// Numbers that are integers below 2^53, so that nothing is rounded.
typedef double ExactEight __attribute__((vector_size(64)));
typedef double ExactFour __attribute__((vector_size(32)));
typedef uint32_t LooseBits __attribute__((aligned(1), may_alias));

/// So many may wait, before another four come.
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
} Pieces;

/// An edge that comes down from `row`: x and y of its upper end, y from the row's top; its height;
/// its steps to the right for each down, in 32.32 fixed point; −1 when it goes up, else 0.
typedef struct {
  int32_t row, x, y, height;
  double slope;
  int32_t flip;
} SteepEdge;

/// Appends the edge's pieces in as many as four of its rows, `passed` rows below the first, where
/// `remaining` rows are left. `x` is where it enters them; returns where it leaves the fourth.
INLINE int32_t append_rows(
    Pieces *pieces, const SteepEdge *edge, int32_t passed, int32_t remaining, int32_t x,
    int contests, uint32_t chain) {
  const Four lanes = {0, 1, 2, 3};
  Four top = ((lanes + passed) << BITS) - edge->y;
  Four bottom = __builtin_elementwise_min(top + ONE, (Four){} + edge->height);
  top = __builtin_elementwise_max(top, (Four){});
  // Truncation is made to round down by what is added. At the edge's end it gives the end's x.
  ExactFour exact = __builtin_convertvector(bottom, ExactFour) * edge->slope;
  exact = (exact + (0x1p31 + 0x1p50)) * 0x1p-32;
  Four lower = __builtin_convertvector(exact, Four) + (edge->x - (1 << 18));
  long place = pieces->count;
  *(LooseFour *)(pieces->upper + place) =
      __builtin_shufflevector(lower, (Four){} + x, 4, 0, 1, 2);
  *(LooseFour *)(pieces->lower + place) = lower;
  *(LooseFour *)(pieces->height + place) = ((bottom - top) ^ edge->flip) - edge->flip;
  *(LooseFour *)(pieces->row + place) = lanes + (edge->row + passed);
  if (contests) *(LooseFour *)(pieces->chain + place) = (Four){} + (int32_t)chain;
  pieces->count += remaining < 4 ? remaining : 4;
  return lower[3];
}

/// Heights, of pieces that are `tall` for each step to the right, down to where they have gone
/// `way`.
INLINE Eight height_along(Eight way, ExactEight tall) {
  ExactEight exact = (__builtin_convertvector(way, ExactEight) * tall + 0x1p31) * 0x1p-32;
  return __builtin_convertvector(exact, Eight);
}

/// Eight pieces as they are added to memory.
typedef struct {
  /// Four cells each.
  Four cells[8];
  /// The first cell; 32 touched bits, and the byte where they begin; the last pixel that is
  /// touched, from the first one, or −1; the row's bit.
  Eight first, touched, byte, last, row;
} EightPieces;

/// What the pieces at `index` add.
INLINE EightPieces eight_pieces(const Pieces *pieces, long index, WideCells at) {
  const Eight one = (Eight){} + ONE;
  Eight upper = *(const LooseEight *)(pieces->upper + index);
  Eight lower = *(const LooseEight *)(pieces->lower + index);
  Eight height = *(const LooseEight *)(pieces->height + index);
  Eight row = *(const LooseEight *)(pieces->row + index);
  Eight left = __builtin_elementwise_min(upper, lower);
  Eight right = __builtin_elementwise_max(upper, lower);
  Eight flip = height >> 31;
  height = (height ^ flip) - flip;
  // As `areas` does for one piece.
  Eight width = right - left, first = left >> BITS, inset = left & (ONE - 1), end = inset + width;
  Eight divisor = __builtin_elementwise_max(width, (Eight){} + 1);
  ExactEight tall = __builtin_elementwise_trunc(
      __builtin_convertvector(height, ExactEight) * 0x1p32
      / __builtin_convertvector(divisor, ExactEight));
  Eight reached0 = height_along(__builtin_elementwise_min(one - inset, divisor), tall);
  Eight reached1 = height_along(__builtin_elementwise_min(2 * one - inset, divisor), tall);
  Eight part0 = (reached0 ^ flip) - flip;
  Eight part1 = ((reached1 - reached0) ^ flip) - flip;
  Eight part2 = ((height - reached1) ^ flip) - flip;
  Eight after0 = part0 * (__builtin_elementwise_min(end, one) + inset);
  Eight after1 = part1 * __builtin_elementwise_min(end - one, one);
  Eight after2 = part2 * (end - 2 * one);
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
  EightPieces result;
  for (int k = 0; k < 4; k++) {
    result.cells[k] = __builtin_shufflevector(turned[k], turned[k], 0, 1, 2, 3);
    result.cells[k + 4] = __builtin_shufflevector(turned[k], turned[k], 4, 5, 6, 7);
  }
  // At most two groups, within 32 bits of the row's from some byte on.
  int32_t pitch = (int32_t)at.words * 8;
  Eight last = __builtin_elementwise_max((right - 1) >> BITS, first);
  Eight group = first >> 2, groups = ((last + 1) >> 2) - group;
  Eight byte = __builtin_elementwise_min(group >> 3, (Eight){} + (pitch - 4));
  // Lanes that only fill the vector have no height.
  Eight none = height == 0;
  result.first = row * (int32_t)at.stride + first;
  result.touched = ((2 * groups + 1) & ~none) << (group - (byte << 3));
  result.byte = row * pitch + byte;
  result.last = (last - first) | none;
  result.row = ((Eight){} + 1) << row;
  return result;
}

/// Adds the pieces at `index`. Returns the contested rows.
INLINE uint32_t add_eight(
    const Pieces *pieces, long index, WideCells at, int contests, uint32_t old) {
  EightPieces eight = eight_pieces(pieces, index, at);
  // The sign bit, so that comparisons are of unsigned numbers.
  const int32_t high = INT32_MIN;
  Four shared = {};
#pragma clang loop unroll(full)
  for (int k = 0; k < 8; k++) {
    *(LooseFour *)(at.cells + eight.first[k]) += eight.cells[k];
    *(LooseBits *)((char *)at.touched + eight.byte[k]) |= (uint32_t)eight.touched[k];
    if (!contests) continue;
    LooseFour *visitors = (LooseFour *)(at.visitors + eight.first[k]);
    Four found = *visitors, chain = (Four){} + pieces->chain[index + k];
    Four reached = (Four){0, 1, 2, 3} <= eight.last[k];
    *visitors = (found & ~reached) | (chain & reached);
    Four others = ((found ^ high) > ((int32_t)old ^ high)) & (found != chain);
    shared |= others & reached & eight.row[k];
  }
  return contests ? (uint32_t)__builtin_reduce_or(shared) : 0;
}

/// Adds all pieces; returns the contested rows.
INLINE uint32_t add_all(Pieces *pieces, WideCells at, int contests, uint32_t old) {
  if (pieces->count == 0) return 0;
  long count = pieces->count;
  *(LooseEight *)(pieces->upper + count) = (Eight){};
  *(LooseEight *)(pieces->lower + count) = (Eight){};
  *(LooseEight *)(pieces->height + count) = (Eight){};
  *(LooseEight *)(pieces->row + count) = (Eight){};
  if (contests) *(LooseEight *)(pieces->chain + count) = (Eight){};
  uint32_t contested = 0;
  for (long index = 0; index < count; index += 8) {
    contested |= add_eight(pieces, index, at, contests, old);
  }
  pieces->count = 0;
  return contested;
}

/// Makes room for another four by adding those that fill vectors.
INLINE uint32_t make_room(Pieces *pieces, WideCells at, int contests, uint32_t old) {
  if (pieces->count <= WAITING) return 0;
  uint32_t contested = 0;
  for (long index = 0; index < WAITING; index += 8) {
    contested |= add_eight(pieces, index, at, contests, old);
  }
  *(LooseFour *)pieces->upper = *(LooseFour *)(pieces->upper + WAITING);
  *(LooseFour *)pieces->lower = *(LooseFour *)(pieces->lower + WAITING);
  *(LooseFour *)pieces->height = *(LooseFour *)(pieces->height + WAITING);
  *(LooseFour *)pieces->row = *(LooseFour *)(pieces->row + WAITING);
  if (contests) *(LooseFour *)pieces->chain = *(LooseFour *)(pieces->chain + WAITING);
  pieces->count -= WAITING;
  return contested;
}
