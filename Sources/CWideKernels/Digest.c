#include "WideDigest.h"

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>

/// Instructions of their own, which a processor may lack at any level: bit 29 of what leaf 7 says.
static int has_sha(void) {
  static _Thread_local int known = -1;
  if (known < 0) {
    unsigned a = 0, b = 0, c = 0, d = 0;
    known = __get_cpuid_count(7, 0, &a, &b, &c, &d) && (b >> 29 & 1);
  }
  return known;
}

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
static const uint32_t constants[64] __attribute__((aligned(16))) = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/// FIPS 180-4, four rounds at a time. The instructions want the words a, b, e, f in one vector and c, d, g, h in the
/// other, the last one first; two rounds make the new first vector, and what was the first is the second.
__attribute__((target("sha,sse4.1"), aligned(64)))
static void add_blocks(uint32_t *state, const uint8_t *bytes, long blocks) {
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
      __m128i sum = _mm_add_epi32(now, _mm_load_si128((const __m128i *)(constants + 4 * i)));
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

long wide_add_blocks(WideLevel level, uint32_t *state, const void *bytes, long blocks) {
#if defined(__x86_64__)
  if (level != WIDE_NONE && has_sha()) {
    add_blocks(state, bytes, blocks);
    return blocks;
  }
#endif
  return 0;
}
