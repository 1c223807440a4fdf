#include "Internal.h"

#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

static atomic_bool woken;

void ct_wake(void) {
  atomic_store(&woken, true);
  uint64_t one = 1;
  int waker = atomic_load(&ct.waker);
  if (waker >= 0) ct_write(waker, &one, sizeof one);
}

void ct_size(int32_t *columns, int32_t *rows) {
  *columns = ct.screen ? getmaxx(newscr) : 0;
  *rows = ct.screen ? getmaxy(newscr) : 0;
}

// Asks the window how large it is: a signal may be lost, and none comes to a stopped program.
bool ct_adopt_size(void) {
  struct winsize window;
  if (ioctl(ct.output, TIOCGWINSZ, &window) != 0) return false;
  if (window.ws_col == 0 || window.ws_row == 0) return false;
  int columns = window.ws_col < ct.limit ? window.ws_col : ct.limit;
  int rows = window.ws_row < ct.limit ? window.ws_row : ct.limit;
  if (columns == getmaxx(newscr) && rows == getmaxy(newscr)) return false;
  resize_term(rows, columns);
  ct_repaint();
  return true;
}

static int32_t name_key(int code) {
  switch (code) {
    case KEY_UP: return CT_KEY_UP;
    case KEY_DOWN: return CT_KEY_DOWN;
    case KEY_LEFT: return CT_KEY_LEFT;
    case KEY_RIGHT: return CT_KEY_RIGHT;
    case KEY_HOME:
    case KEY_A1: return CT_KEY_HOME;
    case KEY_END:
    case KEY_LL:
    case KEY_C1: return CT_KEY_END;
    case KEY_PPAGE:
    case KEY_A3: return CT_KEY_PAGE_UP;
    case KEY_NPAGE:
    case KEY_C3: return CT_KEY_PAGE_DOWN;
    case KEY_IC: return CT_KEY_INSERT;
    case KEY_DC: return CT_KEY_DELETE;
    case KEY_BACKSPACE: return CT_KEY_BACKSPACE;
    case KEY_BTAB: return CT_KEY_BACK_TAB;
    case KEY_ENTER: return CT_KEY_ENTER;
    default:
      if (code > KEY_F0 && code <= KEY_F(63)) return CT_KEY_FUNCTION + (code - KEY_F0);
      return CT_KEY_UNKNOWN;
  }
}

static int64_t milliseconds_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

static void drain(int waker) {
  uint64_t count;
  while (read(waker, &count, sizeof count) < 0 && errno == EINTR) {}
}

int32_t ct_wait(int32_t milliseconds, int32_t *value) {
  if (!ct.screen || ct.suspended) return CT_HUNG_UP;
  int64_t deadline = milliseconds_now() + milliseconds;
  struct pollfd files[] = {{.fd = ct.input, .events = POLLIN},
                           {.fd = atomic_load(&ct.waker), .events = POLLIN}};
  bool promised = false;  // poll() said that there is input
  for (;;) {
    if (ct_stop_requested()) {
      ct_stop();
      return ct_adopt_size() ? CT_RESIZED : CT_RESUMED;
    }
    if (ct_adopt_size()) return CT_RESIZED;
    if (atomic_exchange(&woken, false)) return CT_WOKEN;
    int code = wgetch(ct.keys);
    if (code != ERR) {
      *value = code < KEY_MIN ? code : name_key(code);
      return code < KEY_MIN ? CT_BYTE : CT_KEY;
    }
    // Input was promised and there was none: that is the end of it, not an interruption.
    int waiting = 0;
    if (promised && (ioctl(ct.input, FIONREAD, &waiting) != 0 || waiting == 0)) return CT_HUNG_UP;
    int64_t left = milliseconds < 0 ? -1 : deadline - milliseconds_now();
    if (milliseconds >= 0 && left < 0) left = 0;
    int ready = poll(files, 2, (int)left);
    if (ready == 0) return CT_TIMEOUT;
    if (ready < 0 && errno != EINTR) return CT_HUNG_UP;
    if (ready < 0) continue;
    if (files[1].revents) drain(files[1].fd);
    if (files[0].revents & (POLLERR | POLLNVAL)) return CT_HUNG_UP;
    if ((files[0].revents & POLLHUP) && !(files[0].revents & POLLIN)) return CT_HUNG_UP;
    promised = (files[0].revents & POLLIN) != 0;
  }
}
