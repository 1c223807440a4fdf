#ifndef CTERMINAL_INPUT_H
#define CTERMINAL_INPUT_H

#include "Signals.h"

// Prepares to read keys through ncurses, which has the terminal open.
bool ct_keys_open(void);
void ct_keys_close(void);
// Adopts the size of the window. If it is another one, ct_key() will say so.
void ct_adopt_size(void);
// Reads and discards answers that are still expected.
void ct_drop_answers(void);

#endif
