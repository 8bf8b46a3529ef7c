// Vectors of one width and how pixels lie in them; see `Levels.h`.
//
// A pixel is four bytes, red first, premultiplied. Its even (red, blue) and odd (green, alpha)
// channels are worked on as 16-bit lanes.

#undef PIXELS
#define PIXELS (LANES / 2)

typedef uint16_t NAME(lanes) __attribute__((vector_size(LANES * 2)));
typedef uint16_t NAME(loose) __attribute__((vector_size(LANES * 2), aligned(1), may_alias));
typedef uint32_t NAME(words) __attribute__((vector_size(LANES * 2)));
typedef uint64_t NAME(quads) __attribute__((vector_size(LANES * 2)));
typedef float NAME(floats) __attribute__((vector_size(LANES * 2)));
typedef int32_t NAME(masks) __attribute__((vector_size(LANES * 2)));
typedef uint8_t NAME(bytes) __attribute__((vector_size(PIXELS)));

#undef INLINE
#define INLINE TARGET static inline __attribute__((always_inline, unused))

/// Before a loop over what is left of whole vectors.
#undef FEW
#define FEW _Pragma("clang loop vectorize(disable) unroll(disable)")

/// `count` words from `source` on, at most a vector of them; nothing in the other lanes.
INLINE NAME(lanes) NAME(load)(const void *source, long count) {
  if (count == PIXELS) return *(const NAME(loose) *)source;
#if LANES == 32
  return (NAME(lanes))_mm512_maskz_loadu_epi32((__mmask16)((1u << count) - 1), source);
#elif LANES == 16
  __m256i lanes = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i mask = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), lanes);
  return (NAME(lanes))_mm256_maskload_epi32((const int *)source, mask);
#else
  // Put together in registers: through memory, a vector would wait for its words.
  uint64_t low = 0, high = 0;
  if (count & 2) __builtin_memcpy(&low, source, 8);
  if (count & 1) {
    uint32_t last;
    __builtin_memcpy(&last, (const char *)source + 4 * (count & 2), 4);
    if (count & 2) high = last;
    else low = last;
  }
  return (NAME(lanes))(NAME(quads)){low, high};
#endif
}

/// Writes the first `count` words.
INLINE void NAME(store)(void *target, NAME(lanes) lanes, long count) {
  if (count == PIXELS) {
    *(NAME(loose) *)target = lanes;
    return;
  }
#if LANES == 32
  _mm512_mask_storeu_epi32(target, (__mmask16)((1u << count) - 1), (__m512i)lanes);
#elif LANES == 16
  __m256i numbers = _mm256_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7);
  __m256i mask = _mm256_cmpgt_epi32(_mm256_set1_epi32((int)count), numbers);
  _mm256_maskstore_epi32((int *)target, mask, (__m256i)lanes);
#else
  NAME(quads) halves = (NAME(quads))lanes;
  uint32_t last = (uint32_t)(count & 2 ? halves[1] : halves[0]);
  if (count & 2) __builtin_memcpy(target, &halves, 8);
  if (count & 1) __builtin_memcpy((char *)target + 4 * (count & 2), &last, 4);
#endif
}

/// `count` bytes from `source` on; nothing in the other lanes.
INLINE NAME(words) NAME(load_bytes)(const uint8_t *source, long count) {
  NAME(bytes) bytes = {};
  if (count == PIXELS) {
    __builtin_memcpy(&bytes, source, PIXELS);
  } else {
#if LANES == 32
    bytes = (NAME(bytes))_mm_maskz_loadu_epi8((__mmask16)((1u << count) - 1), source);
#else
    // Put together in a register: through memory, a vector would wait for its bytes.
    uint64_t some = 0;
    for (long part = 4, at = 0; part > 0; part /= 2) {
      if (!(count & part)) continue;
      uint64_t next = 0;
      __builtin_memcpy(&next, source + at, part);
      some |= next << 8 * at;
      at += part;
    }
    __builtin_memcpy(&bytes, &some, PIXELS);
#endif
  }
  return __builtin_convertvector(bytes, NAME(words));
}

