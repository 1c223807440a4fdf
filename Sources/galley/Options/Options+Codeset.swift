import TerminalDriver

extension Options {
  /// The options with marks and frames in ASCII, where the locale's codeset has no others.
  func heedingCodeset() -> Options {
    var options = self
    options.ascii = ascii || !TerminalCodeset.isUnicode()
    return options
  }
}
