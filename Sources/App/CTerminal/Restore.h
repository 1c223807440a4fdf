#ifndef CTERMINAL_RESTORE_H
#define CTERMINAL_RESTORE_H

#include "State.h"

// Whether the terminal that terminfo describes now can move its cursor. Notes whether it does so as in
// ECMA-48.
bool ct_moves(void);

// Sends what a screen needs and a shell does not: the alternate screen, the modes of keys.
void ct_enter(void);

// Gives the terminal back, even from a signal handler. These are its modes before.
void ct_restore_prepare(const struct termios *before);
// Composes the sequence that undoes all modes that are set now.
void ct_restore_compose(void);
// Sends that sequence and resets the terminal's modes; the second call does nothing.
void ct_restore(void);
// Called by a handler before a signal ends the process while another program has the terminal.
void ct_reset_modes_at_end(void);

// Sequences that ncurses does not send outside an update are added here, for overlays: one moves the
// cursor, one ends every style, and after one the cursor stays in its row.
void ct_add_place(struct ct_bytes *bytes, int column, int row);
void ct_add_plain(struct ct_bytes *bytes);
void ct_add_no_wrap(struct ct_bytes *bytes);

// Keeps what is written to standard error until ct_errors_release().
void ct_errors_hold(void);
void ct_errors_release(void);

#endif
