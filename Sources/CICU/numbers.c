#include "CICU.h"

#include <unicode/unumberformatter.h>
#include <unicode/upluralrules.h>
#include <unicode/ustring.h>

#include "locale_name.h"

const char *cicu_error_name(int32_t error) { return u_errorName((UErrorCode)error); }

cicu_number_format *cicu_number_format_open(const char *skeleton, const char *tag,
                                            int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UChar units[512];
  int32_t length = 0;
  u_strFromUTF8(units, 512, &length, skeleton, -1, &status);
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UNumberFormatter *format = unumf_openForSkeletonAndLocale(units, length, name, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && format) {
    unumf_close(format);
    format = NULL;
  }
  return (cicu_number_format *)format;
}

void cicu_number_format_close(cicu_number_format *format) {
  unumf_close((UNumberFormatter *)format);
}

/* The number written by the format: *integer if it is given, else *number. */
static UFormattedNumber *formatted(const cicu_number_format *format, const int64_t *integer,
                                   const double *number, UErrorCode *status) {
  UFormattedNumber *result = unumf_openResult(status);
  if (U_FAILURE(*status)) return NULL;
  if (integer) {
    unumf_formatInt((const UNumberFormatter *)format, *integer, result, status);
  } else {
    unumf_formatDouble((const UNumberFormatter *)format, *number, result, status);
  }
  return result;
}

static int32_t text_of(UFormattedNumber *result, uint16_t *units, int32_t capacity,
                       UErrorCode status, int32_t *error) {
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    length = unumf_resultToString(result, (UChar *)units, capacity, &status);
    if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  }
  if (result) unumf_closeResult(result);
  *error = U_FAILURE(status) ? status : 0;
  return length;
}

int32_t cicu_number_format_integer(const cicu_number_format *format, int64_t value,
                                   uint16_t *units, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = formatted(format, &value, NULL, &status);
  return text_of(result, units, capacity, status, error);
}

int32_t cicu_number_format_double(const cicu_number_format *format, double value, uint16_t *units,
                                  int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = formatted(format, NULL, &value, &status);
  return text_of(result, units, capacity, status, error);
}

cicu_plural_rules *cicu_plural_rules_open(const char *tag, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UPluralRules *rules = uplrules_open(name, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && rules) {
    uplrules_close(rules);
    rules = NULL;
  }
  return (cicu_plural_rules *)rules;
}

void cicu_plural_rules_close(cicu_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

static void category_of(const cicu_plural_rules *rules, UFormattedNumber *result, char name[16],
                        UErrorCode status, int32_t *error) {
  UChar keyword[16];
  int32_t length = 0;
  if (U_SUCCESS(status)) {
    length = uplrules_selectFormatted((const UPluralRules *)rules, result, keyword, 15, &status);
  }
  if (result) unumf_closeResult(result);
  name[0] = 0;
  if (U_SUCCESS(status)) {
    u_UCharsToChars(keyword, name, length);
    name[length] = 0;
  }
  *error = U_FAILURE(status) ? status : 0;
}

void cicu_plural_rules_integer(const cicu_plural_rules *rules, const cicu_number_format *format,
                               int64_t value, char name[16], int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = formatted(format, &value, NULL, &status);
  category_of(rules, result, name, status, error);
}

void cicu_plural_rules_double(const cicu_plural_rules *rules, const cicu_number_format *format,
                              double value, char name[16], int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = formatted(format, NULL, &value, &status);
  category_of(rules, result, name, status, error);
}
