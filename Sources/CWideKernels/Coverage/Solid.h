// One colour over pixels. See `Vectors.h`.

#include "Paint.h"

TARGET static void NAME(fill)(uint8_t *target, long count, uint32_t pixel) {
  NAME(lanes) pixels = (NAME(lanes))((NAME(words)){} + pixel);
  if (count >= PIXELS) return NAME(cover_evenly)(target, count, pixels);
  NAME(store)(target, pixels, count);
}

TARGET static void NAME(over_solid)(uint8_t *target, long count, uint32_t color) {
  NAME(composite_evenly)(target, count, NAME(coat_of)(color));
}

TARGET static void NAME(over_solid_rows)(
    uint8_t *target, long stride, long rows, long count, uint32_t color) {
  NAME(coat) coat = NAME(coat_of)(color);
  for (long row = 0; row < rows; row++, target += 4 * stride) {
    NAME(composite_evenly)(target, count, coat);
  }
}

/// A paint through coverage, over at most a vector of pixels in each row.
INLINE void NAME(over_covered)(
    uint8_t *target, long stride, long rows, long some, const uint8_t *coverage,
    NAME(paint) paint) {
  NAME(lanes) covered = NAME(paired)(NAME(load_bytes)(coverage, some));
  for (long row = 0; row < rows; row++, target += 4 * stride) {
    NAME(store)(target, NAME(over)(paint, covered, NAME(load)(target, some)), some);
  }
}

TARGET static void NAME(over_solid_covered)(
    uint8_t *target, long stride, long rows, long count, const uint8_t *coverage, uint32_t color) {
  NAME(paint) paint = NAME(paint_of)(color);
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(over_covered)(target + 4 * i, stride, rows, PIXELS, coverage + i, paint);
  }
  if (i < count) {
    NAME(over_covered)(target + 4 * i, stride, rows, count - i, coverage + i, paint);
  }
}
