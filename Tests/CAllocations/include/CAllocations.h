#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/* How often this thread has asked for memory so far; always 0 under a sanitizer, whose allocator is
   not to be stood in for. */
uint64_t callocations_of_this_thread(void);

#endif
