#include "WideBlur.h"

/// Sums that are made at once.
#define ROWS 4
#define MOST_TAPS 124
/// Of the weights, 2¹⁶ in sum, two are more than half of that at most, and count once or twice more in each of
/// the sums.
#define MOST_PAIRS ((MOST_TAPS + ROWS) / 2 + 4 * ROWS)

/// A sample as a byte, rounded to nearest.
static inline uint8_t as_byte(uint16_t sample) { return (uint8_t)((sample + 128u) / 257); }

/// Lanes of two vectors of eight by turns.
#define LOWER(a, b) __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11)
#define UPPER(a, b) __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15)

#define KERNELS "Blur.h"
#include "Levels.h"

/// The same of planes too narrow for any vector, or with more weights than wide ones keep.
static void convolve(
    uint16_t *target, const uint16_t *source, long width, long height, const uint32_t *weights,
    long taps) {
  for (long y = 0; y < height; y++) {
    long first = y - taps / 2;
    long from = first < 0 ? -first : 0, to = height - first < taps ? height - first : taps;
    for (long x = 0; x < width; x++) {
      uint32_t sum = 1 << 15;
      for (long k = from; k < to; k++) sum += source[(first + k) * width + x] * weights[k];
      target[y * width + x] = (uint16_t)(sum >> 16);
    }
  }
}

void wide_take_channel(
    WideLevel level, void *samples, long count, const void *pixels, int channel) {
  CHOOSE(level, take_channel, samples, count, pixels, channel)
}

void wide_put_channel(
    WideLevel level, void *pixels, long count, const void *samples, int channel) {
  CHOOSE(level, put_channel, pixels, count, samples, channel)
}

void wide_put_colors(
    WideLevel level, void *pixels, long count, const void *samples, const uint32_t *colors) {
  CHOOSE(level, put_colors, pixels, count, samples, colors)
}

void wide_mean_rows(
    WideLevel level, void *target, long count, const void *source, long stride, long rows,
    int shift) {
  CHOOSE(level, mean_rows, target, count, source, stride, rows, shift)
}

void wide_mix_samples(
    WideLevel level, void *target, long count, const void *a, const void *b, uint32_t share,
    int shift) {
  CHOOSE(level, mix_samples, target, count, a, b, share, shift)
}

void wide_convolve(
    WideLevel level, void *target, const void *source, long width, long height,
    const uint32_t *weights, long taps) {
  // Narrow planes have room for the shorter vectors.
  if (level == WIDE_AVX512 && width < 32) level = WIDE_AVX2;
  if (level == WIDE_AVX2 && width < 16) level = WIDE_128;
  if (width < 8 || taps > MOST_TAPS) return convolve(target, source, width, height, weights, taps);
  CHOOSE(level, convolve, target, source, width, height, weights, taps)
}

void wide_transpose(
    WideLevel level, void *target, long target_stride, const void *source, long source_stride,
    long columns, long rows) {
  CHOOSE(level, transpose, target, target_stride, source, source_stride, columns, rows)
}
