#define EIGHT_BITS 128
#define TARGET __attribute__((aligned(64)))
#define EXPORTED(x) x##_128
#include "Edges.h"
