#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <unistd.h>

#include "CProcess.h"

/// A signal is a byte on its way to the thread that obeys.
static int ends[2] = {-1, -1};

static void note(int number) {
  const int error = errno;
  const unsigned char byte = (unsigned char)number;
  // A pipe that is full holds signals enough.
  if (write(ends[1], &byte, 1) < 0) {}
  errno = error;
}

static void leave_at_once(int number) { _exit(128 + number); }

/// Until signals are watched, nothing has begun: SIGQUIT and SIGXCPU end the process at once, without a core dump,
/// which takes time and leaves a file. (Swift's runtime, where it is a shared library, catches SIGQUIT when it is
/// loaded, prints a trace and goes on; what is loaded is so before this is done.)
__attribute__((constructor)) static void leave_without_core_dump(void) {
  const int numbers[] = {SIGQUIT, SIGXCPU};
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction before;
    if (sigaction(numbers[index], NULL, &before) != 0 || before.sa_handler == SIG_IGN) continue;
    const struct sigaction action = {.sa_handler = leave_at_once};
    sigaction(numbers[index], &action, NULL);
  }
}

static void *watch(void *work) {
  ((void (*)(void))work)();
  return NULL;
}

int process_watch_signals(void (*work)(void)) {
  if (ends[0] >= 0) return 0;
  if (pipe(ends) != 0) return errno;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFL, O_NONBLOCK);
  pthread_attr_t attributes;
  pthread_attr_init(&attributes);
  pthread_attr_setstacksize(&attributes, 1 << 20);
  pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
  pthread_t thread;
  const int error = pthread_create(&thread, &attributes, watch, (void *)work);
  pthread_attr_destroy(&attributes);
  if (error != 0) return error;
  struct sigaction action = {.sa_handler = note, .sa_flags = SA_RESTART};
  sigfillset(&action.sa_mask);
  // Schedulers announce their end by the user's signals.
  const int numbers[] = {SIGINT, SIGTERM, SIGQUIT, SIGXCPU, SIGHUP, SIGUSR1, SIGUSR2};
  sigset_t caught;
  sigemptyset(&caught);
  for (size_t index = 0; index < sizeof numbers / sizeof *numbers; index++) {
    struct sigaction before;
    // As nohup has it.
    if (numbers[index] == SIGHUP && sigaction(SIGHUP, NULL, &before) == 0
        && before.sa_handler == SIG_IGN) {
      continue;
    }
    sigaction(numbers[index], &action, NULL);
    sigaddset(&caught, numbers[index]);
  }
  // Whoever started this process may have held them back.
  pthread_sigmask(SIG_UNBLOCK, &caught, NULL);
  return 0;
}

int process_next_signal(int milliseconds) {
  struct pollfd request = {.fd = ends[0], .events = POLLIN};
  const int count = poll(&request, 1, milliseconds);
  if (count == 0) return 0;
  unsigned char byte = 0;
  if (count < 0 || read(ends[0], &byte, 1) != 1) return 0;
  return byte;
}

void process_hears_of_children(void) {
  struct sigaction action;
  if (sigaction(SIGCHLD, NULL, &action) != 0) return;
  const int is_ignored = !(action.sa_flags & SA_SIGINFO) && action.sa_handler == SIG_IGN;
  if (!is_ignored && !(action.sa_flags & SA_NOCLDWAIT)) return;
  if (is_ignored) action.sa_handler = SIG_DFL;
  action.sa_flags &= ~SA_NOCLDWAIT;
  sigaction(SIGCHLD, &action, NULL);
}
