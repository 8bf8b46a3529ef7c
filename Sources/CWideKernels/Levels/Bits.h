#ifndef BITS_H
#define BITS_H

#include <stdint.h>

/// Where bits are written next.
typedef struct {
  uint8_t *next;
  /// Fewer than eight that are in no whole byte.
  uint64_t pending, count;
} Bits;

/// Writes at most 56 bits.
static inline __attribute__((always_inline)) void put(Bits *bits, uint64_t value, uint64_t count) {
  uint64_t pending = bits->pending | value << bits->count;
  __builtin_memcpy(bits->next, &pending, 8);
  uint64_t total = bits->count + count;
  bits->next += total >> 3;
  bits->pending = pending >> (total & 56);
  bits->count = total & 7;
}

#endif
