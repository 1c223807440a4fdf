/* The part of ICU that the libraries use, behind functions of our own.

   ICU's headers rename every symbol by macro (ubrk_open is ubrk_open_72), which Swift does not
   see through: so none of them is included here. Locales come as BCP 47 tags, an unknown one
   means the root locale. Functions that can fail set *error to ICU's code, 0 for success. */
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/* What an error code is called, as U_MEMORY_ALLOCATION_ERROR. */
const char *cicu_error_name(int32_t error);

/* Numbers as a locale writes them; open ones are immutable and safe to share. */
typedef struct cicu_number_format cicu_number_format;
cicu_number_format *_Nullable cicu_number_format_open(const char *skeleton, const char *tag,
                                                      int32_t *error);
void cicu_number_format_close(cicu_number_format *format);
/* These write up to capacity UTF-16 units and return how many the text has. */
int32_t cicu_number_format_integer(const cicu_number_format *format, int64_t value,
                                   uint16_t *units, int32_t capacity, int32_t *error);
int32_t cicu_number_format_unsigned(const cicu_number_format *format, uint64_t value,
                                    uint16_t *units, int32_t capacity, int32_t *error);
int32_t cicu_number_format_double(const cicu_number_format *format, double value,
                                  uint16_t *units, int32_t capacity, int32_t *error);

/* Dates, in seconds since 1970. The calendar is BCP 47's name of one, or null for the locale's; an
   unknown zone means GMT. Open ones serve one thread at a time. */
typedef struct cicu_date_format cicu_date_format;
/* Styles: 0 none, 1 short, 2 medium, 3 long, 4 full. */
cicu_date_format *_Nullable cicu_date_format_open(const char *tag,
                                                  const char *_Nullable calendar,
                                                  const char *zone, int32_t date_style,
                                                  int32_t time_style, int32_t *error);
/* The locale's own order and names of the fields in a skeleton, as yMMMd. */
cicu_date_format *_Nullable cicu_date_format_open_skeleton(const char *tag,
                                                           const char *_Nullable calendar,
                                                           const char *zone,
                                                           const char *skeleton, int32_t *error);
void cicu_date_format_close(cicu_date_format *format);
int32_t cicu_date_format_text(const cicu_date_format *format, double seconds, uint16_t *units,
                              int32_t capacity, int32_t *error);

/* From one date to another, by a skeleton; what both have in common is written once. */
typedef struct cicu_interval_format cicu_interval_format;
cicu_interval_format *_Nullable cicu_interval_format_open(const char *tag,
                                                          const char *_Nullable calendar,
                                                          const char *zone,
                                                          const char *skeleton, int32_t *error);
void cicu_interval_format_close(cicu_interval_format *format);
int32_t cicu_interval_format_text(const cicu_interval_format *format, double from, double to,
                                  uint16_t *units, int32_t capacity, int32_t *error);
/* The pattern of a length of time in figures, as h:mm:ss; fields is one of hms, hm and ms. */
int32_t cicu_duration_pattern(const char *tag, const char *fields, uint16_t *units,
                              int32_t capacity, int32_t *error);

/* Texts joined as a locale lists them: "a, b, and c". Open ones are immutable and safe to share.
   Types: 0 and, 1 or, 2 units; widths: 0 wide, 1 short, 2 narrow. */
typedef struct cicu_list_format cicu_list_format;
cicu_list_format *_Nullable cicu_list_format_open(const char *tag, int32_t type,
                                                  int32_t *error);
void cicu_list_format_close(cicu_list_format *format);
int32_t cicu_list_format_text(const cicu_list_format *format,
                              const uint16_t *_Nonnull const *_Nonnull items,
                              const int32_t *lengths, int32_t count, uint16_t *units,
                              int32_t capacity, int32_t *error);

/* What people who read one locale call another: "French (Canada)". */
int32_t cicu_display_name(const char *tag, const char *in_tag, uint16_t *units, int32_t capacity,
                          int32_t *error);

/* The bytes of units in UTF-8, a half of a pair alone as U+FFFD; three bytes for each unit are always
   enough. Returns how many bytes there are. */
int32_t cicu_utf8(const uint16_t *units, int32_t count, char *bytes, int32_t capacity);

/* The text in capitals or in small letters as a locale writes them, up to capacity bytes of it;
   returns how many it has. */
int32_t cicu_change_case(const char *tag, int32_t upper, const char *text, int32_t length,
                         char *changed, int32_t capacity, int32_t *error);
