#ifndef WIDE_SOLID_H
#define WIDE_SOLID_H

#include "WideKernels.h"

/// Stores a pixel into all of `count`.
void wide_fill(WideLevel level, void *target, long count, uint32_t pixel);

/// A premultiplied colour, red in its low byte, over pixels.
void wide_over_solid(WideLevel level, void *target, long count, uint32_t color);

/// The same over `count` pixels of all of `rows`, which follow each `stride` pixels later.
void wide_over_solid_rows(
    WideLevel level, void *target, long stride, long rows, long count, uint32_t color);

/// The same through a byte of coverage for each pixel, alike in all rows.
void wide_over_solid_covered(
    WideLevel level, void *target, long stride, long rows, long count, const void *coverage,
    uint32_t color);

#endif
