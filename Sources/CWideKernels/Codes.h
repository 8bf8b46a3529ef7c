// Huffman codes of deflate from how often symbols occur, and what stands before a block. What is decided,
// and why, is told in `HuffmanCode` and `DeflateHeader`, whose own loops are the twins. Numbers are few
// here: what it costs are questions whose answers cannot be guessed, so that they are computed instead.

/// Sorts by all bits from the tenth on what is in order by the others.
INLINE void NAME(sort_many)(uint64_t *ranked, long count) {
  uint64_t scratch[MOST_SYMBOLS], *from = ranked, *to = scratch, all = 0;
  for (long i = 0; i < count; i++) all |= ranked[i];
  for (long shift = 10; all >> shift != 0; shift += 8) {
    uint32_t places[256] = {};
    for (long i = 0; i < count; i++) places[from[i] >> shift & 255]++;
    uint32_t next = 0;
    for (long byte = 0; byte < 256; byte++) {
      uint32_t some = places[byte];
      places[byte] = next;
      next += some;
    }
    for (long i = 0; i < count; i++) to[places[from[i] >> shift & 255]++] = from[i];
    uint64_t *swapped = from;
    from = to;
    to = swapped;
  }
  if (from != ranked) __builtin_memcpy(ranked, from, (unsigned long)count * 8);
}

/// The same for at most FEW_SYMBOLS: each goes behind as many as are less, or equal and before it.
INLINE void NAME(sort_few)(uint64_t *ranked, long count) {
  // As many at a time as fit a vector. The commonest symbols, which are few, are equal at first.
  uint16_t keys[FEW_SYMBOLS + 32] = {};
  uint64_t sorted[FEW_SYMBOLS];
  long common = 0;
  for (long i = 0; i < count; i++) {
    uint64_t times = ranked[i] >> 10;
    keys[i] = times < COMMON ? (uint16_t)times : COMMON;
    common += times >= COMMON;
  }
  for (long first = 0; first < count; first += 32) {
    uint16_t *some = keys + first, places[32] = {};
    long end = count - first < 32 ? count - first : 32;
    for (long i = 0; i < first; i++) {
      for (long lane = 0; lane < 32; lane++) places[lane] += keys[i] <= some[lane];
    }
    for (uint16_t i = 0; i < end; i++) {
      for (uint16_t lane = 0; lane < 32; lane++) {
        places[lane] += some[i] < (uint16_t)(some[lane] + (i < lane));
      }
    }
    for (long i = first + end; i < count; i++) {
      for (long lane = 0; lane < 32; lane++) places[lane] += keys[i] < some[lane];
    }
    for (long lane = 0; lane < end; lane++) sorted[places[lane]] = ranked[first + lane];
  }
  for (long i = count - common + 1; i < count; i++) {
    uint64_t entry = sorted[i];
    long place = i;
    for (; place > count - common && sorted[place - 1] > entry; place--) sorted[place] = sorted[place - 1];
    sorted[place] = entry;
  }
  __builtin_memcpy(ranked, sorted, (unsigned long)count * 8);
}

