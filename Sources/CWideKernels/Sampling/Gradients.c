#include "WideGradients.h"

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

#define KERNELS "Gradients.h"
#include "Levels.h"

void wide_fill_ramp(WideLevel level, uint32_t *colors, long count, const WideSection *section) {
  CHOOSE(level, fill_ramp, colors, count, section)
}

void wide_sample_axial(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double du) {
  CHOOSE(level, sample_axial, target, count, colors, u, du)
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

void wide_sample_segment(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double du,
    int before, int after) {
  CHOOSE(level, sample_segment, target, count, colors, u, du, before, after)
}

void wide_sample_circles(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv, const WideCircles *circles) {
  CHOOSE(level, sample_circles, target, count, colors, u, v, du, dv, circles)
}
