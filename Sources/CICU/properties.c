#include <unicode/uchar.h>

#include "CICU.h"

int32_t cicu_has_property(uint32_t scalar, int32_t property) {
  UChar32 c = (UChar32)scalar;
  switch (property) {
  case CICU_EMOJI: return u_hasBinaryProperty(c, UCHAR_EMOJI);
  case CICU_EMOJI_PRESENTATION: return u_hasBinaryProperty(c, UCHAR_EMOJI_PRESENTATION);
  case CICU_EMOJI_MODIFIER: return u_hasBinaryProperty(c, UCHAR_EMOJI_MODIFIER);
  case CICU_EXTENDED_PICTOGRAPHIC: return u_hasBinaryProperty(c, UCHAR_EXTENDED_PICTOGRAPHIC);
  case CICU_REGIONAL_INDICATOR: return u_hasBinaryProperty(c, UCHAR_REGIONAL_INDICATOR);
  case CICU_BIDI_CONTROL: return u_hasBinaryProperty(c, UCHAR_BIDI_CONTROL);
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
