#define _GNU_SOURCE 1

#include "CPseudoTerminal.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>

static volatile pid_t job_group;

static void pass_on(int signal) {
  if (job_group > 0) kill(-job_group, signal);
}

// After fork() in a program with threads, only async-signal-safe functions may be called.
static void run_program(const char *const *arguments, const char *const *environment) {
  setpgid(0, 0);
  signal(SIGTTOU, SIG_IGN);
  tcsetpgrp(0, getpid());
  for (int number = 1; number < NSIG; number++) signal(number, SIG_DFL);
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(arguments[0], (char *const *)arguments, (char *const *)environment);
  _exit(127);
}

static void run_leader(const char *slave, int report, int control, const char *const *arguments,
                       const char *const *environment) {
  setsid();
  int terminal = open(slave, O_RDWR);
  if (terminal < 0) _exit(126);
  ioctl(terminal, TIOCSCTTY, 0);
  int keep[2] = {fcntl(report, F_DUPFD_CLOEXEC, 100), fcntl(control, F_DUPFD_CLOEXEC, 100)};
  for (int i = 0; i < 3; i++) dup2(terminal, i);
  dup2(keep[0], 3);
  dup2(keep[1], 4);
  fcntl(3, F_SETFD, FD_CLOEXEC);
  fcntl(4, F_SETFD, FD_CLOEXEC);
  close_range(5, ~0U, 0);
  struct sigaction action = {.sa_handler = pass_on};
  sigaction(SIGHUP, &action, NULL);
  pid_t program = fork();
  if (program == 0) run_program(arguments, environment);
  setpgid(program, program);
  job_group = program;
  int32_t word = program;
  if (write(3, &word, sizeof word) < 0) _exit(125);
  for (;;) {
    int status = 0;
    pid_t pid = waitpid(program, &status, WUNTRACED);
    if (pid < 0 && errno == EINTR) continue;
    word = status;
    if (pid < 0 || write(3, &word, sizeof word) < 0 || !WIFSTOPPED(status)) break;
  }
  job_group = 0;
  char byte;
  while (read(4, &byte, 1) < 0 && errno == EINTR) {}
  _exit(0);
}

int32_t pt_start(const char *const *arguments, const char *const *environment, int32_t columns,
                 int32_t rows, struct pt_job *job) {
  char slave[128];
  int report[2], control[2];
  int master = posix_openpt(O_RDWR | O_NOCTTY | O_CLOEXEC);
  if (master < 0 || grantpt(master) != 0 || unlockpt(master) != 0) return -1;
  if (ptsname_r(master, slave, sizeof slave) != 0) return -1;
  pt_resize(master, columns, rows);
  if (pipe2(report, O_CLOEXEC) != 0 || pipe2(control, O_CLOEXEC) != 0) return -1;
  pid_t leader = fork();
  if (leader < 0) return -1;
  if (leader == 0) run_leader(slave, report[1], control[0], arguments, environment);
  close(report[1]);
  close(control[0]);
  int32_t program = -1;
  ssize_t count;
  do count = read(report[0], &program, sizeof program);
  while (count < 0 && errno == EINTR);
  fcntl(master, F_SETFL, O_NONBLOCK);
  *job = (struct pt_job){master, report[0], control[1], leader, program};
  return count == sizeof program && program > 0 ? 0 : -1;
}

void pt_resize(int32_t master, int32_t columns, int32_t rows) {
  struct winsize size = {.ws_col = (unsigned short)columns, .ws_row = (unsigned short)rows};
  ioctl(master, TIOCSWINSZ, &size);
}

uint64_t pt_modes(int32_t master) {
  struct termios modes;
  if (tcgetattr(master, &modes) != 0) return 0;
  uint64_t sum = modes.c_iflag;
  sum = sum * 1000003 + modes.c_oflag;
  sum = sum * 1000003 + modes.c_cflag;
  sum = sum * 1000003 + modes.c_lflag;
  for (size_t i = 0; i < NCCS; i++) sum = sum * 1000003 + modes.c_cc[i];
  return sum;
}

int32_t pt_kind(int32_t status) {
  return WIFSTOPPED(status) ? PT_STOPPED : WIFSIGNALED(status) ? PT_SIGNALED : PT_EXITED;
}

int32_t pt_value(int32_t status) {
  return WIFSTOPPED(status)    ? WSTOPSIG(status)
         : WIFSIGNALED(status) ? WTERMSIG(status)
                               : WEXITSTATUS(status);
}
