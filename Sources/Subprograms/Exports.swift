// Who starts programs waits for them, and passes descriptors and variables.
@_exported public import SystemCalls
