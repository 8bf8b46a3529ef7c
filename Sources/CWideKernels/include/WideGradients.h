#ifndef WIDE_GRADIENTS_H
#define WIDE_GRADIENTS_H

#include "WideKernels.h"

// Each kernel does all of `count` pixels, the same bytes at every level, or none at WIDE_NONE; it returns how
// many it did.

/// The colours, 1024 for t = 0…1, of an axial gradient at t = u + i·du for pixel i.
long wide_sample_axial(
    WideLevel level, void *target, long count, const void *colors, float u, float du);

/// Of a radial gradient at the length of (u + i·du, v + i·dv).
long wide_sample_radial(
    WideLevel level, void *target, long count, const void *colors, float u, float v, float du,
    float dv);

/// Of a conic gradient at the angle of (u + i·du, v + i·dv), as a part of a full turn.
long wide_sample_conic(
    WideLevel level, void *target, long count, const void *colors, float u, float v, float du,
    float dv);

/// Of an axial gradient that goes on before t = 0 and after t = 1 only where these are not 0: nothing
/// beyond.
long wide_sample_segment(
    WideLevel level, void *target, long count, const void *colors, float u, float du, int before,
    int after);

/// Straight colours, red, green, blue and alpha, that run into each other from t = start on.
typedef struct {
  double start, length;
  double from[4], to[4];
} WideSection;

/// The entries from `first` to `end` of 1024 colours for t = 0…1, premultiplied; returns how many, 0 at
/// WIDE_NONE.
long wide_fill_ramp(
    WideLevel level, uint32_t *colors, long first, long end, const WideSection *section);

/// Circles, the one at t around (t·distance, 0) with the radius start + t·growth.
typedef struct {
  double start, growth, distance;
  /// distance² − growth², or 0 for circles that all touch.
  double square;
  /// Whether there are some before t = 0 and after t = 1.
  int before, after;
} WideCircles;

/// At the greatest t of a circle through (u + i·du, v + i·dv); nothing where there is none.
long wide_sample_circles(
    WideLevel level, void *target, long count, const void *colors, float u, float v, float du,
    float dv, const WideCircles *circles);

#endif
