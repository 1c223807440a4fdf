#include "Internal.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

// The terminal is given back before a signal ends the program, whatever the program was doing.
// Then the signal goes on to whom it belonged before: the runtime, which says where it crashed,
// or the system, which ends the program by it.

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGQUIT};
// These end a program too, unless it listens for them: then they are its own affair.
static const int strays[] = {SIGPIPE, SIGALRM, SIGUSR1, SIGUSR2,   SIGXCPU,
                             SIGXFSZ, SIGSYS,  SIGPROF, SIGVTALRM};
static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
static const int notes[] = {SIGTSTP, SIGCONT, SIGWINCH};

#define COUNT(array) (sizeof(array) / sizeof *(array))

static struct sigaction previous[NSIG];
static volatile sig_atomic_t stop_requested;

static void end_by(int signal) {
  struct sigaction standard = {.sa_handler = SIG_DFL};
  sigaction(signal, &standard, NULL);
  raise(signal);  // it comes as soon as the handler returns
}

static void on_crash(int signal, siginfo_t *origin, void *context) {
  // As in system(): while another program has the terminal, its keys are not for this one.
  if (signal == SIGQUIT && ct.suspended) return;
  ct_restore();
  ct_errors_release();
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
  ct_restore();
  ct_errors_release();
  const char *reason = signal == SIGINT    ? ": interrupted\n"
                       : signal == SIGTERM ? ": terminated\n"
                                           : ": the terminal was hung up\n";
  const char *name = program_invocation_short_name;
  ct_write(STDERR_FILENO, name, strlen(name));
  ct_write(STDERR_FILENO, reason, strlen(reason));
  end_by(signal);
}

static void on_note(int signal) {
  int error = errno;
  // While another program has the terminal, that one stops, and this one with it.
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
  bool is_stray = contains(strays, COUNT(strays), signal);
  // Who started the program may have asked for a signal to be passed over (nohup does).
  if (previous[signal].sa_handler == SIG_IGN ||
      (is_stray && previous[signal].sa_handler != SIG_DFL)) {
    sigaction(signal, &previous[signal], NULL);
    return;
  }
  struct sigaction action = {.sa_flags = SA_ONSTACK};
  sigfillset(&action.sa_mask);
  action.sa_handler = on_note;
  if (contains(ends, COUNT(ends), signal)) action.sa_handler = on_end;
  if (is_stray || contains(crashes, COUNT(crashes), signal)) {
    action.sa_sigaction = on_crash;
    action.sa_flags |= SA_SIGINFO;
  }
  sigaction(signal, &action, NULL);
}

static void for_each_signal(void (*body)(int)) {
  for (size_t i = 0; i < COUNT(crashes); i++) body(crashes[i]);
  for (size_t i = 0; i < COUNT(strays); i++) body(strays[i]);
  for (size_t i = 0; i < COUNT(ends); i++) body(ends[i]);
  for (size_t i = 0; i < COUNT(notes); i++) body(notes[i]);
}

static void note(int signal) { sigaction(signal, NULL, &previous[signal]); }
static void put_back(int signal) { sigaction(signal, &previous[signal], NULL); }

void ct_signals_install(void) {
  // A stack overflow leaves no stack to handle it on.
  static char stack[64 * 1024];
  stack_t old;
  if (sigaltstack(NULL, &old) == 0 && (old.ss_flags & SS_DISABLE)) {
    stack_t own = {.ss_sp = stack, .ss_size = sizeof stack};
    sigaltstack(&own, NULL);
  }
  stop_requested = 0;
  for_each_signal(note);
  for_each_signal(set_handler);
  // Whoever started the program may have left these waiting.
  sigset_t heard;
  sigemptyset(&heard);
  for (size_t i = 0; i < COUNT(notes); i++) sigaddset(&heard, notes[i]);
  pthread_sigmask(SIG_UNBLOCK, &heard, NULL);
}

// Keeps what would end or stop the program waiting until there is something to give back.
void ct_signals_hold(sigset_t *old) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGQUIT);
  sigaddset(&set, SIGTSTP);
  for (size_t i = 0; i < COUNT(ends); i++) sigaddset(&set, ends[i]);
  pthread_sigmask(SIG_BLOCK, &set, old);
}

void ct_signals_remove(void) { for_each_signal(put_back); }

bool ct_stop_requested(void) {
  if (!stop_requested) return false;
  stop_requested = 0;
  return true;
}

// Stops as the user asked, between two frames and not inside a signal.
void ct_stop(void) {
  ct_suspend();
  sigaction(SIGTSTP, &previous[SIGTSTP], NULL);
  raise(SIGTSTP);
  // Continued in the background: the modes of the terminal now are the shell's, not ours to read
  // or to change. An orphan cannot be stopped, so this is tried no more than some times.
  for (int tries = 0; tries < 64 && tcgetpgrp(ct.output) != getpgrp(); tries++) raise(SIGTTOU);
  set_handler(SIGTSTP);
  ct_resume();
}
