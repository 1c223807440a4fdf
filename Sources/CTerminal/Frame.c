#include "Frame.h"

#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <wchar.h>

// ncurses draws into a file in memory, never on the terminal. A frame is what it drew there, with
// overlays after it, and reaches the terminal in one write.

static SCREEN *screen;
static FILE *memory, *keyboard;

// The frame that is being put together.
static struct {
  uint8_t *bytes;
  size_t count, capacity;
} frame;

static int colors;
// The color pairs in use: sixteen colors and the default, as foreground and as background.
static short pairs[17][17];
static short pairs_used;

// The cells of the row that is being built.
static cchar_t *cells;
static int cells_count, cells_columns;

static struct {
  attr_t attributes;
  short pair;
  bool is_struck;
  cchar_t blank;  // most cells are a copy of it with another character
} style;

static const char *strike_begin, *strike_end;

static bool reserve(size_t more) {
  if (frame.count + more <= frame.capacity) return true;
  size_t capacity = 2 * (frame.count + more);
  uint8_t *bytes = realloc(frame.bytes, capacity);
  if (!bytes) return false;
  frame.bytes = bytes;
  frame.capacity = capacity;
  return true;
}

static void append(const void *bytes, size_t count) {
  if (!reserve(count)) return;
  memcpy(frame.bytes + frame.count, bytes, count);
  frame.count += count;
}

static void append_text(const char *text) { append(text, strlen(text)); }

// mvcur() is not used: outside an update, ncurses 6.4 sends it to standard output.
static void append_place(int32_t column, int32_t row) {
  struct ct_bytes place = {.count = 0};
  ct_add_place(&place, column, row);
  append(place.bytes, (size_t)place.count);
}

// Empties the file in memory; returns how many bytes ncurses wrote to it.
static size_t rewind_memory(void) {
  off_t count = lseek(fileno(memory), 0, SEEK_CUR);
  lseek(fileno(memory), 0, SEEK_SET);
  return count > 0 ? (size_t)count : 0;
}

