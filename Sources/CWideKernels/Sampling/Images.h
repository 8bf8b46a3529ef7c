// Pixels over pixels, their colours and alphas. See `Vectors.h`.

#include "Paint.h"

/// `count` pixels, at most a vector of them, through coverage over those at `target`; `opacity` is the
/// factor of what they are faded to.
INLINE void NAME(composite)(
    uint8_t *target, NAME(lanes) pixels, long count, NAME(lanes) opacity, NAME(lanes) coverage,
    int faded, int thinned) {
  if (NAME(is_zero)(pixels)) return;
  if (!faded && !thinned && NAME(is_opaque)(pixels)) return NAME(store)(target, pixels, count);
  NAME(lanes) e = pixels & 255;
  NAME(lanes) o = pixels >> 8;
  if (faded) {
    e = NAME(scaled)(e, opacity);
    o = NAME(scaled)(o, opacity);
  }
  if (thinned) {
    e = NAME(divided)(e * coverage);
    o = NAME(divided)(o * coverage);
  }
  NAME(lanes) inverse = 255 - NAME(alphas)(o);
  NAME(lanes) below = NAME(load)(target, count);
  e += NAME(divided)((below & 255) * inverse);
  o += NAME(divided)((below >> 8) * inverse);
  NAME(store)(target, e | o << 8, count);
}

/// A row of pixels through one coverage, as factors of `composite`.
INLINE void NAME(over_row)(
    uint8_t *target, long count, const uint8_t *source, NAME(lanes) fade, NAME(lanes) thin,
    int faded, int thinned) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) pixels = NAME(load)(source + 4 * i, PIXELS);
    NAME(composite)(target + 4 * i, pixels, PIXELS, fade, thin, faded, thinned);
  }
  if (i < count) {
    NAME(lanes) pixels = NAME(load)(source + 4 * i, count - i);
    NAME(composite)(target + 4 * i, pixels, count - i, fade, thin, faded, thinned);
  }
}

TARGET static void NAME(over_pixels)(
    uint8_t *target, long count, const uint8_t *source, uint16_t opacity, uint16_t coverage) {
  NAME(lanes) fade = (NAME(lanes)){} + NAME(factor)(opacity);
  NAME(lanes) thin = (NAME(lanes)){} + coverage;
  NAME(over_row)(target, count, source, fade, thin, opacity != 255, coverage != 255);
}

TARGET static void NAME(over_rows)(
    uint8_t *target, long stride, const uint8_t *source, long source_stride, long rows,
    long count, uint16_t opacity, uint16_t coverage) {
  NAME(lanes) fade = (NAME(lanes)){} + NAME(factor)(opacity);
  NAME(lanes) thin = (NAME(lanes)){} + coverage;
  for (long row = 0; row < rows; row++, target += 4 * stride, source += 4 * source_stride) {
    NAME(over_row)(target, count, source, fade, thin, opacity != 255, coverage != 255);
  }
}

TARGET static void NAME(over_pixels_covered)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage,
    uint16_t opacity) {
  NAME(lanes) fade = (NAME(lanes)){} + NAME(factor)(opacity);
  int faded = opacity != 255;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) pixels = NAME(load)(source + 4 * i, PIXELS);
    NAME(lanes) thin = NAME(paired)(NAME(load_bytes)(coverage + i, PIXELS));
    NAME(composite)(target + 4 * i, pixels, PIXELS, fade, thin, faded, 1);
  }
  if (i < count) {
    NAME(lanes) pixels = NAME(load)(source + 4 * i, count - i);
    NAME(lanes) thin = NAME(paired)(NAME(load_bytes)(coverage + i, count - i));
    NAME(composite)(target + 4 * i, pixels, count - i, fade, thin, faded, 1);
  }
}

// Masks.

TARGET static void NAME(mask)(uint8_t *target, long count, const uint8_t *mask) {
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(lanes) kept = NAME(paired)(NAME(load_bytes)(mask + i, some));
    NAME(lanes) below = NAME(load)(target + 4 * i, some);
    NAME(lanes) e = NAME(divided)((below & 255) * kept);
    NAME(lanes) o = NAME(divided)((below >> 8) * kept);
    NAME(store)(target + 4 * i, e | o << 8, some);
  }
}

