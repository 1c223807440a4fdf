#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/* How often this thread has allocated memory so far. Always 0 under a sanitizer, whose allocator must
   not be replaced. */
uint64_t callocations_of_this_thread(void);

#endif
