#ifndef CPSEUDOTERMINAL_H
#define CPSEUDOTERMINAL_H

#include <stdint.h>

// A program on a pseudo terminal, as a shell would run it: a leader owns the session, the program
// is its foreground job and can be stopped and continued.
struct pt_job {
  int32_t master;    // the terminal's other side: read what is shown, write what is typed
  int32_t statuses;  // a wait status, an int, for each stop and for the end
  int32_t control;   // the leader stays until this is closed
  int32_t leader;
  int32_t program;
};

// Starts a program; arguments and environment end with a null. Answers 0, or -1.
int32_t pt_start(const char *const *arguments, const char *const *environment, int32_t columns,
                 int32_t rows, struct pt_job *job);
void pt_resize(int32_t master, int32_t columns, int32_t rows);
// The modes of the terminal in an order of their own; equal numbers mean equal modes.
uint64_t pt_modes(int32_t master);

enum { PT_EXITED = 0, PT_SIGNALED = 1, PT_STOPPED = 2 };
int32_t pt_kind(int32_t status);
int32_t pt_value(int32_t status);

#endif
