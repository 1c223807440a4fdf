#include "Internal.h"

static bool overlaying;

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
  // Both screens and the terminal have moved alike: nothing differs by that.
  wtouchln(screen, top, bottom - top + 1, 0);
}

// curses would find some of this by itself, in a comparison that takes longer, and knows nothing of
// what was laid over its rows.
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
  // The cursor is where curses believes that it left it.
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
  const struct ct_style *style = ct_current_style();
  // A cluster that the terminal takes for wider must not run into the next row.
  if (!overlaying && ct.ansi) ct_pend_text("\033[?7l");
  overlaying = true;
  pend_move(column, row);
  vid_puts(style->attributes, style->pair, NULL, ct_pend);
  if (style->begin) tputs(style->begin, 1, ct_pend);
  for (int32_t i = 0; i < count; i++) ct_pend(bytes[i]);
  if (style->end) tputs(style->end, 1, ct_pend);
}

void ct_frame_end(void) {
  if (overlaying) {
    // Everything is left as curses believes that it left it.
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
