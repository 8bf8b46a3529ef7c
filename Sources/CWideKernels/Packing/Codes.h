// Huffman codes of deflate from how often symbols occur, and what stands before a block. What is decided,
// and why, is told in `HuffmanCode` and `DeflateHeader`, whose own loops are the twins. Numbers are few
// here: what it costs are questions whose answers cannot be guessed, so that they are computed instead.

/// Stores the symbols that occur, in order, and how often they do; returns how many there are. There is room for
/// a vector more.
INLINE long NAME(find_used)(const uint32_t *counts, long symbols, uint32_t *used, uint32_t *times) {
  long count = 0, symbol = 0;
#if LANES == 32
  __m512i numbers = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
  for (; symbol + 16 <= symbols; symbol += 16) {
    __m512i some = _mm512_loadu_si512(counts + symbol);
    __mmask16 occur = _mm512_test_epi32_mask(some, some);
    _mm512_storeu_si512(times + count, _mm512_maskz_compress_epi32(occur, some));
    _mm512_storeu_si512(used + count, _mm512_maskz_compress_epi32(occur, numbers));
    count += __builtin_popcount(occur);
    numbers = _mm512_add_epi32(numbers, _mm512_set1_epi32(16));
  }
#endif
  for (; symbol < symbols; symbol++) {
    used[count] = (uint32_t)symbol;
    times[count] = counts[symbol];
    count += counts[symbol] > 0;
  }
  return count;
}

/// Makes `ranked` the symbols in `used`, rarest first, and `weights` how often they occur; of those as rare the
/// first first. By bytes, the lowest first.
INLINE void NAME(rank_many)(
    const uint32_t *used, const uint32_t *times, long count, uint32_t *ranked, uint64_t *weights) {
  uint64_t first[MOST_SYMBOLS], second[MOST_SYMBOLS], *from = first, *to = second;
  uint32_t all = 0;
  for (long i = 0; i < count; i++) {
    first[i] = (uint64_t)used[i] << 32 | times[i];
    all |= times[i];
  }
  for (long shift = 0; shift < 32 && all >> shift != 0; shift += 8) {
    uint32_t offsets[256] = {};
    for (long i = 0; i < count; i++) offsets[from[i] >> shift & 255]++;
    uint32_t next = 0;
    for (long byte = 0; byte < 256; byte++) {
      uint32_t some = offsets[byte];
      offsets[byte] = next;
      next += some;
    }
    for (long i = 0; i < count; i++) to[offsets[from[i] >> shift & 255]++] = from[i];
    uint64_t *swapped = from;
    from = to;
    to = swapped;
  }
  for (long i = 0; i < count; i++) {
    ranked[i] = (uint32_t)(from[i] >> 32);
    weights[i] = (uint32_t)from[i];
  }
}

/// The same for at most FEW_SYMBOLS: each goes behind as many as are rarer, or as rare and before it.
INLINE void NAME(rank_few)(
    const uint32_t *used, const uint32_t *times, long count, uint32_t *ranked, uint64_t *weights) {
  // As many at a time as fit a vector. The commonest symbols, which are few, are equal at first.
  uint16_t keys[FEW_SYMBOLS + 32] = {};
  long common = 0;
  for (long i = 0; i < count; i++) {
    keys[i] = times[i] < COMMON ? (uint16_t)times[i] : COMMON;
    common += times[i] >= COMMON;
  }
  for (long first = 0; first < count; first += 32) {
    uint16_t *some = keys + first, ranks[32] = {};
    long end = count - first < 32 ? count - first : 32;
    for (long i = 0; i < first; i++) {
      for (long lane = 0; lane < 32; lane++) ranks[lane] += keys[i] <= some[lane];
    }
    for (uint16_t i = 0; i < end; i++) {
      for (uint16_t lane = 0; lane < 32; lane++) {
        ranks[lane] += some[i] < (uint16_t)(some[lane] + (i < lane));
      }
    }
    for (long i = first + end; i < count; i++) {
      for (long lane = 0; lane < 32; lane++) ranks[lane] += keys[i] < some[lane];
    }
    for (long lane = 0; lane < end; lane++) {
      ranked[ranks[lane]] = used[first + lane];
      weights[ranks[lane]] = times[first + lane];
    }
  }
  for (long i = count - common + 1; i < count; i++) {
    uint64_t weight = weights[i];
    uint32_t symbol = ranked[i];
    long rank = i;
    for (; rank > count - common && weights[rank - 1] > weight; rank--) {
      weights[rank] = weights[rank - 1];
      ranked[rank] = ranked[rank - 1];
    }
    weights[rank] = weight;
    ranked[rank] = symbol;
  }
}

