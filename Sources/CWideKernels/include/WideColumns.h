#ifndef WIDE_COLUMNS_H
#define WIDE_COLUMNS_H

#include "WideKernels.h"

// Pixels are premultiplied, red in the low byte.

/// Pixels of one row mixed with those of another, which counts `weight`/256.
void wide_mix_rows(
    WideLevel level, void *target, long count, const void *upper, const void *lower,
    uint16_t weight);

/// For each pixel the one at its index in `row` mixed with the next, which counts as many 256ths as
/// both halves of the weight say. The indices do not change their direction, and 32 pixels can be read
/// from each of them on.
void wide_mix_columns(
    WideLevel level, void *target, long count, const void *row, const int32_t *indices,
    const uint32_t *weights);

/// Which blocks of neighbouring texels hold anything in one of two rows, and which are not the same in both:
/// a bit each, the first block lowest.
typedef struct {
  uint64_t filled;
  uint64_t unlike;
} WideBlocks;

/// Finds blocks of 2 to the `shift` texels, 8 or more, of which at most 64 are in `count`.
void wide_find_blocks(
    WideLevel level, WideBlocks *blocks, const void *upper, const void *lower, long count,
    long shift);

/// The columns of an image that a row of pixels shows, and what is kept from row to row of them.
typedef struct {
  const int32_t *indices;
  const uint32_t *weights;
  /// Pixels.
  long count;
  /// Of a row the texels that indices count, of which so many are shown from `first` on. Behind these
  /// are 33 more that may hold anything.
  void *row;
  long first;
  long texels;
  /// Room for the pixels, of which the last row's are kept.
  void *samples;
  /// Of each pixel.
  const void *coverage;
  uint16_t opacity;
  /// The image's column that index 0 stands for, and what its blocks are 2 to the power of.
  long column;
  long shift;
  /// The blocks of which `row` may hold anything: all at first.
  uint64_t held;
  /// Room for a number for every four pixels: the blocks that each vector of them shows, once they are known.
  uint64_t *shown;
  long isShownKnown;
  /// Room for as many each, and how many there are: the vectors that show what is `filled`, and of these where so
  /// much is `kept` those that are as in the row before and those that are not. Neither at first.
  uint32_t *listed;
  uint32_t *still;
  uint32_t *mixed;
  long listed_count;
  long still_count;
  long mixed_count;
  uint64_t filled;
  uint64_t kept;
} WideColumns;

/// As `wide_mix_rows`, `wide_mix_columns` and `wide_over_pixels_covered` in turn; `upper` and `lower` are
/// the first texels that are shown. Both are empty but for the blocks that are `filled`, and in those that are
/// `kept` the same as the two rows of the call before.
void wide_over_columns(
    WideLevel level, WideColumns *columns, void *target, const void *upper, const void *lower,
    uint16_t weight, uint64_t filled, uint64_t kept);

/// The columns that pixels at u + i·du (32.32 fixed point, between centres, within ±2⁶²) show of an image
/// whose last column is `last`: the left one, counted from `first`, and the weight of the right one.
void wide_find_columns(
    WideLevel level, int32_t *indices, uint32_t *weights, long count, int64_t u, int64_t du,
    int32_t first, int32_t last);

#endif
