#include <stddef.h>
#include <string.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "CICU.h"
#include "locale_name.h"

/* Ends the text, and empties it if ICU failed or the buffer is too small. */
static int32_t answer(char *text, int32_t length, int32_t capacity, UErrorCode status) {
  if (U_FAILURE(status) || length >= capacity) length = 0;
  text[length] = 0;
  return length;
}

int32_t cicu_locale_name(const char *tag, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_forLanguageTag(tag, text, capacity, NULL, &status);
  return answer(text, length, capacity, status);
}

void cicu_known_locale_name(const char *tag, char name[CICU_NAME_CAPACITY]) {
  cicu_locale_name(tag, name, CICU_NAME_CAPACITY);
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *known = ures_open(NULL, name, &status);
  if (known) ures_close(known);
  if (U_FAILURE(status) || status == U_USING_DEFAULT_WARNING) name[0] = 0;
}

int32_t cicu_language_tag(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_toLanguageTag(locale, text, capacity, 0, &status);
  return answer(text, length, capacity, status);
}

int32_t cicu_add_likely_subtags(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_addLikelySubtags(locale, text, capacity, &status);
  return answer(text, length, capacity, status);
}

int32_t cicu_remove_likely_subtags(const char *locale, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = uloc_minimizeSubtags(locale, text, capacity, &status);
  return answer(text, length, capacity, status);
}

/* The string of an open resource as ASCII; empty if the buffer is too small. */
static int32_t ascii(const UResourceBundle *resource, char *text, int32_t capacity,
                     UErrorCode *status) {
  int32_t length = 0;
  const UChar *units = ures_getString(resource, &length, status);
  if (U_FAILURE(*status)) return answer(text, 0, capacity, *status);
  if (length < capacity) u_UCharsToChars(units, text, length);
  return answer(text, length, capacity, *status);
}

int32_t cicu_language_alias(const char *language, char *text, int32_t capacity) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *bundle = ures_openDirect(NULL, "metadata", &status);
  bundle = ures_getByKey(bundle, "alias", bundle, &status);
  bundle = ures_getByKey(bundle, "language", bundle, &status);
  bundle = ures_getByKey(bundle, language, bundle, &status);
  bundle = ures_getByKey(bundle, "replacement", bundle, &status);
  int32_t length = U_FAILURE(status) ? answer(text, 0, capacity, status)
                                     : ascii(bundle, text, capacity, &status);
  if (bundle) ures_close(bundle);
  return length;
}

void cicu_visit_parents(void *context,
                        void (*visit)(void *context, const char *child, const char *parent),
                        int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UResourceBundle *table = ures_openDirect(NULL, "supplementalData", &status);
  table = ures_getByKey(table, "parentLocales", table, &status);
  UResourceBundle *children = NULL;
  UResourceBundle *child = NULL;
  int32_t parents = U_SUCCESS(status) ? ures_getSize(table) : 0;
  for (int32_t i = 0; i < parents && U_SUCCESS(status); i++) {
    children = ures_getByIndex(table, i, children, &status);
    if (U_FAILURE(status)) break;
    /* The key belongs to the bundle `children`, which stays open until the next iteration. */
    const char *parent = ures_getKey(children);
    int32_t count = ures_getSize(children);
    for (int32_t j = 0; j < count && U_SUCCESS(status); j++) {
      char name[CICU_NAME_CAPACITY];
      child = ures_getByIndex(children, j, child, &status);
      if (U_FAILURE(status)) break;
      if (ascii(child, name, sizeof name, &status) > 0) visit(context, name, parent);
    }
  }
  if (child) ures_close(child);
  if (children) ures_close(children);
  if (table) ures_close(table);
  *error = U_FAILURE(status) ? status : 0;
}
