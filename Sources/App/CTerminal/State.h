#ifndef CTERMINAL_STATE_H
#define CTERMINAL_STATE_H

// The files of the shim form layers. Each uses those before it, never those after it:
//
//     State ◄── Restore ◄── Signals ◄── Input ◄── Curses ◄── Cells ◄── Frame ◄── Open

#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1

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
  bool ansi;     // moves its cursor as in ECMA-48, so private modes may be sent too
  bool ordered;  // the caller orders right-to-left text
  int limit;
  int columns, rows;
  bool reports_mouse;
  bool interrupt_is_key;  // Control-C is read like other keys
  bool sets_clusters;   // mode 2027 was switched on and must be switched off again
  bool hurries;         // a signal ends the program, which must not wait for a terminal nobody reads
  int64_t answers_due;  // when answers stop being expected, in ct_now() milliseconds; 0 for none
  atomic_int waker;     // an eventfd that ends ct_wait()
};
extern struct ct_terminal ct;

// Milliseconds of a clock that never goes back.
int64_t ct_now(void);
// Writes all bytes; returns whether the descriptor took them.
bool ct_write(int descriptor, const void *bytes, size_t count);
// The descriptor of an empty file that only this process has; -1 if there is no room for one.
int ct_memory_file(void);

// The terminfo string with this short name, as it stands; null if the terminal has none.
const char *ct_capability(const char *name);

// A sequence for the terminal, as it is put together. What does not fit is left out.
struct ct_bytes {
  uint8_t bytes[512];
  int32_t count;
};
void ct_add(struct ct_bytes *bytes, const char *text);
void ct_add_capability(struct ct_bytes *bytes, const char *name);

#endif
