#ifndef WIDE_CODES_H
#define WIDE_CODES_H

#include "WideKernels.h"

/// Makes the shortest Huffman code for at most 286 symbols that occur so often, none of it longer than
/// `longest`, which is at most 15: the length of each code, 0 for symbols that do not occur, and the code,
/// first bit lowest, times 16, plus its length. Counts are less than 2⁵⁴ together.
void wide_build_code(
    WideLevel level, const uint32_t *counts, long symbols, long longest, uint8_t *lengths,
    uint32_t *codes);

/// Writes what stands before a block of deflate that is not the last one, from bit `start` of `bytes` on,
/// where bits after it in its byte are 0: the lengths of the codes of 286 literals and lengths and of 30
/// distances. There is room for 5,000 bits. Returns where the next bit goes.
long wide_write_header(
    WideLevel level, const uint8_t *literals, const uint8_t *distances, void *bytes, long start);

/// Adds up how often each of 256 bytes is a literal in each of three or four channels, one after the other.
void wide_sum_literals(WideLevel level, const uint32_t *by_channel, long channels, uint32_t *counts);

/// Of all lengths from 3 to 258 the code, from those of 286 literals and lengths, with the bits that follow it:
/// times 32, plus how many bits these are.
void wide_join_lengths(WideLevel level, const uint32_t *codes, uint32_t *lengths);

#endif
