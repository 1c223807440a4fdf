#define _GNU_SOURCE 1

#include "include/Files.h"

#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/xattr.h>
#include <unistd.h>

int32_t cf_exchange(const char *one, const char *other) {
  return renameat2(AT_FDCWD, one, AT_FDCWD, other, RENAME_EXCHANGE) == 0 ? 0 : errno;
}

int32_t cf_has_writers(int32_t file) {
  // A program that opens the file for writing meanwhile breaks the lease with a signal. The usual one
  // would end this process; this one is ignored.
  if (fcntl(file, F_SETSIG, SIGURG) != 0) return 0;
  if (fcntl(file, F_SETLEASE, F_RDLCK) != 0) return errno == EAGAIN;
  fcntl(file, F_SETLEASE, F_UNLCK);
  return 0;
}

void cf_begin_flush(int32_t file, int64_t offset, int64_t count) {
  (void)sync_file_range(file, offset, count, SYNC_FILE_RANGE_WRITE);
}

// MARK: Attributes

static int is_access_list(const char *name) {
  return strcmp(name, "system.posix_acl_access") == 0;
}

static int32_t copy_attribute(const char *name, int from, int to) {
  ssize_t size = fgetxattr(from, name, NULL, 0);
  if (size < 0) return errno == ENODATA ? 0 : errno;
  char *value = malloc((size_t)size + 1);
  if (!value) return ENOMEM;
  size = fgetxattr(from, name, value, (size_t)size);
  int32_t error = size < 0 || fsetxattr(to, name, value, (size_t)size, 0) != 0 ? errno : 0;
  free(value);
  return error;
}

int32_t cf_copy_attributes(int32_t from, int32_t to) {
  // The new file may have got a list from its folder.
  fremovexattr(to, "system.posix_acl_access");
  ssize_t size = flistxattr(from, NULL, 0);
  if (size < 0) return errno == ENOTSUP ? 0 : errno;
  char *names = malloc((size_t)size + 1);
  if (!names) return ENOMEM;
  size = flistxattr(from, names, (size_t)size);
  int32_t error = size < 0 ? errno : 0;
  for (char *name = names; error == 0 && name < names + size; name += strlen(name) + 1) {
    int32_t failure = copy_attribute(name, from, to);
    // Labels of the system and of root are not for everyone to set.
    if (strncmp(name, "user.", 5) == 0 || is_access_list(name)) error = failure;
  }
  free(names);
  return error;
}

// MARK: Locks

int32_t cf_lock(int32_t file, int32_t milliseconds) {
  while (flock(file, LOCK_EX | LOCK_NB) != 0) {
    if (errno != EWOULDBLOCK && errno != EINTR) return errno;
    if (milliseconds <= 0) return EWOULDBLOCK;
    usleep(5000);
    milliseconds -= 5;
  }
  return 0;
}

// MARK: Guards

enum state { FREE, REMOVES, HOLDS };
static struct {
  char path[PATH_MAX];
  atomic_int state;
} guards[32];
#define GUARDS ((int32_t)(sizeof guards / sizeof *guards))

static const int ends[] = {SIGINT, SIGTERM, SIGHUP};
#define ENDS (sizeof ends / sizeof *ends)
static struct sigaction previous[NSIG];
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static int32_t count;
static atomic_int waiting;

static void on_end(int signal) {
  int error = errno;
  for (int32_t i = 0; i < GUARDS; i++) {
    if (atomic_load(&guards[i].state) == HOLDS) {
      atomic_store(&waiting, signal);
      errno = error;
      return;
    }
  }
  for (int32_t i = 0; i < GUARDS; i++) {
    if (atomic_load(&guards[i].state) == REMOVES) unlink(guards[i].path);
  }
  sigaction(signal, &previous[signal], NULL);
  raise(signal);  // delivered when the handler returns
  errno = error;
}

static void install(void) {
  for (size_t i = 0; i < ENDS; i++) {
    sigaction(ends[i], NULL, &previous[ends[i]]);
    if (previous[ends[i]].sa_handler == SIG_IGN) continue;
    struct sigaction action = {.sa_handler = on_end, .sa_flags = SA_ONSTACK | SA_RESTART};
    sigfillset(&action.sa_mask);
    sigaction(ends[i], &action, NULL);
  }
}

static void put_back(void) {
  for (size_t i = 0; i < ENDS; i++) {
    struct sigaction now;
    // The handler may have been replaced meanwhile, and it is for its owner to put back.
    if (sigaction(ends[i], NULL, &now) == 0 && now.sa_handler == on_end) {
      sigaction(ends[i], &previous[ends[i]], NULL);
    }
  }
}

int32_t cf_guard(const char *path) {
  if (strlen(path) >= PATH_MAX) return -1;
  pthread_mutex_lock(&mutex);
  int32_t guard = 0;
  while (guard < GUARDS && atomic_load(&guards[guard].state) != FREE) guard++;
  if (guard < GUARDS) {
    strcpy(guards[guard].path, path);
    atomic_store(&guards[guard].state, HOLDS);
    if (count++ == 0) install();
  }
  pthread_mutex_unlock(&mutex);
  return guard < GUARDS ? guard : -1;
}

// Sends a signal that has waited; it waits on if another guard holds it.
static void resend(void) {
  int signal = atomic_exchange(&waiting, 0);
  if (signal != 0) raise(signal);
}

void cf_guard_release(int32_t guard) {
  if (guard < 0) return;
  atomic_store(&guards[guard].state, REMOVES);
  resend();
}

void cf_guard_hold(int32_t guard) {
  if (guard >= 0) atomic_store(&guards[guard].state, HOLDS);
}

void cf_guard_end(int32_t guard) {
  if (guard < 0) return;
  pthread_mutex_lock(&mutex);
  atomic_store(&guards[guard].state, FREE);
  if (--count == 0) put_back();
  pthread_mutex_unlock(&mutex);
  resend();
}
