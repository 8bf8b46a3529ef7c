#include "WidePacking.h"

#if defined(__x86_64__)
/// As many ones as a vector has bytes, then as many zeros: the ends of rows, from a place within.
static const uint8_t row_ends[128] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
};
#endif

#define KERNELS "Packing.h"
#include "Levels.h"

long wide_filter_row(
    WideLevel level, void *differences, const void *row, const void *above, long count,
    uint32_t before, long stored, void *changes, WideFilteredRow *found) {
  CHOOSE(level, filter_row, differences, row, above, count, before, stored, changes, found)
}
