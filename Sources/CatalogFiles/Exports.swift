// The API of this module exposes threads, flags, and environment variables.
@_exported public import Programs
