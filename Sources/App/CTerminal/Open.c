#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "Output/Frame.h"

// wcwidth() asks the C locale for the width of characters; only that part of the locale is set. If the
// locale is missing or plain C, assume that the terminal uses UTF-8.
static void set_locale(void) {
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
}

static int open_keyboard(void) {
  return isatty(STDIN_FILENO) ? STDIN_FILENO : open("/dev/tty", O_RDONLY | O_CLOEXEC);
}

// ncurses installs no handlers of its own if there are some. Its own would lose a Control-Z that
// arrives during an update.
static int32_t open_frame(bool color) {
  sigset_t old;
  ct_signals_hold(&old);
  ct_signals_install();
  int32_t status = ct_frame_open(color);
  ct_signals_remove();
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  return status;
}

// A window that does not say its size has that of the terminal's description.
static void set_size(void) {
  ct.columns = COLS < ct.limit ? COLS : ct.limit;
  ct.rows = LINES < ct.limit ? LINES : ct.limit;
  ct_adopt_size();
}

// The character that interrupts, as it was before.
static cc_t interrupt;

// Keys arrive at once, unseen and unchanged, but still end or stop the program; ^S and ^Q are keys, and
// so is ^\, which would end the program with a report of a crash.
static void set_modes(struct termios modes) {
  modes.c_lflag &= (tcflag_t) ~(ICANON | ECHO | ECHONL);
  modes.c_lflag |= ISIG;
  modes.c_iflag &= (tcflag_t) ~(ICRNL | IXON);
  modes.c_oflag &= (tcflag_t)~ONLCR;
  modes.c_cc[VMIN] = 1;
  modes.c_cc[VTIME] = 0;
  modes.c_cc[VQUIT] = _POSIX_VDISABLE;
  interrupt = modes.c_cc[VINTR];
  if (ct.interrupt_is_key) modes.c_cc[VINTR] = _POSIX_VDISABLE;
  tcsetattr(ct.output, TCSADRAIN, &modes);
}

void ct_interrupt_is_key(int32_t is_key) {
  if (ct.interrupt_is_key == (is_key != 0)) return;
  ct.interrupt_is_key = is_key != 0;
  if (!ct.is_open || ct.suspended) return;
  sigset_t old;
  ct_signals_hold(&old);
  struct termios modes;
  if (tcgetattr(ct.output, &modes) == 0) {
    modes.c_cc[VINTR] = ct.interrupt_is_key ? _POSIX_VDISABLE : interrupt;
    tcsetattr(ct.output, TCSANOW, &modes);
  }
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

int32_t ct_open(int32_t color, int32_t ordered, int32_t limit) {
  if (ct.is_open) return CT_ALREADY_OPEN;
  if (!isatty(STDOUT_FILENO)) return CT_NOT_A_TERMINAL;
  const char *name = getenv("TERM");
  if (!name || !*name) return CT_TERM_UNKNOWN;
  set_locale();
  ct.limit = limit;
  ct.ordered = ordered != 0;
  ct.output = STDOUT_FILENO;
  ct.input = open_keyboard();
  if (ct.input < 0) return CT_NO_KEYBOARD;
  int32_t status = open_frame(color != 0);
  if (status != CT_OPENED) {
    if (ct.input != STDIN_FILENO) close(ct.input);
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
  ct.suspended = true;
  ct.reports_mouse = ct.sets_clusters = false;
  ct.answers_due = 0;
  set_size();
  ct.is_open = true;
  return CT_OPENED;
}

// endwin() is never sent to the terminal. ct_restore() is the only way back, because a crash needs
// it anyway; and it keeps the user's palette, which endwin() would reset.
void ct_close(void) {
  if (!ct.is_open) return;
  ct_suspend();
  ct_signals_remove();
  ct_frame_close();
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
  ct_signals_install();
  struct termios now;
  bool is_known = tcgetattr(ct.output, &now) == 0;
  if (is_known) ct_restore_prepare(&now);
  ct_restore_compose();
  ct_errors_hold();
  if (is_known) set_modes(now);
  ct_enter();
  ct_frame_reset();
  ct.suspended = false;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void ct_stop(void) {
  ct_suspend();
  ct_stop_now();
  ct_resume();
}
