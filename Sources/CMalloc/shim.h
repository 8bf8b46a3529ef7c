#include <malloc.h>
#include <stdlib.h>

/// Grows the calling thread's heap to hold so many bytes more.
static inline void grow_heap(size_t bytes) {
  void *volatile block = malloc(bytes);
  free(block);
}
