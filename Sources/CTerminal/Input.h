#ifndef CTERMINAL_INPUT_H
#define CTERMINAL_INPUT_H

#include "Signals.h"

// Adopts the size of the window; returns whether it is another one.
bool ct_adopt_size(void);
// Reads and discards answers that are still expected.
void ct_drop_answers(void);

#endif