/// How many codes have each length, of symbols of these weights, the rarest first; there is room for two more.
///
/// Inner nodes are made in the order of their weights, and taken in that order: those made later lie no deeper,
/// so that the ones at one depth are those between two numbers.
INLINE void NAME(find_depths)(uint64_t *weights, long count, long longest, long *numbers) {
  // Of inner nodes the weight, and the first inner node that is taken for them or later ones. Those that are not
  // yet made are heavier than what stands for leaves that are not there.
  uint64_t sums[MOST_SYMBOLS + 1];
  uint16_t roots[MOST_SYMBOLS];
  for (long i = 0; i <= count; i++) sums[i] = ~0ull;
  weights[count] = weights[count + 1] = ~0ull >> 1;
  long root = 0, leaf = 0;
  for (long next = 0; next < count - 1; next++) {
    uint64_t leaf0 = weights[leaf], leaf1 = weights[leaf + 1];
    uint64_t root0 = sums[root], root1 = sums[root + 1];
    // The two lightest; leaves before inner nodes as heavy.
    long takes_one = root0 < leaf1, takes_two = root1 < leaf0;
    uint64_t weight = takes_one ? leaf0 + root0 : leaf0 + leaf1;
    sums[next] = takes_two ? root0 + root1 : weight;
    roots[next] = (uint16_t)root;
    root += takes_one + takes_two;
    leaf += 2 - takes_one - takes_two;
  }
  // From the top: how many inner nodes there are at each depth, and what that leaves for leaves.
  long available = 1, inner = 1, first = count - 2;
  for (long depth = 0; available > 0; depth++) {
    numbers[depth < longest ? depth : longest] += available - inner;
    available = 2 * inner;
    inner = first - roots[first];
    first = roots[first];
  }
}

/// Lengthens short codes until those that were cut to the longest fit again.
INLINE void NAME(shorten)(long *numbers, long longest) {
  long taken = 0;
  for (long length = 1; length <= longest; length++) taken += numbers[length] << (longest - length);
  while (taken > 1l << longest) {
    long length = longest - 1;
    while (length > 0 && numbers[length] == 0) length--;
    if (length == 0) return;
    numbers[longest]--;
    numbers[length]--;
    numbers[length + 1] += 2;
    taken--;
  }
}

