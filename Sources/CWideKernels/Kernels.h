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

/// True when no lane holds anything.
INLINE int NAME(is_zero)(NAME(lanes) lanes) {
  typedef uint64_t quads __attribute__((vector_size(LANES * 2)));
  return __builtin_reduce_or((quads)lanes) == 0;
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

TARGET static long NAME(over_pixels)(
    uint8_t *target, long count, const uint8_t *source, uint16_t opacity, uint16_t coverage) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) pixels = *(const NAME(loose) *)(source + 4 * i);
    if (NAME(is_zero)(pixels)) continue;
    NAME(lanes) e = pixels & 255;
    NAME(lanes) o = pixels >> 8;
    if (opacity != 255) {
      e = NAME(divided)(e * opacity);
      o = NAME(divided)(o * opacity);
    }
    if (coverage != 255) {
      e = NAME(divided)(e * coverage);
      o = NAME(divided)(o * coverage);
    }
    NAME(lay)(target + 4 * i, e, o, 255 - NAME(alphas)(o));
  }
  return i;
}

TARGET static long NAME(over_pixels_covered)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage,
    uint16_t opacity) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) pixels = *(const NAME(loose) *)(source + 4 * i);
    if (NAME(is_zero)(pixels)) continue;
    NAME(lanes) covered = NAME(pairs)(coverage + i);
    NAME(lanes) e = NAME(divided)(NAME(divided)((pixels & 255) * opacity) * covered);
    NAME(lanes) o = NAME(divided)(NAME(divided)((pixels >> 8) * opacity) * covered);
    NAME(lay)(target + 4 * i, e, o, 255 - NAME(alphas)(o));
  }
  return i;
}

// Gradients: positions in single precision, one lane each, by the operations of the Swift kernel in
// its order, none of them fused.

typedef float NAME(floats) __attribute__((vector_size(LANES * 2)));
typedef int32_t NAME(masks) __attribute__((vector_size(LANES * 2)));

/// `a` where the mask is set, else `b`.
INLINE NAME(floats) NAME(chosen)(NAME(masks) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))(((NAME(masks))a & mask) | ((NAME(masks))b & ~mask));
}

/// Lanes that count from `first`, which is small enough to be exact.
INLINE NAME(floats) NAME(counted)(long first) {
  NAME(floats) lanes;
  for (int lane = 0; lane < PIXELS; lane++) lanes[lane] = (float)lane;
  return lanes + (float)first;
}

/// The colours at the positions t, clamped to 0…1; NaN counts as 0.
INLINE void NAME(store_colors)(uint8_t *target, const uint32_t *colors, NAME(floats) t) {
  NAME(floats) zero = {};
  NAME(floats) one = zero + 1.0f;
  NAME(floats) clamped = NAME(chosen)(t > zero, NAME(chosen)(t < one, t, one), zero);
  // Adding 2^23 rounds to nearest and leaves the integer in the low bits.
  NAME(words) index = (NAME(words))(clamped * 1023.0f + 8388608.0f) & 0xffff;
  NAME(words) pixels = {};
  for (int lane = 0; lane < PIXELS; lane++) pixels[lane] = colors[index[lane]];
  *(NAME(loose) *)target = (NAME(lanes))pixels;
}

TARGET static long NAME(sample_axial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float du) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(floats) t = u + NAME(counted)(i) * du;
    NAME(store_colors)(target + 4 * i, colors, t);
  }
  return i;
}

TARGET static long NAME(sample_radial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(floats) steps = NAME(counted)(i);
    NAME(floats) x = u + steps * du;
    NAME(floats) y = v + steps * dv;
    NAME(floats) t = __builtin_elementwise_sqrt(x * x + y * y);
    NAME(store_colors)(target + 4 * i, colors, t);
  }
  return i;
}

#undef PIXELS
#undef INLINE
#undef LANES
#undef NAME
#undef TARGET
