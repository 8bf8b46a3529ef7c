// Sums of blocks of 64 bytes. See `Vectors.h`.

typedef uint64_t NAME(loose_quads)
    __attribute__((vector_size(LANES * 2), aligned(1), may_alias));

/// Vectors in a block.
#undef PARTS
#define PARTS (32 / LANES)

/// The lower half of each word times its upper half.
INLINE NAME(quads) NAME(halves_multiplied)(NAME(quads) words) {
  return (words & 0xffffffff) * (words >> 32);
}

/// Every two words the other way round.
INLINE NAME(quads) NAME(exchanged)(NAME(quads) words) {
#if LANES == 32
  return (NAME(quads))_mm512_shuffle_epi32((__m512i)words, 0x4e);
#elif LANES == 16
  return (NAME(quads))_mm256_shuffle_epi32((__m256i)words, 0x4e);
#else
  return __builtin_shufflevector(words, words, 1, 0);
#endif
}

TARGET static void NAME(sum_blocks)(WideSums *sums, const uint8_t *bytes, long blocks) {
  NAME(quads) first[PARTS], second[PARTS], key[PARTS], other[PARTS];
  for (int part = 0; part < PARTS; part++) {
    NAME(quads) number;
    for (int i = 0; i < LANES / 4; i++) number[i] = (uint64_t)(part * LANES / 4 + i + 1);
    key[part] = number * WIDE_FIRST_KEY;
    other[part] = number * WIDE_SECOND_KEY;
    first[part] = *(const NAME(loose_quads) *)(sums->first + part * LANES / 4);
    second[part] = *(const NAME(loose_quads) *)(sums->second + part * LANES / 4);
  }
  for (long block = 0; block < blocks; block++) {
    for (int part = 0; part < PARTS; part++, bytes += LANES * 2) {
      NAME(quads) words = *(const NAME(loose_quads) *)bytes;
      NAME(quads) neighbors = NAME(exchanged)(words);
      first[part] += NAME(halves_multiplied)(words ^ key[part]) + neighbors;
      second[part] += NAME(halves_multiplied)(words ^ other[part]) + neighbors;
      key[part] += WIDE_FIRST_STEP;
      other[part] += WIDE_SECOND_STEP;
    }
  }
  for (int part = 0; part < PARTS; part++) {
    *(NAME(loose_quads) *)(sums->first + part * LANES / 4) = first[part];
    *(NAME(loose_quads) *)(sums->second + part * LANES / 4) = second[part];
  }
}
