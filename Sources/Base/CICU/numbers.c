#include "CICU.h"

#include <inttypes.h>
#include <stdio.h>
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

/* A number of one of the types that callers have. */
typedef struct {
  enum { INTEGER, UNSIGNED, DOUBLE } type;
  union {
    int64_t integer;
    uint64_t natural;
    double real;
  };
} number;

static UFormattedNumber *formatted(const cicu_number_format *format, number value,
                                   UErrorCode *status) {
  const UNumberFormatter *formatter = (const UNumberFormatter *)format;
  UFormattedNumber *result = unumf_openResult(status);
  if (U_FAILURE(*status)) return NULL;
  switch (value.type) {
    case INTEGER:
      unumf_formatInt(formatter, value.integer, result, status);
      break;
    case UNSIGNED: {
      /* ICU's largest integer type is signed, so pass the digits. */
      char digits[24];
      int32_t length = snprintf(digits, sizeof digits, "%" PRIu64, value.natural);
      unumf_formatDecimal(formatter, digits, length, result, status);
      break;
    }
    case DOUBLE:
      unumf_formatDouble(formatter, value.real, result, status);
      break;
  }
  return result;
}

static int32_t text_of(const cicu_number_format *format, number value, uint16_t *units,
                       int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = formatted(format, value, &status);
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
  return text_of(format, (number){INTEGER, {.integer = value}}, units, capacity, error);
}

int32_t cicu_number_format_unsigned(const cicu_number_format *format, uint64_t value,
                                    uint16_t *units, int32_t capacity, int32_t *error) {
  return text_of(format, (number){UNSIGNED, {.natural = value}}, units, capacity, error);
}

int32_t cicu_number_format_double(const cicu_number_format *format, double value, uint16_t *units,
                                  int32_t capacity, int32_t *error) {
  return text_of(format, (number){DOUBLE, {.real = value}}, units, capacity, error);
}

cicu_plural_rules *cicu_plural_rules_open(const char *tag, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  /* Not cicu_known_locale_name: ICU has plural rules for languages for which it has no other data,
     and for the rest it takes the root's, never those of the process's own locale. */
  cicu_locale_name(tag, name, sizeof name);
  UPluralRules *rules = uplrules_open(name, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && rules) {
    uplrules_close(rules);
    rules = NULL;
  }
  return (cicu_plural_rules *)rules;
}

void cicu_plural_rules_close(cicu_plural_rules *rules) { uplrules_close((UPluralRules *)rules); }

static void category_of(const cicu_plural_rules *rules, const cicu_number_format *format,
                        number value, char name[16], int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  UFormattedNumber *result = formatted(format, value, &status);
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
  category_of(rules, format, (number){INTEGER, {.integer = value}}, name, error);
}

void cicu_plural_rules_unsigned(const cicu_plural_rules *rules, const cicu_number_format *format,
                                uint64_t value, char name[16], int32_t *error) {
  category_of(rules, format, (number){UNSIGNED, {.natural = value}}, name, error);
}

void cicu_plural_rules_double(const cicu_plural_rules *rules, const cicu_number_format *format,
                              double value, char name[16], int32_t *error) {
  category_of(rules, format, (number){DOUBLE, {.real = value}}, name, error);
}
