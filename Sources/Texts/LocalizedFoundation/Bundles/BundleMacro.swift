#if !canImport(Darwin)
  public import Foundation

  // The toolchain has the macro, but Foundation declares it only on Apple's systems.
  /// The bundle with the resources of the current module.
  ///
  /// It does not compile in a module without resources.
  ///
  /// ```swift
  /// String(localized: "pencil", bundle: #bundle)
  /// ```
  @freestanding(expression)
  public macro bundle() -> Bundle =
    #externalMacro(module: "FoundationMacros", type: "BundleMacro")
#endif
