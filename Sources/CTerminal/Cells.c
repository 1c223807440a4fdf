#include "Internal.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// Sixteen colours and the terminal's own, as foreground and as background.
static short pairs[17][17];
static short pairs_used;

static cchar_t *cells;
static int cells_count;

static struct ct_style style;
// A blank of the style: setting the character of a copy is all that most cells need.
static cchar_t blank;

static const char *strike_begin, *strike_end;

void ct_cells_open(bool color) {
  cells = calloc((size_t)ct.limit, sizeof *cells);
  cells_count = 0;
  memset(pairs, 0, sizeof pairs);
  pairs_used = 0;
  ct.colors = 0;
  if (color && has_colors() && start_color() == OK && use_default_colors() == OK) {
    // A terminal of more than 256 takes all but the first eight numbers for red, green and blue.
    ct.colors = COLORS == 256 ? 256 : COLORS >= 16 && COLORS < 256 ? 16 : COLORS >= 8 ? 8 : 0;
  }
  strike_begin = ct_capability("smxx");
  strike_end = ct_capability("rmxx");
  ct_style(0, -1, -1);
}

void ct_cells_close(void) {
  free(cells);
  cells = NULL;
  cells_count = 0;
}

int32_t ct_colors(void) { return ct.colors; }

int32_t ct_strikes(void) { return strike_begin && strike_end; }

// curses believes wcwidth(), so what it will do is known from there; how wide the text is was
// decided elsewhere.
int32_t ct_holds(const uint32_t *scalars, int32_t count, int32_t columns) {
  if (count < 1 || count > CCHARW_MAX || wcwidth((wchar_t)scalars[0]) != columns) return 0;
  for (int32_t i = 1; i < count; i++) {
    if (wcwidth((wchar_t)scalars[i]) != 0) return 0;
  }
  return 1;
}

int32_t ct_columns(const uint32_t *scalars, int32_t count) {
  int32_t columns = 0;
  for (int32_t i = 0; i < count; i++) {
    int width = wcwidth((wchar_t)scalars[i]);
    if (width > 0) columns += width;
  }
  return columns;
}

static short pair_of(int32_t foreground, int32_t background) {
  if (ct.colors == 0 || (foreground < 0 && background < 0)) return 0;
  if (foreground >= ct.colors || background >= ct.colors || foreground > 15 || background > 15) {
    return 0;
  }
  short *pair = &pairs[foreground + 1][background + 1];
  if (*pair == 0 && pairs_used + 1 < COLOR_PAIRS) {
    if (init_pair(pairs_used + 1, (short)foreground, (short)background) == OK) {
      *pair = ++pairs_used;
    }
  }
  return *pair;
}

void ct_style(int32_t attributes, int32_t foreground, int32_t background) {
  style.attributes = (attributes & CT_BOLD ? A_BOLD : 0) | (attributes & CT_DIM ? A_DIM : 0) |
                     (attributes & CT_ITALIC ? A_ITALIC : 0) |
                     (attributes & CT_UNDERLINE ? A_UNDERLINE : 0) |
                     (attributes & CT_REVERSE ? A_REVERSE : 0);
  style.pair = pair_of(foreground < -1 ? -1 : foreground, background < -1 ? -1 : background);
  bool is_struck = (attributes & CT_STRIKETHROUGH) != 0 && ct_strikes();
  style.begin = is_struck ? strike_begin : NULL;
  style.end = is_struck ? strike_end : NULL;
  setcchar(&blank, L" ", style.attributes, style.pair, NULL);
}

const struct ct_style *ct_current_style(void) { return &style; }

static cchar_t *next_cell(void) {
  if (!cells || cells_count >= ct.limit) return NULL;
  cells[cells_count] = blank;
  return &cells[cells_count++];
}

void ct_ascii(uint8_t byte) {
  cchar_t *cell = next_cell();
  if (cell) cell->chars[0] = byte;
}

void ct_cell(const uint32_t *scalars, int32_t count) {
  cchar_t *cell = next_cell();
  for (int32_t i = 0; cell && i < count && i < CCHARW_MAX; i++) {
    cell->chars[i] = (wchar_t)scalars[i];
  }
}

void ct_blank(int32_t kind) {
  static const wchar_t blanks[CT_BLANKS] = {0x20,   0xA0,   0x2002, 0x2003,
                                            0x2004, 0x2005, 0x2006, 0x2009};
  cchar_t *cell = next_cell();
  if (cell) cell->chars[0] = blanks[kind % CT_BLANKS];
}

// Rows go straight to the screen that curses will show next: a window of its own between them
// would be one more copy of everything, and there is nothing that could lie under or over it.
void ct_row_end(int32_t row, int32_t columns, int32_t whole) {
  if (cells && cells_count > 0) mvwadd_wchnstr(newscr, row, 0, cells, cells_count);
  if (columns < getmaxx(newscr) && wmove(newscr, row, columns) == OK) wclrtoeol(newscr);
  if (whole) wredrawln(newscr, row, 1);
  cells_count = 0;
}
