// The API of this module exposes what reads the files, and threads, flags and environment variables.
@_exported public import FileReading
@_exported public import SystemCalls