TARGET static void NAME(fade_alphas)(
    uint8_t *mask, long count, const uint8_t *pixels, uint32_t opacity) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) alpha = (NAME(words))NAME(load)(pixels + 4 * i, PIXELS) >> 24;
    NAME(words) t = alpha * opacity + 128;
    NAME(bytes) faded = __builtin_convertvector((t + (t >> 8)) >> 8, NAME(bytes));
    __builtin_memcpy(mask + i, &faded, PIXELS);
  }
  FEW for (; i < count; i++) {
    uint32_t t = pixels[4 * i + 3] * opacity + 128;
    mask[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}

TARGET static void NAME(tint)(uint8_t *target, long count, uint32_t tint) {
  NAME(paint) paint = NAME(paint_of)(tint);
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(lanes) pixels = NAME(load)(target + 4 * i, some);
    NAME(lanes) e = NAME(scaled)(pixels & 255, paint.even);
    NAME(lanes) o = NAME(scaled)(pixels >> 8, paint.odd);
    NAME(store)(target + 4 * i, e | o << 8, some);
  }
}

TARGET static void NAME(add_pixels)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *covered, uint16_t opacity,
    uint16_t coverage) {
  NAME(lanes) fade = (NAME(lanes)){} + NAME(factor)(opacity);
  NAME(lanes) thin = (NAME(lanes)){} + coverage;
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(lanes) pixels = NAME(load)(source + 4 * i, some);
    if (NAME(is_zero)(pixels)) continue;
    if (covered) thin = NAME(paired)(NAME(load_bytes)(covered + i, some));
    NAME(lanes) e = NAME(divided)(NAME(scaled)(pixels & 255, fade) * thin);
    NAME(lanes) o = NAME(divided)(NAME(scaled)(pixels >> 8, fade) * thin);
    NAME(lanes) below = NAME(load)(target + 4 * i, some);
    typedef uint8_t channels __attribute__((vector_size(LANES * 2)));
    channels sum = __builtin_elementwise_add_sat((channels)below, (channels)(e | o << 8));
    NAME(store)(target + 4 * i, (NAME(lanes))sum, some);
  }
}

// Coverage.

TARGET static void NAME(multiply)(
    uint8_t *target, long count, const uint8_t *first, const uint8_t *second, uint16_t factor) {
  typedef uint8_t some __attribute__((vector_size(LANES)));
  long i = 0;
  for (; i + LANES <= count; i += LANES) {
    some a, b;
    __builtin_memcpy(&a, first + i, LANES);
    NAME(lanes) by = (NAME(lanes)){} + factor;
    if (second) {
      __builtin_memcpy(&b, second + i, LANES);
      by = __builtin_convertvector(b, NAME(lanes));
    }
    NAME(lanes) product = NAME(divided)(__builtin_convertvector(a, NAME(lanes)) * by);
    a = __builtin_convertvector(product, some);
    __builtin_memcpy(target + i, &a, LANES);
  }
  FEW for (; i < count; i++) {
    uint32_t t = first[i] * (second ? second[i] : factor) + 128u;
    target[i] = (uint8_t)((t + (t >> 8)) >> 8);
  }
}

// Smaller pictures.

TARGET static void NAME(halve)(
    uint8_t *target, long count, const uint8_t *upper, const uint8_t *lower) {
  typedef uint32_t half __attribute__((vector_size(LANES)));
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) a = NAME(load)(upper + 4 * i, PIXELS), b = NAME(load)(lower + 4 * i, PIXELS);
    NAME(quads) even = (NAME(quads))((a & 255) + (b & 255));
    NAME(quads) odd = (NAME(quads))((a >> 8) + (b >> 8));
    NAME(lanes) e = ((NAME(lanes))(even + (even >> 32)) + 2) >> 2;
    NAME(lanes) o = ((NAME(lanes))(odd + (odd >> 32)) + 2) >> 2;
    half pixels = __builtin_convertvector((NAME(quads))(e | o << 8), half);
    __builtin_memcpy(target + 2 * i, &pixels, LANES);
  }
  FEW for (; i < count; i += 2) {
    long next = i + 1 < count ? 4 : 0;
    FEW for (long byte = 4 * i; byte < 4 * i + 4; byte++) {
      int sum = upper[byte] + upper[byte + next] + lower[byte] + lower[byte + next];
      target[2 * i + byte - 4 * i] = (uint8_t)((sum + 2) >> 2);
    }
  }
}
