#ifndef FUZZ_DRIVER_H
#define FUZZ_DRIVER_H

/// The entry point of the program under the name that SwiftPM expects: it starts libFuzzer.
int FuzzProgram_main(int argc, char **argv);

#endif
