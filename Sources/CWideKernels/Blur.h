// Planes of 16-bit samples, and how they come from and go to pixels. See `Vectors.h`.

typedef uint16_t NAME(shorts) __attribute__((vector_size(PIXELS * 2)));

INLINE NAME(words) NAME(load_samples)(const uint16_t *place) {
  NAME(shorts) samples;
  __builtin_memcpy(&samples, place, sizeof samples);
  return __builtin_convertvector(samples, NAME(words));
}

INLINE void NAME(store_samples)(uint16_t *place, NAME(words) numbers) {
  NAME(shorts) samples = __builtin_convertvector(numbers, NAME(shorts));
  __builtin_memcpy(place, &samples, sizeof samples);
}

/// Samples as bytes, rounded to nearest.
INLINE NAME(words) NAME(as_bytes)(const uint16_t *samples) {
  // As a division by 257.
  NAME(words) t = NAME(load_samples)(samples) + 128;
  return (t - (t >> 8)) >> 8;
}

TARGET static long NAME(take_channel)(
    uint16_t *target, long count, const uint8_t *pixels, int channel) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) bytes =
        (NAME(words))NAME(load)(pixels + 4 * i, PIXELS) >> (uint32_t)(8 * channel) & 255;
    NAME(store_samples)(target + i, bytes * 257);
  }
  return i;
}

TARGET static long NAME(put_channel)(
    uint8_t *pixels, long count, const uint16_t *samples, int channel) {
  uint32_t shift = 8 * (uint32_t)channel;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) rest = (NAME(words))NAME(load)(pixels + 4 * i, PIXELS) & ~(255u << shift);
    NAME(words) bytes = NAME(as_bytes)(samples + i) << shift;
    NAME(store)(pixels + 4 * i, (NAME(lanes))(rest | bytes), PIXELS);
  }
  return i;
}

TARGET static long NAME(put_colors)(
    uint8_t *pixels, long count, const uint16_t *samples, const uint32_t *colors) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) found = NAME(gather)(colors, NAME(as_bytes)(samples + i));
    NAME(store)(pixels + 4 * i, (NAME(lanes))found, PIXELS);
  }
  return i;
}

TARGET static long NAME(mean_rows)(
    uint16_t *target, long count, const uint16_t *source, long stride, long rows, int shift) {
  uint32_t half = (1u << shift) / 2;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) sum = (NAME(words)){} + half;
    for (long k = 0; k < rows; k++) sum += NAME(load_samples)(source + k * stride + i);
    NAME(store_samples)(target + i, sum >> (uint32_t)shift);
  }
  return i;
}

TARGET static long NAME(mix_samples)(
    uint16_t *target, long count, const uint16_t *a, const uint16_t *b, uint32_t share, int shift) {
  uint32_t whole = 1u << shift;
  uint32_t half = whole / 2;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) sum = NAME(load_samples)(a + i) * (whole - share) + half;
    sum += NAME(load_samples)(b + i) * share;
    NAME(store_samples)(target + i, sum >> (uint32_t)shift);
  }
  return i;
}

