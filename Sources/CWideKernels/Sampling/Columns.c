#include "WideColumns.h"

#define KERNELS "Columns.h"
#include "Levels.h"

void wide_mix_rows(
    WideLevel level, void *target, long count, const void *upper, const void *lower,
    uint16_t weight) {
  CHOOSE(level, mix_rows, target, count, upper, lower, weight)
}

void wide_mix_columns(
    WideLevel level, void *target, long count, const void *row, const int32_t *indices,
    const uint32_t *weights) {
  CHOOSE(level, mix_columns, target, count, row, indices, weights)
}

void wide_find_blocks(
    WideLevel level, WideBlocks *blocks, const void *upper, const void *lower, long count,
    long shift) {
  CHOOSE(level, find_blocks, blocks, upper, lower, count, shift)
}

void wide_over_columns(
    WideLevel level, WideColumns *columns, void *target, const void *upper, const void *lower,
    uint16_t weight, uint64_t filled, uint64_t kept) {
  CHOOSE(level, over_columns, columns, target, upper, lower, weight, filled, kept)
}

void wide_find_columns(
    WideLevel level, int32_t *indices, uint32_t *weights, long count, int64_t u, int64_t du,
    int32_t first, int32_t last) {
  CHOOSE(
      level, find_columns, indices, weights, count, (uint64_t)u, (uint64_t)du, first, last)
}
