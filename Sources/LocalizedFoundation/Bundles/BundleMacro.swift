#if !canImport(Darwin)
  public import Foundation

  // The toolchain has the macro, but Foundation declares it only on Apple's systems.
  /// The bundle with the resources of the module in which it is written.
  ///
  /// A module without resources has no bundle: the compiler says so.
  ///
  /// ```swift
  /// String(localized: "pencil", bundle: #bundle)
  /// ```
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")
#endif