/* Whether lines of a locale begin at the right. */
int32_t cicu_is_right_to_left(const char *tag);

/* Plural rules; open ones are immutable and safe to share. */
typedef struct cicu_plural_rules cicu_plural_rules;
cicu_plural_rules *_Nullable cicu_plural_rules_open(const char *tag, int32_t *error);
void cicu_plural_rules_close(cicu_plural_rules *rules);
/* These write the category's ASCII name (zero, one, two, few, many, other; at most 15 letters)
   for the number as the format writes it. */
void cicu_plural_rules_integer(const cicu_plural_rules *rules, const cicu_number_format *format,
                               int64_t value, char name[_Nonnull 16], int32_t *error);
void cicu_plural_rules_unsigned(const cicu_plural_rules *rules, const cicu_number_format *format,
                                uint64_t value, char name[_Nonnull 16], int32_t *error);
void cicu_plural_rules_double(const cicu_plural_rules *rules, const cicu_number_format *format,
                              double value, char name[_Nonnull 16], int32_t *error);

/* Line breaks. One walk at a time; the text must stay where it is from begin to end. */
typedef struct cicu_line_breaks cicu_line_breaks;
cicu_line_breaks *_Nullable cicu_line_breaks_open(const char *tag, int32_t *error);
void cicu_line_breaks_close(cicu_line_breaks *breaks);
void cicu_line_breaks_begin(cicu_line_breaks *breaks, const char *utf8, int64_t length,
                            int32_t *error);
/* The offset of the next opportunity in bytes, or -1 after the last. */
int32_t cicu_line_breaks_next(cicu_line_breaks *breaks);
void cicu_line_breaks_end(cicu_line_breaks *breaks);
/* ICU's number of the line break class, 0 to 42. */
int32_t cicu_line_break_class(uint32_t scalar);

/* The direction in which text is read. One text at a time; nothing is kept of it. */
typedef struct cicu_bidi cicu_bidi;
cicu_bidi *_Nullable cicu_bidi_open(int32_t *error);
void cicu_bidi_close(cicu_bidi *bidi);
/* Writes the level of every unit of a paragraph and returns the paragraph's own. Directions:
   0 from the left, 1 from the right, 2 and 3 as the first strong character says, else so. */
int32_t cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *units, int32_t length, int32_t direction,
                         uint8_t *levels, int32_t *error);
/* Writes which of the parts with these levels stand in a line from left to right. */
void cicu_bidi_visual_order(const uint8_t *levels, int32_t length, int32_t *order);
/* What is drawn for a character that is read from the right: itself if it has no mirror image. */
uint32_t cicu_mirrored(uint32_t scalar);
/* Whether a character is read from the right or makes others be. */
int32_t cicu_is_read_from_right(uint32_t scalar);

/* Character properties. */
enum cicu_property {
  CICU_EMOJI,
  CICU_EMOJI_PRESENTATION,
  CICU_EMOJI_MODIFIER,
  CICU_EXTENDED_PICTOGRAPHIC,
  CICU_REGIONAL_INDICATOR,
  CICU_PREPENDED_CONCATENATION_MARK,
  CICU_JAMO_VOWEL_OR_TAIL,
};
int32_t cicu_has_property(uint32_t scalar, int32_t property);
/* 0 neutral, 1 ambiguous, 2 halfwidth, 3 fullwidth, 4 narrow, 5 wide: ICU's order. */
int32_t cicu_east_asian_width(uint32_t scalar);
/* ICU's number of the general category, 0 to 29. */
int32_t cicu_general_category(uint32_t scalar);

/* Locales. These write up to capacity bytes with a final zero and return the length;
   0 means that there is no answer. Locale names are ICU's, with underscores. */
int32_t cicu_add_likely_subtags(const char *locale, char *text, int32_t capacity);
int32_t cicu_remove_likely_subtags(const char *locale, char *text, int32_t capacity);
int32_t cicu_language_tag(const char *locale, char *text, int32_t capacity);
int32_t cicu_locale_name(const char *tag, char *text, int32_t capacity);
int32_t cicu_language_alias(const char *language, char *text, int32_t capacity);
/* Calls visit with every pair of CLDR's table of parents that truncation does not give. */
void cicu_visit_parents(void *context,
                        void (*visit)(void *context, const char *child, const char *parent),
                        int32_t *error);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
