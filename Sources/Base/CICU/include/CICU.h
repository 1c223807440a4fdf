/* The part of ICU that the libraries use, wrapped in functions of our own.

   ICU's headers rename every symbol with a macro (ubrk_open is ubrk_open_72), which Swift cannot
   import, so they are not included here. Locales are BCP 47 tags, and an unknown one means the root
   locale. Functions that can fail set *error to ICU's code, or to 0. */
#ifndef CICU_H
#define CICU_H

#include <stdint.h>

#if !__has_include(<unicode/utypes.h>)
#error "The headers of ICU are missing. On Debian: apt-get install libicu-dev"
#endif

#if __has_feature(nullability)
#pragma clang assume_nonnull begin
#endif

/* The name of an error code, such as U_MEMORY_ALLOCATION_ERROR. */
const char *cicu_error_name(int32_t error);

/* Number formats. They are immutable, so threads may share them. */
typedef struct cicu_number_format cicu_number_format;
cicu_number_format *_Nullable cicu_number_format_open(const char *skeleton, const char *tag,
                                                      int32_t *error);
void cicu_number_format_close(cicu_number_format *format);
/* Each writes up to capacity UTF-16 units and returns how many the whole text has. */
int32_t cicu_number_format_integer(const cicu_number_format *format, int64_t value,
                                   uint16_t *units, int32_t capacity, int32_t *error);
int32_t cicu_number_format_unsigned(const cicu_number_format *format, uint64_t value,
                                    uint16_t *units, int32_t capacity, int32_t *error);
int32_t cicu_number_format_double(const cicu_number_format *format, double value,
                                  uint16_t *units, int32_t capacity, int32_t *error);

/* Date formats, for seconds since 1970. The calendar has its BCP 47 name, or null for that of the
   locale; an unknown zone means GMT. Only one thread at a time may use a format. */
typedef struct cicu_date_format cicu_date_format;
/* Styles: 0 none, 1 short, 2 medium, 3 long, 4 full. */
cicu_date_format *_Nullable cicu_date_format_open(const char *tag,
                                                  const char *_Nullable calendar,
                                                  const char *zone, int32_t date_style,
                                                  int32_t time_style, int32_t *error);
/* The fields of a skeleton, such as yMMMd, in the order of the locale. */
cicu_date_format *_Nullable cicu_date_format_open_skeleton(const char *tag,
                                                           const char *_Nullable calendar,
                                                           const char *zone,
                                                           const char *skeleton, int32_t *error);
void cicu_date_format_close(cicu_date_format *format);
int32_t cicu_date_format_text(const cicu_date_format *format, double seconds, uint16_t *units,
                              int32_t capacity, int32_t *error);

/* Interval formats, by a skeleton. Parts that both dates share are written once. */
typedef struct cicu_interval_format cicu_interval_format;
cicu_interval_format *_Nullable cicu_interval_format_open(const char *tag,
                                                          const char *_Nullable calendar,
                                                          const char *zone,
                                                          const char *skeleton, int32_t *error);
void cicu_interval_format_close(cicu_interval_format *format);
int32_t cicu_interval_format_text(const cicu_interval_format *format, double from, double to,
                                  uint16_t *units, int32_t capacity, int32_t *error);
/* The pattern of a duration in digits, such as h:mm:ss; fields is one of hms, hm and ms. */
int32_t cicu_duration_pattern(const char *tag, const char *fields, uint16_t *units,
                              int32_t capacity, int32_t *error);

/* List formats: "a, b, and c". They are immutable, so threads may share them.
   Types: 0 and, 1 or, 2 units. */
typedef struct cicu_list_format cicu_list_format;
cicu_list_format *_Nullable cicu_list_format_open(const char *tag, int32_t type,
                                                  int32_t *error);
void cicu_list_format_close(cicu_list_format *format);
int32_t cicu_list_format_text(const cicu_list_format *format,
                              const uint16_t *_Nonnull const *_Nonnull items,
                              const int32_t *lengths, int32_t count, uint16_t *units,
                              int32_t capacity, int32_t *error);

/* The name of a locale in the language of another: "French (Canada)". */
int32_t cicu_display_name(const char *tag, const char *in_tag, uint16_t *units, int32_t capacity,
                          int32_t *error);

/* Converts UTF-16 to UTF-8, with U+FFFD for a lone surrogate, and returns the number of bytes. Three
   bytes for each unit are always enough. */
int32_t cicu_utf8(const uint16_t *units, int32_t count, char *bytes, int32_t capacity);

/* Converts a text to upper or lower case by the rules of a locale. Writes up to capacity units and
   returns how many the whole text has. */
