#include "CTaskJobs.h"

#include <stdbool.h>
#include <stddef.h>

#define SWIFT __attribute__((swiftcall))

// As swift/include/swift/Runtime/Concurrency.h declares them.
typedef SWIFT void (*Enqueue)(void *job);
typedef SWIFT TaskExecutor (*GetMain)(void);
typedef SWIFT bool (*IsMain)(uintptr_t identity, uintptr_t implementation);
extern SWIFT void (*swift_task_enqueueGlobal_hook)(void *job, Enqueue original);
extern SWIFT TaskExecutor (*swift_task_getMainExecutor_hook)(GetMain original);
extern SWIFT bool (*swift_task_isMainExecutor_hook)(
    uintptr_t identity, uintptr_t implementation, IsMain original);
extern SWIFT void swift_job_run(void *job, uintptr_t identity, uintptr_t implementation);

static _Thread_local const void *scene;
static TaskExecutor main_executor;
static void (*take_job)(void *job);

static SWIFT void enqueue(void *job, Enqueue original) {
  if (scene != NULL) {
    take_job(job);
  } else {
    original(job);
  }
}

static SWIFT TaskExecutor get_main(GetMain original) {
  (void)original;
  return main_executor;
}

static SWIFT bool is_main(uintptr_t identity, uintptr_t implementation, IsMain original) {
  return identity == main_executor.identity || original(identity, implementation);
}

void task_jobs_begin(TaskExecutor executor, void (*take)(void *job)) {
  main_executor = executor;
  take_job = take;
  swift_task_enqueueGlobal_hook = enqueue;
  swift_task_isMainExecutor_hook = is_main;
  swift_task_getMainExecutor_hook = get_main;
}

const void *task_jobs_enter(const void *next) {
  const void *before = scene;
  scene = next;
  return before;
}

const void *task_jobs_scene(void) { return scene; }

void task_jobs_run(void *job) { swift_job_run(job, 0, 0); }
