// The kernels for one width of vectors. Included once for each instruction set with
//   LANES   16-bit lanes in a vector: two to a pixel
//   NAME(x) the kernel's name for the set
//   TARGET  the attribute that lets the compiler use it
//
// A pixel is four bytes, red first, premultiplied. Its even (red, blue) and odd (green, alpha)
// channels are worked on as 16-bit lanes. Every product of bytes that stand for 0…1 is a·b/255,
// rounded to nearest, exactly as in Swift.

#define PIXELS (LANES / 2)

typedef uint16_t NAME(lanes) __attribute__((vector_size(LANES * 2)));
typedef uint16_t NAME(loose) __attribute__((vector_size(LANES * 2), aligned(1), may_alias));
typedef uint32_t NAME(words) __attribute__((vector_size(LANES * 2)));
typedef uint8_t NAME(bytes) __attribute__((vector_size(PIXELS), aligned(1), may_alias));

#define INLINE TARGET static inline __attribute__((always_inline))

/// t / 255 rounded to nearest, for t ≤ 255·255.
INLINE NAME(lanes) NAME(divided)(NAME(lanes) t) {
  t += 128;
  return (t + (t >> 8)) >> 8;
}

/// The alpha of every pixel, from its odd channels, in both its lanes.
INLINE NAME(lanes) NAME(alphas)(NAME(lanes) odd) {
  NAME(words) alpha = (NAME(words))odd >> 16;
  return (NAME(lanes))(alpha | alpha << 16);
}

/// Bytes, each in both lanes of a pixel.
INLINE NAME(lanes) NAME(pairs)(const uint8_t *coverage) {
  NAME(words) wide = __builtin_convertvector(*(const NAME(bytes) *)coverage, NAME(words));
  return (NAME(lanes))(wide | wide << 16);
}

/// Even and odd channels of a source over the pixels at `target`.
INLINE void NAME(lay)(uint8_t *target, NAME(lanes) even, NAME(lanes) odd, NAME(lanes) inverse) {
  NAME(loose) *place = (NAME(loose) *)target;
  NAME(lanes) below = *place;
  NAME(lanes) e = NAME(divided)((below & 255) * inverse) + even;
  NAME(lanes) o = NAME(divided)((below >> 8) * inverse) + odd;
  *place = e | o << 8;
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
    NAME(lanes) covered = NAME(pairs)(coverage + i);
    NAME(lanes) e = NAME(divided)(even * covered);
    NAME(lanes) o = NAME(divided)(odd * covered);
    NAME(lay)(target + 4 * i, e, o, 255 - NAME(alphas)(o));
  }
  return i;
}

#undef PIXELS
#undef INLINE
#undef LANES
#undef NAME
#undef TARGET
