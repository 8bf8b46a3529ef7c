#include "WideBlur.h"

/// Sums that are made at once.
#define ROWS 4
#define MOST_TAPS 124
/// Of the weights, 2¹⁶ in sum, two are more than half of that at most, and count once or twice more in each of
/// the sums.
#define MOST_PAIRS ((MOST_TAPS + ROWS) / 2 + 4 * ROWS)
#define KERNELS "Blur.h"
#include "Levels.h"

long wide_take_channel(
    WideLevel level, void *samples, long count, const void *pixels, int channel) {
  CHOOSE(level, take_channel, samples, count, pixels, channel)
}

long wide_put_channel(
    WideLevel level, void *pixels, long count, const void *samples, int channel) {
  CHOOSE(level, put_channel, pixels, count, samples, channel)
}

long wide_put_colors(
    WideLevel level, void *pixels, long count, const void *samples, const uint32_t *colors) {
  CHOOSE(level, put_colors, pixels, count, samples, colors)
}

long wide_mean_rows(
    WideLevel level, void *target, long count, const void *source, long stride, long rows,
    int shift) {
  CHOOSE(level, mean_rows, target, count, source, stride, rows, shift)
}

long wide_mix_samples(
    WideLevel level, void *target, long count, const void *a, const void *b, uint32_t share,
    int shift) {
  CHOOSE(level, mix_samples, target, count, a, b, share, shift)
}

long wide_convolve(
    WideLevel level, void *target, const void *source, long width, long height,
    const uint32_t *weights, long taps) {
  // Narrow planes have room for the shorter vectors.
  if (level == WIDE_AVX512 && width < 32) level = WIDE_AVX2;
  CHOOSE(level, convolve, target, source, width, height, weights, taps)
}

long wide_transpose(
    WideLevel level, void *target, long target_stride, const void *source, long source_stride,
    long columns, long rows) {
  CHOOSE(level, transpose, target, target_stride, source, source_stride, columns, rows)
}
