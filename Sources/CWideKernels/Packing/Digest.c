#include "WideDigest.h"

#include "Intel.h"

#if defined(__x86_64__)
/// Instructions of their own, which a processor may lack at any level: bit 29 of what leaf 7 says.
static int has_sha(void) {
  static _Thread_local int known = -1;
  if (known < 0) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    known = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
  }
  return known;
}

/// FIPS 180-4, four rounds at a time. The instructions want the words a, b, e, f in one vector and c, d, g, h in the
/// other, the last one first; two rounds make the new first vector, and what was the first is the second.
__attribute__((target("sha,sse4.1"), aligned(64)))
static void add_blocks(
    uint32_t *state, const uint8_t *bytes, long blocks, const uint32_t *constants) {
  const __m128i big_endian = _mm_set_epi64x(0x0c0d0e0f08090a0b, 0x0405060700010203);
  __m128i badc = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)state), 0xb1);
  __m128i hgfe = _mm_shuffle_epi32(_mm_loadu_si128((const __m128i *)(state + 4)), 0x1b);
  __m128i first = _mm_alignr_epi8(badc, hgfe, 8);
  __m128i second = _mm_blend_epi16(hgfe, badc, 0xf0);
  for (long block = 0; block < blocks; ++block, bytes += 64) {
    __m128i first_before = first, second_before = second;
    __m128i words[4];
    for (int i = 0; i < 4; ++i) {
      words[i] = _mm_loadu_si128((const __m128i *)(bytes + 16 * i));
      words[i] = _mm_shuffle_epi8(words[i], big_endian);
    }
#pragma clang loop unroll(full)
    for (int i = 0; i < 16; ++i) {
      __m128i now = words[i & 3];
      __m128i sum = _mm_add_epi32(now, _mm_loadu_si128((const __m128i *)(constants + 4 * i)));
      second = _mm_sha256rnds2_epu32(second, first, sum);
      first = _mm_sha256rnds2_epu32(first, second, _mm_shuffle_epi32(sum, 0x0e));
      if (i >= 12) continue;
      // Word t is made of those 16, 15, 7 and 2 before it.
      __m128i last = words[(i + 3) & 3];
      __m128i next = _mm_sha256msg1_epu32(now, words[(i + 1) & 3]);
      next = _mm_add_epi32(next, _mm_alignr_epi8(last, words[(i + 2) & 3], 4));
      words[i & 3] = _mm_sha256msg2_epu32(next, last);
    }
    first = _mm_add_epi32(first, first_before);
    second = _mm_add_epi32(second, second_before);
  }
  __m128i abef = _mm_shuffle_epi32(first, 0x1b);
  __m128i ghcd = _mm_shuffle_epi32(second, 0xb1);
  _mm_storeu_si128((__m128i *)state, _mm_blend_epi16(abef, ghcd, 0xf0));
  _mm_storeu_si128((__m128i *)(state + 4), _mm_alignr_epi8(ghcd, abef, 8));
}
#endif

long wide_add_blocks(
    uint32_t *state, const void *bytes, long blocks, const uint32_t *constants) {
#if defined(__x86_64__)
  if (has_sha()) {
    add_blocks(state, bytes, blocks, constants);
    return blocks;
  }
#endif
  return 0;
}
