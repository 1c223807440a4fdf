#include "Signals.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// Before a signal ends the program, the terminal is given back, whatever the program was doing. Then
// the previous handler gets the signal: that of the Swift runtime, which prints a backtrace, or the
// default, which ends the program.

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
// These end a program too. If the program has a handler for one of them, that one stays.
static const int others[] = {SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,   SIGXCPU,
                             SIGXFSZ, SIGSYS,  SIGPROF, SIGVTALRM};
static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
// These end nothing: stop, continue, a new window size.
static const int notices[] = {SIGTSTP, SIGCONT, SIGWINCH};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct sigaction previous[NSIG];
static volatile sig_atomic_t stop_requested;

static void end_by(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  raise(signal);  // delivered when the handler returns
}

// Without blocking: after Control-S, or if a window hangs, the terminal takes nothing.
static void give_back(void) {
  ct.hurries = true;
  int flags = fcntl(ct.output, F_GETFL);
  fcntl(ct.output, F_SETFL, flags | O_NONBLOCK);
  ct_restore();
  ct_reset_modes_at_end();
  ct_errors_release();
  fcntl(ct.output, F_SETFL, flags);
}

static void on_crash(int signal, siginfo_t *origin, void *context) {
  // As in system(): while another program has the terminal, Control-\ is meant for that one.
  if (signal == SIGQUIT && ct.suspended) return;
  give_back();
  const struct sigaction *next = &previous[signal];
  if (next->sa_flags & SA_SIGINFO) {
    next->sa_sigaction(signal, origin, context);
  } else if (next->sa_handler != SIG_DFL) {
    next->sa_handler(signal);
  }
  end_by(signal);
}

static void on_end(int signal) {
  if (signal == SIGINT && ct.suspended) return;
  const char *reason = signal == SIGINT    ? ": interrupted\n"
                       : signal == SIGTERM ? ": terminated\n"
                                           : ": the terminal was hung up\n";
  const char *name = program_invocation_short_name;
  // While the screen is up, this is kept and written after it.
  ct_write(STDERR_FILENO, name, strlen(name));
  ct_write(STDERR_FILENO, reason, strlen(reason));
  give_back();
  end_by(signal);
}

static void on_notice(int signal) {
  int error = errno;
  // While another program has the terminal, cp_join() stops this process together with it.
  if (signal == SIGTSTP && !ct.suspended) stop_requested = 1;
  uint64_t one = 1;
  ct_write(atomic_load(&ct.waker), &one, sizeof one);
  errno = error;
}

static bool contains(const int *signals, size_t count, int signal) {
  for (size_t i = 0; i < count; i++) {
    if (signals[i] == signal) return true;
  }
  return false;
}

static void set_handler(int signal) {
  bool is_other = contains(others, COUNT(others), signal);
  // A signal that was ignored at the start stays ignored; nohup relies on that.
  if (previous[signal].sa_handler == SIG_IGN ||
      (is_other && previous[signal].sa_handler != SIG_DFL)) {
    sigaction(signal, &previous[signal], NULL);
    return;
  }
  struct sigaction action = {.sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  action.sa_handler = on_notice;
  if (contains(ends, COUNT(ends), signal)) action.sa_handler = on_end;
  if (is_other || contains(crashes, COUNT(crashes), signal)) {
    action.sa_sigaction = on_crash;
    action.sa_flags |= SA_SIGINFO;
  }
  sigaction(signal, &action, NULL);
}

static void for_each_signal(void (*body)(int)) {
  for (size_t i = 0; i < COUNT(crashes); i++) body(crashes[i]);
  for (size_t i = 0; i < COUNT(others); i++) body(others[i]);
  for (size_t i = 0; i < COUNT(ends); i++) body(ends[i]);
  for (size_t i = 0; i < COUNT(notices); i++) body(notices[i]);
}

static void remember(int signal) { sigaction(signal, NULL, &previous[signal]); }
static void put_back(int signal) { sigaction(signal, &previous[signal], NULL); }

static bool installed;

void ct_signals_install(void) {
  if (installed) return;
  installed = true;
  // After a stack overflow, the handler needs another stack.
  static char stack[64 * 1024];
  stack_t old;
  if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
  }
  stop_requested = 0;
  for_each_signal(remember);
  for_each_signal(set_handler);
  // The parent process may have started this one with some of them blocked.
  sigset_t notified;
  sigemptyset(&notified);
  for (size_t i = 0; i < COUNT(notices); i++) sigaddset(&notified, notices[i]);
  pthread_sigmask(SIG_UNBLOCK, &notified, NULL);
}

void ct_signals_hold(sigset_t *old) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGQUIT);
  sigaddset(&set, SIGTSTP);
  for (size_t i = 0; i < COUNT(ends); i++) sigaddset(&set, ends[i]);
  pthread_sigmask(SIG_BLOCK, &set, old);
}

void ct_signals_remove(void) {
  if (!installed) return;
  for_each_signal(put_back);
  installed = false;
}

bool ct_stop_requested(void) {
  if (!stop_requested) return false;
  stop_requested = 0;
  return true;
}

void ct_stop_now(void) {
  sigaction(SIGTSTP, &previous[SIGTSTP], NULL);
  raise(SIGTSTP);
  // If the process continues in the background, the terminal belongs to the shell: stop again. An
  // orphaned process group cannot stop, so give up after some tries.
  for (int tries = 0; tries < 64 && tcgetpgrp(ct.output) != getpgrp(); tries++) raise(SIGTTOU);
  set_handler(SIGTSTP);
}
