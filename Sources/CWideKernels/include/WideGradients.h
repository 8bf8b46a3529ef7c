#ifndef WIDE_GRADIENTS_H
#define WIDE_GRADIENTS_H

#include "WideKernels.h"

/// What a gradient has from t = start up to, but not at, t = end: straight colours, red, green, blue and alpha, that
/// are from + way·(t − start)·scale.
typedef struct {
  double start, end, scale;
  float from[4], way[4];
} WideInterval;

/// An entry of a ramp that stands for no colour: no premultiplied pixel is like it.
#define WIDE_UNTOLD 0x00ffffffu

/// The colours of a gradient.
typedef struct {
  /// For t = 0…1, premultiplied; some of them WIDE_UNTOLD.
  const uint32_t *ramp;
  /// The last one's index: 1023 or more, at most 65535.
  int last;
  /// From t = −1 to beyond t = 2, each beginning where the one before ends.
  const WideInterval *intervals;
  long count;
  /// 0: no entry is untold. 1: where one is, colours are mixed of the intervals. 2: they are mixed everywhere but where
  /// an angle is told by a series.
  int exact;
} WideColors;

/// The colours of an axial gradient at t = u + i·du for pixel i; nothing before t = 0 and after t = 1 where it does
/// not go on there. Unless all colours are mixed, |t| is below 2^16.
void wide_sample_axial(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double du,
    int before, int after);

/// Of a radial gradient at the length of (u + i·du, v + i·dv).
void wide_sample_radial(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv);

/// Of a conic gradient at the angle of (u + i·du, v + i·dv), as a part of a full turn.
void wide_sample_conic(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv);

/// Straight colours, red, green, blue and alpha, that run into each other: from + way·part, where the part of the way
/// is `begin` for the first and grows by `step`.
typedef struct {
  float begin, step;
  float from[4], way[4];
} WideSection;

/// `count` entries of a ramp, premultiplied; parts and components are cut to 0…1.
void wide_fill_ramp(WideLevel level, uint32_t *colors, long count, const WideSection *section);

/// Circles, the one at t around (t·distance, 0) with the radius start + t·growth.
typedef struct {
  double start, growth, distance;
  /// distance² − growth², or 0 for circles that all touch.
  double square;
  /// Whether there are some before t = 0 and after t = 1.
  int before, after;
} WideCircles;

/// At the greatest t of a circle through (u + i·du, v + i·dv); nothing where there is none.
void wide_sample_circles(
    WideLevel level, void *target, long count, const WideColors *colors, double u, double v,
    double du, double dv, const WideCircles *circles);

#endif
