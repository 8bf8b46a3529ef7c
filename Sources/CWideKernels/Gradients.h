// Gradients: positions in single precision and mixtures of colours in double, one a lane, by the operations of
// the Swift kernel in its order, none of them fused. See `Vectors.h`.

/// `a` where the mask is set, else `b`.
INLINE NAME(floats) NAME(chosen)(NAME(masks) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))(((NAME(masks))a & mask) | ((NAME(masks))b & ~mask));
}

/// t clamped to 0…1; NaN becomes 0, as the second of two numbers does that cannot be compared.
INLINE NAME(floats) NAME(clamped)(NAME(floats) t) {
#if LANES == 32
  __m512 positive = _mm512_max_ps((__m512)t, _mm512_setzero_ps());
  return (NAME(floats))_mm512_min_ps(positive, _mm512_set1_ps(1));
#else
  __m256 positive = _mm256_max_ps((__m256)t, _mm256_setzero_ps());
  return (NAME(floats))_mm256_min_ps(positive, _mm256_set1_ps(1));
#endif
}

/// Lanes that count from 0, as numbers that remain exact.
INLINE NAME(floats) NAME(counted)(void) {
  NAME(floats) lanes;
  for (int lane = 0; lane < PIXELS; lane++) lanes[lane] = (float)lane;
  return lanes;
}

/// In how many vectors around the colour of its middle pixel those of all its pixels lie, by how far
/// apart neighbours are at most and by all rounding; 0 where those are more than two or unknown.
INLINE int NAME(vectors_of_colors)(float u, float v, float du, float dv) {
  if (!(__builtin_fabsf(u) < 64 && __builtin_fabsf(v) < 64)) return 0;
  float away = (__builtin_fabsf(du) + __builtin_fabsf(dv)) * 1023 * (PIXELS / 2);
  // A colour is half a one off by rounding, and the middle one's too.
  if (away <= PIXELS / 2 - 1.5f) return 1;
  return away <= PIXELS - 1.5f ? 2 : 0;
}

/// The colours at the positions t, clamped to 0…1; NaN counts as 0. They are gathered one by one, but for
/// those in one vector or in two.
INLINE NAME(lanes) NAME(colors_at)(
    const uint32_t *colors, NAME(floats) t, const int vectors) {
  NAME(floats) clamped = NAME(clamped)(t);
  // Adding 2^23 rounds to nearest and leaves the integer in the low bits.
  NAME(words) index = (NAME(words))(clamped * 1023.0f + 8388608.0f);
  if (vectors == 0) return (NAME(lanes))NAME(gather)(colors, index & 0xffff);
  uint32_t half = (uint32_t)vectors * PIXELS / 2, last = 1024 - 2 * half;
  uint32_t middle = index[PIXELS / 2] & 0xffff, first = middle < half ? 0 : middle - half;
  first = first > last ? last : first;
  NAME(lanes) low = NAME(load)(colors + first, PIXELS);
  // Only the lowest bits of an index are looked at.
  if (vectors == 1) return (NAME(lanes))NAME(turned)(low, index - first);
  NAME(lanes) high = NAME(load)(colors + first + PIXELS, PIXELS);
  return (NAME(lanes))NAME(picked)(low, high, (index & 0xffff) - first);
}

/// Writes the first `count` pixels of a vector, or all where there are more.
INLINE void NAME(store_some)(uint8_t *target, long count, NAME(lanes) pixels) {
  NAME(store)(target, pixels, count < PIXELS ? count : PIXELS);
}

INLINE void NAME(store_colors)(
    uint8_t *target, long count, const uint32_t *colors, NAME(floats) t, const int vectors) {
  NAME(store_some)(target, count, NAME(colors_at)(colors, t, vectors));
}

/// The positions from 0 to 1 and those beyond an end at which the gradient goes on; never NaN.
INLINE NAME(masks) NAME(included)(NAME(floats) t, int before, int after) {
  NAME(floats) zero = {}, one = zero + 1;
  NAME(masks) inside = (t >= zero) & (t <= one);
  return inside | ((t < zero) & -(before != 0)) | ((t > one) & -(after != 0));
}

