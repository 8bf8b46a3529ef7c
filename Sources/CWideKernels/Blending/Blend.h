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
    default: return s;
  }
}

INLINE NAME(floats) NAME(least_of)(const NAME(floats) *color) {
  return NAME(least)(color[0], NAME(least)(color[1], color[2]));
}

INLINE NAME(floats) NAME(most_of)(const NAME(floats) *color) {
  return NAME(most)(color[0], NAME(most)(color[1], color[2]));
}

INLINE NAME(floats) NAME(chroma)(const NAME(floats) *color) {
  return NAME(most_of)(color) - NAME(least_of)(color);
}

INLINE NAME(floats) NAME(lightness)(const NAME(floats) *color) {
  return 0.3f * color[0] + 0.59f * color[1] + 0.11f * color[2];
}

/// `color` with another's lightness, brought back into 0…1 towards its grey.
INLINE void NAME(light)(NAME(floats) wanted, const NAME(floats) *color, NAME(floats) *mixed) {
  NAME(floats) more = wanted - NAME(lightness)(color);
  for (int i = 0; i < 3; i++) mixed[i] = color[i] + more;
  NAME(floats) least = NAME(least_of)(mixed), most = NAME(most_of)(mixed);
  NAME(floats) up = wanted / (wanted - least), down = (1.0f - wanted) / (most - wanted);
  for (int i = 0; i < 3; i++) {
    mixed[i] = NAME(chosen)(least < 0.0f, wanted + (mixed[i] - wanted) * up, mixed[i]);
    mixed[i] = NAME(chosen)(most > 1.0f, wanted + (mixed[i] - wanted) * down, mixed[i]);
  }
}

/// `color` with its least channel at 0, its greatest at `wanted` and the third between.
INLINE void NAME(saturate)(NAME(floats) wanted, const NAME(floats) *color, NAME(floats) *mixed) {
  NAME(floats) zero = {}, least = NAME(least_of)(color), range = NAME(most_of)(color) - least;
  for (int i = 0; i < 3; i++)
    mixed[i] = NAME(chosen)(range > zero, (color[i] - least) * (wanted / range), zero);
}

