// Gradients: positions and mixtures of colours in single precision, exact positions in double, one a lane, by the
// operations of the plain twin in its order, none of them fused. See `Vectors.h`.

/// `a` where the mask is set, else `b`.
INLINE NAME(floats) NAME(chosen)(NAME(masks) mask, NAME(floats) a, NAME(floats) b) {
  return (NAME(floats))(((NAME(masks))a & mask) | ((NAME(masks))b & ~mask));
}

/// t clamped to 0…most; NaN becomes 0, as the second of two numbers does that cannot be compared.
INLINE NAME(floats) NAME(clamped)(NAME(floats) t, float most) {
#if LANES == 32
  __m512 positive = _mm512_max_ps((__m512)t, _mm512_setzero_ps());
  return (NAME(floats))_mm512_min_ps(positive, _mm512_set1_ps(most));
#elif LANES == 16
  __m256 positive = _mm256_max_ps((__m256)t, _mm256_setzero_ps());
  return (NAME(floats))_mm256_min_ps(positive, _mm256_set1_ps(most));
#elif defined(__x86_64__)
  return (NAME(floats))_mm_min_ps(_mm_max_ps((__m128)t, _mm_setzero_ps()), _mm_set1_ps(most));
#else
  NAME(floats) zero = {}, all = zero + most;
  NAME(floats) positive = NAME(chosen)(t > zero, t, zero);
  return NAME(chosen)(positive < all, positive, all);
#endif
}

/// Lanes that count from 0, as numbers that remain exact.
INLINE NAME(floats) NAME(counted)(void) {
  NAME(floats) lanes;
  for (int lane = 0; lane < PIXELS; lane++) lanes[lane] = (float)lane;
  return lanes;
}

/// In how many vectors around the colour of its middle pixel those of all its pixels lie, where neighbours are
/// `step` entries apart at most; 0 where those are more than two or unknown, or nothing can be picked from a vector.
INLINE int NAME(vectors_of_colors)(float step) {
  if (LANES == 8) return 0;
  float away = step * (PIXELS / 2);
  // A colour is half a one off by rounding, and the middle one's too.
  if (away <= PIXELS / 2 - 1.5f) return 1;
  return away <= PIXELS - 1.5f ? 2 : 0;
}

/// The colours with these indices, to all of which `bias` was added, 0 or NEAREST. They are gathered one by one, but
/// for those in one vector or in two.
INLINE NAME(lanes) NAME(colors_at)(
    const uint32_t *colors, int last, NAME(words) index, const uint32_t bias, const int vectors) {
  if (vectors == 0) {
    const uintptr_t origin = (uintptr_t)colors - 4 * (uintptr_t)bias;
    return (NAME(lanes))NAME(gather)((const void *)origin, index);
  }
#if LANES > 8
  uint32_t half = (uint32_t)vectors * PIXELS / 2, latest = (uint32_t)last + 1 - 2 * half;
  uint32_t middle = index[PIXELS / 2] - bias, first = middle < half ? 0 : middle - half;
  first = first > latest ? latest : first;
  NAME(lanes) low = NAME(load)(colors + first, PIXELS);
  if (vectors == 1) return (NAME(lanes))NAME(turned)(low, index - first);
  NAME(lanes) high = NAME(load)(colors + first + PIXELS, PIXELS);
  return (NAME(lanes))NAME(picked)(low, high, index - (bias + first));
#else
  return (NAME(lanes)){};
#endif
}

/// The colours of the entries nearest to positions among them, clamped to 0…last; NaN counts as 0.
INLINE NAME(lanes) NAME(nearest)(
    const uint32_t *colors, int last, NAME(floats) positions, const int vectors) {
  NAME(words) index = (NAME(words))(NAME(clamped)(positions, (float)last) + 8388608.0f);
  return NAME(colors_at)(colors, last, index, NEAREST, vectors);
}

/// Writes the first `count` pixels of a vector, or all where there are more.
INLINE void NAME(store_some)(uint8_t *target, long count, NAME(lanes) pixels) {
  NAME(store)(target, pixels, count < PIXELS ? count : PIXELS);
}

