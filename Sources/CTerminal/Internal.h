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

// <term.h> makes macros of five hundred short words, among them this one.
#include <term.h>
#undef columns

// What the files of the shim know of the open terminal.
struct ct_terminal {
  SCREEN *screen;  // null while closed
  int input;
  int output;
  atomic_bool suspended;
  bool handles;  // signals go through here
  bool ansi;  // moves the cursor as ECMA-48 says, so private modes may be sent too
  bool ordered;  // lines come in the order in which they are read
  int colors;
  int limit;
  bool synchronized;
  bool reports_mouse;
  bool asked;           // mode 2027 was set, and is to be reset
  int64_t answers_due;  // until then, in milliseconds of the clock; 0 when none are
  atomic_int waker;     // an eventfd
};
extern struct ct_terminal ct;

// Restore.c: what gives the terminal back, also from a signal.
void ct_restore_prepare(const struct termios *before);
void ct_restore_learn(void);
// Gives screen and modes back, once.
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

// Output.c: what goes to the terminal beside curses, gathered so that a frame is few writes.
void ct_output_open(bool color);
void ct_output_leave(void);
void ct_output_enter(void);
void ct_write(int descriptor, const void *bytes, size_t count);
int ct_pend(int byte);
void ct_pend_text(const char *text);
void ct_flush(void);

// Cells.c
struct ct_style {
  attr_t attributes;
  short pair;
  // What strikes text through, when it is to be, and what ends it.
  const char *begin, *end;
};
void ct_cells_open(bool color);
void ct_cells_close(void);
const struct ct_style *ct_current_style(void);

#endif
