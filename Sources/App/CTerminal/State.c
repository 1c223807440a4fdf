#include "State.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

struct ct_terminal ct = {.input = -1, .output = -1, .waker = -1};

int64_t ct_now(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (int64_t)now.tv_sec * 1000 + now.tv_nsec / 1000000;
}

bool ct_write(int descriptor, const void *bytes, size_t count) {
  const char *rest = bytes;
  while (count > 0) {
    ssize_t written = write(descriptor, rest, count);
    if (written > 0) {
      rest += written;
      count -= (size_t)written;
    } else if (written < 0 && errno == EAGAIN) {
      struct pollfd file = {.fd = descriptor, .events = POLLOUT};
      if (poll(&file, 1, ct.hurries ? 100 : 1000) <= 0) return false;
    } else if (written == 0 || errno != EINTR) {
      return false;
    }
  }
  return true;
}

int ct_memory_file(void) {
  int file = memfd_create("screen", MFD_CLOEXEC);
  if (file >= 0) return file;
  // Some sandboxes do not allow it.
  char path[] = P_tmpdir "/screen-XXXXXX";
  file = mkostemp(path, O_CLOEXEC);
  if (file >= 0) unlink(path);
  return file;
}

const char *ct_capability(const char *name) {
  const char *text = tigetstr(name);
  return text && text != (char *)-1 && *text ? text : NULL;
}

// Copies a sequence without the delays ("$<5>") that only printing terminals needed.
void ct_add(struct ct_bytes *bytes, const char *text) {
  while (*text && bytes->count < (int32_t)sizeof bytes->bytes) {
    const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
    if (end) {
      text = end + 1;
    } else {
      bytes->bytes[bytes->count++] = (uint8_t)*text++;
    }
  }
}

void ct_add_capability(struct ct_bytes *bytes, const char *name) {
  const char *text = ct_capability(name);
  if (text) ct_add(bytes, text);
}

int32_t ct_is_ansi(void) { return ct.ansi; }

int32_t ct_send(const uint8_t *bytes, int32_t count) {
  return ct_write(ct.output, bytes, (size_t)count);
}
