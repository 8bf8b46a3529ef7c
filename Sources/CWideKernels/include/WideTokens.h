#ifndef WIDE_TOKENS_H
#define WIDE_TOKENS_H

#include "WideKernels.h"

/// A row of a band, and where what is found of it goes. Words and counts are those of `BandTokens`, positions
/// those of `TripleTable`.
typedef struct {
  /// Those of the band as far as this row, and a vector of 16 more that may hold anything.
  const uint32_t *pixels;
  /// Of this row, with a bit after the last pixel's and a word more that may hold anything.
  const uint64_t *changes;
  /// 2,048 of them.
  uint32_t *positions;
  /// With room for two a pixel and three.
  uint32_t *words;
  /// Of 256 literals by channel.
  uint32_t *literals;
  uint32_t *lengths;
  uint32_t *distances;
  /// Of the row in the band.
  long row;
  /// Of a row, in pixels: 1…32,768.
  long width;
  /// Bytes of a pixel that are stored: 3 or 4.
  long stored;
  /// Whether what was seen before is looked for at every pixel, not only behind runs and copies.
  int everywhere;
  /// As in `RowLooks`: added to.
  long looks;
  long gain;
} WideTokenRow;

/// Turns the row into words. Returns how many.
long wide_add_row(WideLevel level, WideTokenRow *row);

/// A band's words, and the codes they are written with.
typedef struct {
  const uint32_t *words;
  /// Of each row.
  const uint8_t *filters;
  long rows;
  /// Of a row, in pixels.
  long width;
  /// Bytes of a pixel that are stored: 3 or 4.
  long stored;
  /// Of each byte, and the end of a block, the code times 16, plus its length: at most 14.
  const uint32_t *literals;
  /// Of each length the code and its further bits times 32, plus how many they are.
  const uint32_t *lengths;
  /// Of each symbol of a distance the code times 16, plus its length.
  const uint32_t *distances;
  /// With room for all, and sixteen bytes more. What is beyond the bits of a byte begun is 0.
  uint8_t *bytes;
  /// Where the next bit goes.
  long bits;
} WideTokenBand;

/// Writes the band's symbols and the end of their block, and zeros behind. Returns where the next bit goes.
long wide_write_tokens(WideLevel level, const WideTokenBand *band);

#endif
