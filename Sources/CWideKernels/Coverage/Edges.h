// Edges to cells. Pieces of edges touch few pixels, so vectors wider than 256 bits bring nothing. A file of C
// includes this once, with
//   EIGHT_BITS   the width of vectors: 128 or 256
//   TARGET       the attribute that lets the compiler use them
//   EXPORTED(x)  the function's name for the width

#include "Accumulate.h"
#include "Intel.h"

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)
// Vectors wider than the processor's are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE TARGET static inline __attribute__((always_inline, unused))

#include "Pieces.h"

// MARK: Pieces of many pixels

/// Adds the area right of a piece of many pixels from x = `upper` to `lower`, of a height with sign, to
/// a row's cells. With contests also leaves the number of its chain at its pixels; returns the row's bit
/// when one bears that of another after `old`: chains come in any order.
INLINE uint32_t cross(
    WideCells at, long row, int32_t upper, int32_t lower, int32_t height, int contests,
    uint32_t chain, uint32_t old) {
  int32_t left = upper < lower ? upper : lower, right = upper < lower ? lower : upper;
  // Sums of cells wrap.
  uint32_t *cells = (uint32_t *)at.cells + row * at.stride;
  uint64_t *touched = at.touched + row * at.words;
  long first = left >> BITS, last = (right - 1) >> BITS;
  long group = first >> 2, last_group = (last + 1) >> 2;
  if (group >> 6 == last_group >> 6) {
    touched[group >> 6] |= (((uint64_t)2 << (last_group - group)) - 1) << (group & 63);
  } else {
    for (; group <= last_group; group++) touched[group >> 6] |= (uint64_t)1 << (group & 63);
  }
  int32_t inset = left & (ONE - 1);
  int shared = 0;
  if (contests) {
    for (long pixel = first; pixel <= last; pixel++) {
      uint32_t *last_chain = at.last_chains + row * at.stride + pixel, found = *last_chain;
      shared |= (found > old) & (found != chain);
      *last_chain = chain;
    }
  }
  float tall = (float)height / (float)(right - left);
  int32_t way = ONE - inset, passed = nearest_of((float)way * tall);
  cells[first] += (uint32_t)(passed * (ONE - inset));
  int32_t carried = passed * (ONE + inset);
  for (long pixel = first + 1; pixel < last; pixel++) {
    way += ONE;
    int32_t reached = nearest_of((float)way * tall);
    int32_t area = (reached - passed) * ONE;
    cells[pixel] += (uint32_t)(carried + area);
    carried = area;
    passed = reached;
  }
  int32_t sum = right - ((int32_t)last << BITS), rest = height - passed;
  cells[last] += (uint32_t)(carried + rest * (2 * ONE - sum));
  cells[last + 1] += (uint32_t)(rest * sum);
  return (uint32_t)shared << row;
}

// MARK: Eight edges at once

/// How edges go on from those before; as in `EdgeChains`.
typedef struct {
  WideEdge before;
  int went_down;
  uint32_t chain, open_rows;
} Chains;

/// Eight edges, or parts of them, each from its upper end to its lower one.
typedef struct {
  /// x and y of the whole edge's upper end, in steps and in the band.
  Eight x, top;
  /// The same of both ends of the part.
  Eight from_x, end_x, from, bottom;
  /// Steps to the right for each down.
  EightFloats slope;
  /// 1 when it goes down, −1 when it goes up.
  Eight sign;
  /// The number of its chain.
  Eight chain;
} EightEdges;

/// The row that height `y` is inside of, as a bit; none for a border between rows.
INLINE uint32_t row_inside(uint32_t y) {
  return y & (ONE - 1) ? (uint32_t)1 << (y >> BITS & 31) : 0;
}

/// Each lane the one before it, the first `a`.
INLINE Eight before(int32_t a, Eight b) {
  return __builtin_shufflevector((Eight){} + a, b, 7, 8, 9, 10, 11, 12, 13, 14);
}

