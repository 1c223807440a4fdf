internal import CatalogFiles
public import Foundation
public import LocalizedText

/// The catalogs of a program and the localizer that reads them.
///
/// There is one per process. A test may have its own.
struct Program: Sendable {
  /// The running program.
  static let ofProcess = Program()
  /// The program that overrides the running one in a task.
  @TaskLocal static var ofTask: Program?

  /// The program whose strings are looked up.
  static var current: Program { ofTask ?? ofProcess }

  let catalogs: BundleCatalogs
  let localizer: Localizer

  /// Creates a program with a main bundle, or with the default one.
  init(main bundle: Bundle? = nil) {
    let catalogs = BundleCatalogs(main: bundle)
    self.catalogs = catalogs
    localizer = Localizer { catalogs.catalog(of: $0) }
  }
}

extension Grammarians {
  /// The grammarians of the process, which load installed lexicons on demand.
  public static let installed = Grammarians(lexicons: InstalledLexicons.current)
}

extension Localizer {
  /// The localizer of the process.
  ///
  /// It reads the catalogs of the main bundle and of other bundles on demand. Inside
  /// `withMainBundle(_:operation:)`, it is a separate localizer for that operation.
  public static var shared: Localizer { Program.current.localizer }

  /// Sets the main bundle, where strings are looked up unless a bundle is given.
  ///
  /// The default is the resource bundle of the executable's target, which SwiftPM puts next to the
  /// executable, or the executable's folder if the target has no resources.
  ///
  /// ```swift
  /// Localizer.setMainBundle(Resources.bundle)  // once, when the program starts
  /// ```
  public static func setMainBundle(_ bundle: Bundle) {
    let program = Program.current
    program.catalogs.setMain(bundle)
    program.localizer.forgetBundles()
  }

  /// Sets the main bundle in the current task while an operation runs.
  ///
  /// Concurrent tests can each have their own.
  ///
  /// ```swift
  /// @Test func theTitleIsGerman() {
  ///   Localizer.withMainBundle(.module) {
  ///     Localizer.withPreferredLanguages(["de"]) {
  ///       #expect(String(localized: "Title") == "Titel")
  ///     }
  ///   }
  /// }
  /// ```
  public static func withMainBundle<Result, Failure>(
    _ bundle: Bundle, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let program = Program(main: bundle)
    return try Program.$ofTask.bound(to: program) { () throws(Failure) -> Result in
      try EnvironmentValues.withChosen(operation) { $0.localizer = program.localizer }
    }
  }

  /// Sets the main bundle in the current task while an asynchronous operation runs.
  public static func withMainBundle<Result>(
    _ bundle: Bundle, isolation: isolated (any Actor)? = #isolation,
    operation: () async throws -> Result
  ) async rethrows -> Result {
    let program = Program(main: bundle)
    return try await Program.$ofTask.withValue(
      program,
      operation: {
        try await EnvironmentValues.withChosen(operation, isolation: isolation) {
          $0.localizer = program.localizer
        }
      }, isolation: isolation)
  }
}

extension TaskLocal {
  /// Binds a value while an operation runs, preserving the type of errors.
  ///
  /// `TaskLocal.withValue` rethrows untyped errors.
  func bound<Result, Failure>(
    to value: Value, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = withValue(value) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
