#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#define _GNU_SOURCE 1

#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

#include "include/CTerminal.h"

// <term.h> defines five hundred short words as macros, and some of them are wanted as names.
#include <curses.h>
#include <term.h>
#undef columns
#undef lines

// The open terminal, as all files of the shim see it.
struct ct_terminal {
  bool is_open;
  int input;
  int output;
  atomic_bool suspended;
  bool has_handlers;  // the signal handlers of Signals.c are installed
  bool ansi;          // moves its cursor as in ECMA-48, so private modes may be sent too
  bool ordered;       // the caller orders right-to-left text
  int limit;
  int columns, rows;
  bool reports_mouse;
  bool sets_clusters;   // mode 2027 was switched on and must be switched off again
  int64_t answers_due;  // when answers stop being expected, in ct_now() milliseconds; 0 for none
  atomic_int waker;     // an eventfd that ends ct_wait()
};
extern struct ct_terminal ct;

// Capabilities.c: a sequence for the terminal, as it is put together. What does not fit is left out.
struct ct_bytes {
  uint8_t bytes[512];
  int32_t count;
};
void ct_add(struct ct_bytes *bytes, const char *text);
void ct_add_capability(struct ct_bytes *bytes, const char *name);

// Restore.c: gives the terminal back, even from a signal handler.
void ct_restore_prepare(const struct termios *before);
// Composes the sequence that undoes all modes that are set now.
void ct_restore_compose(void);
// Sends that sequence and resets the terminal's modes; the second call does nothing.
void ct_restore(void);
void ct_errors_hold(void);
void ct_errors_release(void);

// Signals.c
void ct_signals_install(void);
void ct_signals_hold(sigset_t *old);
void ct_signals_remove(void);
bool ct_stop_requested(void);
void ct_stop(void);

// Input.c
bool ct_adopt_size(void);
int64_t ct_now(void);
void ct_drop_answers(void);

// Output.c
void ct_enter(void);
bool ct_write(int descriptor, const void *bytes, size_t count);

#endif
