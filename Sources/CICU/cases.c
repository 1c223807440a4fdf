#include <unicode/ucasemap.h>
#include <unicode/uloc.h>

#include "CICU.h"
#include "locale_name.h"

int32_t cicu_change_case(const char *tag, int32_t upper, const char *text, int32_t length,
                         char *changed, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_locale_name(tag, name, CICU_NAME_CAPACITY);
  UCaseMap *map = ucasemap_open(name, 0, &status);
  int32_t needed = 0;
  if (U_SUCCESS(status)) {
    needed = upper ? ucasemap_utf8ToUpper(map, changed, capacity, text, length, &status)
                   : ucasemap_utf8ToLower(map, changed, capacity, text, length, &status);
  }
  ucasemap_close(map);
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  *error = U_FAILURE(status) ? status : 0;
  return needed;
}

int32_t cicu_is_right_to_left(const char *tag) {
  char name[CICU_NAME_CAPACITY];
  cicu_locale_name(tag, name, CICU_NAME_CAPACITY);
  return uloc_isRightToLeft(name);
}
