#ifndef CFILES_H
#define CFILES_H

#include <stdint.h>

// The calls of the kernel on files that Swift's Glibc module lacks.

// Exchanges the files of two paths in one step; returns 0 or an errno. EINVAL or ENOSYS means that the
// file system or the kernel cannot do it.
int32_t cf_exchange(const char *one, const char *other);

// Whether a process has the file of a descriptor open for writing; 0 also if the kernel does not tell.
// The descriptor must be open for reading only, and no other descriptor of this process for writing.
int32_t cf_has_writers(int32_t file);

// Lets the disk begin to write a range of a file, without waiting for it. Only fsync tells what has arrived.
void cf_begin_flush(int32_t file, int64_t offset, int64_t count);

#endif