/// The numbers of the chains of the first `count` of eight edges.
INLINE Eight chain_numbers(
    Chains *chains, const WideEdge *edges, long count, Eight x0, Eight x1, Eight y0, Eight y1,
    Eight up) {
  Eight loose = (x0 != before(chains->before.x1, x1)) | (y0 != before(chains->before.y1, y1));
  Eight turned = up ^ before(chains->went_down - 1, up);
  uint32_t mask = (1u << count) - 1, loose_mask = signs(loose) & mask;
  for (uint32_t rest = loose_mask; rest; rest &= rest - 1) {
    long lane = __builtin_ctz(rest);
    uint32_t last = lane ? edges[lane - 1].y1 : chains->before.y1;
    chains->open_rows |= row_inside(last) | row_inside(edges[lane].y0);
  }
  chains->before = edges[count - 1];
  chains->went_down = chains->before.y0 <= chains->before.y1;
  Eight numbers = (Eight){} + (int32_t)chains->chain;
  uint32_t fresh = (signs(turned) & mask) | loose_mask;
  if (!fresh) return numbers;
  chains->chain += (uint32_t)__builtin_popcount(fresh);
  const Eight zero = {};
  Eight sums = loose | turned;
  sums += __builtin_shufflevector(zero, sums, 7, 8, 9, 10, 11, 12, 13, 14);
  sums += __builtin_shufflevector(zero, sums, 6, 7, 8, 9, 10, 11, 12, 13);
  sums += __builtin_shufflevector(zero, sums, 4, 5, 6, 7, 8, 9, 10, 11);
  return numbers - sums;
}

/// Adds all pieces of the edges in the lanes of `alive`, row by row as `EdgeRows` does. Returns the
/// contested rows. Of `parts` it is not known how far their ends lie beside the edges.
INLINE uint32_t add_edges(
    const EightEdges *edges, int parts, uint32_t alive, Pieces *pieces, Pieces *wide_pieces,
    WideCells at, int contests, uint32_t old) {
  Eight height = edges->bottom - edges->from, run = edges->end_x - edges->from_x;
  Eight row = edges->from >> BITS, row_bottom = row << BITS;
  Eight upper = edges->from_x, y = edges->from;
  // At most two steps right for each down, which rounding keeps: no piece touches more than three
  // pixels. Nor does one that is two pixels wide.
  Eight steep = __builtin_elementwise_max(height, (Eight){} + ONE) << 1;
  int has_gentle = parts || (signs(steep - __builtin_elementwise_abs(run)) & alive) != 0;
  uint32_t contested = 0;
  while (alive) {
    row_bottom += ONE;
    Eight lower_y = __builtin_elementwise_min(row_bottom, edges->bottom);
    Eight lower = edges->x + nearest(floats(lower_y - edges->top) * edges->slope);
    Eight is_last = row_bottom >= edges->bottom;
    lower = chosen(lower, edges->end_x, is_last);
    Eight signed_height = with_sign(lower_y - y, edges->sign);
    PieceOfEach each = {upper, lower, signed_height, row, edges->chain};
    uint32_t narrow = alive;
    if (has_gentle) {
      Eight first = __builtin_elementwise_min(upper, lower) >> BITS;
      Eight last = (__builtin_elementwise_max(upper, lower) - 1) >> BITS;
      narrow &= signs(last - first < 3);
      uint32_t widest = signs(last - first > 6) & alive;
      append(wide_pieces, each, alive ^ narrow ^ widest, contests);
      contested |= make_room(wide_pieces, 0, at, contests, old);
      for (; widest; widest &= widest - 1) {
        long lane = __builtin_ctz(widest);
        contested |= cross(at, row[lane], upper[lane], lower[lane], signed_height[lane], contests,
                           (uint32_t)edges->chain[lane], old);
      }
    }
    append(pieces, each, narrow, contests);
    contested |= make_room(pieces, 1, at, contests, old);
    alive &= ~signs(is_last);
    upper = lower;
    y = row_bottom;
    row += 1;
  }
  return contested;
}

