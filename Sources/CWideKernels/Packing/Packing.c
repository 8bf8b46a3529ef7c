#include "WidePacking.h"

/// As many ones as a vector has bytes, then as many zeros: the ends of rows, from an offset within.
static const uint8_t row_ends[128] = {
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
    255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255, 255,
};
/// How far each byte of a vector is from the vector's end, where three of a pixel are stored, and where
/// four are.
static const uint8_t byte_distances[2][64] = {{
    48, 47, 46,  0, 45, 44, 43,  0, 42, 41, 40,  0, 39, 38, 37,  0,
    36, 35, 34,  0, 33, 32, 31,  0, 30, 29, 28,  0, 27, 26, 25,  0,
    24, 23, 22,  0, 21, 20, 19,  0, 18, 17, 16,  0, 15, 14, 13,  0,
    12, 11, 10,  0,  9,  8,  7,  0,  6,  5,  4,  0,  3,  2,  1,  0,
}, {
    64, 63, 62, 61, 60, 59, 58, 57, 56, 55, 54, 53, 52, 51, 50, 49,
    48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38, 37, 36, 35, 34, 33,
    32, 31, 30, 29, 28, 27, 26, 25, 24, 23, 22, 21, 20, 19, 18, 17,
    16, 15, 14, 13, 12, 11, 10,  9,  8,  7,  6,  5,  4,  3,  2,  1,
}};

#define KERNELS "Packing.h"
#include "Levels.h"

void wide_filter_row(
    WideLevel level, void *differences, const void *row, const void *above, long count,
    uint32_t before, long stored, void *changes, WideFilteredRow *found) {
  CHOOSE(level, filter_row, differences, row, above, count, before, stored, changes, found)
}

long wide_rows_equal(WideLevel level, const void *row, const void *other, long count) {
  CHOOSE(level, rows_equal, row, other, count)
}

void wide_sample_row(
    const void *row, const void *above, long count, long step, WideRowSample *sample) {
  sample_row_128(row, above, count, step, sample);
}

void wide_straighten_alpha(WideLevel level, void *target, long count, const void *pixels) {
  CHOOSE(level, straighten_alpha, target, count, pixels)
}
