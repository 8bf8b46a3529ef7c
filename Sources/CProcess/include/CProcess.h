#ifndef CPROCESS_H
#define CPROCESS_H

// The beginning.

/// Has the time zone be UTC.
void process_use_universal_time(void);

// Signals.

/// Starts a thread that does `work`, which does not return, then has the signals that end a process wait for
/// it: SIGINT, SIGTERM, SIGQUIT, SIGXCPU, SIGUSR1, SIGUSR2, and SIGHUP where it is not ignored. Until they do, each
/// ends the process, as it usually does: there is no moment at which one is lost. Once for a process.
/// Returns 0, or an error number.
int process_watch_signals(void (*work)(void));

/// The number of the next signal; 0 where none comes within so many milliseconds, −1 for ever.
int process_next_signal(int milliseconds);

/// Has the system keep how children end until that is asked for: whoever started this process, or code that it runs,
/// may have ignored SIGCHLD.
void process_hears_of_children(void);

// What is lacking.

/// What a process cannot have more of.
enum process_lack { PROCESS_LACKS_MEMORY, PROCESS_LACKS_THREADS };

/// From now on, `leave` is called, and does not return, where the system gives no thread for a second: who asks
/// for threads tries again without end. Addresses for its stack may be what is lacking.
void process_require_threads(void (*leave)(enum process_lack));

/// From now on, a fault of the process, by SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE or SIGSEGV, removes what is
/// unfinished. Where there is no memory left, it then writes `line` and leaves with `status`; else the signal does
/// what it would do. Both are kept: `line` is at most 255 bytes.
void process_leave_without_memory(const char *line, int status);

/// Whether so many bytes of addresses can be had.
int process_has_room(unsigned long bytes);

/// Where the addresses of the process are limited, has all threads share one heap, which takes fewer; says whether
/// they are.
int process_spares_addresses(void);

/// Raises the limit of open files to `wanted`, where it is lower and that is allowed, and returns it; `wanted` where it
/// is higher.
int process_raise_files(int wanted);

/// Raises the limit of open files to `wanted`, where that is allowed and it is lower, and says how many more can be
/// opened, up to `wanted`.
int process_files_to_open(int wanted);

// Ends.

/// Has `early` called, which does not return, where somebody else than `process_exit` ends the process by `exit`. Once.
void process_watch_exit(void (*early)(int status));

/// Ends the process as `exit` does.
_Noreturn void process_exit(int status);

// What is unfinished: files under temporary names, and programs that were started.

/// Between these two calls nothing is removed or ended by `unfinished_end`, and other threads wait. After that call
/// the first does not return.
void unfinished_lock(void);
void unfinished_unlock(void);

/// Notes a file of a folder that is open, or forgets it; in between the two calls above.
void unfinished_note_file(int folder, const char *name);
void unfinished_forget_file(int folder, const char *name);

/// Notes a program and its process group, or forgets it; in between the two calls above.
void unfinished_note_program(int process);
void unfinished_forget_program(int process);

/// Ends the programs, waits a little until they are gone, and removes the files. Whoever begins or finishes
/// something from now on waits for ever: the process is about to end. From any thread, once.
void unfinished_end(void);

/// Writes to standard error without ever waiting longer than a tenth of a second.
void process_say(const char *line);

#endif
