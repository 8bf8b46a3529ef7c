#include "WideKernels.h"

#if defined(__x86_64__)

WideLevel wide_level(void) {
  // Single bits are moved and counted in ways that every such processor knows but a few.
  if (!__builtin_cpu_supports("bmi") || !__builtin_cpu_supports("bmi2")) return WIDE_128;
  if (!__builtin_cpu_supports("popcnt")) return WIDE_128;
  if (__builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl")) return WIDE_AVX512;
  return __builtin_cpu_supports("avx2") ? WIDE_AVX2 : WIDE_128;
}

#else

WideLevel wide_level(void) { return WIDE_128; }

#endif

_Thread_local int wide_level_known = 0;

WideLevel wide_limit_level(WideLevel most) {
  WideLevel level = wide_level();
  if (most < level) level = most;
  wide_level_known = (int)level + 1;
  return level;
}
