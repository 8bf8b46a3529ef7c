#include "WideGradients.h"

#pragma clang fp contract(off)

/// The interval that t lies in; the first where t is before all of them.
static inline const WideInterval *interval_at(const WideColors *colors, double t) {
  long low = 0, high = colors->count;
  while (high - low > 1) {
    long middle = (low + high) / 2;
    if (colors->intervals[middle].start <= t) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return colors->intervals + low;
}

/// Where the pixels of a row lie in a ramp: entry (position + i·step) >> bits, in units of which so many make one.
typedef struct {
  int64_t position, step;
  int bits;
} AxialEntries;

/// For t = u + i·du, which are small. As many bits as leave room for the last entry in a word.
static inline AxialEntries axial_entries(int last, double u, double du) {
  const int bits = __builtin_clz((unsigned)last);
  const double unit = (double)(1u << bits), length = (double)last * unit;
  return (AxialEntries){(int64_t)__builtin_floor(u * length + 0.5 * unit + 0.5),
      (int64_t)__builtin_floor(du * length + 0.5), bits};
}

/// The first of `count` pixels that has got to `bound`: is not below it where positions grow, is below it where
/// they fall.
static inline long first_at(const AxialEntries *entries, int64_t bound, long count) {
  const int64_t step = entries->step, way = bound - entries->position;
  if (step >= 0) {
    if (way <= 0) return 0;
    if (step == 0 || (way - 1) / step >= count) return count;
    return (way - 1) / step + 1;
  }
  if (way > 0) return 0;
  const int64_t steps = way / step + 1;
  return steps < count ? steps : count;
}

/// A row's pixels in parts: transparent, of the ramp's one end, of its inside from `inside` to `beyond`, of its other
/// end, transparent from `end` on.
typedef struct {
  long shown, inside, beyond, end;
} AxialParts;

/// - before, after: whether the gradient goes on before t = 0 and after t = 1.
static inline AxialParts axial_parts(
    const AxialEntries *entries, int last, long count, int before, int after) {
  const int isFalling = entries->step < 0;
  const int64_t half = (int64_t)1 << (entries->bits - 1), end = ((int64_t)last << entries->bits) + half;
  AxialParts parts = {0, first_at(entries, isFalling ? end + half : 0, count),
      first_at(entries, isFalling ? 0 : end + half, count), count};
  // From t = 0 to t = 1: half an entry less at both sides.
  const int goesOn = isFalling ? after : before, goesOnBeyond = isFalling ? before : after;
  if (!goesOn) parts.shown = parts.inside = first_at(entries, isFalling ? end + 1 : half, count);
  if (!goesOnBeyond) {
    parts.end = first_at(entries, isFalling ? half : end + 1, count);
    if (parts.beyond > parts.end) parts.beyond = parts.end;
  }
  if (parts.beyond < parts.inside) parts.beyond = parts.inside;
  if (parts.end < parts.beyond) parts.end = parts.beyond;
  return parts;
}

/// What the bits of an index are more after adding 2^23 as a number, which rounds to nearest.
#define NEAREST 0x4b000000u

/// So many angles follow from the one in their middle.
enum { ANGLES = 64 };

#define KERNELS "Gradients.h"
#include "Levels.h"

void wide_fill_ramp(WideLevel level, uint32_t *colors, long count, const WideSection *section) {
  CHOOSE(level, fill_ramp, colors, count, section)
}

void wide_sample_axial(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double du,
    int before, int after) {
  CHOOSE(level, sample_axial, target, count, colors, u, du, before, after)
}

void wide_sample_radial(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv) {
  CHOOSE(level, sample_radial, target, count, colors, u, v, du, dv)
}

void wide_sample_conic(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv) {
  CHOOSE(level, sample_conic, target, count, colors, u, v, du, dv)
}

void wide_sample_circles(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv, const WideCircles *circles) {
  CHOOSE(level, sample_circles, target, count, colors, u, v, du, dv, circles)
}