TARGET static void NAME(build_code)(
    const uint32_t *counts, long symbols, long longest, uint8_t *lengths, uint32_t *codes) {
  uint32_t used[MOST_SYMBOLS + 16], times[MOST_SYMBOLS + 16], ranked[MOST_SYMBOLS];
  uint64_t weights[MOST_SYMBOLS + 2];
  long count = NAME(find_used)(counts, symbols, used, times);
  // Two have a code, in order, whether they occur or not.
  if (count == 0) used[count] = 0, times[count++] = 1;
  if (count == 1) {
    long added = used[0] == 0;
    used[1 - added] = used[0];
    times[1 - added] = times[0];
    used[added] = (uint32_t)added;
    times[added] = 1;
    count = 2;
  }
  if (count <= FEW_SYMBOLS) {
    NAME(rank_few)(used, times, count, ranked, weights);
  } else {
    NAME(rank_many)(used, times, count, ranked, weights);
  }
  long numbers[16] = {};
  NAME(find_depths)(weights, count, longest, numbers);
  NAME(shorten)(numbers, longest);
  __builtin_memset(lengths, 0, (unsigned long)symbols);
  long rank = 0;
  for (long length = longest; length > 0; length--) {
    for (long i = 0; i < numbers[length]; i++) {
      lengths[ranked[rank++]] = (uint8_t)length;
    }
  }
  uint32_t next[17] = {};
  for (long length = 1; length < 16; length++) {
    next[length + 1] = (next[length] + (uint32_t)numbers[length]) << 1;
  }
  uint32_t bits[MOST_SYMBOLS], sizes[MOST_SYMBOLS];
  for (long i = 0; i < count; i++) {
    uint32_t length = lengths[used[i]];
    sizes[i] = length;
    bits[i] = next[length]++;
  }
  for (long i = 0; i < count; i++) {
    uint32_t code = bits[i];
    code = (code >> 1 & 0x5555) | (code & 0x5555) << 1;
    code = (code >> 2 & 0x3333) | (code & 0x3333) << 2;
    code = (code >> 4 & 0x0f0f) | (code & 0x0f0f) << 4;
    code = (code >> 8 & 0x00ff) | (code & 0x00ff) << 8;
    bits[i] = (code >> (16 - sizes[i])) << 4 | sizes[i];
  }
  __builtin_memset(codes, 0, (unsigned long)symbols * 4);
  for (long i = 0; i < count; i++) codes[used[i]] = bits[i];
}

/// Notes `times` symbols with codes of `length` as items: a symbol of the third code and, times 32, the bits
/// that follow it. There is room for three more.
INLINE uint16_t *NAME(add_lengths)(uint16_t *items, uint32_t length, long times) {
  if (length == 0) {
    for (; times >= 3;) {
      long run = times < 138 ? times : 138;
      *items++ = (uint16_t)(run > 10 ? MANY_ZEROS | (run - 11) << 5 : FEW_ZEROS | (run - 3) << 5);
      times -= run;
    }
  } else if (times > 3) {
    *items++ = (uint16_t)length;
    times--;
    for (; times >= 3;) {
      long run = times < 6 ? times : 6;
      *items++ = (uint16_t)(REPEAT_LAST | (run - 3) << 5);
      times -= run;
    }
  }
  items[0] = items[1] = items[2] = (uint16_t)length;
  return items + times;
}

/// One bit for each of 64 bytes, from the lowest on: 1 where the next byte is another.
INLINE uint64_t NAME(find_changes)(const uint8_t *bytes) {
#if LANES == 32
  return _mm512_cmpneq_epi8_mask(_mm512_loadu_si512(bytes), _mm512_loadu_si512(bytes + 1));
#elif LANES == 16
  uint64_t changes = 0;
  for (int half = 0; half < 64; half += 32) {
    __m256i some = _mm256_loadu_si256((const __m256i *)(bytes + half));
    __m256i next = _mm256_loadu_si256((const __m256i *)(bytes + half + 1));
    changes |= (uint64_t)(uint32_t)~_mm256_movemask_epi8(_mm256_cmpeq_epi8(some, next)) << half;
  }
  return changes;
#else
  uint64_t changes = 0;
  for (int i = 0; i < 64; i++) changes |= (uint64_t)(bytes[i] != bytes[i + 1]) << i;
  return changes;
#endif
}

