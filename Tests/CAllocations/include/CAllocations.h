#ifndef CALLOCATIONS_H
#define CALLOCATIONS_H

#include <stdint.h>

/* How often this thread has allocated memory so far. Always 0 under a sanitizer, whose allocator must
   not be replaced. */
uint64_t callocations_of_this_thread(void);

/* How often this process has written to standard output so far, by write(). If the variable
   NO_MEMORY_FILES is set, memfd_create() fails as on systems without it. */
uint64_t cwrites_to_output(void);

#endif
