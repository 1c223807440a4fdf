/* The ICU of the system, by which SwiftPM knows what to install if it is missing. CICU wraps what
   the libraries use of it. */
#include <unicode/utypes.h>