INLINE long NAME(axial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float du, const int vectors) {
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(store_colors)(target + 4 * i, count - i, colors, u + steps * du, vectors);
    steps += PIXELS;
  }
  return count;
}

TARGET static long NAME(sample_axial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float du) {
  switch (NAME(vectors_of_colors)(u, 0, du, 0)) {
    case 1: return NAME(axial)(target, count, colors, u, du, 1);
    case 2: return NAME(axial)(target, count, colors, u, du, 2);
    default: return NAME(axial)(target, count, colors, u, du, 0);
  }
}

INLINE long NAME(radial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv,
    const int vectors) {
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) x = u + steps * du;
    NAME(floats) y = v + steps * dv;
    NAME(floats) t = __builtin_elementwise_sqrt(x * x + y * y);
    NAME(store_colors)(target + 4 * i, count - i, colors, t, vectors);
    steps += PIXELS;
  }
  return count;
}

TARGET static long NAME(sample_radial)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv) {
  switch (NAME(vectors_of_colors)(u, v, du, dv)) {
    case 1: return NAME(radial)(target, count, colors, u, v, du, dv, 1);
    case 2: return NAME(radial)(target, count, colors, u, v, du, dv, 2);
    default: return NAME(radial)(target, count, colors, u, v, du, dv, 0);
  }
}

TARGET static long NAME(sample_conic)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv) {
  NAME(floats) zero = {}, steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) across = u + steps * du;
    NAME(floats) down = v + steps * dv;
    NAME(floats) x = __builtin_elementwise_abs(across);
    NAME(floats) y = __builtin_elementwise_abs(down);
    NAME(floats) larger = NAME(chosen)(y >= x, y, x);
    NAME(floats) smaller = NAME(chosen)(y < x, y, x);
    NAME(floats) ratio = NAME(chosen)(larger > zero, smaller / larger, zero);
    NAME(floats) s = ratio * ratio;
    NAME(floats) series = zero - 0.01172120f;
    series = series * s + 0.05265332f;
    series = series * s - 0.11643287f;
    series = series * s + 0.19354346f;
    series = series * s - 0.33262347f;
    series = series * s + 0.99997726f;
    // Half of 1/π, with the π of Swift's `Float`.
    NAME(floats) angle = ratio * series * (0.5f / 0x1.921fb4p1f);
    angle = NAME(chosen)(y > x, 0.25f - angle, angle);
    angle = NAME(chosen)(across < zero, 0.5f - angle, angle);
    angle = NAME(chosen)(down < zero, 1.0f - angle, angle);
    NAME(store_colors)(target + 4 * i, count - i, colors, angle, 0);
    steps += PIXELS;
  }
  return count;
}

INLINE long NAME(segment)(
    uint8_t *target, long count, const uint32_t *colors, float u, float du, int before, int after,
    const int vectors) {
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) t = u + steps * du;
    NAME(lanes) found = NAME(colors_at)(colors, t, vectors);
    found &= (NAME(lanes))NAME(included)(t, before, after);
    NAME(store_some)(target + 4 * i, count - i, found);
    steps += PIXELS;
  }
  return count;
}

TARGET static long NAME(sample_segment)(
    uint8_t *target, long count, const uint32_t *colors, float u, float du, int before, int after) {
  switch (NAME(vectors_of_colors)(u, 0, du, 0)) {
    case 1: return NAME(segment)(target, count, colors, u, du, before, after, 1);
    case 2: return NAME(segment)(target, count, colors, u, du, before, after, 2);
    default: return NAME(segment)(target, count, colors, u, du, before, after, 0);
  }
}

typedef double NAME(doubles) __attribute__((vector_size(PIXELS * 8)));
typedef int64_t NAME(wide_masks) __attribute__((vector_size(PIXELS * 8)));