/// How many codes have each length, of symbols in order, rarest first; `ranked` has two places more.
///
/// Inner nodes are made in the order of their weights, and taken in that order: those made later lie no deeper,
/// so that the ones at one depth are those between two numbers.
INLINE void NAME(find_depths)(uint64_t *ranked, long count, long longest, long *numbers) {
  // Of inner nodes the weight, and the first inner node that is taken for them or later ones. Those that are not
  // yet made are heavier than what stands for leaves that are not there.
  uint64_t sums[MOST_SYMBOLS + 1];
  uint16_t roots[MOST_SYMBOLS];
  for (long i = 0; i <= count; i++) sums[i] = ~0ull;
  ranked[count] = ranked[count + 1] = ~0ull;
  long root = 0, leaf = 0;
  for (long next = 0; next < count - 1; next++) {
    uint64_t leaf0 = ranked[leaf] >> 10, leaf1 = ranked[leaf + 1] >> 10;
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

TARGET static long NAME(build_code)(
    const uint32_t *counts, long symbols, long longest, uint8_t *lengths, uint32_t *codes) {
  uint64_t ranked[MOST_SYMBOLS + 2];
  long count = 0;
  for (long symbol = 0; symbol < symbols; symbol++) {
    ranked[count] = (uint64_t)counts[symbol] << 10 | (uint64_t)symbol;
    count += counts[symbol] > 0;
  }
  for (long symbol = 0; symbol < 2 && count < 2; symbol++) {
    if (counts[symbol] > 0) continue;
    ranked[count++] = 1 << 10 | (uint64_t)symbol;
    if (count == 2 && (ranked[0] & 1023) > (ranked[1] & 1023)) {
      uint64_t first = ranked[0];
      ranked[0] = ranked[1];
      ranked[1] = first;
    }
  }
  uint16_t used[MOST_SYMBOLS];
  for (long i = 0; i < count; i++) used[i] = ranked[i] & 1023;
  if (count <= FEW_SYMBOLS) NAME(sort_few)(ranked, count); else NAME(sort_many)(ranked, count);
  long numbers[16] = {};
  NAME(find_depths)(ranked, count, longest, numbers);
  NAME(shorten)(numbers, longest);
  __builtin_memset(lengths, 0, (unsigned long)symbols);
  long place = 0;
  for (long length = longest; length > 0; length--) {
    for (long i = 0; i < numbers[length]; i++) {
      lengths[ranked[place++] & 1023] = (uint8_t)length;
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
  return 1;
}

/// Notes `times` symbols with codes of `length` as items: a symbol of the third code and, times 32, the bits
/// that follow it.
INLINE uint16_t *NAME(add_lengths)(uint16_t *items, uint32_t length, long times) {
  if (length == 0) {
    for (; times >= 3;) {
      long run = times < 138 ? times : 138;
      *items++ = (uint16_t)(run > 10 ? MANY_ZEROS | (run - 11) << 5 : FEW_ZEROS | (run - 3) << 5);
      times -= run;
    }
  } else {
    *items++ = (uint16_t)length;
    times--;
    for (; times >= 3;) {
      long run = times < 6 ? times : 6;
      *items++ = (uint16_t)(REPEAT_LAST | (run - 3) << 5);
      times -= run;
    }
  }
  for (; times > 0; times--) *items++ = (uint16_t)length;
  return items;
}

TARGET static long NAME(write_header)(
    const uint8_t *literals, const uint8_t *distances, uint8_t *bytes, long start) {
  long literal_count = LITERALS, distance_count = DISTANCES;
  while (literal_count > 257 && literals[literal_count - 1] == 0) literal_count--;
  while (distance_count > 1 && distances[distance_count - 1] == 0) distance_count--;
  // One more, which is the length of no code.
  uint8_t all[LITERALS + DISTANCES + 1];
  long count = literal_count + distance_count;
  __builtin_memcpy(all, literals, (unsigned long)literal_count);
  __builtin_memcpy(all + literal_count, distances, (unsigned long)distance_count);
  all[count] = 255;
  uint16_t items[LITERALS + DISTANCES], *end = items;
  for (long place = 0; place < count;) {
    long next = place + 1;
    while (all[next] == all[place]) next++;
    end = NAME(add_lengths)(end, all[place], next - place);
    place = next;
  }
  uint32_t counts[LENGTH_SYMBOLS] = {}, codes[LENGTH_SYMBOLS];
  uint8_t lengths[LENGTH_SYMBOLS];
  for (uint16_t *item = items; item < end; item++) counts[*item & 31]++;
  NAME(build_code)(counts, LENGTH_SYMBOLS, 7, lengths, codes);
  long written = LENGTH_SYMBOLS;
  while (written > 4 && lengths[length_order[written - 1]] == 0) written--;
  Bits bits = {.place = bytes + (start >> 3), .count = (uint64_t)start & 7};
  if (bits.count > 0) bits.pending = *bits.place;
  put(&bits, 4 | (uint64_t)(literal_count - 257) << 3 | (uint64_t)(distance_count - 1) << 8 |
                 (uint64_t)(written - 4) << 13, 17);
  for (long place = 0; place < written; place++) put(&bits, lengths[length_order[place]], 3);
  for (uint16_t *item = items; item < end; item++) {
    uint32_t symbol = *item & 31, code = codes[symbol], length = code & 15;
    put(&bits, code >> 4 | (uint64_t)(*item >> 5) << length, length + following_bits[symbol]);
  }
  return (bits.place - bytes) * 8 + (long)bits.count;
}
