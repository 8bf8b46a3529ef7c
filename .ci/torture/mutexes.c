// Loaded before a command built with the thread sanitizer: tells it what a Mutex of Swift orders. The slow ways
// of locking one, where threads wait, are in Swift's library, which is not instrumented.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

void __tsan_acquire(void *);
void __tsan_release(void *);
#pragma weak __tsan_acquire
#pragma weak __tsan_release

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context)) void *self

#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock_slow(uint32_t thread, SELF) __asm__(LOCK);
SWIFT void lock_slow(uint32_t thread, SELF) {
  SWIFT void (*original)(uint32_t, SELF) = dlsym(RTLD_NEXT, LOCK);
  original(thread, self);
  __tsan_acquire(self);
}

SWIFT _Bool try_lock_slow(SELF) __asm__(TRY);
SWIFT _Bool try_lock_slow(SELF) {
  SWIFT _Bool (*original)(SELF) = dlsym(RTLD_NEXT, TRY);
  _Bool locked = original(self);
  if (locked) __tsan_acquire(self);
  return locked;
}

SWIFT void unlock_slow(SELF) __asm__(UNLOCK);
SWIFT void unlock_slow(SELF) {
  SWIFT void (*original)(SELF) = dlsym(RTLD_NEXT, UNLOCK);
  __tsan_release(self);
  original(self);
}
