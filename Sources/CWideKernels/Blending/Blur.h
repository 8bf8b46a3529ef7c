// Planes of 16-bit samples, and how they come from and go to pixels. See `Vectors.h`.

typedef uint16_t NAME(shorts) __attribute__((vector_size(PIXELS * 2)));

INLINE NAME(words) NAME(load_samples)(const uint16_t *source) {
  NAME(shorts) samples;
  __builtin_memcpy(&samples, source, sizeof samples);
  return __builtin_convertvector(samples, NAME(words));
}

INLINE void NAME(store_samples)(uint16_t *target, NAME(words) numbers) {
  NAME(shorts) samples = __builtin_convertvector(numbers, NAME(shorts));
  __builtin_memcpy(target, &samples, sizeof samples);
}

/// Samples as bytes, rounded to nearest.
INLINE NAME(words) NAME(as_bytes)(const uint16_t *samples) {
  // As a division by 257.
  NAME(words) t = NAME(load_samples)(samples) + 128;
  return (t - (t >> 8)) >> 8;
}

TARGET static void NAME(take_channel)(
    uint16_t *target, long count, const uint8_t *pixels, int channel) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) bytes =
        (NAME(words))NAME(load)(pixels + 4 * i, PIXELS) >> (uint32_t)(8 * channel) & 255;
    NAME(store_samples)(target + i, bytes * 257);
  }
  FEW for (; i < count; i++) target[i] = (uint16_t)(pixels[4 * i + channel] * 257);
}

TARGET static void NAME(put_channel)(
    uint8_t *pixels, long count, const uint16_t *samples, int channel) {
  uint32_t shift = 8 * (uint32_t)channel;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) rest = (NAME(words))NAME(load)(pixels + 4 * i, PIXELS) & ~(255u << shift);
    NAME(words) bytes = NAME(as_bytes)(samples + i) << shift;
    NAME(store)(pixels + 4 * i, (NAME(lanes))(rest | bytes), PIXELS);
  }
  FEW for (; i < count; i++) pixels[4 * i + channel] = as_byte(samples[i]);
}

TARGET static void NAME(put_colors)(
    uint8_t *pixels, long count, const uint16_t *samples, const uint32_t *colors) {
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) found = NAME(gather)(colors, NAME(as_bytes)(samples + i));
    NAME(store)(pixels + 4 * i, (NAME(lanes))found, PIXELS);
  }
  FEW for (; i < count; i++) __builtin_memcpy(pixels + 4 * i, colors + as_byte(samples[i]), 4);
}

TARGET static void NAME(mean_rows)(
    uint16_t *target, long count, const uint16_t *source, long stride, long rows, int shift) {
  uint32_t half = (1u << shift) / 2;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) sum = (NAME(words)){} + half;
    for (long k = 0; k < rows; k++) sum += NAME(load_samples)(source + k * stride + i);
    NAME(store_samples)(target + i, sum >> (uint32_t)shift);
  }
  FEW for (; i < count; i++) {
    uint32_t sum = half;
    FEW for (long k = 0; k < rows; k++) sum += source[k * stride + i];
    target[i] = (uint16_t)(sum >> shift);
  }
}

