#ifndef WIDE_SAMPLES_H
#define WIDE_SAMPLES_H

#include "WideKernels.h"

// An image has less than 2³¹ texels, four bytes each, and its ends repeat beyond them.

/// The means of the four texels around u + i·du, v + i·dv (32.32 fixed point, between centres, within ±2⁶²),
/// first down, then across.
void wide_sample_linear(
    WideLevel level, void *target, long count, const void *texels, long width, long height,
    int64_t u, int64_t v, int64_t du, int64_t dv);

/// The texels that hold u + i·du, v + i·dv (32.32 fixed point, within ±2⁶²).
void wide_sample_nearest(
    WideLevel level, void *target, long count, const void *texels, long width, long height,
    int64_t u, int64_t v, int64_t du, int64_t dv);

/// Positions as quotients, in texels: ((u + i·du) / (w + i·dw), (v + i·dv) / (w + i·dw)).
typedef struct {
  double u, v, w, du, dv, dw;
} WideWalk;

/// As `wide_sample_linear` or, not `is_linear`, `wide_sample_nearest` at the walk's positions, which are cut to
/// 32.32 fixed point and to ±2⁶²; clear where the walk's weight is not positive. Where `is_repeated`, the image begins
/// anew beyond its ends.
void wide_sample_projective(
    WideLevel level, void *target, long count, const void *texels, long width, long height,
    const WideWalk *walk, int is_linear, int is_repeated);

#endif
