internal import CatalogFiles
public import Foundation
public import LocalizedText

/// The catalogs of a program and the localizer that reads them.
///
/// There is one for the process. A test may have its own.
struct Program: Sendable {
  /// The program that is running.
  static let ofProcess = Program()
  /// The program that takes its place in a task.
  @TaskLocal static var ofTask: Program?

  /// The program whose texts are looked up.
  static var current: Program { ofTask ?? ofProcess }

  let catalogs: BundleCatalogs
  let localizer: Localizer

  /// Makes a program with a bundle as its own; without one, the library chooses it.
  init(main bundle: Bundle? = nil) {
    let catalogs = BundleCatalogs(main: bundle)
    self.catalogs = catalogs
    localizer = Localizer { catalogs.catalog(of: $0) }
  }
}

extension Grammarians {
  /// The grammarians of the process, which read the installed lexicons when a text needs them.
  public static let installed = Grammarians(lexicons: InstalledLexicons.ofProcess)
}

extension Localizer {
  /// The localizer of the process.
  ///
  /// It reads the program's own catalogs and those of other bundles when a text needs them. During
  /// `withMainBundle(_:operation:)`, it is another one, which belongs to the operation.
  public static var shared: Localizer { Program.current.localizer }

  /// Makes a bundle the program's own: texts without a bundle are looked up there.
  ///
  /// Without this call, it is the bundle of the executable's target, which SwiftPM puts beside the
  /// executable, or the folder of the executable if the target has no resources.
  ///
  /// ```swift
  /// Localizer.setMainBundle(Resources.bundle)  // once, when the program starts
  /// ```
  public static func setMainBundle(_ bundle: Bundle) {
    let program = Program.current
    program.catalogs.setMain(bundle)
    program.localizer.forgetBundles()
  }

  /// Makes a bundle the program's own while an operation runs, for its task alone.
  ///
  /// Tests that run at the same time can each have their own.
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

  /// Makes a bundle the program's own while an asynchronous operation runs, for its task alone.
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
  /// Binds a value while an operation runs.
  ///
  /// `TaskLocal.withValue` rethrows errors without their type.
  func bound<Result, Failure>(
    to value: Value, operation: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let result: Swift.Result<Result, Failure> = withValue(value) {
      do throws(Failure) { return .success(try operation()) } catch { return .failure(error) }
    }
    return try result.get()
  }
}
