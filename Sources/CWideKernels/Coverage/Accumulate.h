#pragma once

#include "WideCoverage.h"

/// Steps in a pixel, as a shift, and twice the area of a pixel in square steps: `Subpixel`.
#define BITS 10
#define ONE (1 << BITS)
#define FULL (1 << (2 * BITS + 1))

// What `Edges.h` is compiled to: for vectors of 128 bits, two for eight numbers, and of 256.

int64_t accumulate_128(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain);
int64_t accumulate_parts_128(const WidePart *parts, long count, WideCells at);

int64_t accumulate_256(
    const WideEdge *edges, long count, WideCells at, int contests, uint32_t *last_chain);
int64_t accumulate_parts_256(const WidePart *parts, long count, WideCells at);
