#ifndef WIDE_DIGEST_H
#define WIDE_DIGEST_H

#include <stdint.h>

/// Adds blocks of 64 bytes to the eight words of a SHA-256, whose 64 constants are given. Returns how many: all or,
/// where the processor has no instructions for it, none.
long wide_add_blocks(
    uint32_t *state, const void *bytes, long blocks, const uint32_t *constants);

#endif
