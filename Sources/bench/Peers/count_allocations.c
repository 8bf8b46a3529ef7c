// Counts the blocks of memory that a program takes, for LD_PRELOAD: says how many on standard error when
// it ends. The programs of this package have a `malloc` of their own, which calls that of glibc by these names.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>

extern void *__libc_memalign(size_t, size_t);

static atomic_long blocks;
static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);

__attribute__((constructor)) static void find(void) {
  next_malloc = dlsym(RTLD_NEXT, "__libc_malloc");
  next_calloc = dlsym(RTLD_NEXT, "__libc_calloc");
  next_realloc = dlsym(RTLD_NEXT, "__libc_realloc");
}

void *__libc_malloc(size_t size) {
  blocks++;
  return next_malloc ? next_malloc(size) : __libc_memalign(16, size);
}

void *__libc_calloc(size_t count, size_t size) {
  blocks++;
  if (next_calloc) return next_calloc(count, size);
  void *block = __libc_memalign(16, count * size);
  return block ? memset(block, 0, count * size) : block;
}

void *__libc_realloc(void *block, size_t size) {
  blocks++;
  if (!next_realloc) find();
  return next_realloc(block, size);
}

__attribute__((destructor)) static void say(void) { fprintf(stderr, "%ld\n", (long)blocks); }
