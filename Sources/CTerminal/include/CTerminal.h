#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdint.h>

// The one door to ncursesw. No type, macro or variable of curses passes through it: numbers and
// pointers only. All but ct_wake() belongs to one thread.

// Why ct_open() did not open.
enum {
  CT_OPENED = 0,
  CT_ALREADY_OPEN,
  CT_NOT_A_TERMINAL,
  CT_NO_KEYBOARD,
  CT_TERM_UNKNOWN,
  CT_TERM_INCAPABLE,
  CT_FAILED,
};

// What ct_wait() saw.
enum {
  CT_TIMEOUT = 0,
  CT_INPUT,    // bytes for ct_read()
  CT_RESIZED,  // ask ct_size()
  CT_RESUMED,  // stopped and continued: everything must be drawn again
  CT_WOKEN,    // ct_wake() was called
  CT_HUNG_UP,  // no input will ever come
};

// Attributes of ct_style(), to be combined.
enum {
  CT_BOLD = 1,
  CT_DIM = 2,
  CT_ITALIC = 4,
  CT_UNDERLINE = 8,
  CT_REVERSE = 16,
  CT_STRIKETHROUGH = 32,
};

enum { CT_BLANKS = 8 };

// Prepares to take the terminal over, with colours or without; nothing is seen of that before
// ct_resume(). At most `limit` columns and rows are used. Where lines are `ordered` already, a
// terminal that orders right-to-left text must not.
int32_t ct_open(int32_t color, int32_t ordered, int32_t limit);
// Gives the terminal back. Does nothing when it was given back before.
void ct_close(void);
// Gives the terminal back for a while, to run another program on it.
void ct_suspend(void);
// Takes the terminal over, for the first time or again.
void ct_resume(void);

void ct_size(int32_t *columns, int32_t *rows);
// 0, 8, 16 or 256.
int32_t ct_colors(void);
// Whether the terminal itself strikes text through; curses cannot.
int32_t ct_strikes(void);

// Whether curses keeps all of a cluster in one cell of so many columns.
int32_t ct_holds(const uint32_t *scalars, int32_t count, int32_t columns);

// What terminfo says of a string by its short name; null when nothing.
const char *ct_capability(const char *name);
// Whether the terminal understands sequences that terminfo has no name for.
int32_t ct_is_ansi(void);

// Asks the terminal something, to be answered within so many milliseconds. Until ct_answered() says
// that all answers are there, answers are kept from whom the terminal is given back to.
void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds);
void ct_answered(void);
// Sends bytes as they are.
void ct_send(const uint8_t *bytes, int32_t count);
// Whether a frame is shown at once (mode 2026).
void ct_synchronize(int32_t synchronized);
// Mode 2027 was set before, and is left so.
void ct_keep_clusters(void);
// Whether the mouse reports clicks and the wheel.
void ct_mouse(int32_t reports);

// How many columns the scalars take side by side.
int32_t ct_columns(const uint32_t *scalars, int32_t count);
// Whether the terminal can scroll some of its rows.
int32_t ct_scrolls(void);

// A frame: perhaps a scroll, then rows (style, cells, end) that changed, then ct_update(), then overlays, then the end.
void ct_frame_begin(void);
// Moves the rows from top to bottom up by so many, or down; blank rows come in.
void ct_scroll(int32_t top, int32_t bottom, int32_t distance);
// The style of what follows: attributes, and colours from 0 to 15 or -1 for the terminal's own.
void ct_style(int32_t attributes, int32_t foreground, int32_t background);
void ct_cell(const uint32_t *scalars, int32_t count);
void ct_ascii(uint8_t byte);
// A blank over which something will be laid, in one of CT_BLANKS kinds that look the same.
void ct_blank(int32_t kind);
// Puts the cells since the last end into a row, and blanks behind their columns. `whole`: nothing on
// the real row is trusted.
void ct_row_end(int32_t row, int32_t columns, int32_t whole);
// Sends what changed; a cursor of -1, -1 is hidden.
void ct_update(int32_t column, int32_t row);
// Writes a cluster that curses cannot hold straight over the blanks that were left for it.
void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count);
void ct_frame_end(void);
// The next update draws everything, whatever the screen is believed to show.
void ct_repaint(void);

// Waits so many milliseconds, for ever when negative.
int32_t ct_wait(int32_t milliseconds);
// Reads the bytes that are there: 0 when there never will be any, -1 when there are none now.
int32_t ct_read(uint8_t *bytes, int32_t count);
// Makes ct_wait() return, from any thread.
void ct_wake(void);

// Starts a program by its arguments, without a shell; answers 0 or an errno. With an input, that is
// read in place of the terminal, and nothing is written on the terminal.
int32_t ct_spawn(const char *const *arguments, int32_t input, int32_t *program);
// Waits until a program ends, and answers its wait status; after so many milliseconds it is ended.
int32_t ct_join(int32_t program, int32_t milliseconds);
// The exit status, or -1; the signal that ended it, or 0.
int32_t ct_exit_status(int32_t status);
int32_t ct_end_signal(int32_t status);
// A file in memory for ct_spawn(); -1 when there is no room for it.
int32_t ct_keep(const uint8_t *bytes, int32_t count);
void ct_drop(int32_t file);

#endif
