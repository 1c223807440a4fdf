#include "Internal.h"

#include <errno.h>
#include <poll.h>
#include <unistd.h>

// What goes to the terminal beside curses, gathered so that a frame is few writes.
static char pending[4096];
static size_t pending_count;

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

void ct_flush(void) {
  ct_write(ct.output, pending, pending_count);
  pending_count = 0;
}

int ct_pend(int byte) {
  if (pending_count == sizeof pending) ct_flush();
  pending[pending_count++] = (char)byte;
  return byte;
}

void ct_pend_text(const char *text) {
  while (*text) ct_pend(*text++);
}

const char *ct_capability(const char *name) {
  const char *text = tigetstr(name);
  return text && text != (char *)-1 && *text ? text : NULL;
}

// ECMA-48's BDSM: who orders right-to-left text. Terminals that do not know it never order it.
static void pend_order(void) {
  if (ct.ansi && ct.ordered) ct_pend_text("\033[8l");
}

void ct_output_open(bool color) {
  ct_cells_open(color);
  curs_set(0);
  pend_order();
  ct_flush();
}

// The cursor is shown and the attributes are plain afterwards, and curses knows it.
void ct_output_leave(void) {
  curs_set(1);
  vid_puts(A_NORMAL, 0, NULL, ct_pend);
  ct_flush();
}

void ct_output_enter(void) {
  static const char *const names[] = {"smcup", "smkx"};
  for (size_t i = 0; i < 2; i++) {
    const char *text = ct_capability(names[i]);
    if (text) tputs(text, 1, ct_pend);
  }
  // The other program may have left a scrolling region.
  if (ct.ansi) ct_pend_text("\033[r");
  pend_order();
  ct_flush();
  ct_repaint();
}
