#include "Frame.h"

#include <stdlib.h>
#include <string.h>

// A frame is what ncurses drew into memory, with overlays after it. It reaches the terminal in one
// write.

static struct {
  uint8_t *bytes;
  size_t count, capacity;
} frame;

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

static void append_memory(void) {
  size_t count = ct_memory_rewind();
  if (count == 0 || !reserve(count)) return;
  ssize_t read = ct_memory_read(frame.bytes + frame.count, count);
  if (read > 0) frame.count += (size_t)read;
}

// The sequence that switches a style on after the plain one.
struct style_bytes {
  attr_t attributes;
  short pair;
  struct ct_bytes bytes;
};
static struct style_bytes known[16];
static struct style_bytes *collecting;

int32_t ct_frame_open(bool color) {
  int32_t status = ct_curses_open(color);
  if (status == CT_OPENED && !ct_cells_open()) status = CT_FAILED;
  if (status == CT_OPENED) {
    ct_frame_reset();
  } else {
    ct_frame_close();
  }
  return status;
}

void ct_frame_close(void) {
  ct_curses_close();
  ct_cells_close();
  free(frame.bytes);
  memset(&frame, 0, sizeof frame);
  memset(known, 0, sizeof known);
}

void ct_frame_reset(void) {
  curs_set(0);
  ct_repaint();
  ct_memory_rewind();
  frame.count = 0;
}

// Whether a character in the last column may begin the next row, which no overlay must do.
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
  ct_memory_rewind();
  if (synchronized) append_text("\033[?2026h");
  // ncurses relies on what terminfo says of the last column.
  may_wrap = ct_wraps();
  if (may_wrap && ct.ansi) append_text("\033[?7h");
  // ncurses parks its cursor there, and then moves it from there.
  append_place(0, 0);
}

// ncurses lets rows wrap again after it has drawn the last cell of the last row.
static void note_row(int32_t row) {
  if (row == ct.rows - 1) may_wrap = true;
}

void ct_row_end(int32_t row) {
  note_row(row);
  ct_cells_put(row);
}

void ct_update(void) {
  wmove(stdscr, 0, 0);
  wnoutrefresh(stdscr);
  doupdate();
  append_memory();
}

static int collect(int byte) {
  struct ct_bytes *bytes = &collecting->bytes;
  if (bytes->count < (int32_t)sizeof bytes->bytes) bytes->bytes[bytes->count++] = (uint8_t)byte;
  return byte;
}

static int discard(int byte) { return byte; }

// Asks ncurses once for each style: when colors end, it sends a part of that to its own file.
static const struct ct_bytes *bytes_of_style(void) {
  attr_t attributes = ct_style_now.attributes;
  short pair = ct_style_now.pair;
  struct style_bytes *one = &known[(attributes >> 16 ^ attributes >> 20 ^ (attr_t)pair) % 16];
  if (one->attributes != attributes || one->pair != pair) {
    *one = (struct style_bytes){.attributes = attributes, .pair = pair};
    collecting = one;
    vid_puts(attributes, pair, NULL, collect);
    vid_puts(A_NORMAL, 0, NULL, discard);
  }
  return &one->bytes;
}

void ct_overlay(int32_t column, int32_t row, const uint8_t *bytes, int32_t count) {
  stop_wrapping();
  append_place(column, row);
  const struct ct_bytes *on = bytes_of_style();
  append(on->bytes, (size_t)on->count);
  append_text(ct_style_now.begin);
  append(bytes, (size_t)count);
  append_text(ct_style_now.end);
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
