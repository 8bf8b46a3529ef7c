// One colour over pixels. See `Vectors.h`.

#include "Paint.h"

TARGET static long NAME(fill)(uint8_t *target, long count, uint32_t pixel) {
  if (count < PIXELS) return 0;
  NAME(cover_evenly)(target, count, (NAME(lanes))((NAME(words)){} + pixel));
  return count;
}

TARGET static long NAME(over_solid)(uint8_t *target, long count, uint32_t color) {
  long whole = count & -PIXELS;
  NAME(lay_evenly)(target, whole, NAME(coat_of)(color));
  return whole;
}

TARGET static long NAME(over_solid_rows)(
    uint8_t *target, long stride, long rows, long count, uint32_t color) {
  NAME(coat) coat = NAME(coat_of)(color);
  for (long row = 0; row < rows; row++, target += 4 * stride) {
    NAME(lay_evenly)(target, count, coat);
  }
  return rows;
}

TARGET static long NAME(over_solid_covered)(
    uint8_t *target, long count, const uint8_t *coverage, uint32_t color) {
  NAME(paint) paint = NAME(paint_of)(color);
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) covered = NAME(paired)(NAME(load_bytes)(coverage + i, PIXELS));
    NAME(loose) *place = (NAME(loose) *)(target + 4 * i);
    *place = NAME(over)(paint, covered, *place);
  }
  return i;
}
