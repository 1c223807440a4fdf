#include "CICU.h"

#include <stdlib.h>
#include <unicode/ucol.h>

struct cicu_collation {
  UCollator *broad, *fine;
};

/* The root collation of CLDR with Apple's two additions: single quotation marks differ from the
   apostrophe at the second level only, and double ones from the straight one. */
static const UChar quotation_marks[] =
    u"&\\'<<\u2018<<\u2019<<\u201A<<\u201B"
    u"&\\\"<<\u201C<<\u201D<<\u201E<<\u201F<<\u2E42<<\u301D<<\u301E<<\u301F";

cicu_collation *cicu_collation_open(int32_t *error) {
  UErrorCode status = U_ZERO_ERROR;
  cicu_collation *collation = calloc(1, sizeof *collation);
  if (!collation) {
    *error = U_MEMORY_ALLOCATION_ERROR;
    return NULL;
  }
  collation->broad =
      ucol_openRules(quotation_marks, sizeof quotation_marks / sizeof *quotation_marks - 1,
                     UCOL_DEFAULT, UCOL_SECONDARY, NULL, &status);
  if (collation->broad) {
    ucol_setAttribute(collation->broad, UCOL_NUMERIC_COLLATION, UCOL_ON, &status);
    collation->fine = ucol_clone(collation->broad, &status);
  }
  if (collation->fine) {
    ucol_setAttribute(collation->fine, UCOL_STRENGTH, UCOL_TERTIARY, &status);
    ucol_setAttribute(collation->fine, UCOL_CASE_LEVEL, UCOL_ON, &status);
  }
  *error = U_FAILURE(status) ? status : 0;
  if (U_FAILURE(status)) {
    cicu_collation_close(collation);
    return NULL;
  }
  return collation;
}

void cicu_collation_close(cicu_collation *collation) {
  if (collation->fine) ucol_close(collation->fine);
  if (collation->broad) ucol_close(collation->broad);
  free(collation);
}

int32_t cicu_collation_compare(const cicu_collation *collation, int32_t is_fine, const char *one,
                               int32_t one_length, const char *other, int32_t other_length) {
  UErrorCode status = U_ZERO_ERROR;
  return ucol_strcollUTF8(is_fine ? collation->fine : collation->broad, one, one_length, other,
                          other_length, &status);
}
