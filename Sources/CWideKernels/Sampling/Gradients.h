// Gradients: positions and mixtures of colours in single precision, exact positions in double, one a lane, by the
// operations of the plain twin in its order, none of them fused. See `Vectors.h`.

/// `a` where the mask is set, else `b`.
INLINE NAME(floats) NAME(chosen)(NAME(masks) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))(((NAME(masks))a & mask) | ((NAME(masks))b & ~mask));
}

/// t clamped to 0…1; NaN becomes 0, as the second of two numbers does that cannot be compared.
INLINE NAME(floats) NAME(clamped)(NAME(floats) t) {
#if LANES == 32
  __m512 positive = _mm512_max_ps((__m512)t, _mm512_setzero_ps());
  return (NAME(floats))_mm512_min_ps(positive, _mm512_set1_ps(1));
#elif LANES == 16
  __m256 positive = _mm256_max_ps((__m256)t, _mm256_setzero_ps());
  return (NAME(floats))_mm256_min_ps(positive, _mm256_set1_ps(1));
#else
  NAME(floats) zero = {}, one = zero + 1;
  NAME(floats) positive = NAME(chosen)(t > zero, t, zero);
  return NAME(chosen)(positive < one, positive, one);
#endif
}

/// Lanes that count from 0, as numbers that remain exact.
INLINE NAME(floats) NAME(counted)(void) {
  NAME(floats) lanes;
  for (int lane = 0; lane < PIXELS; lane++) lanes[lane] = (float)lane;
  return lanes;
}

/// In how many vectors around the colour of its middle pixel those of all its pixels lie, by how far
/// apart neighbours are at most and by all rounding; 0 where those are more than two or unknown, or nothing can be
/// picked from a vector.
INLINE int NAME(vectors_of_colors)(int last, float u, float v, float du, float dv) {
  if (LANES == 8) return 0;
  if (!(__builtin_fabsf(u) < 64 && __builtin_fabsf(v) < 64)) return 0;
  float away = (__builtin_fabsf(du) + __builtin_fabsf(dv)) * (float)last * (PIXELS / 2);
  // A colour is half a one off by rounding, and the middle one's too.
  if (away <= PIXELS / 2 - 1.5f) return 1;
  return away <= PIXELS - 1.5f ? 2 : 0;
}

/// The colours at the positions t, clamped to 0…1; NaN counts as 0. They are gathered one by one, but for
/// those in one vector or in two.
INLINE NAME(lanes) NAME(colors_at)(
    const uint32_t *colors, int last, NAME(floats) t, const int vectors) {
  NAME(floats) clamped = NAME(clamped)(t);
  // Adding 2^23 rounds to nearest and leaves the integer in the low bits.
  NAME(words) index = (NAME(words))(clamped * (float)last + 8388608.0f);
  if (vectors == 0) return (NAME(lanes))NAME(gather)(colors, index & 0xffff);
#if LANES > 8
  uint32_t half = (uint32_t)vectors * PIXELS / 2, latest = (uint32_t)last + 1 - 2 * half;
  uint32_t middle = index[PIXELS / 2] & 0xffff, first = middle < half ? 0 : middle - half;
  first = first > latest ? latest : first;
  NAME(lanes) low = NAME(load)(colors + first, PIXELS);
  // Only the lowest bits of an index are looked at.
  if (vectors == 1) return (NAME(lanes))NAME(turned)(low, index - first);
  NAME(lanes) high = NAME(load)(colors + first + PIXELS, PIXELS);
  return (NAME(lanes))NAME(picked)(low, high, (index & 0xffff) - first);
#else
  return (NAME(lanes)){};
#endif
}

/// Writes the first `count` pixels of a vector, or all where there are more.
INLINE void NAME(store_some)(uint8_t *target, long count, NAME(lanes) pixels) {
  NAME(store)(target, pixels, count < PIXELS ? count : PIXELS);
}

/// The positions from 0 to 1 and those beyond an end at which the gradient goes on; never NaN.
INLINE NAME(masks) NAME(included)(NAME(floats) t, int before, int after) {
  NAME(floats) zero = {}, one = zero + 1;
  NAME(masks) inside = (t >= zero) & (t <= one);
  return inside | ((t < zero) & -(before != 0)) | ((t > one) & -(after != 0));
}

typedef double NAME(doubles) __attribute__((vector_size(PIXELS * 8)));
typedef int64_t NAME(wide_masks) __attribute__((vector_size(PIXELS * 8)));

