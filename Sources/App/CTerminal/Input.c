#include "Input.h"

#include <errno.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <unistd.h>
#include <wchar.h>

// Size

// Whether ncurses will report another size as a key.
static bool resized;

void ct_size(int32_t *columns, int32_t *rows) {
  *columns = ct.columns;
  *rows = ct.rows;
}

static int smaller(int one, int other) { return one < other ? one : other; }

// Asks the window for its size instead of waiting for SIGWINCH, which a stopped process never gets.
void ct_adopt_size(void) {
  struct winsize window;
  if (ioctl(ct.output, TIOCGWINSZ, &window) != 0) return;
  if (window.ws_col == 0 || window.ws_row == 0) return;
  int columns = smaller(window.ws_col, ct.limit), rows = smaller(window.ws_row, ct.limit);
  if (columns == ct.columns && rows == ct.rows) return;
  ct.columns = columns;
  ct.rows = rows;
  resized = true;
  resizeterm(rows, columns);
}

// Keys

// Keys are read from a pad, because reading from a window would draw it.
static WINDOW *pad;

// The bytes that ct_read() returned last. Those from `next` on have been put back.
static struct {
  uint8_t bytes[1 << 14];
  size_t next, count;
} block;

// How long to wait between the bytes of one character, in milliseconds.
enum { CHARACTER_DELAY = 60 };

bool ct_keys_open(void) {
  pad = newpad(1, 1);
  if (!pad) return false;
  keypad(pad, TRUE);
  meta(pad, TRUE);
  const char *delay = getenv("ESCDELAY");
  int milliseconds = delay ? atoi(delay) : 25;
  set_escdelay(milliseconds < 0 ? 0 : smaller(milliseconds, 10000));
  // On some old terminals an arrow sends a line feed or a backspace, which are other keys here.
  for (char byte = 1; byte < 32; byte++) {
    if (byte != 27) define_key((char[]){byte, 0}, 0);
  }
  define_key("\177", 0);
  // The terminal answers where its cursor is like F3 with a modifier.
  for (char modifier = '2'; modifier <= '8'; modifier++) {
    define_key((char[]){'\033', '[', '1', ';', modifier, 'R', 0}, 0);
  }
  block.next = block.count = 0;
  return true;
}

void ct_keys_close(void) {
  if (pad) delwin(pad);
  pad = NULL;
}

void ct_define_key(const char *sequence, int32_t code) {
  int known = key_defined(sequence);
  // Two formats of mouse reports may stand behind this key.
  if (known == KEY_MOUSE) define_key(sequence, 0);
  if (known == 0 || known == KEY_MOUSE) define_key(sequence, code);
}

int32_t ct_key_of(const char *sequence) { return *sequence ? key_defined(sequence) : 0; }

const char *ct_key_name(int32_t code) { return keyname(code); }

static bool is_readable(void) {
  struct pollfd file = {.fd = ct.input, .events = POLLIN};
  return poll(&file, 1, 0) > 0;
}

// Takes a character from the bytes that were put back. The beginning of a character goes to ncurses,
// which reads the rest.
static int32_t key_of_block(int32_t *code) {
  mbstate_t state = {0};
  wchar_t character = 0;
  size_t count = block.count - block.next;
  size_t length = mbrtowc(&character, (char *)block.bytes + block.next, count, &state);
  if (length == (size_t)-2) {
    while (block.next < block.count) ungetch(block.bytes[--block.count]);
    return CT_NO_KEY;
  }
  bool is_broken = length == (size_t)-1;
  block.next += is_broken || length == 0 ? 1 : length;
  *code = character;
  return is_broken ? CT_BROKEN_KEY : CT_CHARACTER;
}

int32_t ct_key(int32_t *code) {
  if (block.next < block.count) {
    int32_t result = key_of_block(code);
    if (result != CT_NO_KEY) return result;
  }
  bool readable = is_readable();
  int waiting = 0;
  if (readable && (ioctl(ct.input, FIONREAD, &waiting) != 0 || waiting == 0)) return CT_ENDED;
  wtimeout(pad, readable ? CHARACTER_DELAY : 0);
  wint_t character = 0;
  int result = wget_wch(pad, &character);
  *code = (int32_t)character;
  if (result == KEY_CODE_YES) return CT_NAMED_KEY;
  if (result == OK) return CT_CHARACTER;
  return readable ? CT_BROKEN_KEY : CT_NO_KEY;
}

int32_t ct_read(uint8_t *bytes, int32_t count) {
  if (block.next == block.count) {
    if (!is_readable()) return -1;
    ssize_t result;
    do result = read(ct.input, block.bytes, sizeof block.bytes);
    while (result < 0 && errno == EINTR);
    // The parent process may have left the terminal in non-blocking mode.
    if (result <= 0) return result < 0 && errno == EAGAIN ? -1 : 0;
    block.next = 0;
    block.count = (size_t)result;
  }
  size_t length = block.count - block.next;
  if (length > (size_t)count) length = (size_t)count;
  memcpy(bytes, block.bytes + block.next, length);
  block.next += length;
  return (int32_t)length;
}

void ct_unread(int32_t count) { block.next -= smaller(count, (int)block.next); }

// Questions

void ct_ask(const uint8_t *bytes, int32_t count, int32_t milliseconds) {
  ct.sets_clusters = true;
  ct.answers_due = ct_now() + milliseconds;
  ct_restore_compose();
  ct_write(ct.output, bytes, (size_t)count);
}

void ct_answered(void) { ct.answers_due = 0; }

// Reads and discards late answers: the shell would take them for typed keys.
void ct_drop_answers(void) {
  int64_t left;
  bool ended = false;
  while (!ended && ct.answers_due && (left = ct.answers_due - ct_now()) > 0) {
    struct pollfd file = {.fd = ct.input, .events = POLLIN};
    if (poll(&file, 1, (int)left) <= 0 || !(file.revents & POLLIN)) break;
    uint8_t bytes[256];
    int32_t count = ct_read(bytes, sizeof bytes);
    // The last answer is ESC [ ? … c.
    ended = count == 0 || (count > 0 && bytes[count - 1] == 'c');
  }
  ct.answers_due = 0;
}

// Waiting

static void drain(int waker) {
  uint64_t count;
  while (read(waker, &count, sizeof count) < 0 && errno == EINTR) {}
}

int32_t ct_wait(int32_t milliseconds, int32_t flag) {
  if (!ct.is_open || ct.suspended) return CT_HUNG_UP;
  int64_t deadline = ct_now() + milliseconds;
  struct pollfd files[] = {{.fd = ct.input, .events = POLLIN},
                           {.fd = atomic_load(&ct.waker), .events = POLLIN},
                           {.fd = flag, .events = POLLIN}};
  for (;;) {
    if (ct_stop_requested()) return CT_STOPPING;
    ct_adopt_size();
    if (resized || block.next < block.count) {
      resized = false;
      return CT_INPUT;
    }
    int64_t left = milliseconds < 0 ? -1 : deadline - ct_now();
    if (milliseconds >= 0 && left < 0) left = 0;
    int ready = poll(files, 3, (int)left);
    if (ready == 0) return CT_TIMEOUT;
    if (ready < 0 && errno != EINTR) return CT_HUNG_UP;
    if (ready < 0) continue;
    if (files[1].revents) drain(files[1].fd);
    // Before the input: keys that arrive without a pause must not hold it up.
    if (files[2].revents & POLLIN) return CT_FLAGGED;
    if (files[0].revents & POLLIN) return CT_INPUT;
    if (files[0].revents) return CT_HUNG_UP;
  }
}
