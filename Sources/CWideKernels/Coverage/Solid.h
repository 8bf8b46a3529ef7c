// One colour over pixels. See `Vectors.h`.

#include "Paint.h"

TARGET static void NAME(fill)(uint8_t *target, long count, uint32_t pixel) {
  NAME(lanes) pixels = (NAME(lanes))((NAME(words)){} + pixel);
  if (count >= PIXELS) return NAME(cover_evenly)(target, count, pixels);
  NAME(store)(target, pixels, count);
}

TARGET static void NAME(over_solid)(uint8_t *target, long count, uint32_t color) {
  NAME(lay_evenly)(target, count, NAME(coat_of)(color));
}

TARGET static void NAME(over_solid_rows)(
    uint8_t *target, long stride, long rows, long count, uint32_t color) {
  NAME(coat) coat = NAME(coat_of)(color);
  for (long row = 0; row < rows; row++, target += 4 * stride) {
    NAME(lay_evenly)(target, count, coat);
  }
}

TARGET static void NAME(over_solid_covered)(
    uint8_t *target, long count, const uint8_t *coverage, uint32_t color) {
  NAME(paint) paint = NAME(paint_of)(color);
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) covered = NAME(paired)(NAME(load_bytes)(coverage + i, PIXELS));
    NAME(loose) *place = (NAME(loose) *)(target + 4 * i);
    *place = NAME(over)(paint, covered, *place);
  }
  if (i < count) {
    NAME(lanes) covered = NAME(paired)(NAME(load_bytes)(coverage + i, count - i));
    NAME(lanes) below = NAME(load)(target + 4 * i, count - i);
    NAME(store)(target + 4 * i, NAME(over)(paint, covered, below), count - i);
  }
}
