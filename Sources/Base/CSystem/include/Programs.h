#ifndef CSYSTEM_PROGRAMS_H
#define CSYSTEM_PROGRAMS_H

#include <stddef.h>
#include <stdint.h>

// Starts programs and waits for them. Any thread may call these functions: nothing of this process,
// no handler and no lock, runs in the new one.

// The descriptors that a program gets as its standard streams.
struct cp_streams {
  int32_t input, output, errors;
};

// Starts a program, which is looked up in PATH, without a shell; returns 0 or an errno. The lists end
// with a null pointer. Without an environment, the program gets the one of this process. Without
// streams, it shares the terminal with this process. With streams, it leads a process group of its
// own, which cp_end() can end.
int32_t cp_start(const char *const *arguments, const char *const *environment,
                 const struct cp_streams *streams, int32_t *program);

// Waits until a program on the terminal ends; returns its wait status. If the user stops the program,
// this process stops with it.
int32_t cp_join(int32_t program);

// Waits until a program with streams ends, at most that many milliseconds; returns whether it has ended.
int32_t cp_wait(int32_t program, int32_t milliseconds);

// Waits until a program with streams ends, at most that many milliseconds, and then kills all that is
// left of its process group. A signal that ends this process ends the group too. After a program that
// did not end in time, this also kills what has that variable, as NAME=value, in its environment: a
// program may have left the group. Returns whether the program ended in time.
int32_t cp_end(int32_t program, int32_t milliseconds, const char *variable, int32_t *status);

// The exit status in a wait status, or -1; the signal that ended the program, or 0.
int32_t cp_exit_status(int32_t status);
int32_t cp_end_signal(int32_t status);

// The descriptor of an empty file without a name, in memory if possible; -1 if there is no room.
int32_t cp_unnamed_file(void);
// Lets a program write no file beyond that size.
void cp_limit_files(int32_t program, int64_t bytes);

#endif
