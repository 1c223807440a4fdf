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

// curses asks the C locale how wide a character is and how to encode it. Numbers stay the C
// locale's. Where the locale is missing or plain C, the terminal is taken to speak UTF-8.
static void set_locale(void) {
  if (!setlocale(LC_CTYPE, "") || strcmp(nl_langinfo(CODESET), "UTF-8") != 0) {
    setlocale(LC_CTYPE, "C.UTF-8");
  }
}

// newterm() may be asked only for a terminal that is known and can address its cursor.
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
  // Moving characters would move what was laid over them too.
  idcok(newscr, FALSE);
  idlok(newscr, FALSE);
  // curses would leave a frame half drawn when a key comes.
  typeahead(-1);
}

// curses lays out its memory by the size that it is told first: a window that claims to be larger
// than it may is not asked, nor one so small that sequences would be sent in parts.
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
  // Sizes come from the window alone; LINES and COLUMNS are for programs without one.
  use_env(FALSE);
  use_tioctl(is_of_usual_size());
  if (atomic_load(&ct.waker) < 0) {
    atomic_store(&ct.waker, eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC));
  }
  sigset_t old;
  ct_signals_hold(&old);
  // Where there are handlers already, curses sets none: its own would drop a stop that comes while
  // it draws.
  ct_signals_install();
  ct.suspended = true;
  ct.synchronized = ct.reports_mouse = ct.asked = ct.handles = false;
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

// The terminal never sees endwin(): the one way back is ct_restore(), which a crash must take anyway.
// It also leaves the palette alone, which curses would reset, and with it what the user chose.
void ct_close(void) {
  if (!ct.screen) return;
  ct_suspend();
  if (ct.handles) ct_signals_remove();
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
  if (!ct.handles) ct_signals_install();
  ct.handles = true;
  struct termios now;
  if (tcgetattr(ct.output, &now) == 0) ct_restore_prepare(&now);
  ct_restore_learn();
  ct_errors_hold();
  reset_prog_mode();
  ct_output_enter();
  ct.suspended = false;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}