/// Eight edges as they lie in memory; y1 in the upper halves.
typedef struct {
  Eight x0, x1, ys;
} EightInMemory;

/// Of three numbers each: x0, x1 and both y.
INLINE EightInMemory sorted_by_number(Eight a, Eight b, Eight c) {
  Eight x0 = __builtin_shufflevector(a, b, 0, 9, 2, 3, 12, 5, 6, 15);
  Eight x1 = __builtin_shufflevector(a, b, 0, 1, 10, 3, 4, 13, 6, 7);
  Eight ys = __builtin_shufflevector(a, b, 8, 1, 2, 11, 4, 5, 14, 7);
  x0 = __builtin_shufflevector(x0, c, 0, 1, 10, 3, 4, 13, 6, 7);
  x1 = __builtin_shufflevector(x1, c, 8, 1, 2, 11, 4, 5, 14, 7);
  ys = __builtin_shufflevector(ys, c, 0, 9, 2, 3, 12, 5, 6, 15);
  return (EightInMemory){
      __builtin_shufflevector(x0, x0, 0, 3, 6, 1, 4, 7, 2, 5),
      __builtin_shufflevector(x1, x1, 1, 4, 7, 2, 5, 0, 3, 6),
      __builtin_shufflevector(ys, ys, 2, 5, 0, 3, 6, 1, 4, 7)};
}

/// Of all 24 numbers.
INLINE EightInMemory eight_in_memory_of(const int32_t *numbers) {
  return sorted_by_number(
      *(const LooseEight *)numbers, *(const LooseEight *)(numbers + 8),
      *(const LooseEight *)(numbers + 16));
}

/// Of the first `count` numbers; 0 for the others.
INLINE EightInMemory eight_in_memory(const int32_t *numbers, long count) {
  if (count >= 24) return eight_in_memory_of(numbers);
#if EIGHT_BITS == 256
  const Eight lanes = {0, 1, 2, 3, 4, 5, 6, 7};
  Eight end = (Eight){} + (int32_t)count;
  return sorted_by_number(
      (Eight)_mm256_maskload_epi32(numbers, (__m256i)(lanes < end)),
      (Eight)_mm256_maskload_epi32(numbers + 8, (__m256i)(lanes + 8 < end)),
      (Eight)_mm256_maskload_epi32(numbers + 16, (__m256i)(lanes + 16 < end)));
#else
  int32_t some[24] = {};
  if (count > 0) __builtin_memcpy(some, numbers, (unsigned long)count * 4);
  return eight_in_memory_of(some);
#endif
}

/// The upper halves.
INLINE Eight upper_halves(Eight a) { return (Eight)((EightBits)a >> 16); }

INLINE int64_t accumulate_edges(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain) {
  uint32_t old = *last_chain, contested = 0, every_row = (uint32_t)(((uint64_t)1 << at.rows) - 1);
  const WideEdge none = {-1, -1, 0, 0};
  Chains chains = {.before = none, .chain = old};
  Pieces pieces, wide_pieces;
  pieces.count = wide_pieces.count = 0;
  uint32_t outside = 0;
  for (long index = 0; index < count && !outside; index += 8) {
    if (contests && contested == every_row) break;
    long left = count - index < 8 ? count - index : 8;
    EightInMemory found = eight_in_memory((const int32_t *)(edges + index), left * 3);
    Eight x0 = found.x0, x1 = found.x1;
    Eight y0 = found.ys & 0xffff, y1 = upper_halves(found.ys);
    EightEdges eight = {};
    eight.top = __builtin_elementwise_min(y0, y1);
    eight.bottom = __builtin_elementwise_max(y0, y1);
    uint32_t alive = ~signs(y0 == y1);
    // Coordinates are far from the ends of 32 bits: differences have the right sign.
    outside = alive & signs(
        x0 | x1 | ((int32_t)(at.width << BITS) - x0) | ((int32_t)(at.width << BITS) - x1)
        | ((int32_t)(at.rows << BITS) - eight.bottom));
    if (outside) left = __builtin_ctz(outside);
    if (left == 0) break;
    alive &= (1u << left) - 1;
    Eight up = y1 - y0;
    eight.sign = (up >> 31) | 1;
    eight.from = eight.top;
    eight.x = eight.from_x = chosen(x0, x1, up);
    eight.end_x = chosen(x1, x0, up);
    eight.slope = floats(eight.end_x - eight.x) / floats(eight.bottom - eight.top);
    if (contests) {
      eight.chain = chain_numbers(&chains, edges + index, left, x0, x1, y0, y1, up >> 31);
    }
    contested |= add_edges(&eight, 0, alive, &pieces, &wide_pieces, at, contests, old);
  }
  contested |= add_all(&pieces, 1, at, contests, old);
  contested |= add_all(&wide_pieces, 0, at, contests, old);
  if (outside) return -1;
  if (!contests) return 0;
  *last_chain = chains.chain;
  return contested | chains.open_rows | row_inside(chains.before.y1);
}

