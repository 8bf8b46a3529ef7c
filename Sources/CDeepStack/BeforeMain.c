// What has to hold before a line of the program has run. Where the system keeps stacks small (`ulimit -s 64`), `main`
// runs on a large one, and threads get one of the usual size: a command line alone takes 60 kB to read. Dictionaries
// and sets have the same order in every run, so that what a scene makes of them is the same everywhere.
#define _GNU_SOURCE
#include "CDeepStack.h"

#include <features.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

#include <dlfcn.h>
#include <pthread.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/resource.h>

static const rlim_t small = 1 << 20;
static const size_t usual = 8 << 20;

typedef int entry(int, char **, char **);
typedef int beginning(
    entry *, int, char **, void (*)(void), void (*)(void), void (*)(void), void *);

static entry *program;

typedef struct {
  int count;
  char **arguments, **environment;
  int status;
} call;

static void run(void *context) {
  call *made = context;
  made->status = program(made->count, made->arguments, made->environment);
}

static int run_on_large_stack(int count, char **arguments, char **environment) {
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) == 0) {
    if (pthread_attr_setstacksize(&attributes, usual) == 0) pthread_setattr_default_np(&attributes);
    pthread_attr_destroy(&attributes);
  }
  call made = {count, arguments, environment, EXIT_FAILURE};
  if (!deep_stack_call(run, &made)) return program(count, arguments, environment);
  return made.status;
}

// As swift/stdlib/public/SwiftShims/swift/shims/GlobalObjects.h declares them; named as a function is, whose address is
// the library's own in a program that shares it, too.
typedef struct {
  uint64_t seeds[2];
  bool is_deterministic;
} hashing;
extern void _swift_stdlib_Hashing_parameters(void) __attribute__((weak));

static bool has_small_stack;

// Called when libraries have started, which choose the seeds.
static int begin_program(int count, char **arguments, char **environment) {
  hashing *parameters = (hashing *)(uintptr_t)_swift_stdlib_Hashing_parameters;
  if (parameters != NULL) *parameters = (hashing){{0, 0}, true};
  return has_small_stack ? run_on_large_stack(count, arguments, environment)
                         : program(count, arguments, environment);
}

/// In place of the C library's, which the program's first instructions call.
int __libc_start_main(
    entry *main, int count, char **arguments, void (*begin)(void), void (*end)(void),
    void (*end_linker)(void), void *stack_end) {
  beginning *system = (beginning *)dlsym(RTLD_NEXT, "__libc_start_main");
  if (system == NULL) _Exit(71);
  struct rlimit limit;
  program = main;
  has_small_stack = getrlimit(RLIMIT_STACK, &limit) == 0 && limit.rlim_cur < small;
  return system(begin_program, count, arguments, begin, end, end_linker, stack_end);
}

#endif
