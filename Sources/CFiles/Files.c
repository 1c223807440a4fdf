#define _GNU_SOURCE 1

#include "include/CFiles.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>

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
