#include "Internal.h"

#include <errno.h>
#include <poll.h>
#include <string.h>
#include <unistd.h>

bool ct_write(int descriptor, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd file = {.fd = descriptor, .events = POLLOUT};
      if (poll(&file, 1, 1000) <= 0) return false;
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

int32_t ct_is_ansi(void) { return ct.ansi; }

int32_t ct_send(const uint8_t *bytes, int32_t count) {
  return ct_write(ct.output, bytes, (size_t)count);
}

// Sets the modes that a screen needs and a shell does not; Restore.c resets them.
void ct_enter(void) {
  struct ct_bytes modes = {.count = 0};
  ct_add_capability(&modes, "smcup");
  ct_add_capability(&modes, "civis");
  // Another program may have left a scrolling region, or insert mode.
  if (ct.ansi) ct_add(&modes, "\033[r");
  ct_add_capability(&modes, "rmir");
  // What is written to the last column must not begin the next row. Many descriptions of terminals
  // that know this leave it out.
  if (ct.ansi) {
    ct_add(&modes, "\033[?7l");
  } else if (ct_capability("smam")) {
    ct_add_capability(&modes, "rmam");
  }
  ct_add_capability(&modes, "sgr0");
  ct_add_capability(&modes, "smkx");
  if (ct.ansi) {
    // Asks the terminal not to reorder right-to-left text (ECMA-48, BDSM). Terminals that do not
    // know this mode do not reorder text either.
    if (ct.ordered) ct_add(&modes, "\033[8l");
    ct_add(&modes, "\033[?2004h");
    if (ct.reports_mouse) ct_add(&modes, "\033[?1000h\033[?1006h");
    if (ct.sets_clusters) ct_add(&modes, "\033[?2027h");
  }
  ct_send(modes.bytes, modes.count);
}

void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds) {
  ct.sets_clusters = true;
  ct.answers_due = ct_now() + milliseconds;
  ct_restore_compose();
  ct_send(bytes, count);
}

void ct_answered(void) { ct.answers_due = 0; }

void ct_leave_cluster_mode(void) {
  ct.sets_clusters = false;
  ct_restore_compose();
}

void ct_mouse(int32_t reports) {
  if (!ct.ansi || ct.reports_mouse == (reports != 0)) return;
  ct.reports_mouse = reports != 0;
  if (ct.suspended) return;
  const char *modes = reports ? "\033[?1000h\033[?1006h" : "\033[?1006l\033[?1000l";
  ct_write(ct.output, modes, strlen(modes));
}