static void append_memory(void) {
  size_t count = rewind_memory();
  if (count == 0 || !reserve(count)) return;
  ssize_t read = pread(fileno(memory), frame.bytes + frame.count, count, 0);
  if (read > 0) frame.count += (size_t)read;
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

// Reads the description of the terminal, and decides where ncurses looks for a size: in it only, because
// LINES and COLUMNS are for programs without a window; but it may have none.
static int32_t describe_terminal(void) {
  int found = 0;
  use_env(FALSE);
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
  cells = calloc((size_t)ct.limit, sizeof *cells);
  if (!memory || !keyboard || !cells) return CT_FAILED;
  int32_t status = describe_terminal();
  if (status != CT_OPENED) return status;
  screen = newterm(NULL, memory, keyboard);
  return screen && ct_keys_open() ? CT_OPENED : CT_FAILED;
}

int32_t ct_frame_open(bool color) {
  int32_t status = open_screen();
  if (status != CT_OPENED) {
    ct_frame_close();
    return status;
  }
  set_modes();
  colors = color ? usable_colors() : 0;
  strike_begin = ct_capability("smxx");
  strike_end = ct_capability("rmxx");
  ct_frame_reset();
  return CT_OPENED;
}

void ct_frame_close(void) {
  ct_keys_close();
  if (screen) delscreen(screen);
  if (memory) fclose(memory);
  if (keyboard) fclose(keyboard);
  free(cells);
  free(frame.bytes);
  screen = NULL;
  memory = keyboard = NULL;
  cells = NULL;
  cells_count = cells_columns = 0;
  memset(&frame, 0, sizeof frame);
  memset(pairs, 0, sizeof pairs);
  pairs_used = 0;
}

void ct_frame_reset(void) {
  curs_set(0);
  ct_repaint();
  rewind_memory();
  frame.count = 0;
}

int32_t ct_colors(void) { return colors; }

int32_t ct_strikes(void) { return strike_begin && strike_end; }

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

// Whether what is written to the last column may begin the next row, which no overlay must do.
static bool may_wrap;

static void stop_wrapping(void) {
  if (!may_wrap) return;
  may_wrap = false;
  struct ct_bytes sequence = {.count = 0};
  ct_add_no_wrap(&sequence);
  append(sequence.bytes, (size_t)sequence.count);
}

void ct_repaint(void) { clearok(curscr, TRUE); }

void ct_frame_begin(int32_t synchronized) {
  frame.count = 0;
  // Reading keys, ncurses may have switched the keypad on, as ct_enter() has already.
  rewind_memory();
  if (synchronized) append_text("\033[?2026h");
  // ncurses relies on what terminfo says of the last column.
  may_wrap = ct_wraps();
  if (may_wrap && ct.ansi) append_text("\033[?7h");
  // ncurses parks its cursor there, and then moves it from there.
  append_place(0, 0);
}

// The pair of two colors; that of the default colors if the terminal has no more pairs.
static short pair_of(int32_t foreground, int32_t background) {
  if (foreground < 0 && background < 0) return 0;
  if (foreground >= colors || background >= colors || foreground > 15 || background > 15) return 0;
  short *pair = &pairs[foreground + 1][background + 1];
  if (*pair == 0 && pairs_used + 1 < COLOR_PAIRS &&
      init_pair((short)(pairs_used + 1), (short)foreground, (short)background) == OK) {
    *pair = ++pairs_used;
  }
  return *pair;
}

void ct_style(int32_t attributes, int32_t foreground, int32_t background) {
  style.attributes = (attributes & CT_BOLD ? A_BOLD : 0) | (attributes & CT_DIM ? A_DIM : 0) |
                     (attributes & CT_ITALIC ? A_ITALIC : 0) |
                     (attributes & CT_UNDERLINE ? A_UNDERLINE : 0) |
                     (attributes & CT_REVERSE ? A_REVERSE : 0);
  style.pair = pair_of(foreground < 0 ? -1 : foreground, background < 0 ? -1 : background);
  style.is_struck = (attributes & CT_STRIKETHROUGH) && ct_strikes();
  setcchar(&style.blank, L" ", style.attributes, style.pair, NULL);
}

// Adds a blank cell; returns null if the row is full.
static cchar_t *add_cell(int columns) {
  if (cells_count >= ct.limit) return NULL;
  cells[cells_count] = style.blank;
  cells_columns += columns;
  return &cells[cells_count++];
}

void ct_ascii(const uint8_t *letters, int32_t count) {
  for (int32_t i = 0; i < count; i++) {
    cchar_t *cell = add_cell(1);
    if (cell) cell->chars[0] = letters[i];
  }
}

void ct_cell(const uint32_t *scalars, int32_t count) {
  if (count < 1) return;
  cchar_t *cell = add_cell(wcwidth((wchar_t)scalars[0]));
  for (int32_t i = 0; cell && i < count && i < CCHARW_MAX; i++) {
    cell->chars[i] = (wchar_t)scalars[i];
  }
}

void ct_room(int32_t columns) {
  for (int32_t i = 0; i < columns; i++) {
    cchar_t *cell = add_cell(1);
    // With spaces, ncurses might clear the cells together with others.
    if (cell) cell->chars[0] = CT_ROOM;
  }
}

// ncurses lets rows wrap again after it has drawn the last cell of the last row.
static void note_row(int32_t row) {
  if (row == ct.rows - 1) may_wrap = true;
}

void ct_row_end(int32_t row) {
  note_row(row);
  mvwadd_wchnstr(stdscr, row, 0, cells, cells_count);
  if (cells_columns < ct.columns && wmove(stdscr, row, cells_columns) == OK) wclrtoeol(stdscr);
  cells_count = cells_columns = 0;
}

void ct_update(void) {
  wmove(stdscr, 0, 0);
  wnoutrefresh(stdscr);
  doupdate();
  append_memory();
}

// What switches a style on after the plain one.
struct style_bytes {
  attr_t attributes;
  short pair;
  struct ct_bytes bytes;
};
static struct style_bytes *collecting;

static int collect(int byte) {
  struct ct_bytes *bytes = &collecting->bytes;
  if (bytes->count < (int32_t)sizeof bytes->bytes) bytes->bytes[bytes->count++] = (uint8_t)byte;
  return byte;
}

static int discard(int byte) { return byte; }

// Asks ncurses once for each style: when colors end, it sends a part of that to its own file.
static const struct ct_bytes *bytes_of_style(void) {
  static struct style_bytes known[16];
  struct style_bytes *one =
      &known[(style.attributes >> 16 ^ style.attributes >> 20 ^ (attr_t)style.pair) % 16];
  if (one->attributes != style.attributes || one->pair != style.pair) {
    *one = (struct style_bytes){.attributes = style.attributes, .pair = style.pair};
    collecting = one;
    vid_puts(style.attributes, style.pair, NULL, collect);
    vid_puts(A_NORMAL, 0, NULL, discard);
  }
  return &one->bytes;
}

void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count) {
  stop_wrapping();
  append_place(column, row);
  const struct ct_bytes *on = bytes_of_style();
  append(on->bytes, (size_t)on->count);
  if (style.is_struck) append_text(strike_begin);
  append(bytes, (size_t)count);
  if (style.is_struck) append_text(strike_end);
  if (on->count == 0) return;
  struct ct_bytes off = {.count = 0};
  ct_add_plain(&off);
  append(off.bytes, (size_t)off.count);
}

int32_t ct_frame_end(int32_t column, int32_t row, int32_t synchronized) {
  stop_wrapping();
  if (column >= 0) append_place(column, row);
  curs_set(column >= 0);
  append_memory();
  if (synchronized) append_text("\033[?2026l");
  return ct_write(ct.output, frame.bytes, frame.count);
}
