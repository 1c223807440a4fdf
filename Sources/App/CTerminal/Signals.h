#ifndef CTERMINAL_SIGNALS_H
#define CTERMINAL_SIGNALS_H

#include "Restore.h"

// Whatever ends the program gives the terminal back first.
void ct_signals_install(void);
void ct_signals_remove(void);
// Blocks the signals that end or stop the program while the terminal is between two states.
void ct_signals_hold(sigset_t *old);
// Whether the user asked to stop the process; each request is reported once.
bool ct_stop_requested(void);
// Stops the process, and returns when it continues in the foreground.
void ct_stop_now(void);

#endif