/// Writes `count` pixels, `found` those of a vector, told by `steps`, their numbers from the first one's on.
#define SAMPLE(target, count, first, found)                                  \
  do {                                                                       \
    NAME(floats) steps = NAME(counted)() + (first);                          \
    long i = 0;                                                              \
    for (; i + PIXELS <= (count); i += PIXELS, steps += PIXELS) {            \
      NAME(store)((target) + 4 * i, found, PIXELS);                          \
    }                                                                        \
    if (i < (count)) NAME(store)((target) + 4 * i, found, (count)-i);        \
  } while (0)

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

/// Mixes the colours of those of `count` pixels that are untold so far, at the positions t, told by `steps`, the
/// pixels' numbers.
#define TELL(target, count, colors, t)                                                       \
  do {                                                                                       \
    NAME(doubles) steps = NAME(widened)(NAME(counted)());                                    \
    for (long i = 0; i < (count); i += PIXELS, steps += PIXELS) {                            \
      long some = (count)-i < PIXELS ? (count)-i : PIXELS;                                   \
      NAME(lanes) found = NAME(load)((target) + 4 * i, some);                                \
      NAME(masks) open = (NAME(masks))((NAME(words))found == WIDE_UNTOLD);                   \
      if (NAME(is_zero)((NAME(lanes))open)) continue;                                        \
      NAME(doubles) positions = (t);                                                         \
      NAME(store)((target) + 4 * i, NAME(told)(found, open, &positions, colors), some);      \
    }                                                                                        \
  } while (0)

/// The same numbers in double precision.
INLINE NAME(doubles) NAME(widened)(NAME(floats) numbers) {
  return __builtin_convertvector(numbers, NAME(doubles));
}

/// Writes one colour, or what stands for none, to all pixels.
INLINE void NAME(fill_pixels)(uint8_t *target, long count, uint32_t color) {
  NAME(lanes) lanes = (NAME(lanes))((NAME(words)){} + color);
  for (long i = 0; i < count; i += PIXELS) NAME(store_some)(target + 4 * i, count - i, lanes);
}

/// The entries of a ramp at position + i·step, all of which there are.
INLINE void NAME(axial_entries)(
    uint8_t *target, long count, const WideColors *colors, const AxialEntries *entries, int64_t first,
    const int vectors) {
  NAME(words) lanes = (NAME(words))__builtin_convertvector(NAME(counted)(), NAME(masks));
  const uint32_t begin = (uint32_t)(entries->position + first * entries->step);
  NAME(words) position = begin + lanes * (uint32_t)entries->step;
  const uint32_t step = (uint32_t)(PIXELS * entries->step);
  const uint32_t *ramp = colors->ramp, last = (uint32_t)colors->last;
  const int bits = entries->bits;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(lanes) found = NAME(colors_at)(ramp, (int)last, position >> bits, 0, vectors);
    NAME(store)(target + 4 * i, found, PIXELS);
    position += step;
  }
  if (i == count) return;
  // Lanes beyond the last pixel may lie beyond the ramp.
  NAME(words) index = position >> bits;
  index = (index & (NAME(words))(index <= last)) | (last & (NAME(words))(index > last));
  NAME(store)(target + 4 * i, NAME(colors_at)(ramp, (int)last, index, 0, 0), count - i);
}

