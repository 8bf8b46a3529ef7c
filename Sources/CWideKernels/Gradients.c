#include "WideGradients.h"

#define KERNELS "Gradients.h"
#include "Levels.h"

long wide_fill_ramp(
    WideLevel level, uint32_t *colors, long first, long end, const WideSection *section) {
  CHOOSE(level, fill_ramp, colors, first, end, section)
}

long wide_sample_axial(
    WideLevel level, void *target, long count, const void *colors, float u, float du) {
  CHOOSE(level, sample_axial, target, count, colors, u, du)
}

long wide_sample_radial(
    WideLevel level, void *target, long count, const void *colors, float u, float v, float du,
    float dv) {
  CHOOSE(level, sample_radial, target, count, colors, u, v, du, dv)
}

long wide_sample_conic(
    WideLevel level, void *target, long count, const void *colors, float u, float v, float du,
    float dv) {
  CHOOSE(level, sample_conic, target, count, colors, u, v, du, dv)
}

long wide_sample_segment(
    WideLevel level, void *target, long count, const void *colors, float u, float du, int before,
    int after) {
  CHOOSE(level, sample_segment, target, count, colors, u, du, before, after)
}

long wide_sample_circles(
    WideLevel level, void *target, long count, const void *colors, float u, float v, float du,
    float dv, const WideCircles *circles) {
  CHOOSE(level, sample_circles, target, count, colors, u, v, du, dv, circles)
}