/// Three channels of two straight colours.
INLINE void NAME(mix_colors)(
    WideMix mix, const NAME(floats) *b, const NAME(floats) *s, NAME(floats) *mixed) {
  NAME(floats) color[3];
  switch (mix) {
    case WIDE_HUE:
      NAME(saturate)(NAME(chroma)(b), s, color);
      return NAME(light)(NAME(lightness)(b), color, mixed);
    case WIDE_SATURATION:
      NAME(saturate)(NAME(chroma)(s), b, color);
      return NAME(light)(NAME(lightness)(b), color, mixed);
    case WIDE_COLOR: return NAME(light)(NAME(lightness)(b), s, mixed);
    case WIDE_LUMINOSITY: return NAME(light)(NAME(lightness)(s), b, mixed);
    default:
      for (int i = 0; i < 3; i++) mixed[i] = NAME(mix)(mix, b[i], s[i]);
  }
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

/// Red, green, blue and alpha of a vector of pixels, each one a whole number.
INLINE void NAME(part)(NAME(lanes) pixels, NAME(floats) *channels) {
  for (int i = 0; i < 4; i++)
    channels[i] = __builtin_convertvector(
        (NAME(masks))((NAME(words))pixels >> (uint32_t)(8 * i) & 255), NAME(floats));
}

/// `s` and `b` where they meet: each times its share.
INLINE void NAME(shared)(
    const NAME(floats) *s, const NAME(floats) *b, WideShare of_source, WideShare of_backdrop,
    NAME(floats) *result) {
  NAME(floats) source = NAME(share)(of_source, b[3]);
  NAME(floats) backdrop = NAME(share)(of_backdrop, s[3]);
  for (int i = 0; i < 4; i++) result[i] = s[i] * source + b[i] * backdrop;
}

/// `s` and `b` by a mix, each of them where the other is not.
INLINE void NAME(meeting)(
    const NAME(floats) *s, const NAME(floats) *b, WideMix mix, NAME(floats) *result) {
  NAME(floats) zero = {}, one = zero + 1.0f, both = s[3] * b[3];
  NAME(masks) meet = (s[3] > zero) & (b[3] > zero);
  NAME(floats) backdrop[3], source[3], color[3];
  for (int i = 0; i < 3; i++) {
    backdrop[i] = b[i] / b[3];
    source[i] = s[i] / s[3];
  }
  NAME(mix_colors)(mix == WIDE_BURN_TO_BLACK ? WIDE_COLOR_BURN : mix, backdrop, source, color);
  for (int i = 0; i < 3; i++) {
    result[i] = s[i] * (one - b[3]) + b[i] * (one - s[3]);
    result[i] = NAME(chosen)(meet, result[i] + color[i] * both, result[i]);
    if (mix == WIDE_BURN_TO_BLACK)
      result[i] = NAME(chosen)(
          (s[3] > zero) & (s[i] == zero) & (b[i] < b[3]), zero, result[i]);
  }
  result[3] = s[3] + b[3] - both;
}

/// `s` and `b` with their darkness added up.
INLINE void NAME(darkened)(
    const NAME(floats) *s, const NAME(floats) *b, NAME(floats) *result) {
  NAME(floats) zero = {}, one = zero + 1.0f;
  result[3] = NAME(least)(one, s[3] + b[3]);
  NAME(floats) more = result[3] - s[3] - b[3];
  for (int i = 0; i < 3; i++)
    result[i] = NAME(least)(NAME(most)(zero, s[i] + b[i] + more), one);
}

/// A vector of pixels: a composite of two shares where `mix` is `WIDE_NO_MIX`.
INLINE NAME(lanes) NAME(blended)(
    NAME(lanes) source, NAME(lanes) backdrop, float fade, NAME(floats) covered, WideMix mix,
    WideShare of_source, WideShare of_backdrop) {
  NAME(floats) zero = {}, most = zero + 1.0f, s[4], b[4], result[4];
  NAME(part)(source, s);
  NAME(part)(backdrop, b);
  for (int i = 0; i < 4; i++) {
    s[i] = s[i] * fade;
    b[i] = b[i] / 255.0f;
  }
  if (mix == WIDE_NO_MIX) NAME(shared)(s, b, of_source, of_backdrop, result);
  else if (mix == WIDE_ADD_DARKNESS) NAME(darkened)(s, b, result);
  else NAME(meeting)(s, b, mix, result);
  NAME(words) pixels = {};
  for (int i = 3; i >= 0; i--) {
    NAME(floats) channel =
        NAME(least)(NAME(most)(zero, b[i] + (result[i] - b[i]) * covered), most);
    if (i == 3) most = channel;
    pixels |= (NAME(words))__builtin_convertvector(channel * 255.0f + 0.5f, NAME(masks))
              << (uint32_t)(8 * i);
  }
  return (NAME(lanes))pixels;
}

INLINE void NAME(blend)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage, float even,
    float fade, WideMix mix, WideShare of_source, WideShare of_backdrop) {
  NAME(floats) covered = (NAME(floats)){} + even / 255.0f;
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    if (coverage) {
      NAME(words) bytes = NAME(load_bytes)(coverage + i, some);
      covered = __builtin_convertvector((NAME(masks))bytes, NAME(floats)) / 255.0f;
    }
    NAME(lanes) pixels = NAME(blended)(
        NAME(load)(source + 4 * i, some), NAME(load)(target + 4 * i, some), fade, covered, mix,
        of_source, of_backdrop);
    NAME(store)(target + 4 * i, pixels, some);
  }
}

TARGET static void NAME(blend_shares)(
    uint8_t *target, long count, const uint8_t *source, const uint8_t *coverage, float even,
    float fade, WideShare of_source, WideShare of_backdrop) {
  return NAME(blend)(
      target, count, source, coverage, even, fade, WIDE_NO_MIX, of_source, of_backdrop);
}

// A loop for each mix.
#define EACH(name)                                                                              \
  case name:                                                                                    \
    return NAME(blend)(                                                                         \
        target, count, source, coverage, even, fade, name, WIDE_NOTHING, WIDE_NOTHING);

TARGET static void NAME(blend_mix)(
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
    EACH(WIDE_HUE)
    EACH(WIDE_SATURATION)
    EACH(WIDE_COLOR)
    EACH(WIDE_LUMINOSITY)
    EACH(WIDE_BURN_TO_BLACK)
    EACH(WIDE_ADD_DARKNESS)
    case WIDE_NO_MIX: return;
  }
}

#undef EACH
