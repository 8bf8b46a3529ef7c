#include "WideSums.h"

#define KERNELS "Sums.h"
#include "Levels.h"

void wide_sum_blocks(WideLevel level, WideSums *sums, const void *bytes, long blocks) {
  CHOOSE(level, sum_blocks, sums, bytes, blocks)
}