INLINE NAME(doubles) NAME(either)(NAME(wide_masks) mask, NAME(doubles) a, NAME(doubles) b) {
  return (NAME(doubles))(((NAME(wide_masks))a & mask) | ((NAME(wide_masks))b & ~mask));
}

/// Lanes that say where `found` is not the colour that is shown.
INLINE NAME(masks) NAME(untold)(NAME(lanes) found, const WideColors *colors) {
  NAME(masks) all = (NAME(masks)){} - (colors->exact == 2);
  return (NAME(masks))((NAME(words))found == WIDE_UNTOLD) | all;
}

/// 0…1 as bytes, rounded to nearest.
INLINE NAME(words) NAME(bytes_of)(NAME(floats) number) {
  return (NAME(words))__builtin_convertvector(number * 255 + 0.5f, NAME(masks));
}

/// `found` with the colours at t in the lanes of `open`. Called where colours are steep, which are few pixels of
/// most gradients: one copy for all kernels.
TARGET __attribute__((noinline)) static NAME(lanes) NAME(told)(
    NAME(lanes) found, NAME(masks) open, const NAME(doubles) *positions, const WideColors *colors) {
  // What is no number lies before all.
  NAME(doubles) low = (NAME(doubles)){} - 1, high = low + 3, t = *positions;
  t = NAME(either)(t > low, NAME(either)(t < high, t, high), low);
  double scalars[PIXELS];
  __builtin_memcpy(scalars, &t, sizeof scalars);
  NAME(floats) one = (NAME(floats)){} + 1;
  NAME(words) pixels = (NAME(words))found;
  // One interval after the other, in all lanes that lie in it.
  for (uint32_t left; (left = NAME(unequal)((NAME(words))open, (NAME(words)){})) != 0;) {
    const WideInterval *interval = interval_at(colors, scalars[__builtin_ctz(left)]);
    NAME(wide_masks) within = (t >= interval->start) & (t < interval->end);
    NAME(words) here = (NAME(words))(__builtin_convertvector(within, NAME(masks)) & open);
    NAME(floats) part =
        __builtin_convertvector((t - interval->start) * interval->scale, NAME(floats));
    NAME(floats) mixed[4];
    for (int c = 0; c < 4; c++) {
      NAME(floats) color = interval->from[c] + interval->way[c] * part;
      mixed[c] = NAME(chosen)(color < one, color, one);
    }
    NAME(words) shown = NAME(bytes_of)(mixed[3]) << 24;
    for (int c = 0; c < 3; c++) shown |= NAME(bytes_of)(mixed[c] * mixed[3]) << (8 * c);
    pixels = (shown & here) | (pixels & ~here);
    open &= (NAME(masks))~here;
  }
  return (NAME(lanes))pixels;
}

/// Puts into `found` the colours at the positions t, where it does not have them.
#define TELL(found, t, colors)                                    \
  do {                                                            \
    NAME(masks) open = NAME(untold)(found, colors);               \
    if (NAME(is_zero)((NAME(lanes))open)) break;                  \
    NAME(doubles) positions = (t);                                \
    found = NAME(told)(found, open, &positions, colors);          \
  } while (0)

/// The same numbers in double precision.
INLINE NAME(doubles) NAME(widened)(NAME(floats) numbers) {
  return __builtin_convertvector(numbers, NAME(doubles));
}

INLINE void NAME(axial)(
    uint8_t *target, long count, const WideColors *colors, double u, double du, const int vectors,
    const int exact) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  float start = (float)u, step = (float)du;
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(lanes) found = NAME(colors_at)(ramp, last, start + steps * step, vectors);
    if (exact) TELL(found, u + NAME(widened)(steps) * du, colors);
    NAME(store_some)(target + 4 * i, count - i, found);
    steps += PIXELS;
  }
}

/// The kernel for as many vectors of colours, exact or not.
#define FOR_COLORS(kernel, vectors, exact, ...)                                  \
  switch (vectors) {                                                             \
    case 1: return exact ? kernel(__VA_ARGS__, 1, 1) : kernel(__VA_ARGS__, 1, 0); \
    case 2: return exact ? kernel(__VA_ARGS__, 2, 1) : kernel(__VA_ARGS__, 2, 0); \
    default: return exact ? kernel(__VA_ARGS__, 0, 1) : kernel(__VA_ARGS__, 0, 0); \
  }

