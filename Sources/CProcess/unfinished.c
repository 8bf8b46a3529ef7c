#define _GNU_SOURCE
#include <errno.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "unfinished.h"

// Tables that need no memory to be taken: a handler of signals goes through them too.

enum { MOST = 1024 };

struct file {
  atomic_int is_used;
  int folder;
  char name[256];
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct file files[MOST];
static atomic_int programs[MOST];
/// No entry from here on was ever used.
static atomic_int file_end;
static atomic_int program_end;

void unfinished_lock(void) { pthread_mutex_lock(&lock); }

void unfinished_unlock(void) { pthread_mutex_unlock(&lock); }

void unfinished_note_file(int folder, const char *name) {
  if (strlen(name) >= sizeof files[0].name) return;
  for (int index = 0; index < MOST; index++) {
    struct file *file = &files[index];
    if (atomic_load(&file->is_used)) continue;
    file->folder = folder;
    strcpy(file->name, name);
    atomic_store(&file->is_used, 1);
    if (index >= atomic_load(&file_end)) atomic_store(&file_end, index + 1);
    return;
  }
}

void unfinished_forget_file(int folder, const char *name) {
  const int end = atomic_load(&file_end);
  for (int index = 0; index < end; index++) {
    struct file *file = &files[index];
    if (!atomic_load(&file->is_used) || file->folder != folder || strcmp(file->name, name) != 0)
      continue;
    atomic_store(&file->is_used, 0);
    return;
  }
}

void unfinished_note_program(int process) {
  for (int index = 0; index < MOST; index++) {
    if (atomic_load(&programs[index]) != 0) continue;
    atomic_store(&programs[index], process);
    if (index >= atomic_load(&program_end)) atomic_store(&program_end, index + 1);
    return;
  }
}

void unfinished_forget_program(int process) {
  const int end = atomic_load(&program_end);
  for (int index = 0; index < end; index++) {
    if (atomic_load(&programs[index]) == process) atomic_store(&programs[index], 0);
  }
}

static void pause_shortly(void) {
  const struct timespec time = {.tv_nsec = 5 * 1000 * 1000};
  nanosleep(&time, NULL);
}

void unfinished_remove_all(void) {
  const int end = atomic_load(&program_end);
  for (int index = 0; index < end; index++) {
    const int process = atomic_load(&programs[index]);
    if (process <= 1) continue;
    kill(-process, SIGKILL);
    kill(process, SIGKILL);
  }
  // One that is not gone yet could still make its file.
  for (int index = 0; index < end; index++) {
    const int process = atomic_load(&programs[index]);
    if (process <= 1) continue;
    for (int turn = 0; turn < 40 && waitpid(process, NULL, WNOHANG) == 0; turn++) pause_shortly();
  }
  const int last = atomic_load(&file_end);
  for (int index = 0; index < last; index++) {
    if (atomic_load(&files[index].is_used)) unlinkat(files[index].folder, files[index].name, 0);
  }
}

void unfinished_end(void) {
  // Somebody may be in the middle of a call that does not return, as to a disk that went away.
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_nsec += 300 * 1000 * 1000;
  if (until.tv_nsec >= 1000 * 1000 * 1000) {
    until.tv_nsec -= 1000 * 1000 * 1000;
    until.tv_sec += 1;
  }
  pthread_mutex_timedlock(&lock, &until);
  unfinished_remove_all();
}

void process_say(const char *line) {
  struct pollfd request = {.fd = 2, .events = POLLOUT};
  if (poll(&request, 1, 100) != 1 || !(request.revents & POLLOUT)) return;
  if (write(2, line, strlen(line)) < 0) {}
}
