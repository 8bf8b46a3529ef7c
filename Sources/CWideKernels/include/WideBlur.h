#ifndef WIDE_BLUR_H
#define WIDE_BLUR_H

#include "WideKernels.h"

// Samples are of 16 bits: a byte b is 257·b. Strides and steps count samples.

/// Samples from one channel of pixels.
void wide_take_channel(
    WideLevel level, void *samples, long count, const void *pixels, int channel);

/// Samples as bytes, rounded to nearest, into one channel of pixels.
void wide_put_channel(
    WideLevel level, void *pixels, long count, const void *samples, int channel);

/// Pixels that are the colours, 256, of samples as bytes.
void wide_put_colors(
    WideLevel level, void *pixels, long count, const void *samples, const uint32_t *colors);

/// Sums down `rows` rows, over 2^shift, rounded to nearest.
void wide_mean_rows(
    WideLevel level, void *target, long count, const void *source, long stride, long rows,
    int shift);

/// Samples of one row mixed with those of another, which counts `share`/2^shift; rounded to nearest.
void wide_mix_samples(
    WideLevel level, void *target, long count, const void *a, const void *b, uint32_t share,
    int shift);

/// Sums down the columns of a plane of samples times weights, at most 2^16 in sum, of which weight `taps`/2 is
/// that of the sum's own row, over 2^16, rounded to nearest. Nothing lies beyond the plane.
void wide_convolve(
    WideLevel level, void *target, const void *source, long width, long height,
    const uint32_t *weights, long taps);

/// Writes the columns of as many rows as rows of as many.
void wide_transpose(
    WideLevel level, void *target, long target_stride, const void *source, long source_stride,
    long columns, long rows);

#endif
