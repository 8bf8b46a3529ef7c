// Samples of images, wherever they lie. See `Vectors.h`.

#include "Positions.h"

/// Two neighbouring texels from each of half a vector's indices: the first or the second half.
INLINE NAME(lanes) NAME(gather_pairs)(const uint8_t *base, NAME(words) index, int second) {
#if LANES == 32
  __m256i half = second ? _mm512_extracti64x4_epi64((__m512i)index, 1)
                        : _mm512_castsi512_si256((__m512i)index);
  return (NAME(lanes))_mm512_i32gather_epi64(half, base, 4);
#elif LANES == 16
  __m128i half = second ? _mm256_extracti128_si256((__m256i)index, 1)
                        : _mm256_castsi256_si128((__m256i)index);
  return (NAME(lanes))_mm256_i32gather_epi64((const long long *)base, half, 4);
#else
  NAME(quads) pairs;
  for (int i = 0; i < 2; i++) {
    uint64_t pair;
    __builtin_memcpy(&pair, base + 4 * (long)index[second ? i + 2 : i], 8);
    pairs[i] = pair;
  }
  return (NAME(lanes))pairs;
#endif
}

/// Each of half a vector's numbers in all four lanes of a pair of texels.
INLINE NAME(lanes) NAME(pair_weights)(NAME(words) weights, int second) {
#if LANES == 32
  __m256i half = second ? _mm512_extracti64x4_epi64((__m512i)weights, 1)
                        : _mm512_castsi512_si256((__m512i)weights);
  __m512i wide = _mm512_cvtepu32_epi64(half);
#elif LANES == 16
  __m128i half = second ? _mm256_extracti128_si256((__m256i)weights, 1)
                        : _mm256_castsi256_si128((__m256i)weights);
  __m256i wide = _mm256_cvtepu32_epi64(half);
#else
  NAME(words) wide = second ? __builtin_shufflevector(weights, weights, 2, 2, 3, 3)
                            : __builtin_shufflevector(weights, weights, 0, 0, 1, 1);
  return (NAME(lanes))wide;
#endif
#if LANES > 8
  NAME(quads) lanes = (NAME(quads))wide;
  return (NAME(lanes))(lanes | lanes << 32);
#endif
}