TARGET static void NAME(sample_axial)(
    uint8_t *target, long count, const WideColors *colors, double u, double du, int before,
    int after) {
  if (colors->exact == 2 && before && after) {
    NAME(fill_pixels)(target, count, WIDE_UNTOLD);
  } else if (colors->exact == 2) {
    NAME(floats) steps = NAME(counted)();
    NAME(lanes) untold = (NAME(lanes))((NAME(words)){} + WIDE_UNTOLD);
    for (long i = 0; i < count; i += PIXELS, steps += PIXELS) {
      NAME(lanes) found = untold & (NAME(lanes))NAME(included)((float)u + steps * (float)du, before, after);
      NAME(store_some)(target + 4 * i, count - i, found);
    }
  } else {
    const uint32_t *ramp = colors->ramp;
    const AxialEntries entries = axial_entries(colors->last, u, du);
    const AxialParts parts = axial_parts(&entries, colors->last, count, before, after);
    const uint32_t low = ramp[0], high = ramp[colors->last];
    const int isFalling = entries.step < 0;
    NAME(fill_pixels)(target, parts.shown, 0);
    NAME(fill_pixels)(target + 4 * parts.shown, parts.inside - parts.shown, isFalling ? high : low);
    const float step = __builtin_fabsf((float)entries.step) / (float)((int64_t)1 << entries.bits);
    uint8_t *inside = target + 4 * parts.inside;
    const long length = parts.beyond - parts.inside;
    switch (NAME(vectors_of_colors)(step)) {
      case 1: NAME(axial_entries)(inside, length, colors, &entries, parts.inside, 1); break;
      case 2: NAME(axial_entries)(inside, length, colors, &entries, parts.inside, 2); break;
      default: NAME(axial_entries)(inside, length, colors, &entries, parts.inside, 0);
    }
    NAME(fill_pixels)(target + 4 * parts.beyond, parts.end - parts.beyond, isFalling ? low : high);
    NAME(fill_pixels)(target + 4 * parts.end, count - parts.end, 0);
  }
  if (colors->exact) TELL(target, count, colors, u + steps * du);
}

/// Along one axis, from its first number on by equal steps.
typedef struct {
  float start, step;
} NAME(line);

INLINE NAME(floats) NAME(on_line)(NAME(line) line, NAME(floats) steps) {
  return line.start + steps * line.step;
}

INLINE NAME(floats) NAME(distance)(NAME(line) across, NAME(line) down, NAME(floats) steps) {
  NAME(floats) x = NAME(on_line)(across, steps), y = NAME(on_line)(down, steps);
  return __builtin_elementwise_sqrt(x * x + y * y);
}

INLINE void NAME(radial)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv,
    const int vectors) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  const NAME(line) across = {(float)(u * last), (float)(du * last)};
  const NAME(line) down = {(float)(v * last), (float)(dv * last)};
  SAMPLE(target, count, 0,
      NAME(nearest)(ramp, last, NAME(distance)(across, down, steps), vectors));
}

