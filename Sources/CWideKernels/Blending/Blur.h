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

/// Two rows, counted from the first that is weighed, and what each of ROWS sums weighs them by: two signed
/// numbers of 16 bits.
typedef struct {
  long upper, lower;
  int32_t weights[ROWS];
} NAME(pair);

/// The pairs of the rows in `from`..<`to`, of which row k + j has weight k in sum j; returns how many. The
/// constants make up for what `convolve_at` takes off the samples, and round.
INLINE long NAME(list_pairs)(
    NAME(pair) *pairs, uint32_t *constants, long from, long to, const uint32_t *weights,
    long taps) {
  long count = 0;
  for (int j = 0; j < ROWS; j++) constants[j] = 1;
  for (long row = from; row < to; row += 2) {
    uint32_t left[ROWS][2];
    for (int j = 0; j < ROWS; j++) {
      for (int k = 0; k < 2; k++) {
        long tap = row + k - j;
        left[j][k] = row + k < to && tap >= 0 && tap < taps ? weights[tap] : 0;
        constants[j] += left[j][k];
      }
    }
    // Greater weights than have room count several times.
    uint32_t rest;
    do {
      NAME(pair) *pair = &pairs[count++];
      pair->upper = row;
      pair->lower = row + 1 < to ? row + 1 : row;
      rest = 0;
      for (int j = 0; j < ROWS; j++) {
        uint32_t part[2];
        for (int k = 0; k < 2; k++) {
          part[k] = left[j][k] < 32767 ? left[j][k] : 32767;
          left[j][k] -= part[k];
          rest |= left[j][k];
        }
        pair->weights[j] = (int32_t)(part[0] | part[1] << 16);
      }
    } while (rest != 0);
  }
  for (int j = 0; j < ROWS; j++) constants[j] <<= 15;
  return count;
}

#if LANES == 32
#define WIDE(x) _mm512_##x##_epi16
#define WIDE_LOAD(place) _mm512_loadu_si512((const void *)(place))
#define WIDE_STORE(place, v) _mm512_storeu_si512((void *)(place), v)
#define WIDE_XOR _mm512_xor_si512
#define WIDE_ADD _mm512_add_epi32
#define WIDE_ALL _mm512_set1_epi32
#define WIDE_PACK(a, b) _mm512_packus_epi32(_mm512_srli_epi32(a, 16), _mm512_srli_epi32(b, 16))
typedef __m512i NAME(wide);
#else
#define WIDE(x) _mm256_##x##_epi16
#define WIDE_LOAD(place) _mm256_loadu_si256((const __m256i *)(place))
#define WIDE_STORE(place, v) _mm256_storeu_si256((__m256i *)(place), v)
#define WIDE_XOR _mm256_xor_si256
#define WIDE_ADD _mm256_add_epi32
#define WIDE_ALL _mm256_set1_epi32
#define WIDE_PACK(a, b) _mm256_packus_epi32(_mm256_srli_epi32(a, 16), _mm256_srli_epi32(b, 16))
typedef __m256i NAME(wide);
#endif

/// A vector of each of ROWS sums, of which the first `rows` are written. Several at once, as what is read
/// and sorted into pairs is the same for all.
INLINE void NAME(convolve_at)(
    uint16_t *target, long rows, const uint16_t *source, long first, long width,
    const NAME(pair) *pairs, long count, const uint32_t *constants) {
  // Samples less 2¹⁵ are signed: pairs of them are multiplied and added at once. What overflows
  // comes back with the constant.
  NAME(wide) flip = WIDE(set1)((short)0x8000);
  NAME(wide) low[ROWS], high[ROWS];
  for (int j = 0; j < ROWS; j++) low[j] = high[j] = WIDE_ALL((int)constants[j]);
  for (long k = 0; k < count; k++) {
    NAME(wide) a = WIDE_XOR(WIDE_LOAD(source + (first + pairs[k].upper) * width), flip);
    NAME(wide) b = WIDE_XOR(WIDE_LOAD(source + (first + pairs[k].lower) * width), flip);
    NAME(wide) left = WIDE(unpacklo)(a, b), right = WIDE(unpackhi)(a, b);
#pragma clang loop unroll(full)
    for (int j = 0; j < ROWS; j++) {
      NAME(wide) weights = WIDE_ALL(pairs[k].weights[j]);
      low[j] = WIDE_ADD(low[j], WIDE(madd)(left, weights));
      high[j] = WIDE_ADD(high[j], WIDE(madd)(right, weights));
    }
  }
#pragma clang loop unroll(full)
  for (int j = 0; j < ROWS; j++) {
    if (j < rows) WIDE_STORE(target + j * width, WIDE_PACK(low[j], high[j]));
  }
}

