#include "WideKernels.h"

// The same numbers at every level: no product is fused with a sum.
#pragma clang fp contract(off)

#if defined(__x86_64__)

#define LANES 16
#define NAME(x) x##_avx2
#define TARGET __attribute__((target("avx2")))
#include "Kernels.h"

#define LANES 32
#define NAME(x) x##_avx512
#define TARGET __attribute__((target("avx512bw,avx512vl")))
#include "Kernels.h"

WideLevel wide_level(void) {
  // Single bits are moved and counted in ways that every such processor knows but a few.
  if (!__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2")) return WIDE_NONE;
  if (!__builtin_cpu_supports("popcnt")) return WIDE_NONE;
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) return WIDE_AVX512;
  return __builtin_cpu_supports("avx2") ? WIDE_AVX2 : WIDE_NONE;
}

_Thread_local int wide_level_known = 0;

WideLevel wide_limit_level(WideLevel most) {
  WideLevel level = wide_level();
  if (most < level) level = most;
  wide_level_known = (int)level + 1;
  return level;
}

#define CHOOSE(level, kernel, ...)                        \
  switch (level) {                                        \
    case WIDE_AVX512: return kernel##_avx512(__VA_ARGS__); \
    case WIDE_AVX2: return kernel##_avx2(__VA_ARGS__);     \
    default: return 0;                                    \
  }
#else

WideLevel wide_level(void) { return WIDE_NONE; }

WideLevel wide_limit_level(WideLevel most) { return WIDE_NONE; }

#define CHOOSE(level, kernel, ...) return 0;

#endif

long wide_over_solid(WideLevel level, void *target, long count, uint32_t color) {
  CHOOSE(level, over_solid, target, count, color)
}

long wide_over_solid_covered(
    WideLevel level, void *target, long count, const void *coverage, uint32_t color) {
  CHOOSE(level, over_solid_covered, target, count, coverage, color)
}