int32_t cicu_change_case(const char *tag, int32_t upper, const uint16_t *text, int32_t length,
                         uint16_t *units, int32_t capacity, int32_t *error);
/* Whether the script of a locale is written from right to left. */
int32_t cicu_is_right_to_left(const char *tag);

/* Plural rules. They are immutable, so threads may share them. */
typedef struct cicu_plural_rules cicu_plural_rules;
cicu_plural_rules *_Nullable cicu_plural_rules_open(const char *tag, int32_t *error);
void cicu_plural_rules_close(cicu_plural_rules *rules);
/* Each writes the ASCII name of the category (zero, one, two, few, many, other) that the number has
   as the format writes it. */
void cicu_plural_rules_integer(const cicu_plural_rules *rules, const cicu_number_format *format,
                               int64_t value, char name[_Nonnull 16], int32_t *error);
void cicu_plural_rules_unsigned(const cicu_plural_rules *rules, const cicu_number_format *format,
                                uint64_t value, char name[_Nonnull 16], int32_t *error);
void cicu_plural_rules_double(const cicu_plural_rules *rules, const cicu_number_format *format,
                              double value, char name[_Nonnull 16], int32_t *error);

/* The root collation with numbers by their value and Apple's order of quotation marks. It is
   immutable, so threads may share it. */
typedef struct cicu_collation cicu_collation;
cicu_collation *_Nullable cicu_collation_open(int32_t *error);
void cicu_collation_close(cicu_collation *collation);
/* Compares two texts in UTF-8: less than 0, 0 or more than 0. Only the fine comparison sees a
   difference of letter case, width or kana. Bytes that are not UTF-8 count as U+FFFD. */
int32_t cicu_collation_compare(const cicu_collation *collation, int32_t is_fine, const char *one,
                               int32_t one_length, const char *other, int32_t other_length);

/* Line breaks, of one text at a time. The text must stay in place from begin to end. */
typedef struct cicu_line_breaks cicu_line_breaks;
cicu_line_breaks *_Nullable cicu_line_breaks_open(const char *tag, int32_t *error);
void cicu_line_breaks_close(cicu_line_breaks *breaks);
void cicu_line_breaks_begin(cicu_line_breaks *breaks, const char *utf8, int64_t length,
                            int32_t *error);
/* The offset in bytes of the next place where a line may end, or -1 after the last. */
int32_t cicu_line_breaks_next(cicu_line_breaks *breaks);
void cicu_line_breaks_end(cicu_line_breaks *breaks);
/* ICU's number for the line break class, 0 to 42. */
int32_t cicu_line_break_class(uint32_t scalar);

/* The bidirectional algorithm, for one text at a time. No pointer to the text is kept. */
typedef struct cicu_bidi cicu_bidi;
cicu_bidi *_Nullable cicu_bidi_open(int32_t *error);
void cicu_bidi_close(cicu_bidi *bidi);
/* Writes the level of each unit of a paragraph, and returns the level of the paragraph. Directions:
   0 left to right, 1 right to left, 2 and 3 by the first strong character, else 0 or 1. */
int32_t cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *units, int32_t length, int32_t direction,
                         uint8_t *levels, int32_t *error);
/* Writes the indices of the parts of a line from left to right, by their levels. */
void cicu_bidi_visual_order(const uint8_t *levels, int32_t length, int32_t *order);
/* The character to draw in right-to-left text: the mirror image if there is one. */
uint32_t cicu_mirrored(uint32_t scalar);
/* The character that a character and a mark after it compose; -1 if there is none. */
int32_t cicu_composed(uint32_t scalar, uint32_t mark);
/* Whether a character, or a text because of it, is read from right to left. */
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
/* ICU's number for the general category, 0 to 29. */
int32_t cicu_general_category(uint32_t scalar);

/* Locales. Each writes up to capacity bytes including a final zero, and returns the length, or 0 if
   there is no answer. Names of locales are ICU's, with underscores. */
int32_t cicu_add_likely_subtags(const char *locale, char *text, int32_t capacity);
int32_t cicu_remove_likely_subtags(const char *locale, char *text, int32_t capacity);
int32_t cicu_language_tag(const char *locale, char *text, int32_t capacity);
int32_t cicu_locale_name(const char *tag, char *text, int32_t capacity);
int32_t cicu_language_alias(const char *language, char *text, int32_t capacity);
/* Calls visit with every locale and its parent in CLDR's table of exceptions; for all other locales,
   the parent follows from dropping the last subtag. */
void cicu_visit_parents(void *context,
                        void (*visit)(void *context, const char *child, const char *parent),
                        int32_t *error);

#if __has_feature(nullability)
#pragma clang assume_nonnull end
#endif

#endif
