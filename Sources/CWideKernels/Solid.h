// One colour over pixels. See `Vectors.h`.

/// Even and odd channels of a source over the pixels at `target`.
INLINE void NAME(lay)(uint8_t *target, NAME(lanes) even, NAME(lanes) odd, NAME(lanes) inverse) {
  NAME(lanes) below = NAME(load)(target, PIXELS);
  NAME(lanes) e = NAME(divided)((below & 255) * inverse) + even;
  NAME(lanes) o = NAME(divided)((below >> 8) * inverse) + odd;
  NAME(store)(target, e | o << 8, PIXELS);
}

TARGET static long NAME(over_solid)(uint8_t *target, long count, uint32_t color) {
  NAME(lanes) even = (NAME(lanes))((NAME(words)){} + (color & 0xff00ff));
  NAME(lanes) odd = (NAME(lanes))((NAME(words)){} + (color >> 8 & 0xff00ff));
  NAME(lanes) inverse = (NAME(lanes)){} + (uint16_t)(255 - (color >> 24));
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) NAME(lay)(target + 4 * i, even, odd, inverse);
  return i;
}

TARGET static long NAME(over_solid_covered)(
    uint8_t *target, long count, const uint8_t *coverage, uint32_t color) {
  NAME(lanes) even = (NAME(lanes))((NAME(words)){} + (color & 0xff00ff));
  NAME(lanes) odd = (NAME(lanes))((NAME(words)){} + (color >> 8 & 0xff00ff));
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) covered = NAME(paired)(NAME(load_bytes)(coverage + i, PIXELS));
    NAME(lanes) e = NAME(divided)(even * covered);
    NAME(lanes) o = NAME(divided)(odd * covered);
    NAME(lay)(target + 4 * i, e, o, 255 - NAME(alphas)(o));
  }
  return i;
}