TARGET static void NAME(sample_axial)(
    uint8_t *target, long count, const WideColors *colors, double u, double du) {
  const int vectors = NAME(vectors_of_colors)(colors->last, (float)u, 0, (float)du, 0);
  FOR_COLORS(NAME(axial), vectors, colors->exact, target, count, colors, u, du)
}

INLINE void NAME(radial)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv,
    const int vectors, const int exact) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  float startX = (float)u, startY = (float)v, stepX = (float)du, stepY = (float)dv;
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) x = startX + steps * stepX;
    NAME(floats) y = startY + steps * stepY;
    NAME(floats) t = __builtin_elementwise_sqrt(x * x + y * y);
    NAME(lanes) found = NAME(colors_at)(ramp, last, t, vectors);
    if (exact) {
      NAME(doubles) across = u + NAME(widened)(steps) * du, down = v + NAME(widened)(steps) * dv;
      TELL(found, __builtin_elementwise_sqrt(across * across + down * down), colors);
    }
    NAME(store_some)(target + 4 * i, count - i, found);
    steps += PIXELS;
  }
}

TARGET static void NAME(sample_radial)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du,
    double dv) {
  const int vectors = NAME(vectors_of_colors)(colors->last, (float)u, (float)v, (float)du, (float)dv);
  FOR_COLORS(NAME(radial), vectors, colors->exact, target, count, colors, u, v, du, dv)
}

/// The angle of (u, v) as a part of a full turn: see Swift's `exactTurn`.
INLINE NAME(doubles) NAME(exact_turn)(NAME(doubles) u, NAME(doubles) v) {
  NAME(doubles) zero = {};
  NAME(doubles) x = __builtin_elementwise_abs(u);
  NAME(doubles) y = __builtin_elementwise_abs(v);
  NAME(doubles) larger = NAME(either)(y >= x, y, x);
  NAME(doubles) smaller = NAME(either)(y < x, y, x);
  NAME(wide_masks) isSteep = smaller > larger * 0.41421356237309503;
  NAME(doubles) above = NAME(either)(isSteep, smaller - larger, smaller);
  NAME(doubles) below = NAME(either)(isSteep, smaller + larger, larger);
  NAME(doubles) ratio = NAME(either)(below > zero, above / below, zero);
  NAME(doubles) s = ratio * ratio;
  NAME(doubles) series = zero - 0.0059929962546046165;
  series = series * s + 0.011099780359216976;
  series = series * s - 0.014312092460293063;
  series = series * s + 0.017671700524668457;
  series = series * s - 0.022735898840081484;
  series = series * s + 0.03183097756276978;
  series = series * s - 0.0530516476075178;
  series = series * s + 0.15915494309177514;
  NAME(doubles) angle = ratio * series;
  angle = NAME(either)(isSteep, angle + 0.125, angle);
  angle = NAME(either)(y > x, 0.25 - angle, angle);
  angle = NAME(either)(u < zero, 0.5 - angle, angle);
  return NAME(either)(v < zero, 1.0 - angle, angle);
}

INLINE void NAME(conic)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv,
    const int exact) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  float startX = (float)u, startY = (float)v, stepX = (float)du, stepY = (float)dv;
  NAME(floats) zero = {}, steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) across = startX + steps * stepX;
    NAME(floats) down = startY + steps * stepY;
    NAME(floats) x = __builtin_elementwise_abs(across);
    NAME(floats) y = __builtin_elementwise_abs(down);
    NAME(floats) larger = NAME(chosen)(y > x, y, x);
    NAME(floats) smaller = NAME(chosen)(y < x, y, x);
    NAME(floats) ratio = NAME(chosen)(larger > zero, smaller / larger, zero);
    NAME(floats) s = ratio * ratio;
    NAME(floats) series = zero - 0.0062048966f;
    series = series * s + 0.0232787132f;
    series = series * s - 0.0511165857f;
    series = series * s + 0.1590298116f;
    NAME(floats) angle = ratio * series;
    angle = NAME(chosen)(y > x, 0.25f - angle, angle);
    angle = NAME(chosen)(across < zero, 0.5f - angle, angle);
    angle = NAME(chosen)(down < zero, 1.0f - angle, angle);
    NAME(lanes) found = NAME(colors_at)(ramp, last, angle, 0);
    if (exact) {
      NAME(doubles) indices = NAME(widened)(steps);
      TELL(found, NAME(exact_turn)(u + indices * du, v + indices * dv), colors);
    }
    NAME(store_some)(target + 4 * i, count - i, found);
    steps += PIXELS;
  }
}

