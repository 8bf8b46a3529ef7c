#include "WideSampledCoverage.h"

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)
// Vectors wider than the processor's are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

/// Steps in a pixel, as a shift, and twice the area of a pixel in square steps: `Subpixel`.
#define BITS 10
#define FULL (1 << (2 * BITS + 1))

/// A piece that crosses the pixel the scan has reached, measured in keys: the parts of a line
/// across one pixel, from the dense pieces' first pixel on.
typedef struct {
  /// Where it is at its upper end; how much that grows with every step down; that end's height.
  float x, slope, y;
  int32_t sign;
  /// It stays between these.
  int32_t least, most;
  /// The lines whose middles it crosses in the pixel, and those in which it does further right.
  int32_t from, to, next_from, next_to;
  /// Its last pixel, and the one that it is known on which lines it lies left of.
  int32_t last, reached;
  /// About how many lines it passes for each key; and the line at key 0.
  double lines_per_key, line_at_zero;
} Crossing;

_Static_assert(sizeof(Crossing) <= 64, "crossings fit into the memory for them");
_Static_assert(WIDE_SAMPLED_WORDS == 3 * WIDE_SAMPLED_LINES + 32, "lines fit into the memory for them");

/// True when the covered area follows from the mean of winding numbers between these.
static inline int is_linear(int32_t least, int32_t greatest, int even_odd) {
  // Sums of areas wrap some way beyond.
  if (least < -1000 || greatest > 1000) return 0;
  if (greatest - least <= 1) return 1;
  return !even_odd && (least >= 1 || greatest <= -1);
}

static inline long first_pixel(const WidePiece *piece) {
  return (piece->x0 < piece->x1 ? piece->x0 : piece->x1) >> BITS;
}

static inline long last_pixel(const WidePiece *piece) {
  int32_t high = piece->x0 < piece->x1 ? piece->x1 : piece->x0;
  long last = (high - 1) >> BITS, first = first_pixel(piece);
  return last < first ? first : last;
}

/// Lines from the first on to the one before `end`, or winding numbers from the least to the greatest.
typedef struct {
  int32_t start, end;
} Range;

/// The lines whose middles a piece crosses.
static inline Range lines_of(const WidePiece *piece, int line_bits) {
  int32_t down = line_bits > 0 ? (1 << (line_bits - 1)) - 1 : 0;
  return (Range){(piece->y0 + down) >> line_bits, (piece->y1 + down) >> line_bits};
}

static Crossing crossing(const WidePiece *piece, long origin, int line_bits) {
  Range lines = lines_of(piece, line_bits);
  double unit = (double)(2 << line_bits);
  int64_t left = (int64_t)origin << BITS;
  int32_t low = piece->x0 < piece->x1 ? piece->x0 : piece->x1;
  int32_t high = piece->x0 < piece->x1 ? piece->x1 : piece->x0;
  long last = last_pixel(piece);
  int64_t end = (((int64_t)last + 1 - origin) << (BITS + 1 + line_bits)) - 1;
  int64_t most = ((int64_t)high - left) << (1 + line_bits);
  double slope = (double)(piece->x1 - piece->x0) / (double)(piece->y1 - piece->y0) * unit;
  Crossing result = {
      .x = (float)((double)(piece->x0 - left) * unit),
      .slope = (float)slope,
      .y = (float)piece->y0,
      .sign = piece->sign,
      .least = (int32_t)(((int64_t)low - left) << (1 + line_bits)),
      .most = (int32_t)(most < end ? most : end),
      .next_from = lines.start,
      .next_to = lines.end,
      .last = (int32_t)(last - origin),
      .reached = (int32_t)((low >> BITS) - origin),
  };
  if (slope != 0) {
    double height = (double)(1 << line_bits);
    result.lines_per_key = 1 / (slope * height);
    result.line_at_zero =
        (double)piece->y0 / height - 0.5 - (double)result.x * result.lines_per_key;
  }
  return result;
}

/// Where a piece crosses a line; the same as in vectors.
static inline int32_t crossed(const Crossing *piece, int32_t line, int line_bits) {
  float height = (float)(1 << line_bits);
  float x = ((float)(line << line_bits) + height * 0.5f - piece->y) * piece->slope + piece->x;
  const float far = 2147483520.f;
  x = x > -far ? x : -far;
  x = x < far ? x : far;
  int32_t result = (int32_t)x;
  result = result > piece->least ? result : piece->least;
  return result < piece->most ? result : piece->most;
}

