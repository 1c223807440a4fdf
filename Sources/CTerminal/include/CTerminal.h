#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdint.h>

// The only interface to the terminal and to terminfo, which describes it. It shows no macro of
// <term.h>, because Swift cannot import those. All functions but ct_wake() belong to one thread.

// Results of ct_open().
enum {
  CT_OPENED = 0,
  CT_ALREADY_OPEN,
  CT_NOT_A_TERMINAL,
  CT_NO_KEYBOARD,
  CT_TERM_UNKNOWN,
  CT_TERM_INCAPABLE,
};

// Results of ct_wait().
enum {
  CT_TIMEOUT = 0,
  CT_INPUT,    // there are bytes for ct_read()
  CT_RESIZED,  // the window has another size: call ct_size()
  CT_RESUMED,  // the process was stopped and continued: draw everything again
  CT_WOKEN,    // ct_wake() was called
  CT_HUNG_UP,  // no more input will come
};

// Prepares to use the terminal, which is left alone until ct_resume(). At most `limit` columns and
// rows are used. If the caller orders right-to-left text (`ordered`), the terminal is asked not to
// reorder it.
int32_t ct_open(int32_t ordered, int32_t limit);
// Gives the terminal back; does nothing if it is not open.
void ct_close(void);
// Gives the terminal back for a while, so that another program can run on it.
void ct_suspend(void);
// Takes the terminal over, for the first time or after ct_suspend().
void ct_resume(void);

void ct_size(int32_t *columns, int32_t *rows);

// The terminfo string with this short name, as it stands; null if the terminal has none.
const char *ct_capability(const char *name);
// The terminfo string with this short name, with its parameters put in; returns how many bytes were
// copied, 0 if the terminal has none.
int32_t ct_sequence(const char *name, int32_t first, int32_t second, uint8_t *bytes,
                    int32_t limit);
// The sequence that moves the cursor.
int32_t ct_move(int32_t column, int32_t row, uint8_t *bytes, int32_t limit);
// Whether the terminal has the terminfo flag with this short name.
int32_t ct_has(const char *name);
// The terminfo number with this short name; negative if the terminal has none.
int32_t ct_number(const char *name);
// How many columns the scalars take if they are drawn side by side.
int32_t ct_columns(const uint32_t *scalars, int32_t count);
// Whether a terminal that draws scalar by scalar moves its cursor by that many columns: one scalar has
// them all, and the others combine with it.
int32_t ct_advances(const uint32_t *scalars, int32_t count, int32_t columns);

// Whether the terminal follows ECMA-48, so that sequences without a terminfo name may be sent.
int32_t ct_is_ansi(void);

// Sends questions, which the terminal answers within that many milliseconds. If the terminal is
// given back before ct_answered(), late answers are discarded: a shell would take them for keys.
void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds);
// All questions have been answered.
void ct_answered(void);
// Sends bytes unchanged; returns whether the terminal took them all.
int32_t ct_send(const uint8_t *bytes, int32_t count);
// Mode 2027 was on before ct_ask() switched it on, so it stays on when the terminal is given back.
void ct_leave_cluster_mode(void);
// Whether the terminal reports clicks and the wheel.
void ct_mouse(int32_t reports);

// Waits for something to happen, at most that many milliseconds; forever if negative.
int32_t ct_wait(int32_t milliseconds);
// Reads the bytes that have arrived: -1 if there are none now, 0 if there will never be more.
int32_t ct_read(uint8_t *bytes, int32_t count);
// Makes ct_wait() return; any thread may call this.
void ct_wake(void);

#endif