TARGET static void NAME(sample_conic)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du,
    double dv) {
  if (colors->exact) return NAME(conic)(target, count, colors, u, v, du, dv, 1);
  return NAME(conic)(target, count, colors, u, v, du, dv, 0);
}

INLINE void NAME(segment)(
    uint8_t *target, long count, const WideColors *colors, double u, double du, int before,
    int after, const int vectors, const int exact) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  float start = (float)u, step = (float)du;
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) t = start + steps * step;
    NAME(lanes) found = NAME(colors_at)(ramp, last, t, vectors);
    if (exact) TELL(found, u + NAME(widened)(steps) * du, colors);
    found &= (NAME(lanes))NAME(included)(t, before, after);
    NAME(store_some)(target + 4 * i, count - i, found);
    steps += PIXELS;
  }
}

TARGET static void NAME(sample_segment)(
    uint8_t *target, long count, const WideColors *colors, double u, double du, int before,
    int after) {
  const int vectors = NAME(vectors_of_colors)(colors->last, (float)u, 0, (float)du, 0);
  FOR_COLORS(
      NAME(segment), vectors, colors->exact, target, count, colors, u, du, before, after)
}

/// Those of the circles at t, numbers of single precision, that there are.
INLINE NAME(masks) NAME(accepted)(NAME(doubles) t, const WideCircles *circles) {
  NAME(wide_masks) grown = circles->start + t * circles->growth >= 0;
  NAME(floats) rounded = __builtin_convertvector(t, NAME(floats));
  return __builtin_convertvector(grown, NAME(masks))
      & NAME(included)(rounded, circles->before, circles->after);
}

INLINE void NAME(circles)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv,
    const WideCircles *circles, const int exact) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(doubles) x = u + NAME(widened)(steps) * du;
    NAME(doubles) y = v + NAME(widened)(steps) * dv;
    NAME(doubles) b = x * circles->distance + circles->start * circles->growth;
    NAME(doubles) c = x * x + y * y - circles->start * circles->start;
    NAME(doubles) t;
    NAME(masks) reached;
    if (circles->square == 0) {
      t = c / (2 * b);
      reached = __builtin_convertvector(b != 0, NAME(masks)) & NAME(accepted)(t, circles);
    } else {
      NAME(doubles) discriminant = b * b - circles->square * c;
      NAME(doubles) root = __builtin_elementwise_sqrt(discriminant);
      NAME(doubles) sum = NAME(either)(b < 0, b - root, b + root);
      NAME(doubles) first = sum / circles->square;
      NAME(doubles) second = NAME(either)(sum == 0, first, c / sum);
      NAME(doubles) latest = NAME(either)(second >= first, second, first);
      NAME(doubles) other = NAME(either)(second < first, second, first);
      NAME(masks) isLatest = NAME(accepted)(latest, circles);
      t = NAME(either)(__builtin_convertvector(isLatest, NAME(wide_masks)), latest, other);
      reached = __builtin_convertvector(discriminant >= 0, NAME(masks))
          & (isLatest | NAME(accepted)(other, circles));
    }
    NAME(lanes) found =
        NAME(colors_at)(ramp, last, __builtin_convertvector(t, NAME(floats)), 0);
    found &= (NAME(lanes))reached;
    if (exact) {
      NAME(masks) open = NAME(untold)(found, colors) & reached;
      if (!NAME(is_zero)((NAME(lanes))open)) found = NAME(told)(found, open, &t, colors);
    }
    NAME(store_some)(target + 4 * i, count - i, found);
    steps += PIXELS;
  }
}

TARGET static void NAME(sample_circles)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv,
    const WideCircles *circles) {
  if (colors->exact) return NAME(circles)(target, count, colors, u, v, du, dv, circles, 1);
  return NAME(circles)(target, count, colors, u, v, du, dv, circles, 0);
}

TARGET static void NAME(fill_ramp)(uint32_t *colors, long count, const WideSection *section) {
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) part = NAME(clamped)(section->begin + steps * section->step);
    NAME(floats) mixed[4];
    for (int c = 0; c < 4; c++) mixed[c] = NAME(clamped)(section->from[c] + section->way[c] * part);
    NAME(words) pixels = NAME(bytes_of)(mixed[3]) << 24;
    for (int c = 0; c < 3; c++) pixels |= NAME(bytes_of)(mixed[c] * mixed[3]) << (8 * c);
    NAME(store_some)((uint8_t *)(colors + i), count - i, (NAME(lanes))pixels);
    steps += PIXELS;
  }
}