/// The whole numbers of a vector of positions, or what is left of them in 2⁻³²ths.
INLINE NAME(words) NAME(half_of)(NAME(positions) positions, int whole) {
  typedef uint32_t halves __attribute__((vector_size(PIXELS * 8)));
  halves all = (halves)positions;
#if LANES == 32
  return whole ? __builtin_shufflevector(
                     all, all, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23, 25, 27, 29, 31)
               : __builtin_shufflevector(
                     all, all, 0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
#elif LANES == 16
  return whole ? __builtin_shufflevector(all, all, 1, 3, 5, 7, 9, 11, 13, 15)
               : __builtin_shufflevector(all, all, 0, 2, 4, 6, 8, 10, 12, 14);
#else
  return whole ? __builtin_shufflevector(all, all, 1, 3, 5, 7)
               : __builtin_shufflevector(all, all, 0, 2, 4, 6);
#endif
}

/// Means of four texels, `some` of them: of the pairs that begin at these indices in two rows, first down,
/// then across.
/// Where `beyond` is set, both texels of a pair are its right one.
INLINE NAME(lanes) NAME(mixed_pairs)(
    const uint8_t *texels, const uint8_t *below, NAME(words) upper, NAME(words) lower,
    NAME(words) down, NAME(words) across, NAME(masks) beyond, long some) {
  down = (NAME(words))NAME(paired)(down);
  NAME(lanes) first = NAME(joined)(NAME(mixed)(
      NAME(gather_pairs)(texels, upper, 0), NAME(gather_pairs)(below, lower, 0),
      NAME(pair_weights)(down, 0)));
  NAME(lanes) second = first;
  if (some > PIXELS / 2) {
    second = NAME(joined)(NAME(mixed)(
        NAME(gather_pairs)(texels, upper, 1), NAME(gather_pairs)(below, lower, 1),
        NAME(pair_weights)(down, 1)));
  }
#if LANES == 32
  __m512i evens = _mm512_setr_epi32(0, 2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30);
  __m512i odds = _mm512_add_epi32(evens, _mm512_set1_epi32(1));
  NAME(lanes) left =
      (NAME(lanes))_mm512_permutex2var_epi32((__m512i)first, evens, (__m512i)second);
  NAME(lanes) right =
      (NAME(lanes))_mm512_permutex2var_epi32((__m512i)first, odds, (__m512i)second);
#elif LANES == 16
  NAME(lanes) left = (NAME(lanes))__builtin_shufflevector(
      (NAME(words))first, (NAME(words))second, 0, 2, 4, 6, 8, 10, 12, 14);
  NAME(lanes) right = (NAME(lanes))__builtin_shufflevector(
      (NAME(words))first, (NAME(words))second, 1, 3, 5, 7, 9, 11, 13, 15);
#else
  NAME(lanes) left = (NAME(lanes))__builtin_shufflevector(
      (NAME(words))first, (NAME(words))second, 0, 2, 4, 6);
  NAME(lanes) right = (NAME(lanes))__builtin_shufflevector(
      (NAME(words))first, (NAME(words))second, 1, 3, 5, 7);
#endif
  left = (right & (NAME(lanes))beyond) | (left & ~(NAME(lanes))beyond);
  return NAME(joined)(NAME(mixed)(left, right, NAME(paired)(across)));
}

/// Numbers with a sign, at least 0 and at most `most`.
INLINE NAME(masks) NAME(within)(NAME(masks) numbers, NAME(masks) most) {
  return __builtin_elementwise_max(__builtin_elementwise_min(numbers, most), (NAME(masks)){});
}

/// Points in an image: whole texels, and 256ths of one.
typedef struct {
  NAME(masks) x, y;
  NAME(words) across, down;
} NAME(points);

/// The means of four texels at points between centres; beyond the image its ends repeat.
INLINE NAME(lanes) NAME(linear)(
    const uint8_t *texels, long width, long height, NAME(points) at, long some) {
  NAME(masks) none = {}, right = none + (int32_t)(width - 1), bottom = none + (int32_t)(height - 1);
  NAME(masks) outside = (at.x | at.y | (right - 1 - at.x) | (bottom - 1 - at.y)) < 0;
  if (NAME(is_zero)((NAME(lanes))outside)) {
    NAME(words) index = (NAME(words))at.y * (uint32_t)width + (NAME(words))at.x;
    return NAME(mixed_pairs)(
        texels, texels + 4 * width, index, index, at.down, at.across, none, some);
  }
  NAME(words) upper = (NAME(words))NAME(within)(at.y, bottom);
  NAME(words) lower = (NAME(words))NAME(within)(at.y + 1, bottom);
  if (width == 1) {
    // There are no pairs.
    return NAME(joined)(NAME(mixed)(
        (NAME(lanes))NAME(gather)(texels, upper), (NAME(lanes))NAME(gather)(texels, lower),
        NAME(paired)(at.down)));
  }
  NAME(masks) pair = NAME(within)(at.x, right - 1);
  at.across &= (NAME(words))(at.x == pair);
  return NAME(mixed_pairs)(
      texels, texels, upper * (uint32_t)width + (NAME(words))pair,
      lower * (uint32_t)width + (NAME(words))pair, at.down, at.across, at.x > pair, some);
}

/// The texels at points; beyond the image its ends repeat.
INLINE NAME(lanes) NAME(nearest)(
    const uint8_t *texels, long width, long height, NAME(points) at) {
  NAME(masks) none = {};
  NAME(words) x = (NAME(words))NAME(within)(at.x, none + (int32_t)(width - 1));
  NAME(words) y = (NAME(words))NAME(within)(at.y, none + (int32_t)(height - 1));
  return (NAME(lanes))NAME(gather)(texels, y * (uint32_t)width + x);
}

/// The means of four texels at points inside an image that begins anew beyond its ends.
INLINE NAME(lanes) NAME(tiled)(const uint8_t *texels, long width, long height, NAME(points) at) {
  NAME(words) x = (NAME(words))at.x, next = (NAME(words))(at.x + 1);
  next &= ~(NAME(words))(next == (uint32_t)width);
  NAME(words) below = (NAME(words))(at.y + 1);
  below = (below & ~(NAME(words))(below == (uint32_t)height)) * (uint32_t)width;
  NAME(words) row = (NAME(words))at.y * (uint32_t)width;
  NAME(lanes) down = NAME(paired)(at.down);
  NAME(lanes) left = NAME(joined)(NAME(mixed)(
      (NAME(lanes))NAME(gather)(texels, row + x), (NAME(lanes))NAME(gather)(texels, below + x),
      down));
  NAME(lanes) right = NAME(joined)(NAME(mixed)(
      (NAME(lanes))NAME(gather)(texels, row + next),
      (NAME(lanes))NAME(gather)(texels, below + next), down));
  return NAME(joined)(NAME(mixed)(left, right, NAME(paired)(at.across)));
}

// MARK: Straight walks

INLINE NAME(points) NAME(straight_points)(NAME(positions) across, NAME(positions) down) {
  return (NAME(points)){
      (NAME(masks))NAME(half_of)(across, 1), (NAME(masks))NAME(half_of)(down, 1),
      NAME(half_of)(across, 0) >> 24, NAME(half_of)(down, 0) >> 24};
}

TARGET static void NAME(sample_linear)(
    uint8_t *target, long count, const uint8_t *texels, long width, long height, uint64_t u,
    uint64_t v, uint64_t du, uint64_t dv) {
  NAME(positions) across = NAME(positions_from)(u, du), down = NAME(positions_from)(v, dv);
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(points) points = NAME(straight_points)(across, down);
    NAME(store)(target + 4 * i, NAME(linear)(texels, width, height, points, PIXELS), PIXELS);
    across += PIXELS * du;
    down += PIXELS * dv;
  }
  if (i < count) {
    NAME(points) points = NAME(straight_points)(across, down);
    NAME(lanes) pixels = NAME(linear)(texels, width, height, points, count - i);
    NAME(store)(target + 4 * i, pixels, count - i);
  }
}

