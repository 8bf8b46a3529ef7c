#ifndef WIDE_IMAGES_H
#define WIDE_IMAGES_H

#include "WideKernels.h"

// Pixels are premultiplied, red in the low byte.

/// Pixels times `opacity`/255, times `coverage`/255, over pixels.
void wide_over_pixels(
    WideLevel level, void *target, long count, const void *source, uint16_t opacity,
    uint16_t coverage);

/// As `wide_over_pixels` for all of `rows`, which follow each `stride` and `source_stride` pixels later.
void wide_over_rows(
    WideLevel level, void *target, long stride, const void *source, long source_stride, long rows,
    long count, uint16_t opacity, uint16_t coverage);

/// As `wide_over_pixels` through a byte of coverage for each pixel.
void wide_over_pixels_covered(
    WideLevel level, void *target, long count, const void *source, const void *coverage,
    uint16_t opacity);

/// Pixels times `opacity`/255, times coverage/255, added to pixels; sums end at 255. Coverage is that
/// of each pixel in `covered`, or `coverage` where that is null.
void wide_add_pixels(
    WideLevel level, void *target, long count, const void *source, const void *covered,
    uint16_t opacity, uint16_t coverage);

/// Pixels times the same channels of `tint`/255.
void wide_tint(WideLevel level, void *target, long count, uint32_t tint);

/// Pixels times a byte for each, /255.
void wide_mask(WideLevel level, void *target, long count, const void *mask);

/// A byte for each pixel: its alpha times `opacity`/255.
void wide_fade_alphas(
    WideLevel level, void *mask, long count, const void *pixels, uint32_t opacity);

/// Bytes times those of `second`, or times `factor` where that is null, over 255.
void wide_multiply(
    WideLevel level, void *target, long count, const void *first, const void *second,
    uint16_t factor);

/// The means of two by two pixels of two rows of `count`, rounded to nearest; an odd one at the end counts twice.
void wide_halve(
    WideLevel level, void *target, long count, const void *upper, const void *lower);

#endif
