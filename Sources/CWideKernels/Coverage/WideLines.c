#include "WideLines.h"

// The same numbers everywhere: no product is fused with a sum.
#pragma clang fp contract(off)

/// Steps in a pixel, as a shift, and twice the area of a pixel in square steps: `Subpixel`.
#define BITS 10
#define FULL (1 << (2 * BITS + 1))

/// Four lines next to each other: what is counted of one part of a pixel lies together for them.
typedef int32_t FourLines __attribute__((vector_size(16)));
typedef float FourPositions __attribute__((vector_size(16)));
typedef int32_t LooseLines __attribute__((vector_size(16), aligned(4), may_alias));

void wide_count_crossings(
    const WideEdge *edges, long count, int32_t row, WideLineGrid grid, int32_t *counts) {
  const int shift = BITS - grid.line_bits;
  const int32_t line_count = 1 << grid.line_bits, high = 1 << shift;
  // The first line's height.
  const int32_t start = (row << BITS) + high / 2;
  const long last = grid.width << grid.part_bits;
  const float scale = (float)(1 << grid.part_bits) * (1.f / (1 << BITS));
  const FourPositions zero = {}, end = zero + (float)last;
  for (long i = 0; i < count; i++) {
    WideEdge edge = edges[i];
    const int down = edge.y0 < edge.y1;
    const int32_t top = down ? edge.y0 : edge.y1, bottom = down ? edge.y1 : edge.y0;
    const int32_t top_x = down ? edge.x0 : edge.x1, bottom_x = down ? edge.x1 : edge.x0;
    if (top == bottom) continue;
    // Those from its upper end on, and not the one at its lower end.
    int32_t from = (top - start + high - 1) >> shift, to = (bottom - start + high - 1) >> shift;
    from = from > 0 ? from : 0;
    to = to < line_count ? to : line_count;
    if (from >= to) continue;
    const float slope = (float)(bottom_x - top_x) / (float)(bottom - top);
    // To the nearest border between parts.
    const float x = ((float)top_x + slope * (float)(start - top)) * scale + 0.5f;
    const float step = slope * ((float)high * scale);
    const int32_t sign = down ? 1 : -1;
    for (int32_t line = from & ~3; line < to; line += 4) {
      const float first = (float)line;
      FourPositions positions = (FourPositions){first, first + 1, first + 2, first + 3} * step + x;
      positions = __builtin_elementwise_min(__builtin_elementwise_max(positions, zero), end);
      const FourLines part = __builtin_convertvector(positions, FourLines);
      int32_t *four = counts + (line >> 2) * 4 * (last + 1);
      if (line >= from && line + 4 <= to) {
        four[4 * (long)part[0]] += sign;
        four[4 * (long)part[1] + 1] += sign;
        four[4 * (long)part[2] + 2] += sign;
        four[4 * (long)part[3] + 3] += sign;
      } else {
        for (int lane = 0; lane < 4; lane++) {
          if (line + lane >= from && line + lane < to) four[4 * (long)part[lane] + lane] += sign;
        }
      }
    }
  }
}

void wide_cover_counted(
    WideLineGrid grid, int even_odd, int32_t *counts, int32_t *cells, uint64_t *touched) {
  const int32_t unit = FULL >> (grid.line_bits + grid.part_bits);
  const long parts = 1L << grid.part_bits;
  for (int32_t line = 0; line < 1 << grid.line_bits; line += 4) {
    FourLines winding = {};
    int32_t before = 0;
    for (long pixel = 0; pixel <= grid.width; pixel++) {
      FourLines area = {};
      // Behind the last pixel is one part, of which nothing is seen.
      const long end = pixel < grid.width ? parts : 1;
      for (long part = 0; part < end; part++) {
        LooseLines *here = (LooseLines *)(counts + 4 * part);
        winding += *here;
        *here = (FourLines){};
        area += even_odd ? winding & 1 : (winding != 0) & 1;
      }
      counts += 4 * end;
      int32_t sum = pixel < grid.width ? area[0] + area[1] + area[2] + area[3] : 0;
      if (sum == before) continue;
      cells[pixel] = (int32_t)((uint32_t)cells[pixel] + (uint32_t)((sum - before) * unit));
      before = sum;
    }
  }
  for (long pixel = 0; pixel <= grid.width; pixel++) {
    if (cells[pixel] != 0) touched[pixel >> 8] |= 1ull << ((pixel >> 2) & 63);
  }
}
