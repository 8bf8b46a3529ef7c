#include <malloc.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>

/// Grows the calling thread's heap, the first time it calls, to hold so many bytes more; in pages as large
/// as the system has where `is_large`.
static inline void grow_heap(size_t bytes, int is_large) {
  static __thread int has_grown = 0;
  if (has_grown) return;
  has_grown = 1;
  const uintptr_t page = (uintptr_t)2 << 20;
  char *volatile passed = NULL;
  if (is_large) {
    // A large page begins at a multiple of its size, and is had where nothing was written in it. What lies
    // before is passed over, which takes no memory; the header of what comes next still lies there.
    const size_t header = 2 * sizeof(size_t);
    char *volatile next = malloc(1 << 16);
    free(next);
    passed = malloc(page - (uintptr_t)next % page - header);
  }
  char *volatile block = malloc(bytes);
  if (passed != NULL && block != NULL) {
    madvise((void *)((uintptr_t)block / page * page), bytes, MADV_HUGEPAGE);
    // The first page is had now, and not while others wait for a lock.
    *block = 0;
  }
  free(block);
}
