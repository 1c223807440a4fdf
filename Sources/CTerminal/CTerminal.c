#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

struct ct_terminal ct = {.input = -1, .output = -1, .waker = -1};

// wcwidth() asks the C locale for the width of characters; only that part of the locale is set. If the
// locale is missing or plain C, assume that the terminal uses UTF-8.
static void set_locale(void) {
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
}

// Reads the description of the terminal.
static int32_t describe_terminal(void) {
  const char *name = getenv("TERM");
  if (!name || !*name) return CT_TERM_UNKNOWN;
  int found = 0;
  if (setupterm(name, STDOUT_FILENO, &found) != OK) {
    return found == 1 ? CT_TERM_INCAPABLE : CT_TERM_UNKNOWN;
  }
  const char *move = ct_capability("cup");
  ct.ansi = move && strncmp(move, "\033[", 2) == 0;
  if (!move) del_curterm(cur_term);
  return move ? CT_OPENED : CT_TERM_INCAPABLE;
}

static int open_keyboard(void) {
  return isatty(STDIN_FILENO) ? STDIN_FILENO : open("/dev/tty", O_RDONLY | O_CLOEXEC);
}

// A window that does not say its size has that of the terminal's description.
static void set_size(void) {
  int columns = tigetnum("cols"), rows = tigetnum("lines");
  ct.columns = columns > 0 ? columns : 80;
  ct.rows = rows > 0 ? rows : 24;
  ct_adopt_size();
}

// Keys arrive at once, unseen and unchanged, but still end or stop the program.
static void set_modes(struct termios modes) {
  modes.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ECHONL);
  modes.c_lflag |= ISIG;
  modes.c_iflag &= (tcflag_t)~ICRNL;
  modes.c_oflag &= (tcflag_t)~ONLCR;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  tcsetattr(ct.output, TCSADRAIN, &modes);
}

int32_t ct_open(int32_t ordered, int32_t limit) {
  if (ct.is_open) return CT_ALREADY_OPEN;
  if (!isatty(STDOUT_FILENO)) return CT_NOT_A_TERMINAL;
  set_locale();
  int keyboard = open_keyboard();
  if (keyboard < 0) return CT_NO_KEYBOARD;
  int32_t status = describe_terminal();
  if (status != CT_OPENED) {
    if (keyboard != STDIN_FILENO) close(keyboard);
    return status;
  }
  static bool registered = false;
  if (!registered) {
    atexit(ct_close);
    registered = true;
  }
  if (atomic_load(&ct.waker) < 0) {
    atomic_store(&ct.waker, eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC));
  }
  ct.limit = limit;
  ct.ordered = ordered != 0;
  ct.output = STDOUT_FILENO;
  ct.input = keyboard;
  ct.suspended = true;
  ct.reports_mouse = ct.sets_clusters = ct.has_handlers = false;
  ct.answers_due = 0;
  set_size();
  ct.is_open = true;
  return CT_OPENED;
}

void ct_close(void) {
  if (!ct.is_open) return;
  ct_suspend();
  if (ct.has_handlers) ct_signals_remove();
  del_curterm(cur_term);
  if (ct.input != STDIN_FILENO) close(ct.input);
  ct.is_open = false;
}

void ct_suspend(void) {
  if (!ct.is_open || atomic_exchange(&ct.suspended, true)) return;
  ct_drop_answers();
  ct_restore();
  ct_errors_release();
}

void ct_resume(void) {
  if (!ct.is_open || !ct.suspended) return;
  sigset_t old;
  ct_signals_hold(&old);
  if (!ct.has_handlers) ct_signals_install();
  ct.has_handlers = true;
  struct termios now;
  bool is_known = tcgetattr(ct.output, &now) == 0;
  if (is_known) ct_restore_prepare(&now);
  ct_restore_compose();
  ct_errors_hold();
  if (is_known) set_modes(now);
  ct_enter();
  ct.suspended = false;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}
