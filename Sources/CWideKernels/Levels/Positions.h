// Positions in images. See `Vectors.h`.

/// Positions in an image in 32.32 fixed point, one a lane, in two vectors.
typedef uint64_t NAME(positions) __attribute__((vector_size(PIXELS * 8)));

/// As many from `start` on, each a `step` from the one before. Not made lane by lane, which goes through memory.
INLINE NAME(positions) NAME(positions_from)(uint64_t start, uint64_t step) {
#if LANES == 32
  NAME(positions) lanes = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15};
#elif LANES == 16
  NAME(positions) lanes = {0, 1, 2, 3, 4, 5, 6, 7};
#else
  NAME(positions) lanes = {0, 1, 2, 3};
#endif
  return start + lanes * step;
}
