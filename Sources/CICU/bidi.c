#include <string.h>
#include <unicode/ubidi.h>
#include <unicode/uchar.h>

#include "CICU.h"

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