/// The words at these indices.
INLINE NAME(words) NAME(gather)(const void *base, NAME(words) index) {
#if LANES == 32
  return (NAME(words))_mm512_i32gather_epi32((__m512i)index, base, 4);
#elif LANES == 16
  return (NAME(words))_mm256_i32gather_epi32((const int *)base, (__m256i)index, 4);
#else
  // Two indices at once leave a vector; an instruction fewer for each than one by one.
  NAME(quads) pairs = (NAME(quads))index;
  NAME(words) found;
  for (int i = 0; i < PIXELS; i += 2) {
    uint64_t near = (uint32_t)pairs[i / 2], far = pairs[i / 2] >> 32;
    // Kept as they are: a load multiplies them by itself.
    __asm__("" : "+r"(near), "+r"(far));
    uint32_t words[2];
    __builtin_memcpy(&words[0], (const char *)base + 4 * near, 4);
    __builtin_memcpy(&words[1], (const char *)base + 4 * far, 4);
    found[i] = words[0];
    found[i + 1] = words[1];
  }
  return found;
#endif
}

#if LANES > 8
/// The words of a vector at these indices.
INLINE NAME(words) NAME(turned)(NAME(lanes) vector, NAME(words) index) {
#if LANES == 32
  return (NAME(words))_mm512_permutexvar_epi32((__m512i)index, (__m512i)vector);
#else
  return (NAME(words))_mm256_permutevar8x32_epi32((__m256i)vector, (__m256i)index);
#endif
}

/// The words of two vectors, `far` behind `near`, at these indices.
INLINE NAME(words) NAME(picked)(NAME(lanes) near, NAME(lanes) far, NAME(words) index) {
#if LANES == 32
  return (NAME(words))_mm512_permutex2var_epi32((__m512i)near, (__m512i)index, (__m512i)far);
#else
  __m256i isFar = _mm256_cmpgt_epi32((__m256i)index, _mm256_set1_epi32(PIXELS - 1));
  return (NAME(words))_mm256_blendv_epi8(
      (__m256i)NAME(turned)(near, index), (__m256i)NAME(turned)(far, index), isFar);
#endif
}
#endif

/// t / 255 rounded to nearest, for t ≤ 255·255.
INLINE NAME(lanes) NAME(divided)(NAME(lanes) t) {
  // (t + t/256)/256 of t + 128, in one product.
  t += 128;
#if LANES == 32
  return (NAME(lanes))_mm512_mulhi_epu16((__m512i)t, _mm512_set1_epi16(257));
#elif LANES == 16
  return (NAME(lanes))_mm256_mulhi_epu16((__m256i)t, _mm256_set1_epi16(257));
#elif defined(__x86_64__)
  return (NAME(lanes))_mm_mulhi_epu16((__m128i)t, _mm_set1_epi16(257));
#else
  return (t + (t >> 8)) >> 8;
#endif
}

/// What bytes are multiplied by in `scaled`: not every processor has the instruction of `factor_of`.
INLINE uint16_t NAME(factor)(uint32_t value) {
  return (uint16_t)(LANES == 8 ? value : factor_of(value));
}

/// Bytes, each in a lane, times value / 255 rounded to nearest, where `factors` are those of the values.
/// Of vectors wider than 128 bits also numbers with a sign times factor / 32768, of two equally near the larger.
INLINE NAME(lanes) NAME(scaled)(NAME(lanes) bytes, NAME(lanes) factors) {
#if LANES == 32
  return (NAME(lanes))_mm512_mulhrs_epi16((__m512i)bytes, (__m512i)factors);
#elif LANES == 16
  return (NAME(lanes))_mm256_mulhrs_epi16((__m256i)bytes, (__m256i)factors);
#else
  return NAME(divided)(bytes * factors);
#endif
}

/// Products of the lanes of each word, which have a sign, added.
INLINE NAME(words) NAME(pair_sums)(NAME(lanes) a, NAME(lanes) b) {
#if LANES == 32
  return (NAME(words))_mm512_madd_epi16((__m512i)a, (__m512i)b);
#elif LANES == 16
  return (NAME(words))_mm256_madd_epi16((__m256i)a, (__m256i)b);
#elif defined(__x86_64__)
  return (NAME(words))_mm_madd_epi16((__m128i)a, (__m128i)b);
#else
  NAME(masks) low = ((NAME(masks))a << 16 >> 16) * ((NAME(masks))b << 16 >> 16);
  return (NAME(words))(low + ((NAME(masks))a >> 16) * ((NAME(masks))b >> 16));
#endif
}

