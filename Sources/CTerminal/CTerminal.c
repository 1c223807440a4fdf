#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <langinfo.h>
#include <locale.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <unistd.h>

struct ct_terminal ct = {.input = -1, .output = -1, .waker = -1};

// curses asks the C locale how wide characters are and how to encode them; only that part of the
// locale is set. If the locale is missing or plain C, assume that the terminal uses UTF-8.
static void set_locale(void) {
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
}

// newterm() ends the process if the terminal is unknown or cannot move its cursor, so ask first.
static int32_t check_terminal(void) {
  const char *name = getenv("TERM");
  if (!name || !*name) return CT_TERM_UNKNOWN;
  int found = 0;
  if (setupterm(name, STDOUT_FILENO, &found) != OK) {
    return found == 1 ? CT_TERM_INCAPABLE : CT_TERM_UNKNOWN;
  }
  const char *move = tigetstr("cup");
  bool capable = move && move != (char *)-1 && *move;
  ct.ansi = capable && strncmp(move, "\033[", 2) == 0;
  del_curterm(cur_term);
  return capable ? CT_OPENED : CT_TERM_INCAPABLE;
}

static FILE *open_keyboard(void) {
  if (isatty(STDIN_FILENO)) return stdin;
  int descriptor = open("/dev/tty", O_RDONLY | O_CLOEXEC);
  FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, "r");
  if (!file && descriptor >= 0) close(descriptor);
  return file;
}

static void set_modes(void) {
  cbreak();
  noecho();
  nonl();
  // If the terminal moved characters, overlays would move with them.
  idcok(newscr, FALSE);
  idlok(newscr, FALSE);
  // Otherwise curses leaves a frame half drawn when a key arrives.
  typeahead(-1);
}

// curses sizes its memory and its output buffer by the first size it sees. Let it ask the window
// only if that is not larger than the limit, nor so small that the buffer would cut frames apart.
static bool is_of_usual_size(void) {
  struct winsize window;
  return ioctl(STDOUT_FILENO, TIOCGWINSZ, &window) == 0 && window.ws_col >= 80 &&
         window.ws_col <= ct.limit && window.ws_row >= 24 && window.ws_row <= ct.limit;
}

int32_t ct_open(int32_t color, int32_t ordered, int32_t limit) {
  if (ct.screen) return CT_ALREADY_OPEN;
  struct termios before;
  if (!isatty(STDOUT_FILENO) || tcgetattr(STDOUT_FILENO, &before) != 0) return CT_NOT_A_TERMINAL;
  set_locale();
  int32_t status = check_terminal();
  if (status != CT_OPENED) return status;
  FILE *keyboard = open_keyboard();
  if (!keyboard) return CT_NO_KEYBOARD;

  static bool registered = false;
  if (!registered) {
    atexit(ct_close);
    registered = true;
  }
  ct.limit = limit;
  ct.ordered = ordered != 0;
  ct.output = STDOUT_FILENO;
  ct.input = fileno(keyboard);
  // Sizes come from the window only; LINES and COLUMNS are for programs without one.
  use_env(FALSE);
  use_tioctl(is_of_usual_size());
  if (atomic_load(&ct.waker) < 0) {
    atomic_store(&ct.waker, eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC));
  }
  sigset_t old;
  ct_signals_hold(&old);
  // curses installs no handlers of its own if there are some. Its own would lose a Control-Z that
  // arrives during an update.
  ct_signals_install();
  ct.suspended = true;
  ct.synchronized = ct.reports_mouse = ct.sets_clusters = ct.has_handlers = false;
  ct.answers_due = 0;
  ct.screen = newterm(NULL, stdout, keyboard);
  if (ct.screen) {
    set_modes();
    ct_adopt_size();
    ct_output_open(color != 0);
    tcsetattr(ct.output, TCSANOW, &before);
  }
  ct_signals_remove();
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  if (!ct.screen && keyboard != stdin) fclose(keyboard);
  return ct.screen ? CT_OPENED : CT_FAILED;
}

// endwin() is never sent to the terminal. ct_restore() is the only way back, because a crash needs
// it anyway; and it keeps the user's palette, which endwin() would reset.
void ct_close(void) {
  if (!ct.screen) return;
  ct_suspend();
  if (ct.has_handlers) ct_signals_remove();
  ct_cells_close();
  delscreen(ct.screen);
  if (ct.input != STDIN_FILENO) close(ct.input);
  ct.screen = NULL;
}

void ct_suspend(void) {
  if (!ct.screen || atomic_exchange(&ct.suspended, true)) return;
  ct_output_leave();
  ct_drop_answers();
  ct_restore();
  ct_errors_release();
}

void ct_resume(void) {
  if (!ct.screen || !ct.suspended) return;
  sigset_t old;
  ct_signals_hold(&old);
  if (!ct.has_handlers) ct_signals_install();
  ct.has_handlers = true;
  struct termios now;
  if (tcgetattr(ct.output, &now) == 0) ct_restore_prepare(&now);
  ct_restore_compose();
  ct_errors_hold();
  reset_prog_mode();
  ct_output_enter();
  ct.suspended = false;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}
