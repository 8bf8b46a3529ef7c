#include <features.h>

// Swift's view of <spawn.h> ends before these.
#if defined(__GLIBC__) && __GLIBC_PREREQ(2, 34)
extern int spawn_closes_from(void *actions, int first)
    __asm__("posix_spawn_file_actions_addclosefrom_np");
#endif
extern int spawn_enters(void *actions, int folder)
    __asm__("posix_spawn_file_actions_addfchdir_np");

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

/// Has a program that is started with `actions` begin in an open folder.
static inline void begin_in_folder(void *actions, int folder) { spawn_enters(actions, folder); }

#include <stdio.h>

/// Has what is printed written at the end of each line: Swift takes the stream itself for shared state.
static inline void print_line_by_line(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
