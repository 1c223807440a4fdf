import CatalogFiles
import JSONDocuments
import SourceText

/// The folders that Xcode exports for translators: `fr.xcloc`.
enum XcodeBundle {
  /// The extension of the folders.
  static let ending = TranslatorFolder.ending
  /// The name of the folder with copies of the catalogs.
  static let copies = "Source Contents"

  /// The files of a folder, with their paths from the folder around it.
  static func files(
    _ language: String, xliff: [UInt8], _ contents: Export.Contents
  ) -> [(path: String, bytes: [UInt8])] {
    let folder = language + ending
    var files = [
      ("\(folder)/contents.json", Array(manifest(language, contents).utf8)),
      ("\(folder)/\(TranslatorFolder.localized)/\(language).xliff", xliff),
    ]
    for file in contents.files {
      guard let source = file.source else { continue }
      files.append(("\(folder)/\(copies)/\(file.original)", source.bytes.array))
    }
    return files
  }

  /// The description of the folder, as Xcode writes it.
  private static func manifest(_ language: String, _ contents: Export.Contents) -> String {
    func quoted(_ text: String) -> String {
      var json = JSONWriter(to: "")
      json.value(text)
      return json.sink
    }
    return """
      {
        "developmentRegion" : \(quoted(contents.files.first?.sourceLanguage ?? "en")),
        "project" : \(quoted(contents.project)),
        "targetLocale" : \(quoted(language)),
        "toolInfo" : {
          "toolBuildNumber" : "27A266a",
          "toolID" : "com.apple.dt.xcode",
          "toolName" : "Xcode",
          "toolVersion" : \(quoted(Export.Contents.version))
        },
        "version" : "1.0"
      }
      """
  }

  // MARK: Reading

  /// The XLIFF files in a folder, and the language that it is for.
  ///
  /// - Throws: why there are none.
  static func contents(of path: String) throws(Fault) -> (files: [String], language: String?) {
    do throws(FileFault) {
      return (try TranslatorFolder.files(in: path), try member("targetLocale", of: path))
    } catch {
      throw Fault("\(path): \(error == .missing ? .withoutTranslations : error)")
    }
  }

  /// A text in the description of a folder; nil if there is none.
  private static func member(_ name: String, of path: String) throws(FileFault) -> String? {
    let manifest = path.appending(name: "contents.json")
    guard let bytes = try SmallFile.bytes(at: manifest, limit: 1 << 20),
      let json = try? JSONValue(parsing: bytes, path: manifest)
    else { return nil }
    return json[name]?.string
  }
}
