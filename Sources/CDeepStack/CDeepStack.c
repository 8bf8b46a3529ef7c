#define _GNU_SOURCE
#include "CDeepStack.h"

#include <features.h>
#include <stdint.h>
#include <stddef.h>

static _Thread_local bool is_current;

bool deep_stack_is_current(void) { return is_current; }

#if defined(__GLIBC__)

#include <pthread.h>
#include <sys/mman.h>
#include <ucontext.h>

// Address space alone: memory is taken as far down as the stack has ever reached.
#define SIZE ((size_t)512 << 20)
#define GUARD ((size_t)64 << 10)

// Stacks that nobody stands on, each with the next one's address at its upper end.
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char *spare;

static char **next_of(char *stack) { return (char **)(stack + SIZE - sizeof(char *)); }

static char *take_stack(void) {
  pthread_mutex_lock(&lock);
  char *stack = spare;
  if (stack) spare = *next_of(stack);
  pthread_mutex_unlock(&lock);
  if (stack) return stack;
  stack = mmap(
      NULL, SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE | MAP_STACK,
      -1, 0);
  if (stack == MAP_FAILED) return NULL;
  // What goes deeper still ends at once, as on any other stack.
  mprotect(stack, GUARD, PROT_NONE);
  return stack;
}

static void give_back(char *stack) {
  pthread_mutex_lock(&lock);
  *next_of(stack) = spare;
  spare = stack;
  pthread_mutex_unlock(&lock);
}

typedef struct {
  void (*body)(void *);
  void *context;
} call;

// Arguments of a context's function are of type int.
static void begin(unsigned high, unsigned low) {
  call *made = (call *)(((uintptr_t)high << 32) | (uintptr_t)low);
  made->body(made->context);
}

bool deep_stack_call(void (*body)(void *context), void *context) {
  char *stack = take_stack();
  if (!stack) return false;
  ucontext_t here, there;
  if (getcontext(&there) != 0) {
    give_back(stack);
    return false;
  }
  there.uc_stack.ss_sp = stack;
  there.uc_stack.ss_size = SIZE - 64;
  there.uc_link = &here;
  call made = {body, context};
  uintptr_t address = (uintptr_t)&made;
  makecontext(
      &there, (void (*)(void))begin, 2, (unsigned)((uint64_t)address >> 32), (unsigned)address);
  is_current = true;
  swapcontext(&here, &there);
  is_current = false;
  give_back(stack);
  return true;
}

#else

bool deep_stack_call(void (*body)(void *context), void *context) {
  (void)body;
  (void)context;
  return false;
}

#endif
