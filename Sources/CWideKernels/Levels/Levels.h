// Includes the kernels in the file KERNELS once for each width of vectors, with
//   LANES   16-bit lanes in a vector: two to a pixel
//   NAME(x) the kernel's name for the width
//   TARGET  the attribute that lets the compiler use such vectors
// and what `Vectors.h` makes of them. CHOOSE then calls one of them: every processor has 128 bits.

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)

// Pairs of vectors are passed on only where the compiler inlines the function that takes them.
#pragma clang diagnostic ignored "-Wpsabi"

#include "Factors.h"
#include "Intel.h"

// Kernels begin where a line of the cache does: builds differ in what lies before them, and loops that move
// by part of a line take up to a tenth longer or less.
#define LANES 8
#define NAME(x) x##_128
#define TARGET __attribute__((aligned(64)))
#include "Vectors.h"
#include KERNELS
#undef LANES
#undef NAME
#undef TARGET

#if defined(__x86_64__)
#define LANES 16
#define NAME(x) x##_avx2
#define TARGET __attribute__((target("avx2,bmi,bmi2,popcnt"), aligned(64)))
#include "Vectors.h"
#include KERNELS
#undef LANES
#undef NAME
#undef TARGET

#define LANES 32
#define NAME(x) x##_avx512
#define TARGET __attribute__((target("avx512bw,avx512vl,bmi,bmi2,popcnt"), aligned(64)))
#include "Vectors.h"
#include KERNELS
#undef LANES
#undef NAME
#undef TARGET

#define CHOOSE(level, kernel, ...)                         \
  switch (level) {                                         \
    case WIDE_AVX512: return kernel##_avx512(__VA_ARGS__); \
    case WIDE_AVX2: return kernel##_avx2(__VA_ARGS__);     \
    default: return kernel##_128(__VA_ARGS__);             \
  }
#else
#define CHOOSE(level, kernel, ...) return kernel##_128(__VA_ARGS__);
#endif
