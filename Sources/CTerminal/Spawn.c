#include "Internal.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <spawn.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/pidfd.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

int32_t ct_spawn(const char *const *arguments, int32_t input, int32_t *program) {
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
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETSIGMASK);
  // A program with its own input must not write to the terminal.
  if (input >= 0) {
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO);
    posix_spawn_file_actions_addopen(&actions, STDOUT_FILENO, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
  }
  pid_t pid = 0;
  int error = posix_spawnp(&pid, arguments[0], &actions, &attributes, (char *const *)arguments,
                           environ);
  posix_spawnattr_destroy(&attributes);
  posix_spawn_file_actions_destroy(&actions);
  *program = pid;
  return error;
}

int32_t ct_memory_file(const uint8_t *bytes, int32_t count) {
  int file = memfd_create("input", MFD_CLOEXEC);
  if (file < 0) return -1;
  ct_write(file, bytes, (size_t)count);
  lseek(file, 0, SEEK_SET);
  return file;
}

// Kills a program that has not ended after that many milliseconds.
static void kill_late(pid_t program, int milliseconds) {
  int descriptor = pidfd_open(program, 0);
  struct pollfd file = {.fd = descriptor, .events = POLLIN};
  bool ended = descriptor < 0;
  int64_t deadline = ct_now() + milliseconds;
  while (!ended) {
    int64_t left = deadline - ct_now();
    int ready = poll(&file, 1, left > 0 ? (int)left : 0);
    if (ready < 0 && errno == EINTR) continue;
    if (ready == 0) kill(program, SIGKILL);
    ended = true;
  }
  if (descriptor >= 0) close(descriptor);
}

int32_t ct_join(int32_t program, int32_t milliseconds) {
  int status = 0;
  if (milliseconds >= 0) kill_late(program, milliseconds);
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

int32_t ct_exit_status(int32_t status) { return WIFEXITED(status) ? WEXITSTATUS(status) : -1; }
int32_t ct_end_signal(int32_t status) { return WIFSIGNALED(status) ? WTERMSIG(status) : 0; }
