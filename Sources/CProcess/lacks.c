#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <malloc.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

#include "unfinished.h"

int process_has_room(unsigned long bytes) {
  void *const room = mmap(
    NULL, bytes, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) return 0;
  munmap(room, bytes);
  return 1;
}

int process_spares_addresses(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_AS, &limit) != 0 || limit.rlim_cur == RLIM_INFINITY) return 0;
  // Each further heap takes 64 MB of them, 128 MB for a moment.
  mallopt(M_ARENA_MAX, 1);
  return 1;
}

int process_raise_files(int wanted) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0 || limit.rlim_cur >= (rlim_t)wanted) return wanted;
  limit.rlim_cur = limit.rlim_max < (rlim_t)wanted ? limit.rlim_max : (rlim_t)wanted;
  setrlimit(RLIMIT_NOFILE, &limit);
  return (int)limit.rlim_cur;
}

int process_files_to_open(int wanted) {
  process_raise_files(wanted + 3);
  int opened[64];
  int count = 0;
  while (count < wanted && count < 64) {
    opened[count] = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (opened[count] < 0) break;
    count++;
  }
  for (int index = 0; index < count; index++) close(opened[index]);
  return count;
}

// Threads.

static void (*_Atomic leave_without)(enum process_lack);

void process_require_threads(void (*leave)(enum process_lack)) {
  atomic_store(&leave_without, leave);
}

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#ifndef SANITIZED
typedef int creating(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);

/// In place of the C library's: Swift's runtime asks it for threads again and again, once a second, for as long as
/// there are none, and nothing else tells.
int pthread_create(
  pthread_t *thread, const pthread_attr_t *attributes, void *(*work)(void *), void *value
) {
  static _Atomic(creating *) system;
  creating *create = atomic_load(&system);
  if (create == NULL) {
    create = (creating *)dlsym(RTLD_NEXT, "pthread_create");
    if (create == NULL) return EAGAIN;
    atomic_store(&system, create);
  }
  int error = create(thread, attributes, work, value);
  if (error != EAGAIN) return error;
  void (*const leave)(enum process_lack) = atomic_load(&leave_without);
  if (leave == NULL) return error;
  const struct timespec pause = {.tv_nsec = 50 * 1000 * 1000};
  for (int turn = 0; turn < 20; turn++) {
    nanosleep(&pause, NULL);
    error = create(thread, attributes, work, value);
    if (error != EAGAIN) return error;
  }
  size_t stack = 8 << 20;
  if (attributes != NULL) pthread_attr_getstacksize(attributes, &stack);
  leave(process_has_room(stack + (64 << 10)) ? PROCESS_LACKS_THREADS : PROCESS_LACKS_MEMORY);
  return error;
}
#endif

// Memory.

static char last_line[256];
static int last_status;
static const int faults[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV};
enum { FAULTS = sizeof faults / sizeof *faults };
/// What each did before.
static struct sigaction usual[FAULTS];

/// Whether a block of memory was refused that its owner may do without, or not.
static atomic_int was_refused;

static void fault(int number, siginfo_t *information, void *context) {
  (void)context;
  unfinished_remove_all();
  if (atomic_load(&was_refused)) {
    process_say(last_line);
    _exit(last_status);
  }
  for (int index = 0; index < FAULTS; index++) {
    if (faults[index] == number) sigaction(number, &usual[index], NULL);
  }
  // An instruction at fault is come back to.
  if (information->si_code <= 0) raise(number);
}

void process_leave_without_memory(const char *line, int status) {
  strncpy(last_line, line, sizeof last_line - 1);
  last_status = status;
  for (int index = 0; index < FAULTS; index++) {
    const struct sigaction action = {.sa_sigaction = fault, .sa_flags = SA_ONSTACK | SA_SIGINFO};
    sigaction(faults[index], &action, &usual[index]);
  }
}

#ifndef SANITIZED
// In place of the C library's, which they call: few who ask for a little memory can do without, and some go on
// as if nothing were wrong. There are letters missing then.

void *__libc_malloc(size_t);
void *__libc_calloc(size_t, size_t);
void *__libc_realloc(void *, size_t);
void *__libc_memalign(size_t, size_t);

/// Whoever asks for more has to see for itself.
enum { LITTLE = 64 << 20 };

static atomic_int is_leaving;
static _Atomic pthread_t leaving;

static void refuse(size_t bytes) {
  if (last_status == 0) return;
  atomic_store(&was_refused, 1);
  if (bytes > LITTLE) return;
  if (atomic_exchange(&is_leaving, 1)) {
    if (pthread_equal(atomic_load(&leaving), pthread_self())) return;
    for (;;) pause();
  }
  atomic_store(&leaving, pthread_self());
  unfinished_end();
  process_say(last_line);
  _exit(last_status);
}

void *malloc(size_t bytes) {
  void *const block = __libc_malloc(bytes);
  if (__builtin_expect(block == NULL, 0)) refuse(bytes);
  return block;
}

void *calloc(size_t count, size_t bytes) {
  void *const block = __libc_calloc(count, bytes);
  size_t all;
  if (__builtin_expect(block == NULL, 0)) {
    refuse(__builtin_mul_overflow(count, bytes, &all) ? SIZE_MAX : all);
  }
  return block;
}

void *realloc(void *old, size_t bytes) {
  void *const block = __libc_realloc(old, bytes);
  if (__builtin_expect(block == NULL, 0) && bytes != 0) refuse(bytes);
  return block;
}

int posix_memalign(void **block, size_t alignment, size_t bytes) {
  if (alignment == 0 || alignment % sizeof(void *) != 0 || (alignment & (alignment - 1)) != 0) {
    return EINVAL;
  }
  void *const found = __libc_memalign(alignment, bytes);
  if (__builtin_expect(found == NULL, 0)) {
    refuse(bytes);
    return ENOMEM;
  }
  *block = found;
  return 0;
}

void *aligned_alloc(size_t alignment, size_t bytes) {
  void *const block = __libc_memalign(alignment, bytes);
  if (__builtin_expect(block == NULL, 0)) refuse(bytes);
  return block;
}
#endif
