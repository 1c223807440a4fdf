#include "Curses.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>
#include <wchar.h>

// ncurses draws into a file in memory, never on the terminal.

static SCREEN *screen;
static FILE *memory, *keyboard;
static int colors;

size_t ct_memory_rewind(void) {
  off_t count = lseek(fileno(memory), 0, SEEK_CUR);
  lseek(fileno(memory), 0, SEEK_SET);
  return count > 0 ? (size_t)count : 0;
}

ssize_t ct_memory_read(uint8_t *bytes, size_t count) {
  return pread(fileno(memory), bytes, count, 0);
}

static int usable_colors(void) {
  if (!has_colors() || start_color() != OK || use_default_colors() != OK) return 0;
  if (COLORS < 8) return 0;
  if (COLORS < 16) return 8;
  if (COLORS < 256) return 16;
  // With more than 256 colors, terminals take all numbers above 7 for red, green and blue.
  return COLORS == 256 ? 256 : 8;
}

static FILE *open_file(int descriptor, const char *mode) {
  FILE *file = descriptor < 0 ? NULL : fdopen(descriptor, mode);
  if (!file && descriptor >= 0) close(descriptor);
  return file;
}

// Whether an entry of a description in a folder is no file; opening a pipe would wait for a writer.
static bool is_pipe(const char *folder, size_t length, const char *name) {
  // The folder itself may be a database, and the one below it is named by a letter or its code.
  char ends[3][512] = {"", "", ""};
  snprintf(ends[1], sizeof ends[1], "/%c/%s", name[0], name);
  snprintf(ends[2], sizeof ends[2], "/%02x/%s", (unsigned char)name[0], name);
  for (size_t i = 0; i < sizeof ends / sizeof *ends; i++) {
    char path[4096];
    struct stat status;
    int count = snprintf(path, sizeof path, "%.*s%s", (int)length, folder, ends[i]);
    if (count <= 0 || (size_t)count >= sizeof path || stat(path, &status) != 0) continue;
    if (!S_ISREG(status.st_mode) && !S_ISDIR(status.st_mode)) return true;
  }
  return false;
}

// Looks where ncurses will look for the description of the terminal.
static bool waits_for_pipe(const char *name) {
  const char *lists[] = {getenv("TERMINFO"), NULL, getenv("TERMINFO_DIRS"),
                         "/etc/terminfo:/lib/terminfo:/usr/share/terminfo:/usr/lib/terminfo"};
  char own[4096];
  const char *home = getenv("HOME");
  if (home && snprintf(own, sizeof own, "%s/.terminfo", home) < (int)sizeof own) lists[1] = own;
  for (size_t i = 0; i < sizeof lists / sizeof *lists; i++) {
    const char *list = lists[i];
    while (list && *list) {
      size_t length = strcspn(list, ":");
      if (is_pipe(list, length, name)) return true;
      list += length + (list[length] == ':');
    }
  }
  return false;
}

// Reads the description of the terminal, and decides where ncurses looks for a size: in it only, because
// LINES and COLUMNS are for programs without a window; but it may have none.
static int32_t describe_terminal(void) {
  int found = 0;
  use_env(FALSE);
  const char *name = getenv("TERM");
  if (name && waits_for_pipe(name)) return CT_TERM_UNKNOWN;
  if (setupterm(NULL, fileno(memory), &found) != OK) {
    return found == 1 ? CT_TERM_INCAPABLE : CT_TERM_UNKNOWN;
  }
  bool moves = ct_moves();
  use_env(tigetnum("lines") <= 0 || tigetnum("cols") <= 0);
  del_curterm(cur_term);
  return moves ? CT_OPENED : CT_TERM_INCAPABLE;
}

static void set_modes(void) {
  // These change nothing but what ncurses knows: it has no terminal whose modes it could set.
  cbreak();
  noecho();
  nonl();
  // Otherwise ncurses leaves a frame half drawn when a key arrives.
  typeahead(-1);
  idcok(stdscr, FALSE);
  idlok(stdscr, TRUE);
  // Before it has left the screen once, ncurses writes to the file at each movement of the cursor.
  endwin();
  doupdate();
}

static int32_t open_screen(void) {
  memory = open_file(ct_memory_file(), "w+");
  keyboard = open_file(dup(ct.input), "r");
  if (!memory || !keyboard) return CT_FAILED;
  int32_t status = describe_terminal();
  if (status != CT_OPENED) return status;
  screen = newterm(NULL, memory, keyboard);
  return screen && ct_keys_open() ? CT_OPENED : CT_FAILED;
}

int32_t ct_curses_open(bool color) {
  int32_t status = open_screen();
  if (status != CT_OPENED) {
    ct_curses_close();
    return status;
  }
  set_modes();
  colors = color ? usable_colors() : 0;
  return CT_OPENED;
}

void ct_curses_close(void) {
  ct_keys_close();
  if (screen) delscreen(screen);
  if (memory) fclose(memory);
  if (keyboard) fclose(keyboard);
  screen = NULL;
  memory = keyboard = NULL;
}

int32_t ct_colors(void) { return colors; }

static bool can_stop_wrapping(void) { return enter_am_mode && exit_am_mode; }

int32_t ct_wraps(void) {
  return auto_right_margin && !eat_newline_glitch && !can_stop_wrapping();
}

int32_t ct_inserts(void) { return auto_right_margin && !can_stop_wrapping(); }

int32_t ct_columns(const uint32_t *scalars, int32_t count) {
  int32_t columns = 0;
  for (int32_t i = 0; i < count; i++) {
    int width = wcwidth((wchar_t)scalars[i]);
    if (width > 0) columns += width;
  }
  return columns;
}

// ncurses and terminals that draw scalar by scalar decide by wcwidth().
int32_t ct_holds(const uint32_t *scalars, int32_t count, int32_t columns) {
  if (count < 1 || count > CCHARW_MAX || scalars[0] == CT_ROOM) return 0;
  if (wcwidth((wchar_t)scalars[0]) != columns) return 0;
  for (int32_t i = 1; i < count; i++) {
    if (wcwidth((wchar_t)scalars[i]) != 0) return 0;
  }
  return 1;
}