/// All channels of pixels times value / 255; `factor` is the value's in every lane.
INLINE NAME(lanes) NAME(faded)(NAME(lanes) pixels, NAME(lanes) factor) {
#if LANES == 32
  __m512i none = _mm512_setzero_si512();
  NAME(lanes) low = (NAME(lanes))_mm512_unpacklo_epi8((__m512i)pixels, none);
  NAME(lanes) high = (NAME(lanes))_mm512_unpackhi_epi8((__m512i)pixels, none);
  low = NAME(scaled)(low, factor);
  high = NAME(scaled)(high, factor);
  return (NAME(lanes))_mm512_packus_epi16((__m512i)low, (__m512i)high);
#elif LANES == 16
  __m256i none = _mm256_setzero_si256();
  NAME(lanes) low = (NAME(lanes))_mm256_unpacklo_epi8((__m256i)pixels, none);
  NAME(lanes) high = (NAME(lanes))_mm256_unpackhi_epi8((__m256i)pixels, none);
  low = NAME(scaled)(low, factor);
  high = NAME(scaled)(high, factor);
  return (NAME(lanes))_mm256_packus_epi16((__m256i)low, (__m256i)high);
#else
  return NAME(scaled)(pixels & 255, factor) | NAME(scaled)(pixels >> 8, factor) << 8;
#endif
}

/// The first or the second lane of every pixel in both its lanes.
INLINE NAME(lanes) NAME(doubled)(NAME(lanes) pixels, int second) {
#if LANES == 8
  return second ? __builtin_shufflevector(pixels, pixels, 1, 1, 3, 3, 5, 5, 7, 7)
                : __builtin_shufflevector(pixels, pixels, 0, 0, 2, 2, 4, 4, 6, 6);
#else
  long long low = second ? 0x0706070603020302 : 0x0504050401000100;
  long long high = second ? 0x0f0e0f0e0b0a0b0a : 0x0d0c0d0c09080908;
#if LANES == 32
  return (NAME(lanes))_mm512_shuffle_epi8((__m512i)pixels, _mm512_set4_epi64(high, low, high, low));
#else
  return (NAME(lanes))_mm256_shuffle_epi8((__m256i)pixels, _mm256_set_epi64x(high, low, high, low));
#endif
#endif
}

/// Numbers below 2¹⁶, each in both lanes of a pixel.
INLINE NAME(lanes) NAME(paired)(NAME(words) numbers) {
  return NAME(doubled)((NAME(lanes))numbers, 0);
}

/// The alpha of every pixel, from its odd channels, in both its lanes.
INLINE NAME(lanes) NAME(alphas)(NAME(lanes) odd) { return NAME(doubled)(odd, 1); }

/// True when no lane holds anything.
INLINE int NAME(is_zero)(NAME(lanes) lanes) {
#if LANES == 32
  return _mm512_test_epi32_mask((__m512i)lanes, (__m512i)lanes) == 0;
#elif LANES == 16
  return _mm256_testz_si256((__m256i)lanes, (__m256i)lanes);
#else
  NAME(quads) halves = (NAME(quads))lanes;
  return (halves[0] | halves[1]) == 0;
#endif
}

/// A bit for each word that is not the same in both.
INLINE uint32_t NAME(unequal)(NAME(words) a, NAME(words) b) {
#if LANES == 32
  return _mm512_cmpneq_epi32_mask((__m512i)a, (__m512i)b);
#elif LANES == 16
  return (uint8_t)~_mm256_movemask_ps((__m256)_mm256_cmpeq_epi32((__m256i)a, (__m256i)b));
#elif defined(__x86_64__)
  return (uint32_t)_mm_movemask_ps((__m128)(a != b));
#else
  return __builtin_reduce_or((NAME(words))(a != b) & (NAME(words)){1, 2, 4, 8});
#endif
}

/// True when every pixel has alpha 255.
INLINE int NAME(is_opaque)(NAME(lanes) pixels) {
  NAME(words) opaque = (NAME(words)){} + 0xff000000;
  return NAME(is_zero)((NAME(lanes))(~(NAME(words))pixels & opaque));
}

/// Pixels, by their channels.
typedef struct {
  NAME(lanes) even, odd;
} NAME(channels);

INLINE NAME(lanes) NAME(joined)(NAME(channels) c) { return c.even | c.odd << 8; }

/// a + (b − a)·f/256 rounded to nearest, channel by channel; f, below 256, in both lanes of a pixel.
INLINE NAME(channels) NAME(mixed)(NAME(lanes) a, NAME(lanes) b, NAME(lanes) f) {
  NAME(lanes) even = a & 255, odd = a >> 8;
#if LANES == 8
  NAME(lanes) rest = 256 - f;
  even = (even * rest + (b & 255) * f + 128) >> 8;
  odd = (odd * rest + (b >> 8) * f + 128) >> 8;
#else
  // (b − a)·128·f/32768, rounded up or down alike for either sign of it.
  f <<= 7;
  even += NAME(scaled)((b & 255) - even, f);
  odd += NAME(scaled)((b >> 8) - odd, f);
#endif
  return (NAME(channels)){even, odd};
}