TARGET static void NAME(sample_nearest)(
    uint8_t *target, long count, const uint8_t *texels, long width, long height, uint64_t u,
    uint64_t v, uint64_t du, uint64_t dv) {
  NAME(positions) across = NAME(positions_from)(u, du), down = NAME(positions_from)(v, dv);
  if (dv == 0) {
    // All in one row.
    NAME(masks) none = {}, right = none + (int32_t)(width - 1);
    int32_t y = (int32_t)(v >> 32), bottom = (int32_t)(height - 1);
    texels += 4 * width * (y < 0 ? 0 : y > bottom ? bottom : y);
    for (long i = 0; i < count; i += PIXELS) {
      NAME(masks) x = NAME(within)((NAME(masks))NAME(half_of)(across, 1), right);
      NAME(lanes) pixels = (NAME(lanes))NAME(gather)(texels, (NAME(words))x);
      NAME(store)(target + 4 * i, pixels, count - i < PIXELS ? count - i : PIXELS);
      across += PIXELS * du;
    }
    return;
  }
  for (long i = 0; i < count; i += PIXELS) {
    NAME(points) points = NAME(straight_points)(across, down);
    NAME(lanes) pixels = NAME(nearest)(texels, width, height, points);
    NAME(store)(target + 4 * i, pixels, count - i < PIXELS ? count - i : PIXELS);
    across += PIXELS * du;
    down += PIXELS * dv;
  }
}

// MARK: Walks in perspective

typedef double NAME(doubles) __attribute__((vector_size(PIXELS * 8)));

/// Positions of pixels, in 2⁻³²ths of a texel, and which pixels have one.
typedef struct {
  NAME(doubles) u, v;
  NAME(masks) visible;
} NAME(quotients);

/// At most 2⁶².
INLINE NAME(doubles) NAME(bounded)(NAME(doubles) position) {
  NAME(doubles) most = (NAME(doubles)){} + 0x1p62;
  // What is no number counts as the least.
  position = __builtin_elementwise_max(position, -most);
  return __builtin_elementwise_min(position, most);
}