#undef WIDE
#undef WIDE_LOAD
#undef WIDE_STORE
#undef WIDE_XOR
#undef WIDE_ADD
#undef WIDE_ALL
#undef WIDE_PACK

TARGET static long NAME(convolve)(
    uint16_t *target, const uint16_t *source, long width, long height, const uint32_t *weights,
    long taps) {
  if (width < LANES || taps > MOST_TAPS) return 0;
  NAME(pair) pairs[MOST_PAIRS];
  uint32_t constants[ROWS];
  long count = 0, wholeCount = 0;
  for (long y = 0; y < height; y += ROWS) {
    long rows = height - y < ROWS ? height - y : ROWS;
    long first = y - taps / 2, all = taps + ROWS - 1;
    long from = first < 0 ? -first : 0;
    long to = height - first < all ? height - first : all;
    // Where none is missing the pairs are those of the rows above.
    int isWhole = from == 0 && to == all;
    if (!isWhole || wholeCount == 0) {
      count = NAME(list_pairs)(pairs, constants, from, to, weights, taps);
      wholeCount = isWhole ? count : 0;
    }
    for (long i = 0;;) {
      NAME(convolve_at)(
          target + y * width + i, rows, source + i, first, width, pairs, count,
          constants);
      // The last vector lies over the one before it where it must.
      long more = width - LANES - i < LANES ? width - LANES - i : LANES;
      if (more == 0) break;
      i += more;
    }
  }
  return height;
}

TARGET static long NAME(transpose)(
    uint16_t *target, long target_stride, const uint16_t *source, long source_stride, long columns, long rows) {
  long x = 0;
  for (; x + 8 <= columns; x += 8) {
    // All rows for these columns, so that what is written makes whole lines of the cache.
    for (long y = 0; y < rows; y += 8) {
      const uint16_t *from = source + y * source_stride + x;
      __m128i r[8], s[8];
      for (int k = 0; k < 8; k++) r[k] = _mm_loadu_si128((const __m128i *)(from + k * source_stride));
      for (int k = 0; k < 4; k++) {
        s[k] = _mm_unpacklo_epi16(r[k], r[k + 4]);
        s[k + 4] = _mm_unpackhi_epi16(r[k], r[k + 4]);
      }
      for (int h = 0; h < 8; h += 4) {
        __m128i a = _mm_unpacklo_epi16(s[h], s[h + 2]), b = _mm_unpackhi_epi16(s[h], s[h + 2]);
        __m128i c = _mm_unpacklo_epi16(s[h + 1], s[h + 3]);
        __m128i d = _mm_unpackhi_epi16(s[h + 1], s[h + 3]);
        uint16_t *to = target + (x + h) * target_stride + y;
        _mm_storeu_si128((__m128i *)to, _mm_unpacklo_epi16(a, c));
        _mm_storeu_si128((__m128i *)(to + target_stride), _mm_unpackhi_epi16(a, c));
        _mm_storeu_si128((__m128i *)(to + 2 * target_stride), _mm_unpacklo_epi16(b, d));
        _mm_storeu_si128((__m128i *)(to + 3 * target_stride), _mm_unpackhi_epi16(b, d));
      }
    }
  }
  return x;
}
