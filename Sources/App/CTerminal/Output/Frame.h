#ifndef CTERMINAL_FRAME_H
#define CTERMINAL_FRAME_H

#include "Cells.h"

// Prepares ncurses to draw frames of the open terminal into memory; returns a result of ct_open().
int32_t ct_frame_open(bool color);
void ct_frame_close(void);
// The terminal shows nothing of ours, and its cursor is hidden.
void ct_frame_reset(void);

#endif
