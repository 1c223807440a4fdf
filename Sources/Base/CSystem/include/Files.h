#ifndef CSYSTEM_FILES_H
#define CSYSTEM_FILES_H

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

// Copies the extended attributes of one file to another, with them the access control list, which
// otherwise would be that of a new file in its folder. Attributes that only the system may set are left
// out. Returns 0 or an errno.
int32_t cf_copy_attributes(int32_t from, int32_t to);

// Waits until this process alone has the lock of a file; returns 0, or an errno, which is EWOULDBLOCK if
// another program keeps the lock for some seconds.
int32_t cf_lock(int32_t file, int32_t milliseconds);

// Guards a path at which this process makes a temporary file: a signal that ends the process waits for
// the next call about it. The number is negative if there is no room for more; then nothing is guarded.
int32_t cf_guard(const char *path);
// The file exists now, and nobody else needs it: from now on, such a signal removes it first.
void cf_guard_release(int32_t guard);
// From now on, such a signal waits again: the file may have what another program has saved, or another
// file is incomplete.
void cf_guard_hold(int32_t guard);
// Forgets the path; a signal that has waited ends the process.
void cf_guard_end(int32_t guard);

#endif
