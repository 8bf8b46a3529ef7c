// Includes the kernels in the file KERNELS once for each instruction set, with
//   LANES   16-bit lanes in a vector: two to a pixel
//   NAME(x) the kernel's name for the set
//   TARGET  the attribute that lets the compiler use it
// and what `Vectors.h` makes of them. CHOOSE then calls one of them, and returns 0 where there is none;
// CHOOSE_OR returns what is given, where 0 would be an answer.

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)

// Pairs of vectors are passed on only where the compiler puts the one who takes them in place.
#pragma clang diagnostic ignored "-Wpsabi"

#if defined(__x86_64__)
#include <immintrin.h>

#include "Factors.h"

// Kernels begin where a line of the cache does: builds differ in what lies before them, and loops that move
// by part of a line take up to a tenth longer or less.
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

#define CHOOSE_OR(none, level, kernel, ...)                \
  switch (level) {                                         \
    case WIDE_AVX512: return kernel##_avx512(__VA_ARGS__); \
    case WIDE_AVX2: return kernel##_avx2(__VA_ARGS__);     \
    default: return none;                                  \
  }
#else
#define CHOOSE_OR(none, level, kernel, ...) return none;
#endif

#define CHOOSE(level, kernel, ...) CHOOSE_OR(0, level, kernel, __VA_ARGS__)
