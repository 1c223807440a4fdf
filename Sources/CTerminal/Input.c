#include "Input.h"

#include <errno.h>
#include <poll.h>
#include <sys/ioctl.h>
#include <unistd.h>

static atomic_bool woken;

void ct_wake(void) {
  atomic_store(&woken, true);
  uint64_t one = 1;
  int waker = atomic_load(&ct.waker);
  if (waker >= 0) ct_write(waker, &one, sizeof one);
}

void ct_size(int32_t *columns, int32_t *rows) {
  *columns = ct.columns;
  *rows = ct.rows;
}

static int smaller(int one, int other) { return one < other ? one : other; }

// Asks the window for its size instead of waiting for SIGWINCH, which a stopped process never gets.
bool ct_adopt_size(void) {
  struct winsize window;
  if (ioctl(ct.output, TIOCGWINSZ, &window) != 0) return false;
  if (window.ws_col == 0 || window.ws_row == 0) return false;
  int columns = smaller(window.ws_col, ct.limit), rows = smaller(window.ws_row, ct.limit);
  if (columns == ct.columns && rows == ct.rows) return false;
  ct.columns = columns;
  ct.rows = rows;
  resizeterm(rows, columns);
  return true;
}

static void drain(int waker) {
  uint64_t count;
  while (read(waker, &count, sizeof count) < 0 && errno == EINTR) {}
}

int32_t ct_read(uint8_t *bytes, int32_t count) {
  ssize_t result;
  do result = read(ct.input, bytes, (size_t)count);
  while (result < 0 && errno == EINTR);
  // The parent process may have left the terminal in non-blocking mode.
  return result >= 0 ? (int32_t)result : errno == EAGAIN ? -1 : 0;
}

// Reads and discards late answers: the shell would take them for typed keys.
void ct_drop_answers(void) {
  uint8_t bytes[256];
  int64_t left;
  bool ended = false;
  while (!ended && ct.answers_due && (left = ct.answers_due - ct_now()) > 0) {
    struct pollfd file = {.fd = ct.input, .events = POLLIN};
    if (poll(&file, 1, (int)left) <= 0 || !(file.revents & POLLIN)) break;
    int32_t count = ct_read(bytes, sizeof bytes);
    // The last answer is ESC [ ? … c.
    ended = count == 0 || (count > 0 && bytes[count - 1] == 'c');
  }
  ct.answers_due = 0;
}

void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds) {
  ct.sets_clusters = true;
  ct.answers_due = ct_now() + milliseconds;
  ct_restore_compose();
  ct_write(ct.output, bytes, (size_t)count);
}

void ct_answered(void) { ct.answers_due = 0; }

int32_t ct_wait(int32_t milliseconds) {
  if (!ct.is_open || ct.suspended) return CT_HUNG_UP;
  int64_t deadline = ct_now() + milliseconds;
  struct pollfd files[] = {{.fd = ct.input, .events = POLLIN},
                           {.fd = atomic_load(&ct.waker), .events = POLLIN}};
  for (;;) {
    if (ct_stop_requested()) return CT_STOPPING;
    if (ct_adopt_size()) return CT_RESIZED;
    if (atomic_exchange(&woken, false)) return CT_WOKEN;
    int64_t left = milliseconds < 0 ? -1 : deadline - ct_now();
    if (milliseconds >= 0 && left < 0) left = 0;
    int ready = poll(files, 2, (int)left);
    if (ready == 0) return CT_TIMEOUT;
    if (ready < 0 && errno != EINTR) return CT_HUNG_UP;
    if (ready < 0) continue;
    if (files[1].revents) drain(files[1].fd);
    if (files[0].revents & POLLIN) return CT_INPUT;
    if (files[0].revents) return CT_HUNG_UP;
  }
}
