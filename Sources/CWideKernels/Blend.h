// Blend modes: channels in single precision, one pixel a lane, by the operations of the plain twin in its
// order, none of them fused. See `Vectors.h`.

/// `a` where the mask is set, else `b`.
INLINE NAME(floats) NAME(chosen)(NAME(masks) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))(((NAME(masks))a & mask) | ((NAME(masks))b & ~mask));
}

INLINE NAME(floats) NAME(least)(NAME(floats) a, NAME(floats) b) {
  return NAME(chosen)(b < a, b, a);
}

INLINE NAME(floats) NAME(most)(NAME(floats) a, NAME(floats) b) {
  return NAME(chosen)(b >= a, b, a);
}

INLINE NAME(floats) NAME(dodge)(NAME(floats) b, NAME(floats) s) {
  NAME(floats) zero = {}, one = zero + 1.0f;
  NAME(floats) some = NAME(chosen)(s >= one, one, NAME(least)(one, b / (1.0f - s)));
  return NAME(chosen)(b <= zero, zero, some);
}

INLINE NAME(floats) NAME(burn)(NAME(floats) b, NAME(floats) s) {
  NAME(floats) zero = {}, one = zero + 1.0f;
  NAME(floats) some = NAME(chosen)(s <= zero, zero, 1.0f - NAME(least)(one, (1.0f - b) / s));
  return NAME(chosen)(b >= one, one, some);
}

INLINE NAME(floats) NAME(hard_light)(NAME(floats) b, NAME(floats) s) {
  NAME(floats) screened = b + (2.0f * s - 1.0f) - b * (2.0f * s - 1.0f);
  return NAME(chosen)(s <= 0.5f, b * 2.0f * s, screened);
}

INLINE NAME(floats) NAME(soft_light)(NAME(floats) b, NAME(floats) s) {
  NAME(floats) darker = b - (1.0f - 2.0f * s) * b * (1.0f - b);
  NAME(floats) lighter = NAME(chosen)(
      b <= 0.25f, ((16.0f * b - 12.0f) * b + 4.0f) * b, __builtin_elementwise_sqrt(b));
  return NAME(chosen)(s <= 0.5f, darker, b + (2.0f * s - 1.0f) * (lighter - b));
}

/// One channel of two straight colours.
INLINE NAME(floats) NAME(mix)(WideMix mix, NAME(floats) b, NAME(floats) s) {
  NAME(floats) zero = {}, one = zero + 1.0f;
  switch (mix) {
    case WIDE_MULTIPLY: return b * s;
    case WIDE_SCREEN: return b + s - b * s;
    case WIDE_OVERLAY: return NAME(hard_light)(s, b);
    case WIDE_DARKEN: return NAME(least)(b, s);
    case WIDE_LIGHTEN: return NAME(most)(b, s);
    case WIDE_COLOR_DODGE: return NAME(dodge)(b, s);
    case WIDE_COLOR_BURN: return NAME(burn)(b, s);
    case WIDE_SOFT_LIGHT: return NAME(soft_light)(b, s);
    case WIDE_HARD_LIGHT: return NAME(hard_light)(b, s);
    case WIDE_DIFFERENCE: return __builtin_elementwise_abs(b - s);
    case WIDE_EXCLUSION: return b + s - 2.0f * b * s;
    case WIDE_LINEAR_DODGE: return NAME(least)(one, b + s);
    case WIDE_LINEAR_BURN: return NAME(most)(zero, b + s - 1.0f);
    case WIDE_LINEAR_LIGHT: return NAME(least)(NAME(most)(zero, b + 2.0f * s - 1.0f), one);
    case WIDE_VIVID_LIGHT:
      return NAME(chosen)(
          s <= 0.5f, NAME(burn)(b, 2.0f * s), NAME(dodge)(b, 2.0f * s - 1.0f));
    case WIDE_PIN_LIGHT:
      return NAME(chosen)(
          s <= 0.5f, NAME(least)(b, 2.0f * s), NAME(most)(b, 2.0f * s - 1.0f));
    case WIDE_SUBTRACT: return NAME(most)(zero, b - s);
    case WIDE_DIVIDE: return NAME(chosen)(b <= zero, zero, NAME(chosen)(b >= s, one, b / s));
  }
  return s;
}

/// What a share makes of the other picture's alpha.
INLINE NAME(floats) NAME(share)(WideShare share, NAME(floats) alpha) {
  switch (share) {
    case WIDE_NOTHING: return (NAME(floats)){};
    case WIDE_ALL: return (NAME(floats)){} + 1.0f;
    case WIDE_INSIDE: return alpha;
    case WIDE_OUTSIDE: return 1.0f - alpha;
  }
  return alpha;
}

