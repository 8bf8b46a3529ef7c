#ifndef WIDE_IMAGES_H
#define WIDE_IMAGES_H

#include "WideKernels.h"

// Each kernel does some of `count` pixels from the first on, the same bytes at every level, and
// returns how many: none at WIDE_NONE, else all of them, but for few of those that say so or write less
// than a vector. Pixels are
// premultiplied, red in the low byte.

/// Pixels times `opacity`/255, times `coverage`/255, over pixels.
long wide_over_pixels(
    WideLevel level, void *target, long count, const void *source, uint16_t opacity,
    uint16_t coverage);

/// The same through a byte of coverage for each pixel.
long wide_over_pixels_covered(
    WideLevel level, void *target, long count, const void *source, const void *coverage,
    uint16_t opacity);

/// Pixels times `opacity`/255, times coverage/255, added to pixels; sums end at 255. Coverage is that
/// of each pixel in `covered`, or `coverage` where that is null.
long wide_add_pixels(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    uint16_t opacity, uint16_t coverage);

/// Pixels times the same channels of `tint`/255.
long wide_tint(WideLevel level, void *target, long count, uint32_t tint);

/// Pixels times a byte for each, /255.
long wide_mask(WideLevel level, void *target, long count, const void *mask);

/// A byte for each pixel: its alpha times `opacity`/255.
long wide_fade_alphas(
    WideLevel level, void *mask, long count, const void *pixels, uint32_t opacity);

/// Pixels of one row mixed with those of another, which counts `weight`/256.
long wide_mix_rows(
    WideLevel level, void *target, long count, const void *upper, const void *lower,
    uint16_t weight);

/// For each pixel the one at its place in `row` mixed with the next, which counts as many 256ths as
/// both halves of the weight say. The places do not change their direction, and 32 pixels can be read
/// from each of them on.
long wide_mix_columns(
    WideLevel level, void *target, long count, const void *row, const int32_t *places,
    const uint32_t *weights);

/// The mean of four texels at u + i·du, v + i·dv (32.32 fixed point, between centres), first down,
/// then across. All of them lie inside an image less than 2²³ texels wide and high, 2³¹ in all.
long wide_sample_linear(
    WideLevel level, void *target, long count, const void *texels, long width, int64_t u,
    int64_t v, int64_t du, int64_t dv);

#endif
