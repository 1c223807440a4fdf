#include "Internal.h"

#include <string.h>
#include <wchar.h>

const char *ct_capability(const char *name) {
  const char *text = tigetstr(name);
  return text && text != (char *)-1 && *text ? text : NULL;
}

int32_t ct_has(const char *name) { return tigetflag(name) > 0; }

int32_t ct_number(const char *name) { return tigetnum(name); }

// Copies a sequence without the delays ("$<5>") that only printing terminals needed.
static int32_t copy(const char *text, uint8_t *bytes, int32_t limit) {
  int32_t count = 0;
  while (text && *text && count < limit) {
    const char *end = text[0] == '$' && text[1] == '<' ? strchr(text, '>') : NULL;
    if (end) {
      text = end + 1;
    } else {
      bytes[count++] = (uint8_t)*text++;
    }
  }
  return count;
}

int32_t ct_sequence(const char *name, int32_t first, int32_t second, uint8_t *bytes,
                    int32_t limit) {
  const char *text = ct_capability(name);
  return text ? copy(tiparm(text, first, second), bytes, limit) : 0;
}

int32_t ct_move(int32_t column, int32_t row, uint8_t *bytes, int32_t limit) {
  return copy(tiparm(cursor_address, row, column), bytes, limit);
}

void ct_add(struct ct_bytes *bytes, const char *text) {
  int32_t limit = (int32_t)sizeof bytes->bytes;
  bytes->count += copy(text, bytes->bytes + bytes->count, limit - bytes->count);
}

void ct_add_capability(struct ct_bytes *bytes, const char *name) {
  const char *text = ct_capability(name);
  if (text) ct_add(bytes, text);
}

int32_t ct_columns(const uint32_t *scalars, int32_t count) {
  int32_t columns = 0;
  for (int32_t i = 0; i < count; i++) {
    int width = wcwidth((wchar_t)scalars[i]);
    if (width > 0) columns += width;
  }
  return columns;
}

int32_t ct_advances(const uint32_t *scalars, int32_t count, int32_t columns) {
  if (count < 1 || wcwidth((wchar_t)scalars[0]) != columns) return 0;
  for (int32_t i = 1; i < count; i++) {
    if (wcwidth((wchar_t)scalars[i]) != 0) return 0;
  }
  return 1;
}
