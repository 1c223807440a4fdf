// Runs a command and writes its costs, "WALL CPU PEAK" in seconds, seconds and bytes, to a file
// descriptor. This is a process of its own because the kernel counts the memory of the parent into
// the peak of a new process, and the Python interpreter is large.
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double seconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (double)now.tv_sec + (double)now.tv_nsec / 1e9;
}

int main(int count, char **arguments) {
  if (count < 3) {
    fputs("usage: stopwatch DESCRIPTOR COMMAND [ARGUMENT…]\n", stderr);
    return 2;
  }
  const int report = atoi(arguments[1]);
  fcntl(report, F_SETFD, FD_CLOEXEC);

  const double start = seconds();
  const pid_t command = fork();
  if (command < 0) {
    perror("stopwatch: fork");
    return 126;
  }
  if (command == 0) {
    execvp(arguments[2], arguments + 2);
    perror(arguments[2]);
    _exit(127);
  }
  int status;
  struct rusage usage;
  if (wait4(command, &status, 0, &usage) < 0) {
    perror("stopwatch: wait4");
    return 126;
  }
  const double wall = seconds() - start;
  const double cpu = (double)(usage.ru_utime.tv_sec + usage.ru_stime.tv_sec) +
                     (double)(usage.ru_utime.tv_usec + usage.ru_stime.tv_usec) / 1e6;
  dprintf(report, "%.6f %.6f %ld\n", wall, cpu, usage.ru_maxrss * 1024);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