INLINE NAME(floats) NAME(channel)(NAME(words) pixels, uint32_t shift) {
  return __builtin_convertvector((NAME(masks))(pixels >> shift & 255), NAME(floats));
}

/// A vector of pixels: a mix, or else a composite of two shares.
INLINE NAME(lanes) NAME(blended)(
    NAME(lanes) source, NAME(lanes) backdrop, float fade, NAME(floats) covered, int is_mix,
    WideMix mix, WideShare of_source, WideShare of_backdrop) {
  NAME(floats) zero = {}, one = zero + 1.0f;
  NAME(floats) source_alpha = NAME(channel)((NAME(words))source, 24) * fade;
  NAME(floats) alpha = NAME(channel)((NAME(words))backdrop, 24) / 255.0f;
  NAME(floats) source_share, backdrop_share, both_share, result;
  if (is_mix) {
    source_share = 1.0f - alpha;
    backdrop_share = 1.0f - source_alpha;
    both_share = source_alpha * alpha;
    result = source_alpha + alpha - both_share;
  } else {
    source_share = NAME(share)(of_source, alpha);
    backdrop_share = NAME(share)(of_backdrop, source_alpha);
    result = source_alpha * source_share + alpha * backdrop_share;
  }
  NAME(masks) both = (source_alpha > zero) & (alpha > zero);
  NAME(floats) mixed_alpha =
      NAME(least)(NAME(most)(zero, alpha + (result - alpha) * covered), one);
  NAME(words) pixels =
      (NAME(words))__builtin_convertvector(mixed_alpha * 255.0f + 0.5f, NAME(masks)) << 24;
  for (uint32_t shift = 0; shift < 24; shift += 8) {
    NAME(floats) s = NAME(channel)((NAME(words))source, shift) * fade;
    NAME(floats) b = NAME(channel)((NAME(words))backdrop, shift) / 255.0f;
    result = s * source_share + b * backdrop_share;
    if (is_mix) {
      NAME(floats) more = NAME(mix)(mix, b / alpha, s / source_alpha) * both_share;
      result = NAME(chosen)(both, result + more, result);
    }
    NAME(floats) mixed =
        NAME(least)(NAME(most)(zero, b + (result - b) * covered), mixed_alpha);
    pixels |= (NAME(words))__builtin_convertvector(mixed * 255.0f + 0.5f, NAME(masks)) << shift;
  }
  return (NAME(lanes))pixels;
}

INLINE long NAME(blend)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage, float even,
    float fade, int is_mix, WideMix mix, WideShare of_source, WideShare of_backdrop) {
  NAME(floats) covered = (NAME(floats)){} + even / 255.0f;
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    if (coverage) {
      NAME(words) bytes = NAME(load_bytes)(coverage + i, some);
      covered = __builtin_convertvector((NAME(masks))bytes, NAME(floats)) / 255.0f;
    }
    NAME(lanes) pixels = NAME(blended)(
        NAME(load)(source + 4 * i, some), NAME(load)(target + 4 * i, some), fade, covered, is_mix,
        mix, of_source, of_backdrop);
    NAME(store)(target + 4 * i, pixels, some);
  }
  return count;
}

TARGET static long NAME(blend_shares)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage, float even,
    float fade, WideShare of_source, WideShare of_backdrop) {
  return NAME(blend)(
      target, count, source, coverage, even, fade, 0, WIDE_MULTIPLY, of_source, of_backdrop);
}

// A loop for each mix.
#define EACH(name)                                                                              \
  case name:                                                                                    \
    return NAME(blend)(                                                                         \
        target, count, source, coverage, even, fade, 1, name, WIDE_NOTHING, WIDE_NOTHING);

TARGET static long NAME(blend_mix)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage, float even,
    float fade, WideMix mix) {
  switch (mix) {
    EACH(WIDE_MULTIPLY)
    EACH(WIDE_SCREEN)
    EACH(WIDE_OVERLAY)
    EACH(WIDE_DARKEN)
    EACH(WIDE_LIGHTEN)
    EACH(WIDE_COLOR_DODGE)
    EACH(WIDE_COLOR_BURN)
    EACH(WIDE_SOFT_LIGHT)
    EACH(WIDE_HARD_LIGHT)
    EACH(WIDE_DIFFERENCE)
    EACH(WIDE_EXCLUSION)
    EACH(WIDE_LINEAR_DODGE)
    EACH(WIDE_LINEAR_BURN)
    EACH(WIDE_LINEAR_LIGHT)
    EACH(WIDE_VIVID_LIGHT)
    EACH(WIDE_PIN_LIGHT)
    EACH(WIDE_SUBTRACT)
    EACH(WIDE_DIVIDE)
  }
  return 0;
}

#undef EACH
