// The API of this module exposes why a file cannot be read, and threads, flags and environment variables.
@_exported public import FileAccess
