#include <features.h>

#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
// Swift's view of <spawn.h> ends before it.
extern int spawn_closes_from(void *actions, int first)
    __asm__("posix_spawn_file_actions_addclosefrom_np");
#endif

/// Has a program that is started with `actions`, a posix_spawn_file_actions_t, close all descriptors from
/// `first` on, where the C library can.
static inline void close_descriptors_from(void *actions, int first) {
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
  spawn_closes_from(actions, first);
#else
  (void)actions;
  (void)first;
#endif
}

#include <stdio.h>

/// Has what is printed written at the end of each line: Swift takes the stream itself for shared state.
static inline void print_line_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
