#include "Internal.h"

#include <stdlib.h>
#include <string.h>
#include <wchar.h>

// The colour pairs in use: sixteen colours and the default, as foreground and as background.
static short pairs[17][17];
static short pairs_used;

// The cells of the row that is being built.
static cchar_t *cells;
static int cells_count;

static struct {
  attr_t attributes;
  short pair;
  // What begins and ends struck text; null if the text is not struck.
  const char *begin, *end;
} style;
// A blank in the current style. Most cells are a copy of it with another character.
static cchar_t blank;

static const char *strike_begin, *strike_end;
static bool overlaying;

void ct_cells_open(bool color) {
  cells = calloc((size_t)ct.limit, sizeof *cells);
  cells_count = 0;
  memset(pairs, 0, sizeof pairs);
  pairs_used = 0;
  ct.colors = 0;
  if (color && has_colors() && start_color() == OK && use_default_colors() == OK) {
    // With more than 256 colours, terminals take all numbers above 7 for red, green and blue.
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

// curses decides by wcwidth(), so this predicts what curses will do. How wide the cluster really is
// was decided by the caller.
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

// Writes the row directly into newscr, the screen that curses shows next. A window in between would
// only be one more copy: nothing ever overlaps.
void ct_row_end(int32_t row, int32_t columns, int32_t whole) {
  if (cells && cells_count > 0) mvwadd_wchnstr(newscr, row, 0, cells, cells_count);
  if (columns < getmaxx(newscr) && wmove(newscr, row, columns) == OK) wclrtoeol(newscr);
  if (whole) wredrawln(newscr, row, 1);
  cells_count = 0;
}

void ct_frame_begin(void) {
  if (ct.synchronized) ct_pend_text("\033[?2026h");
}

int32_t ct_scrolls(void) {
  bool can_move = (parm_index && parm_rindex) || (scroll_forward && scroll_reverse);
  return ct.ansi && change_scroll_region && can_move;
}

static void pend_move(int column, int row) {
  tputs(tiparm(cursor_address, row, column), 1, ct_pend);
}

static void scroll_screen(WINDOW *screen, int top, int bottom, int distance) {
  scrollok(screen, TRUE);
  wsetscrreg(screen, top, bottom);
  wscrl(screen, distance);
  wsetscrreg(screen, 0, getmaxy(screen) - 1);
  scrollok(screen, FALSE);
  // Both screens of curses and the terminal scroll alike, so these rows need no update.
  wtouchln(screen, top, bottom - top + 1, 0);
}

// curses can also find scrolls, but its comparison takes longer and knows nothing of overlays.
void ct_scroll(int32_t top, int32_t bottom, int32_t distance) {
  int count = distance < 0 ? -distance : distance;
  if (top < 0 || bottom >= getmaxy(newscr) || count > bottom - top) return;
  const char *by_many = distance > 0 ? parm_index : parm_rindex;
  const char *by_one = distance > 0 ? scroll_forward : scroll_reverse;
  tputs(tiparm(change_scroll_region, top, bottom), 1, ct_pend);
  if (by_many && (count > 1 || !by_one)) {
    tputs(tiparm(by_many, count), 1, ct_pend);
  } else {
    pend_move(0, distance > 0 ? bottom : top);
    for (int i = 0; i < count; i++) tputs(by_one, 1, ct_pend);
  }
  ct_pend_text("\033[r");
  // Put the cursor back to where curses left it.
  pend_move(getcurx(curscr), getcury(curscr));
  scroll_screen(curscr, top, bottom, distance);
  scroll_screen(newscr, top, bottom, distance);
}

void ct_update(int32_t column, int32_t row) {
  ct_flush();
  bool visible = column >= 0 && row >= 0 && column < getmaxx(newscr) && row < getmaxy(newscr);
  if (!visible) curs_set(0);
  wmove(newscr, visible ? row : 0, visible ? column : 0);
  doupdate();
  if (visible) curs_set(1);
}

void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count) {
  // If the terminal takes the cluster for wider, it must not wrap into the next row.
  if (!overlaying && ct.ansi) ct_pend_text("\033[?7l");
  overlaying = true;
  pend_move(column, row);
  vid_puts(style.attributes, style.pair, NULL, ct_pend);
  if (style.begin) tputs(style.begin, 1, ct_pend);
  for (int32_t i = 0; i < count; i++) ct_pend(bytes[i]);
  if (style.end) tputs(style.end, 1, ct_pend);
}

void ct_frame_end(void) {
  if (overlaying) {
    // Leave attributes, modes and cursor as curses believes them to be.
    vid_puts(A_NORMAL, 0, NULL, ct_pend);
    if (ct.ansi) ct_pend_text("\033[?7h");
    pend_move(getcurx(curscr), getcury(curscr));
    overlaying = false;
  }
  if (ct.synchronized) ct_pend_text("\033[?2026l");
  ct_flush();
}

void ct_repaint(void) {
  if (ct.screen) clearok(curscr, TRUE);
}
