#include <stddef.h>
#include <unicode/ubrk.h>
#include <unicode/utext.h>

#include "CICU.h"
#include "locale_name.h"

cicu_line_breaks *cicu_line_breaks_open(const char *tag, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UBreakIterator *breaks = ubrk_open(UBRK_LINE, name, NULL, 0, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && breaks) {
    ubrk_close(breaks);
    breaks = NULL;
  }
  return (cicu_line_breaks *)breaks;
}

void cicu_line_breaks_close(cicu_line_breaks *breaks) { ubrk_close((UBreakIterator *)breaks); }

void cicu_line_breaks_begin(cicu_line_breaks *breaks, const char *utf8, int64_t length,
                            int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UText text = UTEXT_INITIALIZER;
  utext_openUTF8(&text, utf8, length, &status);
  /* The iterator keeps a shallow clone: it reads the caller's bytes, not our UText. */
  ubrk_setUText((UBreakIterator *)breaks, &text, &status);
  utext_close(&text);
  *error = U_FAILURE(status) ? status : 0;
}

int32_t cicu_line_breaks_next(cicu_line_breaks *breaks, int32_t *mandatory) {
  int32_t offset = ubrk_next((UBreakIterator *)breaks);
  *mandatory = ubrk_getRuleStatus((UBreakIterator *)breaks) >= UBRK_LINE_HARD;
  return offset == UBRK_DONE ? -1 : offset;
}

void cicu_line_breaks_end(cicu_line_breaks *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, NULL, 0, &status);
}