TARGET static void NAME(sample_radial)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du,
    double dv) {
  const double step = (__builtin_fabs(du) + __builtin_fabs(dv)) * colors->last;
  if (colors->exact == 2) {
    NAME(fill_pixels)(target, count, WIDE_UNTOLD);
  } else {
    switch (NAME(vectors_of_colors)((float)step)) {
      case 1: NAME(radial)(target, count, colors, u, v, du, dv, 1); break;
      case 2: NAME(radial)(target, count, colors, u, v, du, dv, 2); break;
      default: NAME(radial)(target, count, colors, u, v, du, dv, 0);
    }
  }
  if (!colors->exact) return;
  TELL(target, count, colors,
      __builtin_elementwise_sqrt((u + steps * du) * (u + steps * du) + (v + steps * dv) * (v + steps * dv)));
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

/// The angle of each as a part of a full turn: see Swift's `turn`.
INLINE NAME(floats) NAME(turn)(NAME(line) u, NAME(line) v, NAME(floats) steps) {
  NAME(floats) across = NAME(on_line)(u, steps), down = NAME(on_line)(v, steps), zero = {};
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
  return NAME(chosen)(down < zero, 1.0f - angle, angle);
}

/// `count` pixels from pixel `first` on by the angle of each.
INLINE void NAME(near_angles)(
    uint8_t *target, long count, long first, const WideColors *colors, double u, double v, double du,
    double dv) {
  if (colors->exact == 2) return NAME(fill_pixels)(target, count, WIDE_UNTOLD);
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  const NAME(line) across = {(float)u, (float)du}, down = {(float)v, (float)dv};
  SAMPLE(target, count, (float)first,
      NAME(nearest)(ramp, last, NAME(turn)(across, down, steps) * (float)last, 0));
}

/// Positions in a ramp by the angle, in blocks of pixels, one a lane: the sum of factors[k]·i^k for the pixel i pixels
/// behind the middle.
typedef struct {
  NAME(floats) factors[6];
  /// At most from one pixel to the next.
  NAME(floats) step;
  /// Not set where the centre is too near for that, or pixels of the block cross the first axis.
  NAME(masks) isFar;
} NAME(angle_series);

/// For the blocks from pixel `first` on. The middle of each is (x, y), its pixels are (du, dv) apart. Seen from the
/// centre, the pixel i pixels on is turned by the angle of 1 + i·w, where w = (du, dv) ÷ (x, y) as complex numbers: by
/// the imaginary part of w·i − (w·i)²÷2 + (w·i)³÷3 …; from 176 pixels on, what follows five powers is less than a
/// millionth of a turn.
TARGET __attribute__((noinline)) static NAME(angle_series) NAME(angles_around)(
    long first, int last, double u, double v, double du, double dv) {
  NAME(doubles) zero = {};
  NAME(doubles) middle = NAME(widened)(NAME(counted)()) * ANGLES + (double)(first + ANGLES / 2);
  NAME(doubles) x = u + middle * du, y = v + middle * dv, square = x * x + y * y;
  const double apart = du * du + dv * dv, reach = ANGLES / 2 * dv;
  NAME(wide_masks) isFar = (square >= zero + 176.0 * 176.0 * apart) & (square > zero);
  isFar &= ((y - reach) * (y + reach) > zero) | (x <= zero);
  NAME(doubles) real = (du * x + dv * y) / square, imaginary = (dv * x - du * y) / square;
  NAME(doubles) re = real, im = imaginary;
  double scale = last * 0.15915494309189535;
  NAME(angle_series) series;
  series.factors[0] = __builtin_convertvector(NAME(exact_turn)(x, y) * (double)last, NAME(floats));
  for (int k = 1; k <= 5; k++) {
    series.factors[k] = __builtin_convertvector(im * (scale / k), NAME(floats));
    NAME(doubles) next = re * real - im * imaginary;
    im = re * imaginary + im * real;
    re = next;
    scale = -scale;
  }
  // Of the nearest pixel, which is 32 of 176 nearer.
  NAME(doubles) nearest = __builtin_elementwise_sqrt(apart / square) * (-scale * (176.0 / 144));
  series.step = __builtin_convertvector(nearest, NAME(floats));
  series.isFar = __builtin_convertvector(isFar, NAME(masks));
  return series;
}

/// `count` pixels of one block, from its first on.
INLINE void NAME(far_angles)(
    uint8_t *target, long count, const WideColors *colors, const float c[6], const int vectors) {
  const uint32_t *ramp = colors->ramp;
  const int last = colors->last;
  const float c0 = c[0], c1 = c[1], c2 = c[2], c3 = c[3], c4 = c[4], c5 = c[5];
  SAMPLE(target, count, -(float)(ANGLES / 2),
      NAME(nearest)(
          ramp, last, ((((c5 * steps + c4) * steps + c3) * steps + c2) * steps + c1) * steps + c0,
          vectors));
}

/// Those of all pixels, in as many blocks as there are lanes at once.
INLINE void NAME(angles)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv) {
  for (long first = 0; first < count; first += PIXELS * ANGLES) {
    const NAME(angle_series) series = NAME(angles_around)(first, colors->last, u, v, du, dv);
    for (int block = 0; block < PIXELS; block++) {
      const long begin = first + block * ANGLES;
      const long length = count - begin < ANGLES ? count - begin : ANGLES;
      if (length <= 0) break;
      uint8_t *pixels = target + 4 * begin;
      if (!series.isFar[block]) {
        NAME(near_angles)(pixels, length, begin, colors, u, v, du, dv);
        continue;
      }
      float factors[6];
      for (int k = 0; k < 6; k++) factors[k] = series.factors[k][block];
      switch (NAME(vectors_of_colors)(series.step[block])) {
        case 1: NAME(far_angles)(pixels, length, colors, factors, 1); break;
        case 2: NAME(far_angles)(pixels, length, colors, factors, 2); break;
        default: NAME(far_angles)(pixels, length, colors, factors, 0);
      }
    }
  }
}

