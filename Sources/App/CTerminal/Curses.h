#ifndef CTERMINAL_CURSES_H
#define CTERMINAL_CURSES_H

#include "Input.h"

#include <sys/types.h>

// Opens ncurses on the terminal, with a file in memory as its output; returns a result of ct_open().
int32_t ct_curses_open(bool color);
void ct_curses_close(void);
// Empties the file in memory; returns how many bytes ncurses wrote to it, which can still be read.
size_t ct_memory_rewind(void);
ssize_t ct_memory_read(uint8_t *bytes, size_t count);

#endif
