#include "Cells.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// The color pairs in use: sixteen colors and the default, as foreground and as background.
static short pairs[17][17];
static short pairs_used;

// The cells of the row that is being built.
static cchar_t *cells;
static int cells_count, cells_columns;
// A blank in the current style. Most cells are a copy of it with another character.
static cchar_t blank;

struct ct_style ct_style_now;
static const char *strike_begin, *strike_end;

bool ct_cells_open(void) {
  strike_begin = ct_capability("smxx");
  strike_end = ct_capability("rmxx");
  cells = calloc((size_t)ct.limit, sizeof *cells);
  return cells;
}

void ct_cells_close(void) {
  free(cells);
  cells = NULL;
  cells_count = cells_columns = 0;
  memset(pairs, 0, sizeof pairs);
  pairs_used = 0;
}

int32_t ct_strikes(void) { return strike_begin && strike_end; }

// The pair of two colors; that of the default colors if the terminal has no more pairs.
static short pair_of(int32_t foreground, int32_t background) {
  if (foreground < 0 && background < 0) return 0;
  if (foreground >= ct_colors() || background >= ct_colors() || foreground > 15 || background > 15) return 0;
  short *pair = &pairs[foreground + 1][background + 1];
  if (*pair == 0 && pairs_used + 1 < COLOR_PAIRS &&
      init_pair((short)(pairs_used + 1), (short)foreground, (short)background) == OK) {
    *pair = ++pairs_used;
  }
  return *pair;
}

void ct_style(int32_t attributes, int32_t foreground, int32_t background) {
  attr_t attribute = (attributes & CT_BOLD ? A_BOLD : 0) | (attributes & CT_DIM ? A_DIM : 0) |
                     (attributes & CT_ITALIC ? A_ITALIC : 0) |
                     (attributes & CT_UNDERLINE ? A_UNDERLINE : 0) |
                     (attributes & CT_REVERSE ? A_REVERSE : 0);
  bool is_struck = (attributes & CT_STRIKETHROUGH) && ct_strikes();
  ct_style_now = (struct ct_style){
      .attributes = attribute,
      .pair = pair_of(foreground < 0 ? -1 : foreground, background < 0 ? -1 : background),
      .begin = is_struck ? strike_begin : "",
      .end = is_struck ? strike_end : "",
  };
  setcchar(&blank, L" ", attribute, ct_style_now.pair, NULL);
}

// Adds a blank cell; returns null if the row is full.
static cchar_t *add_cell(int columns) {
  if (cells_count >= ct.limit) return NULL;
  cells[cells_count] = blank;
  cells_columns += columns;
  return &cells[cells_count++];
}

void ct_ascii(const uint8_t *letters, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    cchar_t *cell = add_cell(1);
    if (cell) cell->chars[0] = letters[i];
  }
}

void ct_cell(const uint32_t *scalars, int32_t count) {
  if (count < 1) return;
  cchar_t *cell = add_cell(wcwidth((wchar_t)scalars[0]));
  for (int32_t i = 0; cell && i < count && i < CCHARW_MAX; i++) {
    cell->chars[i] = (wchar_t)scalars[i];
  }
}

void ct_room(int32_t columns) {
  for (int32_t i = 0; i < columns; i++) {
    cchar_t *cell = add_cell(1);
    // With spaces, ncurses might clear the cells together with others.
    if (cell) cell->chars[0] = CT_ROOM;
  }
}

void ct_cells_put(int32_t row) {
  mvwadd_wchnstr(stdscr, row, 0, cells, cells_count);
  if (cells_columns < ct.columns && wmove(stdscr, row, cells_columns) == OK) wclrtoeol(stdscr);
  cells_count = cells_columns = 0;
}
