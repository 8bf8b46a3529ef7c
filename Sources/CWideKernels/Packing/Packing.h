// Rows of pixels to what is packed of them, a pixel in each 32-bit lane; see `Vectors.h`.

/// The pixels to the left of those in `here`, where `last` are the ones before.
INLINE NAME(words) NAME(shifted)(NAME(words) here, NAME(words) last) {
#if LANES == 32
  return (NAME(words))_mm512_alignr_epi32((__m512i)here, (__m512i)last, 15);
#else
  __m256i between = _mm256_permute2x128_si256((__m256i)last, (__m256i)here, 0x21);
  return (NAME(words))_mm256_alignr_epi8((__m256i)here, between, 12);
#endif
}

TARGET static long NAME(filter_row)(
    uint8_t *differences, const uint8_t *row, const uint8_t *above, long count, uint32_t before,
    long stored, uint8_t *changes, WideFilteredRow *found) {
  typedef uint8_t bytes __attribute__((vector_size(LANES * 2)));
  typedef uint64_t longs __attribute__((vector_size(LANES * 2)));
  // How far each stored byte of a vector is from the vector's end.
  bytes distances;
  __builtin_memcpy(&distances, byte_distances[stored - 3] + 64 - LANES * 2, LANES * 2);
  NAME(words) zero = {};
  NAME(words) last_pixels = zero + before;
  // No first pixel is the difference before it.
  NAME(words) last = zero, any = zero, all = ~zero, near = zero;
  longs plain = {}, far = {};
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(words) here = (NAME(words))NAME(load)(row + 4 * i, some);
    NAME(words) less = above ? (NAME(words))NAME(load)(above + 4 * i, some)
                             : NAME(shifted)(here, last_pixels);
    last_pixels = here;
    NAME(words) difference = (NAME(words))((bytes)here - (bytes)less);
    uint32_t changed = NAME(unequal)(difference, NAME(shifted)(difference, last));
    if (some < PIXELS) {
      // Nothing is there.
      NAME(words) inside = (NAME(words))NAME(load)(row_ends + 64 - 4 * some, PIXELS);
      difference &= inside;
      here |= ~inside;
      changed &= (1u << some) - 1;
    }
    last = difference;
    NAME(store)(differences + 4 * i, (NAME(lanes))difference, some);
    any |= difference;
    all &= here;
    far += plain;
#if LANES == 32
    plain += (longs)_mm512_sad_epu8((__m512i)difference, (__m512i)zero);
    near += (NAME(words))_mm512_madd_epi16(
        _mm512_maddubs_epi16((__m512i)difference, (__m512i)distances), _mm512_set1_epi16(1));
    __builtin_memcpy(changes + i / 8, &changed, 2);
#else
    plain += (longs)_mm256_sad_epu8((__m256i)difference, (__m256i)zero);
    near += (NAME(words))_mm256_madd_epi16(
        _mm256_maddubs_epi16((__m256i)difference, (__m256i)distances), _mm256_set1_epi16(1));
    changes[i / 8] = (uint8_t)changed;
#endif
  }
  changes[0] |= 1;
  WideFilteredRow result = {.all = ~0u};
  for (long lane = 0; lane < PIXELS; lane++) {
    result.any |= any[lane];
    result.all &= all[lane];
    result.weighted += near[lane];
  }
  long beyond = (count + PIXELS - 1) / PIXELS * PIXELS - count;
  for (long lane = 0; lane < PIXELS / 2; lane++) {
    result.plain += plain[lane];
    result.weighted += far[lane] * (uint64_t)(PIXELS * stored);
  }
  result.weighted -= result.plain * (uint64_t)(beyond * stored);
  *found = result;
  return count;
}

