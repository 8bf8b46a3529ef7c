// Where the jobs of Swift's tasks run: hooks of its runtime, which have the calling convention of Swift.
#ifndef C_TASK_JOBS_H
#define C_TASK_JOBS_H

#include <stdint.h>

// What the runtime knows an executor by.
typedef struct {
  uintptr_t identity;
  uintptr_t implementation;
} TaskExecutor;

// From now on `executor` is the main actor's, in place of the runtime's own; and `take` is given every job of no
// actor, or of an actor without an executor of its own, that a scene's code causes. It has to have each run once.
void task_jobs_begin(TaskExecutor executor, void (*take)(void *job));

// Says whose code it is that this thread runs from now on, NULL for no scene's; returns whose it was.
const void *task_jobs_enter(const void *scene);

// Whose code this thread runs; NULL for no scene's.
const void *task_jobs_scene(void);

// Runs a job that was taken, until its task waits for something.
void task_jobs_run(void *job);

#endif