/// Finds the lines that a piece crosses in `pixel`, which ends at `right`, of those that are left.
///
/// They lie together: a straight piece crosses each line right of the one before, or each left of it.
static inline void enter(Crossing *piece, int32_t pixel, int32_t right, int line_bits) {
  int32_t from = piece->next_from, to = piece->next_to;
  piece->from = from;
  piece->to = to;
  if (piece->last == pixel) return;
  // The first line behind the pixel's right side, or the first one before it. Rounding may be off by a
  // line, or by some where the piece is nearly upright.
  double guess = (double)right * piece->lines_per_key + piece->line_at_zero + 1;
  guess = guess > from ? guess : from;
  guess = guess < to ? guess : to;
  int32_t line = (int32_t)guess;
  int goes_right = piece->slope > 0;
  while (line > from && (crossed(piece, line - 1, line_bits) >= right) == goes_right) line--;
  while (line < to && (crossed(piece, line, line_bits) >= right) != goes_right) line++;
  piece->from = goes_right ? from : line;
  piece->to = goes_right ? line : to;
  piece->next_from = goes_right ? line : from;
  piece->next_to = goes_right ? to : line;
}

/// The dense pieces on their way through its pixels, which are counted from its first one.
typedef struct {
  const WidePiece *pieces;
  long origin;
  int line_bits;
  /// Of each piece; those of the first `known` pieces are made, but for pieces that had ended by then.
  Crossing *all;
  long known;
  /// The indices of those that touch a pixel.
  int32_t *active;
  long active_count;
  /// Of each pixel the index of a piece that ends there, and of each piece that of another one that ends in the
  /// same: one more than it, or 0.
  int32_t *ends, *links;
  /// Memory for as many keys as there are.
  int32_t *behind;
} Crossings;

/// Takes its memory from `scratch`; the pixels from `start` on, before `end`, are to be reached.
static Crossings crossings(
    const WidePiece *pieces, long count, long start, long end, int line_bits, int32_t *scratch) {
  Crossings result = {.pieces = pieces, .origin = start, .line_bits = line_bits};
  if (count > 0 && first_pixel(pieces) < start) result.origin = first_pixel(pieces);
  result.all = (Crossing *)scratch;
  result.active = scratch + 16 * count;
  result.links = result.active + count;
  result.ends = result.links + count;
  result.behind = result.ends + (end - result.origin);
  for (long pixel = start; pixel < end; pixel++) result.ends[pixel - result.origin] = 0;
  for (long i = 0; i < count; i++) {
    long last = last_pixel(pieces + i);
    if (last >= end) continue;
    int32_t *first = result.ends + (last - result.origin);
    result.links[i] = *first;
    *first = (int32_t)i + 1;
  }
  return result;
}

/// Makes those active that touch the pixel at `column`, of the pieces before `next`.
static inline void enlist(Crossings *dense, int32_t column, long next) {
  long kept = 0;
  for (long i = 0; i < dense->active_count; i++) {
    if (dense->all[dense->active[i]].last >= column) dense->active[kept++] = dense->active[i];
  }
  for (; dense->known < next; dense->known++) {
    const WidePiece *piece = dense->pieces + dense->known;
    if (last_pixel(piece) - dense->origin < column) continue;
    dense->all[dense->known] = crossing(piece, dense->origin, dense->line_bits);
    dense->active[kept++] = (int32_t)dense->known;
  }
  dense->active_count = kept;
}

/// The lines on which a piece has not been found to lie left of a pixel.
static inline Range lines_left(const Crossings *dense, long index) {
  if (index >= dense->known) return lines_of(dense->pieces + index, dense->line_bits);
  return (Range){dense->all[index].next_from, dense->all[index].next_to};
}

/// Notes that a piece is passed on some lines.
static inline void pass(int32_t sign, Range lines, int32_t *added, int32_t *taken) {
  int32_t *changes = sign > 0 ? added : taken;
  changes[lines.start]++;
  changes[lines.end]--;
}

#define NAME(x) x##_common
#define TARGET
#include "SampledCoverage.h"

#if defined(__x86_64__)

#define NAME(x) x##_avx2
#define TARGET __attribute__((target("avx2,bmi"), aligned(64)))
#include "SampledCoverage.h"

#define NAME(x) x##_avx512
#define TARGET __attribute__((target("avx512bw,avx512vl,avx512dq,bmi"), aligned(64)))
#include "SampledCoverage.h"

#endif

void wide_cover_sampled(
    WideLevel level, const WidePiece *pieces, long count, long start, long end,
    int32_t winding, int even_odd, int line_bits, int32_t *cells, int32_t *scratch) {
  switch (level) {
#if defined(__x86_64__)
    case WIDE_AVX512:
      return cover_sampled_avx512(
          pieces, count, start, end, winding, even_odd, line_bits, cells, scratch);
    case WIDE_AVX2:
      return cover_sampled_avx2(
          pieces, count, start, end, winding, even_odd, line_bits, cells, scratch);
#endif
    default:
      return cover_sampled_common(
          pieces, count, start, end, winding, even_odd, line_bits, cells, scratch);
  }
}
