#ifndef WIDE_SAMPLED_H
#define WIDE_SAMPLED_H

#include "WideKernels.h"

/// The part of an edge inside one row of pixels, as `RowPiece` lies in memory.
typedef struct {
  int32_t row, sign, x0, x1, y0, y1;
} WidePiece;

/// Lines in a row, at most.
#define WIDE_SAMPLED_LINES 1024
/// Words of memory that `wide_cover_sampled` needs for each piece, and for all together, besides one for each
/// pixel and two more.
#define WIDE_SAMPLED_PIECE_WORDS 34
#define WIDE_SAMPLED_WORDS 3104

/// Makes the cells of a row hold what dense pieces cover in the pixels from `start` on, before `end`; see
/// `Fast.coverSampled`.
/// - Precondition: the pieces come by their first pixels, and none ends before `start`; all pixels from the first
///   one of the row to `end`, that included, have cells, `scratch` has its words, and lines are high enough for
///   keys to fit 31 bits.
void wide_cover_sampled(
    WideLevel level, const WidePiece *pieces, long count, long start, long end, int32_t winding,
    int even_odd, int line_bits, int32_t *cells, int32_t *scratch);

#endif
