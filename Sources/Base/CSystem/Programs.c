#define _GNU_SOURCE 1

#include "include/Programs.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <pthread.h>
#include <signal.h>
#include <spawn.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/resource.h>
#include <sys/signalfd.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

extern char **environ;

int32_t cp_start(const char *const *arguments, const char *const *environment,
                 const struct cp_streams *streams, int32_t *program) {
  posix_spawn_file_actions_t actions;
  posix_spawnattr_t attributes;
  sigset_t none;
  sigemptyset(&none);
  if (posix_spawn_file_actions_init(&actions) != 0) return ENOMEM;
  if (posix_spawnattr_init(&attributes) != 0) {
    posix_spawn_file_actions_destroy(&actions);
    return ENOMEM;
  }
  posix_spawnattr_setsigmask(&attributes, &none);
  short flags = POSIX_SPAWN_SETSIGMASK;
  if (streams) {
    flags |= POSIX_SPAWN_SETPGROUP;
    posix_spawnattr_setpgroup(&attributes, 0);
    posix_spawn_file_actions_adddup2(&actions, streams->input, STDIN_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams->output, STDOUT_FILENO);
    posix_spawn_file_actions_adddup2(&actions, streams->errors, STDERR_FILENO);
  }
  posix_spawnattr_setflags(&attributes, flags);
  char *const *variables = environment ? (char *const *)environment : environ;
  pid_t pid = 0;
  int error = posix_spawnp(&pid, arguments[0], &actions, &attributes, (char *const *)arguments,
                           variables);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  *program = pid;
  return error;
}

int32_t cp_join(int32_t program) {
  int status = 0;
  for (;;) {
    pid_t pid = waitpid(program, &status, WUNTRACED);
    if (pid < 0 && errno == EINTR) continue;
    if (pid < 0) return 127 << 8;
    if (!WIFSTOPPED(status)) return status;
    // The user pressed Control-Z. Stop too: for the shell, both processes are one job.
    raise(SIGSTOP);
    kill(program, SIGCONT);
  }
}

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

// Blocks the signals that would end this process, and gives those that are not ignored: the terminal
// sends them to the process group in the foreground only, so the program does not get them.
static sigset_t hold_signals(sigset_t *old) {
  static const int ends[] = {SIGINT, SIGTERM, SIGHUP, SIGQUIT};
  sigset_t held;
  sigemptyset(&held);
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    struct sigaction action;
    if (sigaction(ends[i], NULL, &action) == 0 && action.sa_handler != SIG_IGN) {
      sigaddset(&held, ends[i]);
    }
  }
  pthread_sigmask(SIG_BLOCK, &held, old);
  return held;
}

static bool has_ended(pid_t program) {
  siginfo_t info = {.si_pid = 0};
  // The program stays a zombie, so nothing else can have got its number, nor that of its group.
  int error = waitid(P_PID, (id_t)program, &info, WEXITED | WNOHANG | WNOWAIT);
  return (error != 0 && errno != EINTR) || info.si_pid == program;
}

// Waits until a program has ended; false if the time is over or a signal will end this process.
static bool wait_for_end(pid_t program, int32_t milliseconds, const sigset_t *signals) {
  struct pollfd files[] = {
      {.fd = pidfd_open(program, 0), .events = POLLIN},
      {.fd = signalfd(-1, signals, SFD_CLOEXEC), .events = POLLIN},
  };
  int64_t deadline = now() + milliseconds;
  bool ended;
  while (!(ended = has_ended(program)) && files[1].revents == 0) {
    int64_t left = deadline - now();
    if (left <= 0) break;
    // Without one of the descriptors, look now and then.
    if ((files[0].fd < 0 || files[1].fd < 0) && left > 10) left = 10;
    poll(files, 2, (int)left);
  }
  for (int i = 0; i < 2; i++) {
    if (files[i].fd >= 0) close(files[i].fd);
  }
  return ended;
}

int32_t cp_wait(int32_t program, int32_t milliseconds) {
  sigset_t old, held = hold_signals(&old);
  bool ended = wait_for_end(program, milliseconds, &held);
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  return ended;
}

// Whether a process was started with a variable, as NAME=value.
static bool has_variable(const char *process, const char *variable) {
  char path[64];
  snprintf(path, sizeof path, "/proc/%s/environ", process);
  FILE *file = fopen(path, "re");
  if (!file) return false;
  char *text = NULL;
  size_t room = 0;
  bool found = false;
  while (!found && getdelim(&text, &room, 0, file) >= 0) found = strcmp(text, variable) == 0;
  free(text);
  fclose(file);
  return found;
}

static void kill_with(const char *variable) {
  // A process may start another one before it is killed, so look again until none is left.
  bool found = true;
  for (int tries = 0; found && tries < 8; tries++) {
    found = false;
    DIR *processes = opendir("/proc");
    if (!processes) return;
    struct dirent *entry;
    while ((entry = readdir(processes))) {
      pid_t process = (pid_t)strtol(entry->d_name, NULL, 10);
      if (process <= 0 || process == getpid() || !has_variable(entry->d_name, variable)) continue;
      found = kill(process, SIGKILL) == 0 || found;
    }
    closedir(processes);
  }
}

int32_t cp_end(int32_t program, int32_t milliseconds, const char *variable, int32_t *status) {
  sigset_t old, held = hold_signals(&old);
  bool ended = wait_for_end(program, milliseconds, &held);
  kill(-program, SIGKILL);
  if (!ended) kill_with(variable);
  int result = 0;
  pid_t pid;
  while ((pid = waitpid(program, &result, 0)) < 0 && errno == EINTR) continue;
  *status = pid < 0 ? 127 << 8 : result;
  pthread_sigmask(SIG_SETMASK, &old, NULL);
  return ended;
}

int32_t cp_exit_status(int32_t status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
int32_t cp_end_signal(int32_t status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }

int32_t cp_unnamed_file(void) {
  int file = memfd_create("stream", MFD_CLOEXEC);
  if (file >= 0) return file;
  char path[] = "/tmp/galley-XXXXXX";
  file = mkostemp(path, O_CLOEXEC);
  if (file >= 0) unlink(path);
  return file;
}

void cp_limit_files(int32_t program, int64_t bytes) {
  struct rlimit limit = {.rlim_cur = (rlim_t)bytes, .rlim_max = (rlim_t)bytes};
  prlimit(program, RLIMIT_FSIZE, &limit, NULL);
}
