#include "WideCrowd.h"

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)
// Vectors wider than the processor's are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

/// Steps in a pixel, as a shift, and twice the area of a pixel in square steps: `Subpixel`.
#define BITS 10
#define FULL (1 << (2 * BITS + 1))

/// A piece that crosses the pixel the scan has reached, measured in keys: the parts of a line
/// across one pixel, from the crowd's first pixel on.
typedef struct {
  /// Where it is at its upper end; how much that grows with every step down; that end's height.
  float x, slope, y;
  int32_t sign;
  /// It stays between these.
  int32_t least, most;
  /// The lines whose middles it crosses, and those of them that may be within the pixel.
  int32_t first_line, end_line, from, to;
  /// Its last pixel.
  int32_t last;
  /// For pieces that are not steep: lines for each key, and the line at key 0.
  float lines_per_key, line_at_zero;
} Crossing;

_Static_assert(sizeof(Crossing) <= 64, "crossings fit into the memory for them");

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

static Crossing crossing(const WidePiece *piece, long origin, int line_bits) {
  int32_t down = line_bits > 0 ? (1 << (line_bits - 1)) - 1 : 0;
  double unit = (double)(2 << line_bits);
  int64_t left = (int64_t)origin << BITS;
  int32_t low = piece->x0 < piece->x1 ? piece->x0 : piece->x1;
  int32_t high = piece->x0 < piece->x1 ? piece->x1 : piece->x0;
  int32_t first = low >> BITS, last = (high - 1) >> BITS;
  if (last < first) last = first;
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
      .first_line = (piece->y0 + down) >> line_bits,
      .end_line = (piece->y1 + down) >> line_bits,
      .last = (int32_t)(last - origin),
  };
  double per_line = slope * (double)(1 << line_bits);
  // Steeper pieces are too near to upright, for how places round, and have no lines to spare.
  if (last > first && (per_line >= 512 || per_line <= -512)) {
    double per_key = 1 / per_line;
    result.lines_per_key = (float)per_key;
    result.line_at_zero =
        (float)((double)piece->y0 / (double)(1 << line_bits) - 0.5 - (double)result.x * per_key);
  }
  return result;
}

/// Finds the lines that may cross the pixel at `left`, which is `across` keys wide.
static inline void narrow(Crossing *piece, int32_t left, int32_t across) {
  piece->from = piece->first_line;
  piece->to = piece->end_line;
  if (piece->lines_per_key == 0) return;
  float a = (float)left * piece->lines_per_key + piece->line_at_zero;
  float b = a + (float)across * piece->lines_per_key;
  float top = a < b ? a : b, bottom = a < b ? b : a;
  // Two lines more for what rounding does.
  if (top - 2 > (float)piece->from) piece->from = (int32_t)(top - 2);
  if (bottom + 3 < (float)piece->to) piece->to = (int32_t)(bottom + 3);
}

#define NAME(x) x##_common
#define TARGET
#include "Crowd.h"

#if defined(__x86_64__)

#define NAME(x) x##_avx2
#define TARGET __attribute__((target("avx2,bmi")))
#include "Crowd.h"

#define NAME(x) x##_avx512
#define TARGET __attribute__((target("avx512bw,avx512vl,avx512dq,bmi")))
#include "Crowd.h"

#endif

void wide_cover_crowd(
    WideLevel level, const WidePiece *pieces, long count, int32_t winding, int even_odd,
    int line_bits, int32_t *cells, int32_t *scratch) {
  switch (level) {
#if defined(__x86_64__)
    case WIDE_AVX512:
      return cover_crowd_avx512(pieces, count, winding, even_odd, line_bits, cells, scratch);
    case WIDE_AVX2:
      return cover_crowd_avx2(pieces, count, winding, even_odd, line_bits, cells, scratch);
#endif
    default:
      return cover_crowd_common(pieces, count, winding, even_odd, line_bits, cells, scratch);
  }
}
