#include "WideCodes.h"

#include "Bits.h"

enum {
  /// As in `DeflateSymbols`.
  LITERALS = 286,
  FIRST_LENGTH = 257,
  SHORTEST = 3,
  LONGEST = 258,
  DISTANCES = 30,
  MOST_SYMBOLS = LITERALS,
  /// So many are compared each with each, as long as that takes less time than to sort them by bytes.
  FEW_SYMBOLS = 160,
  /// How often the commonest symbols occur, at least: one more fits 16 bits.
  COMMON = 65534,
  /// As in `DeflateHeader`.
  LENGTH_SYMBOLS = 19,
  REPEAT_LAST = 16,
  FEW_ZEROS = 17,
  MANY_ZEROS = 18,
  NO_LENGTH = 19,
};

static const uint8_t length_order[LENGTH_SYMBOLS] = {
    16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15,
};

/// How many bits follow each symbol of the third code.
static const uint8_t following_bits[LENGTH_SYMBOLS] = {
    [REPEAT_LAST] = 2, [FEW_ZEROS] = 3, [MANY_ZEROS] = 7,
};

#define KERNELS "Codes.h"
#include "Levels.h"

void wide_build_code(
    WideLevel level, const uint32_t *counts, long symbols, long longest, uint8_t *lengths,
    uint32_t *codes) {
  CHOOSE(level, build_code, counts, symbols, longest, lengths, codes)
}

long wide_write_header(
    WideLevel level, const uint8_t *literals, const uint8_t *distances, void *bytes, long start) {
  CHOOSE(level, write_header, literals, distances, bytes, start)
}

void wide_sum_literals(WideLevel level, const uint32_t *by_channel, long channels, uint32_t *counts) {
  CHOOSE(level, sum_literals, by_channel, channels, counts)
}

void wide_join_lengths(WideLevel level, const uint32_t *codes, uint32_t *lengths) {
  CHOOSE(level, join_lengths, codes, lengths)
}