TARGET static long NAME(rows_equal)(const uint8_t *row, const uint8_t *other, long count) {
  long i = 0;
  for (; i + 4 * PIXELS <= count; i += 4 * PIXELS) {
    NAME(lanes) apart = {};
    for (long part = i; part < i + 4 * PIXELS; part += PIXELS) {
      apart |= NAME(load)(row + 4 * part, PIXELS) ^ NAME(load)(other + 4 * part, PIXELS);
    }
    if (!NAME(is_zero)(apart)) return 0;
  }
  for (; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    if (!NAME(is_zero)(NAME(load)(row + 4 * i, some) ^ NAME(load)(other + 4 * i, some))) return 0;
  }
  return 1;
}

/// How far the bytes are from 0 or 255, summed up by halves.
INLINE __m128i NAME(magnitudes)(__m128i bytes) {
  __m128i inverse = _mm_xor_si128(bytes, _mm_set1_epi8(-1));
  return _mm_sad_epu8(_mm_min_epu8(bytes, inverse), _mm_setzero_si128());
}

TARGET static long NAME(sample_row)(
    const uint8_t *row, const uint8_t *above, long count, long step, WideRowSample *sample) {
  __m128i up_sum = _mm_setzero_si128(), left_sum = up_sum, same = up_sum;
  long x = 4, groups = 0;
  for (; x + 4 <= count; x += step) {
    __m128i here = _mm_loadu_si128((const void *)(row + 4 * x));
    __m128i before = _mm_loadu_si128((const void *)(row + 4 * x - 4));
    __m128i top = _mm_loadu_si128((const void *)(above + 4 * x));
    __m128i corner = _mm_loadu_si128((const void *)(above + 4 * x - 4));
    __m128i up = _mm_sub_epi8(here, top);
    same = _mm_sub_epi32(same, _mm_cmpeq_epi32(up, _mm_sub_epi8(before, corner)));
    up_sum = _mm_add_epi64(up_sum, NAME(magnitudes)(up));
    left_sum = _mm_add_epi64(left_sum, NAME(magnitudes)(_mm_sub_epi8(here, before)));
    groups++;
  }
  uint32_t sames[4];
  uint64_t sums[4];
  __builtin_memcpy(sames, &same, 16);
  __builtin_memcpy(sums, &up_sum, 16);
  __builtin_memcpy(sums + 2, &left_sum, 16);
  sample->pixels = groups * 4;
  sample->changes = sample->pixels - (long)(sames[0] + sames[1] + sames[2] + sames[3]);
  sample->above = (long)(sums[0] + sums[1]);
  sample->left = (long)(sums[2] + sums[3]);
  return 1;
}

/// One channel of pixels, 255 times it over their alphas, to nearest; nothing where there is no alpha.
INLINE NAME(words) NAME(straightened)(
    NAME(words) pixels, int shift, NAME(words) alphas, NAME(floats) divisors) {
  NAME(masks) channel = (NAME(masks))(pixels >> shift & 255);
  NAME(words) least = (NAME(words))__builtin_elementwise_min(channel, (NAME(masks))alphas);
  // No such quotient is rounded up to a whole number.
  NAME(floats) sums = __builtin_convertvector(least * 255 + (alphas >> 1), NAME(floats));
  NAME(words) result = (NAME(words))__builtin_convertvector(sums / divisors, NAME(masks));
  return (result & (NAME(words))(alphas != 0)) << shift;
}

TARGET static long NAME(straighten_alpha)(uint8_t *target, long count, const uint8_t *pixels) {
  for (long i = 0; i < count; i += PIXELS) {
    long some = count - i < PIXELS ? count - i : PIXELS;
    NAME(lanes) loaded = NAME(load)(pixels + 4 * i, some);
    NAME(words) here = (NAME(words))loaded;
    if (!NAME(is_zero)(loaded) && !NAME(is_opaque)(loaded)) {
      NAME(words) alphas = here >> 24;
      NAME(floats) divisors = __builtin_convertvector(alphas, NAME(floats));
      here = NAME(straightened)(here, 0, alphas, divisors) |
             NAME(straightened)(here, 8, alphas, divisors) |
             NAME(straightened)(here, 16, alphas, divisors) | alphas << 24;
    }
    NAME(store)(target + 4 * i, (NAME(lanes))here, some);
  }
  return count;
}
