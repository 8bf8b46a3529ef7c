#ifndef WIDE_SUMS_H
#define WIDE_SUMS_H

#include "WideKernels.h"

/// What tells blocks of 64 bytes apart: two sums of each of their eight words.
typedef struct {
  uint64_t first[8], second[8];
} WideSums;

/// Adds `blocks` blocks, the first under the keys that `WIDE_FIRST_KEY` and so on make.
void wide_sum_blocks(WideLevel level, WideSums *sums, const void *bytes, long blocks);

/// The key of word i of block n is (i + 1) · key + n · step, for each sum.
#define WIDE_FIRST_KEY 0x9e3779b97f4a7c15
#define WIDE_FIRST_STEP 0xbb67ae8584caa73b
#define WIDE_SECOND_KEY 0x6a09e667f3bcc909
#define WIDE_SECOND_STEP 0x3c6ef372fe94f82b

#endif