TARGET static void NAME(mix_samples)(
    uint16_t *target, long count, const uint16_t *a, const uint16_t *b, uint32_t share, int shift) {
  // Both fit 16 bits, as samples do: where there are no products of words the compiler makes use of that.
  const uint32_t mask = LANES == 8 ? 0xffff : ~0u, part = share & mask;
  const uint32_t rest = ((1u << shift) - share) & mask;
  const uint32_t half = (1u << shift) / 2;
  long i = 0;
  for (; i + PIXELS <= count; i += PIXELS) {
    NAME(words) sum = NAME(load_samples)(a + i) * rest + half;
    sum += NAME(load_samples)(b + i) * part;
    NAME(store_samples)(target + i, sum >> (uint32_t)shift);
  }
  FEW for (; i < count; i++) {
    target[i] = (uint16_t)(((uint32_t)a[i] * rest + half + (uint32_t)b[i] * part) >> shift);
  }
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

/// Lanes of two vectors by turns, of each 128 bits the lower or the upper half.
INLINE NAME(lanes) NAME(interleaved)(NAME(lanes) a, NAME(lanes) b, int upper) {
#if LANES == 32
  return (NAME(lanes))(upper ? _mm512_unpackhi_epi16((__m512i)a, (__m512i)b)
                             : _mm512_unpacklo_epi16((__m512i)a, (__m512i)b));
#elif LANES == 16
  return (NAME(lanes))(upper ? _mm256_unpackhi_epi16((__m256i)a, (__m256i)b)
                             : _mm256_unpacklo_epi16((__m256i)a, (__m256i)b));
#else
  return upper ? __builtin_shufflevector(a, b, 4, 12, 5, 13, 6, 14, 7, 15)
               : __builtin_shufflevector(a, b, 0, 8, 1, 9, 2, 10, 3, 11);
#endif
}

/// The upper halves of sums of the lanes that `interleaved` makes, in order again.
INLINE NAME(lanes) NAME(upper_halves)(NAME(words) low, NAME(words) high) {
#if LANES == 32
  return (NAME(lanes))_mm512_packus_epi32((__m512i)(low >> 16), (__m512i)(high >> 16));
#elif LANES == 16
  return (NAME(lanes))_mm256_packus_epi32((__m256i)(low >> 16), (__m256i)(high >> 16));
#else
  return __builtin_shufflevector(
      (NAME(lanes))low, (NAME(lanes))high, 1, 3, 5, 7, 9, 11, 13, 15);
#endif
}

/// A vector of each of ROWS sums, of which the first `rows` are written. Several at once, as what is read
/// and sorted into pairs is the same for all.
INLINE void NAME(convolve_at)(
    uint16_t *target, long rows, const uint16_t *source, long first, long width,
    const NAME(pair) *pairs, long count, const uint32_t *constants) {
  // Samples less 2¹⁵ are signed: pairs of them are multiplied and added at once. What overflows
  // comes back with the constant.
  NAME(words) low[ROWS], high[ROWS];
  for (int j = 0; j < ROWS; j++) low[j] = high[j] = (NAME(words)){} + constants[j];
  for (long k = 0; k < count; k++) {
    NAME(lanes) a = *(const NAME(loose) *)(source + (first + pairs[k].upper) * width) ^ 0x8000;
    NAME(lanes) b = *(const NAME(loose) *)(source + (first + pairs[k].lower) * width) ^ 0x8000;
    NAME(lanes) left = NAME(interleaved)(a, b, 0), right = NAME(interleaved)(a, b, 1);
#pragma clang loop unroll(full)
    for (int j = 0; j < ROWS; j++) {
      NAME(lanes) weights = (NAME(lanes))((NAME(words)){} + (uint32_t)pairs[k].weights[j]);
      low[j] += NAME(pair_sums)(left, weights);
      high[j] += NAME(pair_sums)(right, weights);
    }
  }
#pragma clang loop unroll(full)
  for (int j = 0; j < ROWS; j++) {
    if (j < rows) *(NAME(loose) *)(target + j * width) = NAME(upper_halves)(low[j], high[j]);
  }
}

TARGET static void NAME(convolve)(
    uint16_t *target, const uint16_t *source, long width, long height, const uint32_t *weights,
    long taps) {
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
}

TARGET static void NAME(transpose)(
    uint16_t *target, long target_stride, const uint16_t *source, long source_stride, long columns,
    long rows) {
  typedef uint16_t eight __attribute__((vector_size(16)));
  typedef uint16_t loose __attribute__((vector_size(16), aligned(1), may_alias));
  const long whole_columns = columns & -8, whole_rows = rows & -8;
  for (long x = 0; x < whole_columns; x += 8) {
    // All rows for these columns, so that what is written makes whole lines of the cache.
    for (long y = 0; y < whole_rows; y += 8) {
      const uint16_t *from = source + y * source_stride + x;
      eight r[8], s[8];
      for (int k = 0; k < 8; k++) r[k] = *(const loose *)(from + k * source_stride);
      for (int k = 0; k < 4; k++) {
        s[k] = LOWER(r[k], r[k + 4]);
        s[k + 4] = UPPER(r[k], r[k + 4]);
      }
      for (int h = 0; h < 8; h += 4) {
        eight a = LOWER(s[h], s[h + 2]), b = UPPER(s[h], s[h + 2]);
        eight c = LOWER(s[h + 1], s[h + 3]), d = UPPER(s[h + 1], s[h + 3]);
        uint16_t *to = target + (x + h) * target_stride + y;
        *(loose *)to = LOWER(a, c);
        *(loose *)(to + target_stride) = UPPER(a, c);
        *(loose *)(to + 2 * target_stride) = LOWER(b, d);
        *(loose *)(to + 3 * target_stride) = UPPER(b, d);
      }
    }
  }
  if (whole_columns == columns && whole_rows == rows) return;
  FEW for (long x = 0; x < columns; x++) {
    FEW for (long y = x < whole_columns ? whole_rows : 0; y < rows; y++) {
      target[x * target_stride + y] = source[y * source_stride + x];
    }
  }
}
