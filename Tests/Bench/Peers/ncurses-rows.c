// Shows the rows of a file with plain ncurses and scrolls by a line or a page at each key: the least
// that a program must do to show what galley shows.
//
//     ncurses-rows FILE     j: a line down (the screen scrolls, one row is drawn)
//                           space, b: a page down, up    q: quit

#define _GNU_SOURCE 1
#define NCURSES_WIDECHAR 1

#include <locale.h>
#include <ncurses.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static char **rows;
static int count;

static int read_rows(const char *path) {
  FILE *file = fopen(path, "r");
  if (!file) return 0;
  char *line = NULL;
  size_t size = 0;
  ssize_t length;
  while ((length = getline(&line, &size, file)) > 0) {
    if (line[length - 1] == '\n') line[length - 1] = 0;
    rows = realloc(rows, (size_t)(count + 1) * sizeof *rows);
    rows[count++] = strdup(line);
  }
  free(line);
  return fclose(file) == 0 && count > 0;
}

static void draw(int place, int number) {
  move(place, 0);
  clrtoeol();
  if (number < count) addstr(rows[number]);
}

int main(int argument_count, char **arguments) {
  if (argument_count != 2 || !read_rows(arguments[1])) return 2;
  setlocale(LC_CTYPE, "");
  initscr();
  cbreak();
  noecho();
  idlok(stdscr, TRUE);
  scrollok(stdscr, TRUE);
  curs_set(0);
  int top = 0, key;
  for (int place = 0; place < LINES - 1; place++) draw(place, place);
  setscrreg(0, LINES - 2);
  while (refresh(), key = getch(), key != 'q') {
    if (key == 'j') {
      top++;
      wscrl(stdscr, 1);
      draw(LINES - 2, top + LINES - 2);
    } else if (key == ' ' || key == 'b') {
      top += key == ' ' ? LINES - 1 : 1 - LINES;
      if (top < 0) top = 0;
      for (int place = 0; place < LINES - 1; place++) draw(place, top + place);
    }
  }
  endwin();
  return 0;
}
