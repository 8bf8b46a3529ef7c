#pragma once

#include <stdint.h>

/// What a byte is multiplied by to be scaled by value / 255, rounded to nearest, when the product is
/// divided by 32768 and rounded: 32768/255 times the value, or a little more. There is one for each
/// value that is right for all bytes.
static inline uint32_t factor_of(uint32_t value) {
  // A bit for each value that needs the larger of two.
  static const uint64_t larger[4] = {
      0x0022002080002080, 0x820208220a082200, 0xb022228aa1208a20, 0x289a93ac8a5b8ab6};
  return (value * 257 >> 1) + (larger[value >> 6] >> (value & 63) & 1);
}
