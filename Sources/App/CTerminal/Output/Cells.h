#ifndef CTERMINAL_CELLS_H
#define CTERMINAL_CELLS_H

#include "../Curses.h"

bool ct_cells_open(void);
void ct_cells_close(void);
// Puts the cells that have been added into a row of ncurses, and blanks after them.
void ct_cells_put(int32_t row);

// The current style of cells and overlays.
struct ct_style {
  attr_t attributes;
  short pair;
  // The sequences that begin and end struck text; empty if it is not struck.
  const char *begin, *end;
};
extern struct ct_style ct_style_now;

#endif
