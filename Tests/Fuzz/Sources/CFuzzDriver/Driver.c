#include "FuzzDriver.h"

#include <stddef.h>
#include <stdint.h>

// Of libFuzzer, which has no header.
int LLVMFuzzerRunDriver(int *argc, char ***argv,
                        int (*test)(const uint8_t *start, size_t count));

int LLVMFuzzerTestOneInput(const uint8_t *start, size_t count);

int FuzzProgram_main(int argc, char **argv) {
  return LLVMFuzzerRunDriver(&argc, &argv, LLVMFuzzerTestOneInput);
}
