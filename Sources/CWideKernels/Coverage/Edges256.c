#if defined(__x86_64__)
#define EIGHT_BITS 256
#define TARGET __attribute__((target("avx2,bmi"), aligned(64)))
#define EXPORTED(x) x##_256
#include "Edges.h"
#endif
