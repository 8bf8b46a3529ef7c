#ifndef WIDE_GRADIENTS_H
#define WIDE_GRADIENTS_H

#include "WideKernels.h"

// Each kernel does as many of `count` pixels from the first as fill whole vectors, the same bytes at
// every level, and returns how many it did: none at WIDE_NONE.

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

#endif
