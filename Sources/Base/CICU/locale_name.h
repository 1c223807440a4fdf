#ifndef CICU_LOCALE_NAME_H
#define CICU_LOCALE_NAME_H

/* Enough for any locale name that ICU accepts; a longer tag means the root locale. */
#define CICU_NAME_CAPACITY 256

/* Writes ICU's name for a tag, or the root's name if ICU has no data for the language. With an unknown
   name, ICU would use the locale of the process, on which no answer may depend. */
void cicu_known_locale_name(const char *tag, char name[CICU_NAME_CAPACITY]);

#endif
