#include "Internal.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// Sixteen colours and the terminal's own, as foreground and as background.
static short pairs[17][17];
static short pairs_used;

static cchar_t *cells;
static int cells_count;

static attr_t style_attributes;
static short style_pair;
static bool style_strikes;

static const char *strike_begin, *strike_end;

// What goes to the terminal beside curses, gathered so that a frame is few writes.
static char pending[4096];
static size_t pending_count;
static bool overlaying;

void ct_write(int descriptor, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd file = {.fd = descriptor, .events = POLLOUT};
      if (poll(&file, 1, 1000) <= 0) return;
    } else if (written == 0 || errno != EINTR) {
      return;
    }
  }
}

static void flush_pending(void) {
  ct_write(ct.output, pending, pending_count);
  pending_count = 0;
}

static int pend(int byte) {
  if (pending_count == sizeof pending) flush_pending();
  pending[pending_count++] = (char)byte;
  return byte;
}

static void pend_text(const char *text) {
  while (*text) pend(*text++);
}

const char *ct_capability(const char *name) {
  const char *text = tigetstr(name);
  return text && text != (char *)-1 && *text ? text : NULL;
}

// ECMA-48's BDSM: who orders right-to-left text. Terminals that do not know it never order it.
static void pend_order(void) {
  if (ct.ansi && ct.ordered) pend_text("\033[8l");
}

void ct_output_open(bool color) {
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
  curs_set(0);
  pend_order();
  flush_pending();
}

void ct_output_close(void) {
  free(cells);
  cells = NULL;
  cells_count = 0;
}

// The cursor is shown and the attributes are plain afterwards, and curses knows it.
void ct_output_leave(void) {
  curs_set(1);
  vid_puts(A_NORMAL, 0, NULL, pend);
  flush_pending();
}

void ct_output_enter(void) {
  static const char *const names[] = {"smcup", "smkx"};
  for (size_t i = 0; i < 2; i++) {
    const char *text = ct_capability(names[i]);
    if (text) tputs(text, 1, pend);
  }
  // The other program may have left a scrolling region.
  if (ct.ansi) pend_text("\033[r");
  pend_order();
  flush_pending();
  ct_repaint();
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
  style_attributes = (attributes & CT_BOLD ? A_BOLD : 0) | (attributes & CT_DIM ? A_DIM : 0) |
                     (attributes & CT_ITALIC ? A_ITALIC : 0) |
                     (attributes & CT_UNDERLINE ? A_UNDERLINE : 0) |
                     (attributes & CT_REVERSE ? A_REVERSE : 0);
  style_pair = pair_of(foreground < -1 ? -1 : foreground, background < -1 ? -1 : background);
  style_strikes = (attributes & CT_STRIKETHROUGH) != 0 && ct_strikes();
}

void ct_cell(const uint32_t *scalars, int32_t count) {
  if (!cells || cells_count >= ct.limit) return;
  wchar_t text[CCHARW_MAX + 1] = {L' '};
  for (int32_t i = 0; i < count && i < CCHARW_MAX; i++) text[i] = (wchar_t)scalars[i];
  setcchar(&cells[cells_count++], text, style_attributes, style_pair, NULL);
}

void ct_row_end(int32_t row, int32_t whole) {
  if (cells && cells_count > 0) mvwadd_wchnstr(stdscr, row, 0, cells, cells_count);
  if (whole) wredrawln(stdscr, row, 1);
  cells_count = 0;
}

void ct_frame_begin(void) {
  // A terminal that knows the mode shows the frame at once; any other passes it over.
  if (ct.ansi) pend_text("\033[?2026h");
  flush_pending();
}

void ct_update(int32_t column, int32_t row) {
  bool visible = column >= 0 && row >= 0 && column < getmaxx(stdscr) && row < getmaxy(stdscr);
  if (!visible) curs_set(0);
  wmove(stdscr, visible ? row : 0, visible ? column : 0);
  wnoutrefresh(stdscr);
  doupdate();
  if (visible) curs_set(1);
}

static void pend_move(int column, int row) {
  const char *move = ct_capability("cup");
  const char *text = move ? tiparm(move, row, column) : NULL;
  if (text) tputs(text, 1, pend);
}

void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count) {
  // A cluster that the terminal takes for wider must not run into the next row.
  if (!overlaying && ct.ansi) pend_text("\033[?7l");
  overlaying = true;
  pend_move(column, row);
  vid_puts(style_attributes, style_pair, NULL, pend);
  if (style_strikes) tputs(strike_begin, 1, pend);
  for (int32_t i = 0; i < count; i++) pend(bytes[i]);
  if (style_strikes) tputs(strike_end, 1, pend);
}

void ct_frame_end(void) {
  if (overlaying) {
    // Everything is left as curses believes that it left it.
    vid_puts(A_NORMAL, 0, NULL, pend);
    if (ct.ansi) pend_text("\033[?7h");
    pend_move(getcurx(curscr), getcury(curscr));
    overlaying = false;
  }
  if (ct.ansi) pend_text("\033[?2026l");
  flush_pending();
}

void ct_repaint(void) {
  if (ct.screen) clearok(curscr, TRUE);
}
