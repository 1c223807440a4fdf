#ifndef CTERMINAL_INTERNAL_H
#define CTERMINAL_INTERNAL_H

#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1

#include <ncurses.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <termios.h>

#include "include/CTerminal.h"

// <term.h> defines five hundred short words as macros, and `columns` is one of them.
#include <term.h>
#undef columns

// The open terminal, as all files of the shim see it.
struct ct_terminal {
  SCREEN *screen;  // null while closed
  int input;
  int output;
  atomic_bool suspended;
  bool has_handlers;  // the signal handlers of Signals.c are installed
  bool ansi;          // moves its cursor as in ECMA-48, so private modes may be sent too
  bool ordered;       // the caller orders right-to-left text
  int colors;
  int limit;
  bool synchronized;
  bool reports_mouse;
  bool sets_clusters;   // mode 2027 was switched on and must be switched off again
  int64_t answers_due;  // when answers stop being expected, in ct_now() milliseconds; 0 for none
  atomic_int waker;     // an eventfd that ends ct_wait()
};
extern struct ct_terminal ct;

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

// Output.c: output that does not pass through curses, collected so that a frame takes few writes.
void ct_output_open(bool color);
void ct_output_leave(void);
void ct_output_enter(void);
void ct_write(int descriptor, const void *bytes, size_t count);
int ct_pend(int byte);
void ct_pend_text(const char *text);
void ct_flush(void);

// Frame.c
void ct_cells_open(bool color);
void ct_cells_close(void);

#endif