TARGET int64_t EXPORTED(accumulate)(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain) {
  return contests ? accumulate_edges(edges, count, at, 1, last_chain)
                  : accumulate_edges(edges, count, at, 0, last_chain);
}

/// Every other one of sixteen numbers, from the first or the second on, in the same order.
#define EVERY_OTHER(a, b, first) \
  __builtin_shufflevector( \
      a, b, first, first + 2, first + 8, first + 10, first + 4, first + 6, first + 12, first + 14)

TARGET int64_t EXPORTED(accumulate_parts)(const WidePart *parts, long count, WideCells at) {
  Pieces pieces, wide_pieces;
  pieces.count = wide_pieces.count = 0;
  for (long index = 0; index < count; index += 8) {
    // Edges and their parts by turns. What is missing of the last eight has no height.
    const int32_t *numbers = (const int32_t *)(parts + index);
    EightInMemory a = eight_in_memory(numbers, (count - index) * 6);
    EightInMemory b = eight_in_memory(numbers + 24, (count - index) * 6 - 24);
    Eight x0 = EVERY_OTHER(a.x0, b.x0, 0), x1 = EVERY_OTHER(a.x1, b.x1, 0);
    Eight ys = EVERY_OTHER(a.ys, b.ys, 0), ends = EVERY_OTHER(a.ys, b.ys, 1);
    Eight y0 = ys & 0xffff, y1 = upper_halves(ys);
    EightEdges eight = {};
    eight.top = __builtin_elementwise_min(y0, y1);
    eight.from = ends & 0xffff;
    eight.bottom = upper_halves(ends);
    eight.from_x = EVERY_OTHER(a.x0, b.x0, 1);
    eight.end_x = EVERY_OTHER(a.x1, b.x1, 1);
    uint32_t alive = signs(eight.from - eight.bottom);
    Eight edge_bottom = __builtin_elementwise_max(y0, y1);
    Eight right = (Eight){} + (int32_t)(at.width << BITS);
    Eight outside =
        x0 | x1 | eight.from_x | eight.end_x | (right - x0) | (right - x1) | (right - eight.from_x)
        | (right - eight.end_x) | (eight.from - eight.top) | (edge_bottom - eight.bottom)
        | ((int32_t)(at.rows << BITS) - edge_bottom);
    if (signs(outside) & alive) return -1;
    Eight up = y1 - y0;
    eight.sign = (up >> 31) | 1;
    eight.x = chosen(x0, x1, up);
    eight.slope = floats(chosen(x1, x0, up) - eight.x) / floats(edge_bottom - eight.top);
    add_edges(&eight, 1, alive, &pieces, &wide_pieces, at, 0, 0);
  }
  add_all(&pieces, 1, at, 0, 0);
  add_all(&wide_pieces, 0, at, 0, 0);
  return 0;
}
