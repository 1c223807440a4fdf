#include "CICU.h"

#include <stddef.h>
#include <unicode/udat.h>
#include <unicode/udateintervalformat.h>
#include <unicode/udatpg.h>
#include <unicode/uloc.h>
#include <unicode/ures.h>
#include <unicode/ustring.h>

#include "locale_name.h"

enum { ZONE_CAPACITY = 128, PATTERN_CAPACITY = 256 };

/* Locale and zone in the form that ICU wants. */
typedef struct {
  char locale[CICU_NAME_CAPACITY];
  UChar zone[ZONE_CAPACITY];
  int32_t zone_length;
} setting;

/* An unknown calendar means that of the locale, and a zone that is too long means GMT. */
static setting setting_of(const char *tag, const char *calendar, const char *zone) {
  setting result;
  UErrorCode status = U_ZERO_ERROR;
  cicu_known_locale_name(tag, result.locale);
  const char *known = calendar ? uloc_toLegacyType("ca", calendar) : NULL;
  if (known) {
    uloc_setKeywordValue("calendar", known, result.locale, CICU_NAME_CAPACITY, &status);
    if (U_FAILURE(status)) cicu_known_locale_name(tag, result.locale);
  }
  status = U_ZERO_ERROR;
  u_strFromUTF8(result.zone, ZONE_CAPACITY, &result.zone_length, zone, -1, &status);
  /* The empty zone is an unknown one. A null pointer would mean the zone of the process. */
  if (U_FAILURE(status)) result.zone_length = 0;
  return result;
}

/* ICU's milliseconds; NaN becomes the first moment of 1970. */
static UDate date_of(double seconds) { return seconds == seconds ? seconds * 1000 : 0; }

static int32_t finished(int32_t length, UErrorCode status, int32_t *error) {
  if (status == U_BUFFER_OVERFLOW_ERROR) status = U_ZERO_ERROR;
  *error = U_FAILURE(status) ? status : 0;
  return length;
}

static cicu_date_format *open_date_format(const setting *setting, UDateFormatStyle date,
                                          UDateFormatStyle time, const UChar *pattern,
                                          int32_t length, UErrorCode status, int32_t *error) {
  UDateFormat *format = udat_open(time, date, setting->locale, setting->zone,
                                  setting->zone_length, pattern, length, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && format) {
    udat_close(format);
    format = NULL;
  }
  return (cicu_date_format *)format;
}

cicu_date_format *cicu_date_format_open(const char *tag, const char *calendar, const char *zone,
                                        int32_t date_style, int32_t time_style, int32_t *error) {
  static const UDateFormatStyle styles[] = {UDAT_NONE, UDAT_SHORT, UDAT_MEDIUM, UDAT_LONG,
                                            UDAT_FULL};
  setting setting = setting_of(tag, calendar, zone);
  return open_date_format(&setting, styles[date_style], styles[time_style], NULL, 0, U_ZERO_ERROR,
                          error);
}

/* The best pattern of the locale for the fields of a skeleton. */
static int32_t pattern_of(const char *locale, const char *skeleton, UChar *pattern,
                          UErrorCode *status) {
  UChar fields[PATTERN_CAPACITY];
  int32_t length = 0;
  u_strFromUTF8(fields, PATTERN_CAPACITY, &length, skeleton, -1, status);
  UDateTimePatternGenerator *patterns = udatpg_open(locale, status);
  length = udatpg_getBestPattern(patterns, fields, length, pattern, PATTERN_CAPACITY, status);
  udatpg_close(patterns);
  return length;
}

cicu_date_format *cicu_date_format_open_skeleton(const char *tag, const char *calendar,
                                                 const char *zone, const char *skeleton,
                                                 int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  setting setting = setting_of(tag, calendar, zone);
  UChar pattern[PATTERN_CAPACITY];
  int32_t length = pattern_of(setting.locale, skeleton, pattern, &status);
  return open_date_format(&setting, UDAT_PATTERN, UDAT_PATTERN, pattern, length, status, error);
}

void cicu_date_format_close(cicu_date_format *format) { udat_close((UDateFormat *)format); }

int32_t cicu_date_format_text(const cicu_date_format *format, double seconds, uint16_t *units,
                              int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udat_format((const UDateFormat *)format, date_of(seconds), (UChar *)units,
                               capacity, NULL, &status);
  return finished(length, status, error);
}

cicu_interval_format *cicu_interval_format_open(const char *tag, const char *calendar,
                                                const char *zone, const char *skeleton,
                                                int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  setting setting = setting_of(tag, calendar, zone);
  UChar fields[PATTERN_CAPACITY];
  int32_t length = 0;
  u_strFromUTF8(fields, PATTERN_CAPACITY, &length, skeleton, -1, &status);
  UDateIntervalFormat *format = udtitvfmt_open(setting.locale, fields, length, setting.zone,
                                               setting.zone_length, &status);
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status) && format) {
    udtitvfmt_close(format);
    format = NULL;
  }
  return (cicu_interval_format *)format;
}

void cicu_interval_format_close(cicu_interval_format *format) {
  udtitvfmt_close((UDateIntervalFormat *)format);
}

int32_t cicu_interval_format_text(const cicu_interval_format *format, double from, double to,
                                  uint16_t *units, int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  int32_t length = udtitvfmt_format((const UDateIntervalFormat *)format, date_of(from),
                                    date_of(to), (UChar *)units, capacity, NULL, &status);
  return finished(length, status, error);
}

int32_t cicu_duration_pattern(const char *tag, const char *fields, uint16_t *units,
                              int32_t capacity, int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  char name[CICU_NAME_CAPACITY];
  cicu_known_locale_name(tag, name);
  UResourceBundle *patterns = ures_open(U_ICUDATA_NAME "-unit", name, &status);
  patterns = ures_getByKey(patterns, "durationUnits", patterns, &status);
  int32_t length = 0;
  const UChar *pattern = ures_getStringByKey(patterns, fields, &length, &status);
  if (U_SUCCESS(status)) u_memcpy((UChar *)units, pattern, length < capacity ? length : capacity);
  if (patterns) ures_close(patterns);
  *error = U_FAILURE(status) ? status : 0;
  return length;
}