INLINE NAME(doubles) NAME(either)(NAME(wide_masks) mask, NAME(doubles) a, NAME(doubles) b) {
  return (NAME(doubles))(((NAME(wide_masks))a & mask) | ((NAME(wide_masks))b & ~mask));
}

/// Those of the circles at t, numbers of single precision, that there are.
INLINE NAME(masks) NAME(accepted)(NAME(doubles) t, const WideCircles *circles) {
  NAME(wide_masks) grown = circles->start + t * circles->growth >= 0;
  NAME(floats) rounded = __builtin_convertvector(t, NAME(floats));
  return __builtin_convertvector(grown, NAME(masks))
      & NAME(included)(rounded, circles->before, circles->after);
}

TARGET static long NAME(sample_circles)(
    uint8_t *target, long count, const uint32_t *colors, float u, float v, float du, float dv,
    const WideCircles *circles) {
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(doubles) x = __builtin_convertvector(u + steps * du, NAME(doubles));
    NAME(doubles) y = __builtin_convertvector(v + steps * dv, NAME(doubles));
    NAME(doubles) b = x * circles->distance + circles->start * circles->growth;
    NAME(doubles) c = x * x + y * y - circles->start * circles->start;
    NAME(floats) t;
    NAME(masks) found;
    if (circles->square == 0) {
      NAME(doubles) only = c / (2 * b);
      t = __builtin_convertvector(only, NAME(floats));
      found = __builtin_convertvector(b != 0, NAME(masks)) & NAME(accepted)(only, circles);
    } else {
      NAME(doubles) discriminant = b * b - circles->square * c;
      NAME(doubles) root = __builtin_elementwise_sqrt(discriminant);
      NAME(doubles) sum = NAME(either)(b < 0, b - root, b + root);
      NAME(doubles) first = sum / circles->square;
      NAME(doubles) second = NAME(either)(sum == 0, first, c / sum);
      NAME(doubles) last = NAME(either)(second >= first, second, first);
      NAME(doubles) other = NAME(either)(second < first, second, first);
      NAME(masks) isLast = NAME(accepted)(last, circles);
      t = NAME(chosen)(
          isLast, __builtin_convertvector(last, NAME(floats)),
          __builtin_convertvector(other, NAME(floats)));
      found = __builtin_convertvector(discriminant >= 0, NAME(masks))
          & (isLast | NAME(accepted)(other, circles));
    }
    NAME(lanes) painted = NAME(colors_at)(colors, t, 0);
    NAME(store_some)(target + 4 * i, count - i, painted & (NAME(lanes))found);
    steps += PIXELS;
  }
  return count;
}

/// Cut to 0…1; what is no number is nothing.
INLINE NAME(doubles) NAME(within_unit)(NAME(doubles) number) {
  NAME(doubles) zero = {}, one = zero + 1;
  return NAME(either)(number > zero, NAME(either)(one < number, one, number), zero);
}

/// 0…1 as bytes, rounded to nearest.
INLINE NAME(words) NAME(as_bytes)(NAME(doubles) number) {
  return (NAME(words))__builtin_convertvector(number * 255 + 0.5, NAME(masks));
}

TARGET static long NAME(fill_ramp)(
    uint32_t *colors, long first, long end, const WideSection *section) {
  NAME(doubles) entries = __builtin_convertvector(NAME(counted)(), NAME(doubles)) + (double)first;
  for (long i = first; i < end; i += PIXELS) {
    NAME(doubles) part = NAME(within_unit)((entries / 1023 - section->start) / section->length);
    NAME(doubles) mixed[4];
    for (int c = 0; c < 4; c++) {
      double from = section->from[c], way = section->to[c] - from;
      mixed[c] = NAME(within_unit)(from + way * part);
    }
    NAME(words) pixels = NAME(as_bytes)(mixed[3]) << 24;
    for (int c = 0; c < 3; c++) pixels |= NAME(as_bytes)(mixed[c] * mixed[3]) << (8 * c);
    NAME(store_some)((uint8_t *)(colors + i), end - i, (NAME(lanes))pixels);
    entries += PIXELS;
  }
  return end - first;
}
