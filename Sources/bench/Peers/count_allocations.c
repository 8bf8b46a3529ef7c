// Counts the blocks of memory that a program takes, for LD_PRELOAD: says how many on standard error when
// it ends.
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>

// glibc's own, behind the names that are taken over here.
extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);

static atomic_long blocks;

void *malloc(size_t size) {
  blocks++;
  return __libc_malloc(size);
}

void *calloc(size_t count, size_t size) {
  blocks++;
  return __libc_calloc(count, size);
}

void *realloc(void *block, size_t size) {
  blocks++;
  return __libc_realloc(block, size);
}

__attribute__((destructor)) static void say(void) { fprintf(stderr, "%ld\n", (long)blocks); }
