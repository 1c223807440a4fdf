#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdint.h>

// The only interface to ncursesw. It shows no type, macro or variable of curses, because those need
// macros that Swift cannot import. All functions but ct_wake() belong to one thread.

// Results of ct_open().
enum {
  CT_OPENED = 0,
  CT_ALREADY_OPEN,
  CT_NOT_A_TERMINAL,
  CT_NO_KEYBOARD,
  CT_TERM_UNKNOWN,
  CT_TERM_INCAPABLE,
  CT_FAILED,
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

// Attributes for ct_style(), to be combined.
enum {
  CT_BOLD = 1,
  CT_DIM = 2,
  CT_ITALIC = 4,
  CT_UNDERLINE = 8,
  CT_REVERSE = 16,
  CT_STRIKETHROUGH = 32,
};

enum { CT_BLANKS = 8 };

// Prepares to use the terminal, with colours or without; the terminal itself is left alone until
// ct_resume(). At most `limit` columns and rows are used. If the caller orders right-to-left text
// (`ordered`), the terminal is asked not to reorder it.
int32_t ct_open(int32_t color, int32_t ordered, int32_t limit);
// Gives the terminal back; does nothing if it is not open.
void ct_close(void);
// Gives the terminal back for a while, so that another program can run on it.
void ct_suspend(void);
// Takes the terminal over, for the first time or after ct_suspend().
void ct_resume(void);

void ct_size(int32_t *columns, int32_t *rows);
// How many colours are used: 0, 8, 16 or 256.
int32_t ct_colors(void);
// Whether the terminal can strike text through. curses cannot, so that is sent around it.
int32_t ct_strikes(void);
// Whether the terminal can scroll some of its rows.
int32_t ct_scrolls(void);
// Whether curses keeps the scalars of a cluster in one cell of that many columns.
int32_t ct_holds(const uint32_t *scalars, int32_t count, int32_t columns);
// How many columns the scalars take if they are drawn side by side.
int32_t ct_columns(const uint32_t *scalars, int32_t count);

// The terminfo string with this short name; null if the terminal has none.
const char *ct_capability(const char *name);
// Whether the terminal follows ECMA-48, so that sequences without a terminfo name may be sent.
int32_t ct_is_ansi(void);

// Sends questions, which the terminal answers within that many milliseconds. If the terminal is
// given back before ct_answered(), late answers are discarded: a shell would take them for keys.
void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds);
// All questions have been answered.
void ct_answered(void);
// Sends bytes unchanged.
void ct_send(const uint8_t *bytes, int32_t count);
// Whether to send each frame as a synchronized update (mode 2026).
void ct_synchronize(int32_t synchronized);
// Mode 2027 was on before ct_ask() switched it on, so it stays on when the terminal is given back.
void ct_leave_cluster_mode(void);
// Whether the terminal reports clicks and the wheel.
void ct_mouse(int32_t reports);

// A frame: ct_frame_begin(), perhaps ct_scroll(), the changed rows (style, cells, ct_row_end()),
// ct_update(), overlays, ct_frame_end().
void ct_frame_begin(void);
// Moves the rows from top to bottom up by a distance, or down if it is negative; blank rows appear.
void ct_scroll(int32_t top, int32_t bottom, int32_t distance);
// The style of the following cells. A colour is 0 to 15, or -1 for the terminal's default.
void ct_style(int32_t attributes, int32_t foreground, int32_t background);
void ct_cell(const uint32_t *scalars, int32_t count);
void ct_ascii(uint8_t byte);
// A blank for an overlay, of one of CT_BLANKS kinds that look the same but differ for curses.
void ct_blank(int32_t kind);
// Puts the cells since the last call into a row, and blanks after them. `whole` sends the whole row
// because the terminal may show something else there than curses believes.
void ct_row_end(int32_t row, int32_t columns, int32_t whole);
// Sends the rows that changed. A cursor at -1, -1 is hidden.
void ct_update(int32_t column, int32_t row);
// Writes a cluster that curses cannot hold over the blanks that were left for it.
void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count);
void ct_frame_end(void);
// Makes the next update draw the whole screen.
void ct_repaint(void);

// Waits for something to happen, at most that many milliseconds; forever if negative.
int32_t ct_wait(int32_t milliseconds);
// Reads the bytes that have arrived: -1 if there are none now, 0 if there will never be more.
int32_t ct_read(uint8_t *bytes, int32_t count);
// Makes ct_wait() return; any thread may call this.
void ct_wake(void);

// Starts a program without a shell; returns 0 or an errno. With an input (a descriptor, not -1) the
// program reads that instead of the terminal, and its output is discarded.
int32_t ct_spawn(const char *const *arguments, int32_t input, int32_t *program);
// Waits until a program ends and returns its wait status; kills it after that many milliseconds, or
// never if negative.
int32_t ct_join(int32_t program, int32_t milliseconds);
// The exit status in a wait status, or -1; the signal that ended the program, or 0.
int32_t ct_exit_status(int32_t status);
int32_t ct_end_signal(int32_t status);
// The descriptor of a file in memory with these bytes, as an input for ct_spawn(); -1 if there is no
// memory for it. The caller closes it.
int32_t ct_memory_file(const uint8_t *bytes, int32_t count);

#endif
