#pragma once

// What Intel's processors and those like them have instructions for. All that is made of these has a form for
// every other processor beside it.

#if defined(__x86_64__)
#include <cpuid.h>
#include <immintrin.h>
#endif
