import Foundation

#if !canImport(Darwin)
  import LocalizedFoundation
#endif

/// A model that an app for macOS and a program for Linux share.
struct Folder {
  var count: Int

  var title: LocalizedStringResource { "\(count) files" }
}

print(String(localized: Folder(count: 3).title))
