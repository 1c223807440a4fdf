#ifndef CICU_LOCALE_NAME_H
#define CICU_LOCALE_NAME_H

/* Room for any locale name that ICU takes; longer tags mean the root locale. */
#define CICU_NAME_CAPACITY 256

/* Writes ICU's name of a tag, or the root's if ICU has no data for its language: it would take
   those of the process's own locale, and the answers must not depend on the process. */
void cicu_known_locale_name(const char *tag, char name[CICU_NAME_CAPACITY]);

#endif
