#include "CICU.h"

#include <stddef.h>
#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/ubrk.h>
#include <unicode/uchar.h>
#include <unicode/unorm2.h>
#include <unicode/utext.h>

#include "locale_name.h"

int32_t cicu_has_property(uint32_t scalar, int32_t property) {
  UChar32 c = (UChar32)scalar;
  switch (property) {
  case CICU_EMOJI: return u_hasBinaryProperty(c, UCHAR_EMOJI);
  case CICU_EMOJI_PRESENTATION: return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
  case CICU_EMOJI_MODIFIER: return u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
  case CICU_EXTENDED_PICTOGRAPHIC: return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
  case CICU_REGIONAL_INDICATOR: return u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR);
  case CICU_PREPENDED_CONCATENATION_MARK:
    return u_hasBinaryProperty(c, UCHAR_PREPENDED_CONCATENATION_MARK);
  case CICU_JAMO_VOWEL_OR_TAIL: {
    int32_t type = u_getIntPropertyValue(c, UCHAR_HANGUL_SYLLABLE_TYPE);
    return type == U_HST_VOWEL_JAMO || type == U_HST_TRAILING_JAMO;
  }
  default: return 0;
  }
}

int32_t cicu_east_asian_width(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_EAST_ASIAN_WIDTH);
}

int32_t cicu_general_category(uint32_t scalar) { return u_charType((UChar32)scalar); }

int32_t cicu_line_break_class(uint32_t scalar) {
  return u_getIntPropertyValue((UChar32)scalar, UCHAR_LINE_BREAK);
}

cicu_bidi *cicu_bidi_open(int32_t *error) {
  UBiDi *bidi = ubidi_open();
  *error = bidi ? 0 : U_MEMORY_ALLOCATION_ERROR;
  return (cicu_bidi *)bidi;
}

void cicu_bidi_close(cicu_bidi *bidi) { ubidi_close((UBiDi *)bidi); }

int32_t cicu_bidi_levels(cicu_bidi *bidi, const uint16_t *units, int32_t length, int32_t direction,
                         uint8_t *levels, int32_t *error) {
  static const UBiDiLevel paragraphs[] = {0, 1, UBIDI_DEFAULT_LTR, UBIDI_DEFAULT_RTL};
  UErrorCode status = U_ZERO_ERROR;
  ubidi_setPara((UBiDi *)bidi, (const UChar *)units, length, paragraphs[direction & 3], NULL,
                &status);
  int32_t paragraph = ubidi_getParaLevel((UBiDi *)bidi);
  if (length > 0) {
    const UBiDiLevel *found = ubidi_getLevels((UBiDi *)bidi, &status);
    if (U_SUCCESS(status)) memcpy(levels, found, (size_t)length);
  }
  *error = U_FAILURE(status) ? status : 0;
  return paragraph;
}

void cicu_bidi_visual_order(const uint8_t *levels, int32_t length, int32_t *order) {
  ubidi_reorderVisual(levels, length, order);
}

uint32_t cicu_mirrored(uint32_t scalar) { return (uint32_t)u_charMirror((UChar32)scalar); }

int32_t cicu_composed(uint32_t scalar, uint32_t mark) {
  UErrorCode error = U_ZERO_ERROR;
  const UNormalizer2 *composition = unorm2_getNFCInstance(&error);
  if (U_FAILURE(error)) return -1;
  return unorm2_composePair(composition, (UChar32)scalar, (UChar32)mark);
}

int32_t cicu_is_read_from_right(uint32_t scalar) {
  switch (u_charDirection((UChar32)scalar)) {
  case U_RIGHT_TO_LEFT:
  case U_RIGHT_TO_LEFT_ARABIC:
  case U_ARABIC_NUMBER:
  case U_RIGHT_TO_LEFT_EMBEDDING:
  case U_RIGHT_TO_LEFT_OVERRIDE:
  case U_RIGHT_TO_LEFT_ISOLATE: return 1;
  default: return 0;
  }
}

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
  /* The iterator makes a shallow clone, so it reads the caller's bytes after utext_close(). */
  ubrk_setUText((UBreakIterator *)breaks, &text, &status);
  utext_close(&text);
  *error = U_FAILURE(status) ? status : 0;
}

int32_t cicu_line_breaks_next(cicu_line_breaks *breaks) {
  int32_t offset = ubrk_next((UBreakIterator *)breaks);
  return offset == UBRK_DONE ? -1 : offset;
}

void cicu_line_breaks_end(cicu_line_breaks *breaks) {
  UErrorCode status = U_ZERO_ERROR;
  ubrk_setText((UBreakIterator *)breaks, NULL, 0, &status);
}