TARGET static void NAME(sample_conic)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du,
    double dv) {
  if (count < 2 * ANGLES) {
    NAME(near_angles)(target, count, 0, colors, u, v, du, dv);
  } else {
    NAME(angles)(target, count, colors, u, v, du, dv);
  }
  if (colors->exact) TELL(target, count, colors, NAME(exact_turn)(u + steps * du, v + steps * dv));
}

/// Those of the circles at t, numbers of single precision, that there are.
INLINE NAME(masks) NAME(accepted)(NAME(doubles) t, const WideCircles *circles) {
  NAME(wide_masks) grown = circles->start + t * circles->growth >= 0;
  NAME(floats) rounded = __builtin_convertvector(t, NAME(floats));
  return __builtin_convertvector(grown, NAME(masks))
      & NAME(included)(rounded, circles->before, circles->after);
}

/// The greatest t of a circle through each point; `reached` says where there is one.
INLINE NAME(doubles) NAME(latest_circle)(
    NAME(doubles) x, NAME(doubles) y, const WideCircles *circles, NAME(masks) *reached) {
  NAME(doubles) b = x * circles->distance + circles->start * circles->growth;
  NAME(doubles) c = x * x + y * y - circles->start * circles->start;
  if (circles->square == 0) {
    NAME(doubles) t = c / (2 * b);
    *reached = __builtin_convertvector(b != 0, NAME(masks)) & NAME(accepted)(t, circles);
    return t;
  }
  NAME(doubles) discriminant = b * b - circles->square * c;
  NAME(doubles) root = __builtin_elementwise_sqrt(discriminant);
  NAME(doubles) sum = NAME(either)(b < 0, b - root, b + root);
  NAME(doubles) first = sum / circles->square;
  NAME(doubles) second = NAME(either)(sum == 0, first, c / sum);
  NAME(doubles) latest = NAME(either)(second >= first, second, first);
  NAME(doubles) other = NAME(either)(second < first, second, first);
  NAME(masks) isLatest = NAME(accepted)(latest, circles);
  *reached = __builtin_convertvector(discriminant >= 0, NAME(masks))
      & (isLatest | NAME(accepted)(other, circles));
  return NAME(either)(__builtin_convertvector(isLatest, NAME(wide_masks)), latest, other);
}

TARGET static void NAME(sample_circles)(
    uint8_t *target, long count, const WideColors *colors, double u, double v, double du, double dv,
    const WideCircles *circles) {
  const int last = colors->last;
  NAME(lanes) untold = (NAME(lanes))((NAME(words)){} + WIDE_UNTOLD);
  NAME(masks) reached;
  NAME(doubles) steps = NAME(widened)(NAME(counted)());
  for (long i = 0; i < count; i += PIXELS) {
    NAME(doubles) t = NAME(latest_circle)(u + steps * du, v + steps * dv, circles, &reached);
    NAME(floats) position = __builtin_convertvector(t, NAME(floats)) * (float)last;
    NAME(lanes) found = NAME(nearest)(colors->ramp, last, position, 0);
    if (colors->exact == 2) found = untold;
    NAME(store_some)(target + 4 * i, count - i, found & (NAME(lanes))reached);
    steps += PIXELS;
  }
  if (!colors->exact) return;
  TELL(target, count, colors,
      NAME(latest_circle)(u + steps * du, v + steps * dv, circles, &reached));
}

TARGET static void NAME(fill_ramp)(uint32_t *colors, long count, const WideSection *section) {
  NAME(floats) steps = NAME(counted)();
  for (long i = 0; i < count; i += PIXELS) {
    NAME(floats) part = NAME(clamped)(section->begin + steps * section->step, 1);
    NAME(floats) mixed[4];
    for (int c = 0; c < 4; c++) mixed[c] = NAME(clamped)(section->from[c] + section->way[c] * part, 1);
    NAME(words) pixels = NAME(bytes_of)(mixed[3]) << 24;
    for (int c = 0; c < 3; c++) pixels |= NAME(bytes_of)(mixed[c] * mixed[3]) << (8 * c);
    NAME(store_some)((uint8_t *)(colors + i), count - i, (NAME(lanes))pixels);
    steps += PIXELS;
  }
}
