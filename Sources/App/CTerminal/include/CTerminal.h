#ifndef CTERMINAL_H
#define CTERMINAL_H

#include <stdint.h>

// The only interface to the terminal and to ncurses, which draws on it. It shows no type and no macro
// of <curses.h>, because Swift cannot import those. All functions belong to one thread.

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
  CT_INPUT,     // there are keys: call ct_key()
  CT_STOPPING,  // the user asked to stop the process: call ct_stop()
  CT_FLAGGED,   // the flag is readable
  CT_HUNG_UP,   // no more input will come
};

// Results of ct_key().
enum {
  CT_NO_KEY = 0,
  CT_CHARACTER,   // a scalar
  CT_NAMED_KEY,   // a code of ncurses, or one that was given to ct_define_key()
  CT_BROKEN_KEY,  // bytes that are no character
  CT_ENDED,       // no more input will come
};

// The attributes of ct_style(), with the bits of Style.Attributes.
enum {
  CT_BOLD = 1,
  CT_DIM = 2,
  CT_ITALIC = 4,
  CT_UNDERLINE = 8,
  CT_REVERSE = 16,
  CT_STRIKETHROUGH = 32,
};

// The character that ncurses draws where an overlay goes: a blank that is no space.
enum { CT_ROOM = 0xA0 };

// Prepares to use the terminal, with colors or without. The terminal is left alone until ct_resume().
// At most `limit` columns and rows are used. If the caller orders right-to-left text (`ordered`), the
// terminal is asked not to reorder it.
int32_t ct_open(int32_t color, int32_t ordered, int32_t limit);
// Gives the terminal back; does nothing if it is not open.
void ct_close(void);
// Gives the terminal back for a while, so that another program can run on it.
void ct_suspend(void);
// Resets the modes that ct_suspend() left, in case that program ended badly.
void ct_reset_modes(void);
// Takes the terminal over, for the first time or after ct_suspend().
void ct_resume(void);
// Gives the terminal back, stops the process, and takes the terminal over when it continues.
void ct_stop(void);

void ct_size(int32_t *columns, int32_t *rows);

// How many colors are used: 0, 8, 16 or 256.
int32_t ct_colors(void);
// Whether the terminal can strike text through.
int32_t ct_strikes(void);
// Whether a character in the last column of the last row would scroll the whole terminal.
int32_t ct_wraps(void);
// Whether ncurses draws the last cell of the last row by inserting the one before it.
int32_t ct_inserts(void);
// How many columns the scalars take if they are drawn side by side.
int32_t ct_columns(const uint32_t *scalars, int32_t count);
// Whether a cell of ncurses holds the scalars, and the terminal moves its cursor by that many columns:
// one scalar has them all, and a few others combine with it.
int32_t ct_holds(const uint32_t *scalars, int32_t count, int32_t columns);

// Draws everything again with the next frame.
void ct_repaint(void);
// Begins a frame, which the terminal shows all at once if it is `synchronized` (mode 2026).
void ct_frame_begin(int32_t synchronized);
// The style of what comes next: attributes, and colors of the palette; negative for the default ones.
void ct_style(int32_t attributes, int32_t foreground, int32_t background);
// Adds cells to the row that is being built: printable ASCII, a cluster that a cell holds, room for an
// overlay.
void ct_ascii(const uint8_t *letters, int32_t count);
void ct_cell(const uint32_t *scalars, int32_t count);
void ct_room(int32_t columns);
// Puts the cells into a row, and blanks after them.
void ct_row_end(int32_t row);
// Draws the rows as they are now.
void ct_update(void);
// Draws a text over cells, in the current style.
void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count);
// Shows the cursor, or hides it if the column is negative, and sends the frame in one write; returns
// whether the terminal took it.
int32_t ct_frame_end(int32_t column, int32_t row, int32_t synchronized);

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
// Whether Control-C is a key, and does not interrupt the program and those it was started by.
void ct_interrupt_is_key(int32_t is_key);

// Waits for something to happen, at most that many milliseconds; forever if negative. The flag is a
// descriptor that other threads make readable, or -1.
int32_t ct_wait(int32_t milliseconds, int32_t flag);

// Reads a key or a character without waiting for one; if the window has another size, that comes as a
// key too. If only a part has arrived, waits shortly for the rest.
int32_t ct_key(int32_t *code);
// Gives a code to a sequence, unless it is that of a key.
void ct_define_key(const char *sequence, int32_t code);
// The code of the key that sends a sequence; 0 or negative if there is none.
int32_t ct_key_of(const char *sequence);
// The name that ncurses has for the code of a key; null if it has none.
const char *ct_key_name(int32_t code);
// Reads the bytes that have arrived, without looking for keys: -1 if there are none now, 0 if there will
// never be more.
int32_t ct_read(uint8_t *bytes, int32_t count);
// Puts back the last bytes that ct_read() returned.
void ct_unread(int32_t count);

#endif
