// Who reads and writes whole documents uses the tokens, too.
@_exported public import JSONReading
