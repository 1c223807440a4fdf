#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdint.h>

// A program on a pseudo terminal, run as by a shell: a leader process owns the session, and the
// program is its foreground job, which can be stopped and continued.
struct pt_job {
  int32_t master;    // our side of the terminal: read what is shown, write what is typed
  int32_t statuses;  // receives a wait status, an int, for each stop and for the end
  int32_t control;   // the leader ends when this is closed
  int32_t leader;
  int32_t program;
};

// Starts a program; arguments and environment end with a null. Returns 0, or -1.
int32_t pt_start(const char *const *arguments, const char *const *environment, int32_t columns,
                 int32_t rows, struct pt_job *job);
void pt_resize(int32_t master, int32_t columns, int32_t rows);
// A hash of the terminal's modes: equal numbers mean equal modes.
uint64_t pt_modes(int32_t master);

enum { PT_EXITED = 0, PT_SIGNALED = 1, PT_STOPPED = 2 };
int32_t pt_kind(int32_t status);
int32_t pt_value(int32_t status);

#endif