TARGET static long NAME(write_header)(
    const uint8_t *literals, const uint8_t *distances, uint8_t *bytes, long start) {
  long literal_count = LITERALS, distance_count = DISTANCES;
  while (literal_count > FIRST_LENGTH && literals[literal_count - 1] == 0) literal_count--;
  while (distance_count > 1 && distances[distance_count - 1] == 0) distance_count--;
  // Behind them the length of no code.
  uint8_t all[LITERALS + DISTANCES + 65];
  long count = literal_count + distance_count;
  __builtin_memcpy(all, literals, (unsigned long)literal_count);
  __builtin_memcpy(all + literal_count, distances, (unsigned long)distance_count);
  __builtin_memset(all + count, 255, 65);
  uint16_t items[LITERALS + DISTANCES + 4], *end = items;
  long run_start = 0;
  for (long first = 0; first < count; first += 64) {
    for (uint64_t changes = NAME(find_changes)(all + first); changes != 0; changes &= changes - 1) {
      long next = first + __builtin_ctzll(changes) + 1;
      end = NAME(add_lengths)(end, all[run_start], next - run_start);
      run_start = next;
    }
  }
  uint32_t counts[LENGTH_SYMBOLS] = {}, codes[LENGTH_SYMBOLS + 1];
  uint8_t lengths[LENGTH_SYMBOLS];
  for (uint16_t *item = items; item < end; item++) counts[*item & 31]++;
  NAME(build_code)(counts, LENGTH_SYMBOLS, 7, lengths, codes);
  long written = LENGTH_SYMBOLS;
  while (written > 4 && lengths[length_order[written - 1]] == 0) written--;
  Bits bits = {.next = bytes + (start >> 3), .count = (uint64_t)start & 7};
  if (bits.count > 0) bits.pending = *bits.next;
  put(&bits, 4 | (uint64_t)(literal_count - FIRST_LENGTH) << 3 | (uint64_t)(distance_count - 1) << 8 |
                 (uint64_t)(written - 4) << 13, 17);
  uint64_t sizes = 0;
  for (long i = 0; i < written; i++) sizes |= (uint64_t)lengths[length_order[i]] << 3 * i;
  uint64_t size_bits = 3 * (uint64_t)written;
  put(&bits, sizes & 0xffffffff, size_bits < 32 ? size_bits : 32);
  if (size_bits > 32) put(&bits, sizes >> 32, size_bits - 32);
  // Two items at a time, of at most 14 bits each; behind an odd one comes one of none.
  if ((end - items) % 2 > 0) *end++ = NO_LENGTH;
  uint64_t item_bits[LENGTH_SYMBOLS + 1];
  for (long symbol = 0; symbol < LENGTH_SYMBOLS; symbol++) {
    item_bits[symbol] = (codes[symbol] & 15) + following_bits[symbol];
  }
  codes[NO_LENGTH] = 0;
  item_bits[NO_LENGTH] = 0;
  for (uint16_t *item = items; item < end; item += 2) {
    uint64_t a = item[0] & 31, b = item[1] & 31;
    uint64_t first = codes[a] >> 4 | (uint64_t)(item[0] >> 5) << (codes[a] & 15);
    uint64_t second = codes[b] >> 4 | (uint64_t)(item[1] >> 5) << (codes[b] & 15);
    put(&bits, first | second << item_bits[a], item_bits[a] + item_bits[b]);
  }
  return (bits.next - bytes) * 8 + (long)bits.count;
}

TARGET static void NAME(sum_literals)(const uint32_t *by_channel, long channels, uint32_t *counts) {
  for (long byte = 0; byte < 256; byte++) counts[byte] = 0;
  for (long channel = 0; channel < channels; channel++) {
    for (long byte = 0; byte < 256; byte++) counts[byte] += by_channel[256 * channel + byte];
  }
}

TARGET static void NAME(join_lengths)(const uint32_t *codes, uint32_t *lengths) {
  // Whole vectors; what they write too much the next symbols write over.
  uint32_t *target = lengths + SHORTEST;
  for (long symbol = 0; symbol < LITERALS - FIRST_LENGTH - 1; symbol++) {
    uint32_t extra_bits = symbol < 8 ? 0 : (uint32_t)(symbol - 4) / 4;
    uint32_t code = codes[FIRST_LENGTH + symbol], size = code & 15;
    for (uint32_t first = 0; first < 1u << extra_bits; first += 16) {
      for (uint32_t lane = 0; lane < 16; lane++) {
        target[first + lane] = (code >> 4 | (first + lane) << size) << 5 | (size + extra_bits);
      }
    }
    target += 1 << extra_bits;
  }
  // The longest has a symbol of its own.
  lengths[LONGEST] = codes[LITERALS - 1] >> 4 << 5 | (codes[LITERALS - 1] & 15);
}
