#include "CICU.h"

#include <unicode/udat.h>
#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>

#include "locale_name.h"

/* Lengths beyond the buffer are no error: the caller comes back with more room. */
static int32_t finished(int32_t length, UErrorCode status, int32_t *error) {
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  *error = U_FAILURE(status) ? status : 0;
  return length;
}

int32_t cicu_date_text(const char *tag, int32_t date_style, int32_t time_style, double seconds,
                       uint16_t *units, int32_t capacity, int32_t *error) {
  static const UDateFormatStyle styles[] = {UDAT_NONE, UDAT_SHORT, UDAT_MEDIUM, UDAT_LONG};
  static const UChar utc[] = {'U', 'T', 'C'};
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UDateFormat *format = udat_open(styles[time_style & 3], styles[date_style & 3], name, utc, 3,
                                  NULL, 0, &status);
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    length = udat_format(format, seconds * 1000, (UChar *)units, capacity, NULL, &status);
  }
  udat_close(format);
  return finished(length, status, error);
}

int32_t cicu_list_text(const char *tag, const uint16_t *const *items, const int32_t *lengths,
                       int32_t count, uint16_t *units, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UListFormatter *format = ulistfmt_open(name, &status);
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    length = ulistfmt_format(format, (const UChar *const *)items, lengths, count, (UChar *)units,
                             capacity, &status);
  }
  ulistfmt_close(format);
  return finished(length, status, error);
}

int32_t cicu_display_name(const char *tag, const char *in_tag, uint16_t *units, int32_t capacity,
                          int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY], in_name[CICU_NAME_CAPACITY];
  /* A language without texts of its own has a name in the texts of others. */
  cicu_locale_name(tag, name, sizeof name);
  cicu_known_locale_name(in_tag, in_name);
  int32_t length = uloc_getDisplayName(name, in_name, (UChar *)units, capacity, &status);
  return finished(length, status, error);
}
