// Rows of pixels to what is packed of them, a pixel in each 32-bit lane; see `Vectors.h`.

/// The pixels to the left of those in `here`, where `last` are the ones before.
INLINE NAME(words) NAME(shifted)(NAME(words) here, NAME(words) last) {
#if LANES == 32
  return (NAME(words))_mm512_alignr_epi32((__m512i)here, (__m512i)last, 15);
#elif LANES == 16
  __m256i between = _mm256_permute2x128_si256((__m256i)last, (__m256i)here, 0x21);
  return (NAME(words))_mm256_alignr_epi8((__m256i)here, between, 12);
#else
  return __builtin_shufflevector(last, here, 3, 4, 5, 6);
#endif
}

/// The sum of every eight bytes.
INLINE NAME(quads) NAME(byte_sums)(NAME(lanes) bytes) {
#if LANES == 32
  return (NAME(quads))_mm512_sad_epu8((__m512i)bytes, _mm512_setzero_si512());
#elif LANES == 16
  return (NAME(quads))_mm256_sad_epu8((__m256i)bytes, _mm256_setzero_si256());
#elif defined(__x86_64__)
  return (NAME(quads))_mm_sad_epu8((__m128i)bytes, _mm_setzero_si128());
#else
  NAME(quads) sums = (NAME(quads))((bytes & 255) + (bytes >> 8));
  sums += sums >> 32;
  return (sums + (sums >> 16)) & 0xffff;
#endif
}

/// Of every word the sum of its bytes, each times the byte at the same position, which is at most 64.
INLINE NAME(words) NAME(weighted)(NAME(lanes) bytes, NAME(lanes) weights) {
#if LANES == 32
  return (NAME(words))_mm512_madd_epi16(
      _mm512_maddubs_epi16((__m512i)bytes, (__m512i)weights), _mm512_set1_epi16(1));
#elif LANES == 16
  return (NAME(words))_mm256_madd_epi16(
      _mm256_maddubs_epi16((__m256i)bytes, (__m256i)weights), _mm256_set1_epi16(1));
#else
  return NAME(pair_sums)(bytes & 255, weights & 255) + NAME(pair_sums)(bytes >> 8, weights >> 8);
#endif
}

TARGET static void NAME(filter_row)(
    uint8_t *differences, const uint8_t *row, const uint8_t *above, long count, uint32_t before,
    long stored, uint8_t *changes, WideFilteredRow *found) {
  typedef uint8_t bytes __attribute__((vector_size(LANES * 2)));
  // How far each stored byte of a vector is from the vector's end.
  bytes distances;
  __builtin_memcpy(&distances, byte_distances[stored - 3] + 64 - LANES * 2, LANES * 2);
  NAME(words) zero = {};
  NAME(words) last_pixels = zero + before;
  // No first pixel is the difference before it.
  NAME(words) last = zero, any = zero, all = ~zero, near = zero;
  NAME(quads) plain = {}, far = {};
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
    plain += NAME(byte_sums)((NAME(lanes))difference);
    near += NAME(weighted)((NAME(lanes))difference, (NAME(lanes))distances);
#if LANES == 32
    __builtin_memcpy(changes + i / 8, &changed, 2);
#elif LANES == 16
    changes[i / 8] = (uint8_t)changed;
#else
    changes[i / 8] = (uint8_t)(i & 4 ? changes[i / 8] | changed << 4 : changed);
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

#if LANES == 8
/// How far the bytes are from 0 or 255, summed up by halves.
INLINE NAME(quads) NAME(magnitudes)(NAME(lanes) bytes) {
  typedef uint8_t each __attribute__((vector_size(16)));
  return NAME(byte_sums)((NAME(lanes))__builtin_elementwise_min((each)bytes, (each)~bytes));
}

TARGET static void NAME(sample_row)(
    const uint8_t *row, const uint8_t *above, long count, long step, WideRowSample *sample) {
  typedef uint8_t each __attribute__((vector_size(16)));
  NAME(quads) up_sum = {}, left_sum = {};
  NAME(masks) same = {};
  long groups = 0;
  for (long x = 4; x + 4 <= count; x += step) {
    each here = (each)NAME(load)(row + 4 * x, 4), before = (each)NAME(load)(row + 4 * x - 4, 4);
    each top = (each)NAME(load)(above + 4 * x, 4), corner = (each)NAME(load)(above + 4 * x - 4, 4);
    each up = here - top;
    same += (NAME(words))up == (NAME(words))(before - corner);
    up_sum += NAME(magnitudes)((NAME(lanes))up);
    left_sum += NAME(magnitudes)((NAME(lanes))(here - before));
    groups++;
  }
  sample->pixels = groups * 4;
  sample->changes = sample->pixels + (long)(same[0] + same[1] + same[2] + same[3]);
  sample->above = (long)(up_sum[0] + up_sum[1]);
  sample->left = (long)(left_sum[0] + left_sum[1]);
}
#endif

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

TARGET static void NAME(straighten_alpha)(uint8_t *target, long count, const uint8_t *pixels) {
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
}
