#include "Restore.h"

#include <fcntl.h>
#include <pthread.h>
#include <string.h>
#include <unistd.h>

// Everything that a signal handler needs to give the terminal back is prepared beforehand. The
// handler calls only async-signal-safe functions such as write(), tcsetattr() and dup2().
static struct termios before;
static struct ct_bytes sequence;
static atomic_bool taken;

// Text that is written to standard error while the screen is up would disappear with it, so it goes
// to a file in memory and is written afterwards.
static int errors_kept = -1;
static int errors_real = -1;

static const char mouse_on[] = "\033[?1000h\033[?1006h";
// Another program may have left modes that are never set here.
static const char mouse_off[] = "\033[?1006l\033[?1003l\033[?1002l\033[?1000l";

static void add(const char *text) { ct_add(&sequence, text); }
static void add_capability(const char *name) { ct_add_capability(&sequence, name); }

bool ct_moves(void) {
  ct.ansi = cursor_address && strncmp(cursor_address, "\033[", 2) == 0;
  return cursor_address;
}

void ct_add_place(struct ct_bytes *bytes, int column, int row) {
  const char *text = tiparm(cursor_address, row, column);
  if (text) ct_add(bytes, text);
}

void ct_add_plain(struct ct_bytes *bytes) {
  ct_add_capability(bytes, "sgr0");
  // ECMA-48 ends the colors with the other attributes.
  if (!ct.ansi) ct_add_capability(bytes, "op");
}

void ct_add_no_wrap(struct ct_bytes *bytes) {
  // Many descriptions of terminals that know this mode leave it out.
  if (ct.ansi) {
    ct_add(bytes, "\033[?7l");
  } else if (ct_capability("smam")) {
    ct_add_capability(bytes, "rmam");
  }
}

void ct_enter(void) {
  struct ct_bytes modes = {.count = 0};
  ct_add_capability(&modes, "smcup");
  ct_add_capability(&modes, "civis");
  // Another program may have left a scrolling region, or insert mode.
  if (ct.ansi) ct_add(&modes, "\033[r");
  ct_add_capability(&modes, "rmir");
  ct_add_no_wrap(&modes);
  ct_add_capability(&modes, "sgr0");
  ct_add_capability(&modes, "smkx");
  if (ct.ansi) {
    // Asks the terminal not to reorder right-to-left text (ECMA-48, BDSM). Terminals that do not
    // know this mode do not reorder text either.
    if (ct.ordered) ct_add(&modes, "\033[8l");
    ct_add(&modes, "\033[?2004h");
    ct_add(&modes, mouse_off);
    if (ct.reports_mouse) ct_add(&modes, mouse_on);
    if (ct.sets_clusters) ct_add(&modes, "\033[?2027h");
  }
  ct_write(ct.output, modes.bytes, (size_t)modes.count);
}

void ct_mouse(int32_t reports) {
  if (!ct.ansi || ct.reports_mouse == (reports != 0)) return;
  ct.reports_mouse = reports != 0;
  if (ct.suspended) return;
  const char *modes = reports ? mouse_on : mouse_off;
  ct_write(ct.output, modes, strlen(modes));
}

void ct_leave_cluster_mode(void) {
  ct.sets_clusters = false;
  ct_restore_compose();
}

void ct_restore_prepare(const struct termios *modes) { before = *modes; }

static void restore_modes(void) { tcsetattr(ct.output, TCSANOW, &before); }

void ct_reset_modes(void) {
  if (ct.suspended) restore_modes();
}

void ct_reset_modes_at_end(void) {
  // A program that has the terminal may have set its own modes. In the background, they are the shell's.
  if (ct.suspended && tcgetpgrp(ct.output) == getpgrp()) restore_modes();
}

// Undoes every mode that may be set. The order matters in one place only: resetting the scrolling
// region moves the cursor, so the cursor is moved after it.
void ct_restore_compose(void) {
  sigset_t all, old;
  sigfillset(&all);
  pthread_sigmask(SIG_BLOCK, &all, &old);
  sequence.count = 0;
  if (ct.ansi) add("\033[?2026l\033[?2004l");
  if (ct.ansi) add(mouse_off);
  if (ct.sets_clusters) add("\033[?2027l");
  if (ct.ansi) {
    add("\033[?7h\033[r");
  } else {
    add_capability("smam");
  }
  if (ct.ansi && ct.ordered) add("\033[8h");
  add_capability("sgr0");
  add_capability("op");
  add_capability("cnorm");
  add_capability("rmkx");
  if (ct_capability("rmcup")) {
    add_capability("rmcup");
  } else {
    // Without an alternate screen the last frame stays, and the shell continues below it.
    ct_add_place(&sequence, 0, ct.limit - 1);
    add("\n");
  }
  atomic_store(&taken, true);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void ct_restore(void) {
  if (!atomic_exchange(&taken, false)) return;
  // In the background, both calls below would stop the process instead.
  sigset_t set, old;
  sigemptyset(&set);
  sigaddset(&set, SIGTTOU);
  pthread_sigmask(SIG_BLOCK, &set, &old);
  ct_write(ct.output, sequence.bytes, (size_t)sequence.count);
  restore_modes();
  // Discard answers that have arrived: the shell would take them for typed keys.
  if (ct.answers_due) tcflush(ct.input, TCIFLUSH);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
}

void ct_errors_hold(void) {
  if (errors_kept >= 0 || !isatty(STDERR_FILENO)) return;
  int kept = ct_memory_file();
  int real = fcntl(STDERR_FILENO, F_DUPFD_CLOEXEC, 3);
  if (kept < 0 || real < 0 || dup2(kept, STDERR_FILENO) < 0) {
    if (kept >= 0) close(kept);
    if (real >= 0) close(real);
    return;
  }
  errors_real = real;
  errors_kept = kept;
}

void ct_errors_release(void) {
  int kept = errors_kept, real = errors_real;
  if (kept < 0) return;
  errors_kept = errors_real = -1;
  dup2(real, STDERR_FILENO);
  close(real);
  char bytes[1024];
  off_t offset = 0;
  ssize_t count;
  while ((count = pread(kept, bytes, sizeof bytes, offset)) > 0) {
    ct_write(STDERR_FILENO, bytes, (size_t)count);
    offset += count;
  }
  close(kept);
}
