#include "WidePoints.h"

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)
// Vectors wider than the processor's are passed between inlined functions alone.
#pragma clang diagnostic ignored "-Wpsabi"

#define INLINE static inline __attribute__((always_inline))

typedef double FourNumbers __attribute__((vector_size(32)));
typedef double LooseNumbers __attribute__((vector_size(32), aligned(8), may_alias));
typedef int64_t Numerals __attribute__((vector_size(32)));
typedef int32_t FourSteps __attribute__((vector_size(16)));
typedef int32_t LooseSteps __attribute__((vector_size(16), aligned(4), may_alias));

#define load(source) (*(const LooseNumbers *)(source))

/// Of each lane the lesser, the greater; each is one instruction.
#define lesser(a, b) chosen((a) < (b), a, b)
#define greater(a, b) chosen((a) > (b), a, b)
#define chosen(mask, a, b) \
  (FourNumbers)(((mask) & (Numerals)(a)) | (~(mask) & (Numerals)(b)))

/// Parts the directions into two halves of the circle.
#define goes_down(x, y) (((y) > 0) | (((y) == 0) & ((x) > 0)))

/// The corners that turn one way, the other, and not; how often the sides turn from one half of the circle
/// to the other.
typedef struct {
  int up, down, level;
  long reversals;
} Turns;

/// `turns` with one more corner.
INLINE Turns turns_at(const double *points, long count, long corner, Turns turns) {
  const double *at = points + 2 * corner;
  const double *before = corner > 0 ? at - 2 : points + 2 * (count - 1);
  const double *after = corner + 1 < count ? at + 2 : points;
  double in_x = at[0] - before[0], in_y = at[1] - before[1];
  double out_x = after[0] - at[0], out_y = after[1] - at[1];
  double cross = in_x * out_y - in_y * out_x;
  turns.up |= cross > 0;
  turns.down |= cross < 0;
  turns.level |= !(cross > 0 || cross < 0);
  turns.reversals += goes_down(in_x, in_y) != goes_down(out_x, out_y);
  return turns;
}

INLINE int once_round(Turns turns) {
  // A walk round once turns from downwards to upwards and back once.
  return turns.up != turns.down && !turns.level && turns.reversals <= 2;
}

#define NAME(x) x##_common
#define TARGET
#include "Points.h"

#if defined(__x86_64__)

#define NAME(x) x##_avx2
#define TARGET __attribute__((target("avx2,bmi"), aligned(64)))
#include "Points.h"

#endif

WideSurvey wide_survey(WideLevel level, const double *points, long count, int asks_turns) {
  if (count <= 0) {
    return (WideSurvey){
        __builtin_inf(), __builtin_inf(), -__builtin_inf(), -__builtin_inf(), 1, 0};
  }
#if defined(__x86_64__)
  if (level >= WIDE_AVX2) return survey_avx2(points, count, asks_turns);
#endif
  return survey_common(points, count, asks_turns);
}

long wide_grid_edges(
    WideLevel level, const double *points, long count, double scale, int32_t *edges) {
#if defined(__x86_64__)
  if (level >= WIDE_AVX2) return grid_edges_avx2(points, count, scale, edges);
#endif
  return grid_edges_common(points, count, scale, edges);
}
