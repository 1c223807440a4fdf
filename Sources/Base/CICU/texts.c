#include "CICU.h"

#include <unicode/ulistformatter.h>
#include <unicode/uloc.h>
#include <unicode/ustring.h>

#include "locale_name.h"

/* A buffer that is too small is not an error: the caller tries again with a larger one. */
static int32_t finished(int32_t length, UErrorCode status, int32_t *error) {
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  *error = U_FAILURE(status) ? status : 0;
  return length;
}

cicu_list_format *cicu_list_format_open(const char *tag, int32_t type, int32_t *error) {
  static const UListFormatterType types[] = {ULISTFMT_TYPE_AND, ULISTFMT_TYPE_OR,
                                             ULISTFMT_TYPE_UNITS};
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UListFormatter *format = ulistfmt_openForType(name, types[type], ULISTFMT_WIDTH_WIDE, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && format) {
    ulistfmt_close(format);
    format = NULL;
  }
  return (cicu_list_format *)format;
}

void cicu_list_format_close(cicu_list_format *format) {
  ulistfmt_close((UListFormatter *)format);
}

int32_t cicu_list_format_text(const cicu_list_format *format, const uint16_t *const *items,
                              const int32_t *lengths, int32_t count, uint16_t *units,
                              int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = ulistfmt_format((const UListFormatter *)format, (const UChar *const *)items,
                                   lengths, count, (UChar *)units, capacity, &status);
  return finished(length, status, error);
}

int32_t cicu_display_name(const char *tag, const char *in_tag, uint16_t *units, int32_t capacity,
                          int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY], in_name[CICU_NAME_CAPACITY];
  /* A language without data in ICU may still have a name in the data of other languages. */
  cicu_locale_name(tag, name, sizeof name);
  cicu_known_locale_name(in_tag, in_name);
  int32_t length = uloc_getDisplayName(name, in_name, (UChar *)units, capacity, &status);
  return finished(length, status, error);
}

int32_t cicu_utf8(const uint16_t *units, int32_t count, char *bytes, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = 0;
  u_strToUTF8WithSub(bytes, capacity, &length, (const UChar *)units, count, 0xFFFD, NULL, &status);
  return U_FAILURE(status) ? 0 : length;
}

/* Not with UCaseMap: it has C++ functions without a version in their names, which the ICU under
   Foundation has too, so that a program with both could not be linked statically. */
int32_t cicu_change_case(const char *tag, int32_t upper, const uint16_t *text, int32_t length,
                         uint16_t *units, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_locale_name(tag, name, CICU_NAME_CAPACITY);
  int32_t needed = upper ? u_strToUpper((UChar *)units, capacity, (const UChar *)text, length,
                                        name, &status)
                         : u_strToLower((UChar *)units, capacity, (const UChar *)text, length,
                                        name, &status);
  return finished(needed, status, error);
}

int32_t cicu_is_right_to_left(const char *tag) {
  char name[CICU_NAME_CAPACITY];
  cicu_locale_name(tag, name, CICU_NAME_CAPACITY);
  return uloc_isRightToLeft(name);
}
