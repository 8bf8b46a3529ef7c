#include "WideTokens.h"

#include "Bits.h"

enum {
  /// As in `TripleTable` and `TripleLooks`.
  SLOT_BITS = 11,
  MANY_ZEROS = 80,
  PRICE = 1,
  /// As in `BandTokens`.
  ZEROS_AFTER_OTHER = 2,
  /// As in `DeflateSymbols`.
  END_OF_BLOCK = 256,
  LONGEST = 258,
  FARTHEST = 32768,
  /// Of two lengths that a copy ends with where one is too short.
  FIRST_OF_TWO = LONGEST - 4,
};

#define ALWAYS static inline __attribute__((always_inline))

/// A symbol of a distance with the bits that follow it.
typedef struct {
  uint32_t index, extra_bits, extra;
} DistanceSymbol;

ALWAYS DistanceSymbol distance_symbol(long distance) {
  uint32_t offset = (uint32_t)distance - 1;
  if (offset < 4) return (DistanceSymbol){offset, 0, 0};
  uint32_t bits = 30 - (uint32_t)__builtin_clz(offset);
  return (DistanceSymbol){2 * bits + 2 + (offset >> bits & 1), bits, offset & ((1u << bits) - 1)};
}

/// Of a length, less 3.
static const uint8_t length_symbols[256] = {
    0,  1,  2,  3,  4,  5,  6,  7,  8,  8,  9,  9,  10, 10, 11, 11, 12, 12, 12, 12, 13, 13,
    13, 13, 14, 14, 14, 14, 15, 15, 15, 15, 16, 16, 16, 16, 16, 16, 16, 16, 17, 17, 17, 17,
    17, 17, 17, 17, 18, 18, 18, 18, 18, 18, 18, 18, 19, 19, 19, 19, 19, 19, 19, 19, 20, 20,
    20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 21, 21, 21, 21, 21, 21, 21, 21,
    21, 21, 21, 21, 21, 21, 21, 21, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22, 22,
    22, 22, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 23, 24, 24, 24, 24,
    24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24, 24,
    24, 24, 24, 24, 24, 24, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25,
    25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 25, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26, 26,
    26, 26, 26, 26, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27,
    27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 27, 28,
};

ALWAYS uint32_t length_symbol(long length) { return length_symbols[length - 3]; }

/// How many of the longest copies a copy of so many bytes begins with: what they leave is one length or two.
ALWAYS long longest_copies(long bytes) { return (bytes - 3) / LONGEST; }

ALWAYS uint64_t loaded(const void *source) {
  uint64_t word;
  __builtin_memcpy(&word, source, 8);
  return word;
}

/// A number of three pixels, whose first bits are their slot; the next are kept there with their position.
ALWAYS uint64_t hash(uint64_t pair, uint64_t third) {
  return (pair ^ third << 20 ^ third << 51) * 0x9E3779B97F4A7C15;
}

ALWAYS long slot(uint64_t hash) { return (long)(hash >> (64 - SLOT_BITS)); }

ALWAYS uint32_t entry(uint64_t hash, long row, long column) {
  return (uint32_t)(hash >> (52 - SLOT_BITS)) << 20 | (uint32_t)(row << 15 | column);
}

/// The changes from pixel `x` on, at least 57 of them, the first lowest.
ALWAYS uint64_t changes_from(const uint64_t *changes, long x) {
  return loaded((const uint8_t *)changes + (x >> 3)) >> (x & 7);
}

/// How many of the pixels `first..<end` are changes.
ALWAYS long changes_within(const uint64_t *changes, long first, long end) {
  long count = 0;
  for (; end - first > 56; first += 56) {
    count += __builtin_popcountll(changes_from(changes, first) << 8);
  }
  return count + __builtin_popcountll(changes_from(changes, first) << (64 - (end - first)));
}

/// The index of the first change after `x`, or the end of the row; `bits` are the changes from there on.
ALWAYS long change_after(const uint64_t *changes, long x, uint64_t bits) {
  bits &= ~1ull;
  if (bits != 0) return x + __builtin_ctzll(bits);
  long offset = x >> 3;
  do {
    offset += 8;
    bits = loaded((const uint8_t *)changes + offset);
  } while (bits == 0);
  return offset * 8 + __builtin_ctzll(bits);
}

/// Where the next run begins after pixel `x`, which begins none: more of the pixel before, or two zeros.
ALWAYS long end_of_others(
    const uint32_t *pixels, const uint64_t *changes, long x, long width) {
  for (x++; x < width; x += 56) {
    uint64_t same = ~changes_from(changes, x) & ~0ull >> 8;
    if (same == 0) continue;
    x += __builtin_ctzll(same);
    break;
  }
  if (x >= width) return width;
  return pixels[x - 1] == 0 ? x - 1 : x;
}

/// Where a copy of the pixels `first..<end` ends: before many zeros.
ALWAYS long end_of_copy(const uint32_t *pixels, const uint64_t *changes, long first, long end) {
  // Of a copy's first two pixels one is not 0, so that many zeros begin with a change.
  long x = change_after(changes, first, changes_from(changes, first));
  while (x + MANY_ZEROS <= end) {
    long next = change_after(changes, x, changes_from(changes, x));
    if (pixels[x] == 0 && next - x >= MANY_ZEROS) return x;
    x = next;
  }
  return end;
}

/// Counts the symbols of a copy.
ALWAYS void count_copy(uint32_t *lengths, uint32_t *distances, long bytes, long distance) {
  long longest = longest_copies(bytes);
  uint32_t symbols = (uint32_t)longest + 1;
  lengths[28] += (uint32_t)longest;
  bytes -= longest * LONGEST;
  if (bytes > LONGEST) {
    lengths[length_symbol(FIRST_OF_TWO)]++;
    bytes -= FIRST_OF_TWO;
    symbols++;
  }
  lengths[length_symbol(bytes)]++;
  distances[distance_symbol(distance).index] += symbols;
}

#define KERNELS "Tokens.h"
#include "Levels.h"

long wide_add_row(WideLevel level, WideTokenRow *row) { CHOOSE(level, add_row, row) }

long wide_write_tokens(WideLevel level, const WideTokenBand *band) {
  CHOOSE(level, write_tokens, band)
}