/// A vector of sums from `i` on; weights in pairs.
INLINE void NAME(convolve_at)(
    uint16_t *target, const uint16_t *source, const long *places, const int16_t *weights,
    long taps, uint32_t constant) {
  // Samples less 2¹⁵ are signed: pairs of them are multiplied and added at once. What overflows
  // comes back with the constant.
#if LANES == 32
  __m512i flip = _mm512_set1_epi16((short)0x8000);
  __m512i low = _mm512_set1_epi32((int)constant);
  __m512i high = low;
  for (long k = 0; k < taps; k += 2) {
    __m512i a = _mm512_xor_si512(_mm512_loadu_si512(source + places[k]), flip);
    __m512i b = _mm512_xor_si512(_mm512_loadu_si512(source + places[k + 1]), flip);
    int both;
    __builtin_memcpy(&both, weights + k, 4);
    __m512i w = _mm512_set1_epi32(both);
    low = _mm512_add_epi32(low, _mm512_madd_epi16(_mm512_unpacklo_epi16(a, b), w));
    high = _mm512_add_epi32(high, _mm512_madd_epi16(_mm512_unpackhi_epi16(a, b), w));
  }
  _mm512_storeu_si512(
      target, _mm512_packus_epi32(_mm512_srli_epi32(low, 16), _mm512_srli_epi32(high, 16)));
#else
  __m256i flip = _mm256_set1_epi16((short)0x8000);
  __m256i low = _mm256_set1_epi32((int)constant);
  __m256i high = low;
  for (long k = 0; k < taps; k += 2) {
    __m256i a = _mm256_xor_si256(_mm256_loadu_si256((const void *)(source + places[k])), flip);
    __m256i b =
        _mm256_xor_si256(_mm256_loadu_si256((const void *)(source + places[k + 1])), flip);
    int both;
    __builtin_memcpy(&both, weights + k, 4);
    __m256i w = _mm256_set1_epi32(both);
    low = _mm256_add_epi32(low, _mm256_madd_epi16(_mm256_unpacklo_epi16(a, b), w));
    high = _mm256_add_epi32(high, _mm256_madd_epi16(_mm256_unpackhi_epi16(a, b), w));
  }
  _mm256_storeu_si256(
      (void *)target,
      _mm256_packus_epi32(_mm256_srli_epi32(low, 16), _mm256_srli_epi32(high, 16)));
#endif
}

TARGET static long NAME(convolve)(
    uint16_t *target, long count, const uint16_t *source, long step, const uint32_t *weights,
    long taps) {
  if (count < LANES || taps > MOST_TAPS) return 0;
  // Weights of 16 bits with a sign: greater ones count several times.
  long places[MOST_TAPS + 4];
  int16_t parts[MOST_TAPS + 4];
  long many = 0;
  uint32_t sum = 0;
  for (long k = 0; k < taps; k++) {
    sum += weights[k];
    uint32_t rest = weights[k];
    do {
      uint32_t part = rest < 32767 ? rest : 32767;
      places[many] = k * step;
      parts[many++] = (int16_t)part;
      rest -= part;
    } while (rest > 0);
  }
  if (many % 2 == 1) {
    places[many] = places[many - 1];
    parts[many++] = 0;
  }
  uint32_t constant = (sum + 1) << 15;
  for (long i = 0;;) {
    NAME(convolve_at)(target + i, source + i, places, parts, many, constant);
    // The last vector lies over the one before it where it must.
    long more = count - LANES - i < LANES ? count - LANES - i : LANES;
    if (more == 0) return count;
    i += more;
  }
}

TARGET static long NAME(transpose)(
    uint16_t *target, long target_stride, const uint16_t *source, long source_stride, long columns) {
  long x = 0;
  for (; x + 8 <= columns; x += 8) {
    __m128i r[8], s[8];
    for (int k = 0; k < 8; k++) {
      r[k] = _mm_loadu_si128((const __m128i *)(source + k * source_stride + x));
    }
    for (int k = 0; k < 4; k++) {
      s[k] = _mm_unpacklo_epi16(r[k], r[k + 4]);
      s[k + 4] = _mm_unpackhi_epi16(r[k], r[k + 4]);
    }
    for (int h = 0; h < 8; h += 4) {
      __m128i a = _mm_unpacklo_epi16(s[h], s[h + 2]), b = _mm_unpackhi_epi16(s[h], s[h + 2]);
      __m128i c = _mm_unpacklo_epi16(s[h + 1], s[h + 3]);
      __m128i d = _mm_unpackhi_epi16(s[h + 1], s[h + 3]);
      uint16_t *to = target + (x + h) * target_stride;
      _mm_storeu_si128((__m128i *)to, _mm_unpacklo_epi16(a, c));
      _mm_storeu_si128((__m128i *)(to + target_stride), _mm_unpackhi_epi16(a, c));
      _mm_storeu_si128((__m128i *)(to + 2 * target_stride), _mm_unpacklo_epi16(b, d));
      _mm_storeu_si128((__m128i *)(to + 3 * target_stride), _mm_unpackhi_epi16(b, d));
    }
  }
  return x;
}
