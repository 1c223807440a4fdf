// Importers see threads, flags and variables in what this module offers.
@_exported public import Programs