INLINE NAME(quotients) NAME(quotients_of)(const WideWalk *walk, long first) {
  NAME(doubles) i = __builtin_convertvector(NAME(positions_from)((uint64_t)first, 1), NAME(doubles));
  NAME(doubles) weight = walk->w + i * walk->dw, scale = 0x1p32 / weight;
  return (NAME(quotients)){
      NAME(bounded)((walk->u + i * walk->du) * scale),
      NAME(bounded)((walk->v + i * walk->dv) * scale),
      __builtin_convertvector(weight > 0, NAME(masks))};
}

#if LANES > 8
/// Whole texels of a position, and the 256ths that are left of it.
INLINE NAME(masks) NAME(whole_of)(NAME(doubles) position, NAME(words) *rest) {
  NAME(doubles) whole = __builtin_elementwise_floor(position * 0x1p-32);
  *rest = (NAME(words))__builtin_convertvector(
      (position - whole * 0x1p32) * 0x1p-24, NAME(masks));
  return __builtin_convertvector(whole, NAME(masks));
}
#endif

/// Points at positions that are moved by a whole number.
INLINE NAME(points) NAME(points_of)(NAME(quotients) quotients, int64_t shift) {
#if LANES == 8
  typedef int64_t numbers __attribute__((vector_size(PIXELS * 8)));
  return NAME(straight_points)(
      (NAME(positions))(__builtin_convertvector(quotients.u, numbers) + shift),
      (NAME(positions))(__builtin_convertvector(quotients.v, numbers) + shift));
#else
  // The sums are exact up to 2⁶².
  NAME(points) at;
  at.x = NAME(whole_of)(__builtin_elementwise_trunc(quotients.u) + (double)shift, &at.across);
  at.y = NAME(whole_of)(__builtin_elementwise_trunc(quotients.v) + (double)shift, &at.down);
  return at;
#endif
}

/// Numbers less every multiple of `length` that is in them.
INLINE NAME(masks) NAME(remainders)(NAME(masks) numbers, long length) {
  // Of numbers below 2³¹ no quotient is rounded up to a whole one.
  NAME(doubles) number = __builtin_convertvector(numbers, NAME(doubles));
#if LANES == 8
  // Half a one away from both ends of what has the same quotient nothing is rounded into the next.
  const double inverse = 1 / (double)length;
  NAME(masks) times = __builtin_convertvector((number + 0.5) * inverse, NAME(masks));
  NAME(masks) rest = numbers - __builtin_convertvector(
      __builtin_convertvector(times, NAME(doubles)) * (double)length, NAME(masks));
  return rest + ((rest < 0) & (int32_t)length);
#else
  NAME(doubles) times = __builtin_elementwise_floor(number / (double)length);
  return __builtin_convertvector(number - times * (double)length, NAME(masks));
#endif
}

TARGET static void NAME(sample_projective)(
    uint8_t *target, long count, const uint8_t *texels, long width, long height,
    const WideWalk *walk, int is_linear, int is_repeated) {
  // Half a texel back to the centres, half a weight up to round.
  const int64_t shift = is_linear ? (1 << 23) - (1ll << 31) : 0;
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(quotients) quotients = NAME(quotients_of)(walk, i);
    NAME(lanes) pixels = {};
    if (!NAME(is_zero)((NAME(lanes))quotients.visible)) {
      NAME(points) at = NAME(points_of)(quotients, shift);
      if (is_repeated) {
        at.x = NAME(remainders)(at.x, width);
        at.y = NAME(remainders)(at.y, height);
        pixels = is_linear ? NAME(tiled)(texels, width, height, at)
                           : NAME(nearest)(texels, width, height, at);
      } else {
        pixels = is_linear ? NAME(linear)(texels, width, height, at, some)
                           : NAME(nearest)(texels, width, height, at);
      }
      pixels &= (NAME(lanes))quotients.visible;
    }
    NAME(store)(target + 4 * i, pixels, some);
  }
}
