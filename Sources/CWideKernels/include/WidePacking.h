#ifndef WIDE_PACKING_H
#define WIDE_PACKING_H

#include "WideKernels.h"

/// What filtering a row finds out.
typedef struct {
  /// All differences, or-ed together.
  uint32_t any;
  /// All pixels, and-ed together.
  uint32_t all;
  /// The sum of the bytes of all differences.
  uint64_t plain;
  /// The same, each byte times its distance from the row's end as stored: 1 for the last.
  uint64_t weighted;
} WideFilteredRow;

/// Writes pixels minus those of `above`, byte by byte, or where that is null minus their left neighbours,
/// of which the first is `before`, and which of these differences are not the one before them: a bit of
/// `changes` each, in `count / 16 + 1` pairs of bytes. Of each difference as many bytes as `stored` says,
/// 3 or 4, are stored; where it is 3 the fourth should be 0. There are 1 to 32,768 pixels.
void wide_filter_row(
    WideLevel level, void *differences, const void *row, const void *above, long count,
    uint32_t before, long stored, void *changes, WideFilteredRow *found);

/// Whether so many pixels are the same at both addresses.
long wide_rows_equal(WideLevel level, const void *row, const void *other, long count);

/// What some of a row's pixels say; as in `RowSample`.
typedef struct {
  long pixels;
  long changes;
  long above;
  long left;
} WideRowSample;

/// Looks at four pixels of a row from the fifth on, and at those `step` after them, and so on.
void wide_sample_row(
    const void *row, const void *above, long count, long step, WideRowSample *sample);

/// Premultiplied pixels as straight ones: each channel, or the alpha where that is less, is 255 times itself over the
/// alpha, to nearest. They may be put where they lie.
void wide_straighten_alpha(WideLevel level, void *target, long count, const void *pixels);

#endif
