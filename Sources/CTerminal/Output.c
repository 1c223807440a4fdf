#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <unistd.h>

// Output that does not pass through curses, collected so that a frame takes few writes.
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

// Asks the terminal not to reorder right-to-left text (ECMA-48, BDSM). Terminals that do not know
// this mode do not reorder text either.
static void pend_order(void) {
  if (ct.ansi && ct.ordered) ct_pend_text("\033[8l");
}

static void pend_capability(const char *name) {
  const char *text = ct_capability(name);
  if (text) tputs(text, 1, ct_pend);
}

// Sets the modes that a screen needs and a shell does not; Restore.c resets them.
static void pend_modes(void) {
  pend_capability("smkx");
  pend_order();
  if (!ct.ansi) return;
  ct_pend_text("\033[?2004h");
  if (ct.reports_mouse) ct_pend_text("\033[?1000h\033[?1006h");
  if (ct.sets_clusters) ct_pend_text("\033[?2027h");
}

// Lets curses send its start sequences to /dev/null, because ct_output_enter() sends our own. It
// must also return from endwin() once: before that, curses flushes at every cursor movement, and a
// frame would take many writes.
void ct_output_open(bool color) {
  ct_cells_open(color);
  int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
  int terminal = fcntl(ct.output, F_DUPFD_CLOEXEC, 3);
  if (nowhere >= 0 && terminal >= 0 && dup2(nowhere, ct.output) == ct.output) {
    curs_set(0);
    endwin();
    doupdate();
    dup2(terminal, ct.output);
  }
  if (nowhere >= 0) close(nowhere);
  if (terminal >= 0) close(terminal);
}

int32_t ct_is_ansi(void) { return ct.ansi; }

void ct_send(const uint8_t *bytes, int32_t count) { ct_write(ct.output, bytes, (size_t)count); }

void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds) {
  ct.sets_clusters = true;
  ct.answers_due = ct_now() + milliseconds;
  ct_restore_compose();
  ct_send(bytes, count);
}

void ct_answered(void) { ct.answers_due = 0; }

void ct_synchronize(int32_t synchronized) { ct.synchronized = synchronized != 0; }

void ct_leave_cluster_mode(void) {
  ct.sets_clusters = false;
  ct_restore_compose();
}

void ct_mouse(int32_t reports) {
  if (!ct.ansi || ct.reports_mouse == (reports != 0)) return;
  ct.reports_mouse = reports != 0;
  if (ct.suspended) return;
  ct_pend_text(reports ? "\033[?1000h\033[?1006h" : "\033[?1006l\033[?1000l");
  ct_flush();
}

// Shows the cursor and resets the attributes through curses, so that curses knows about it.
void ct_output_leave(void) {
  curs_set(1);
  vid_puts(A_NORMAL, 0, NULL, ct_pend);
  ct_flush();
}

void ct_output_enter(void) {
  pend_capability("smcup");
  pend_capability("civis");
  // Another program may have left a scrolling region, or insert mode.
  if (ct.ansi) ct_pend_text("\033[r");
  pend_capability("rmir");
  pend_capability("smam");
  vid_puts(A_NORMAL, 0, NULL, ct_pend);
  pend_modes();
  ct_flush();
  ct_repaint();
}
