#define _GNU_SOURCE
#include <stdatomic.h>
#include <stddef.h>
#include <stdlib.h>

#include <time.h>

#include "CProcess.h"

void process_use_universal_time(void) {
  setenv("TZ", "UTC", 1);
  tzset();
}

static void (*end_early)(int status);
static atomic_int is_meant;

static void at_exit(int status, void *nothing) {
  (void)nothing;
  if (!atomic_load(&is_meant)) end_early(status);
}

void process_watch_exit(void (*early)(int status)) {
  end_early = early;
  on_exit(at_exit, NULL);
}

void process_exit(int status) {
  atomic_store(&is_meant, 1);
  exit(status);
}
